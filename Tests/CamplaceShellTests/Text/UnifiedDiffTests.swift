import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

@Suite struct UnifiedDiffTests {
  private func kept(_ numbers: ClosedRange<Int>) -> [TranscriptDifference.Line] {
    numbers.map { .kept("line \($0)") }
  }

  @Test func `nearby changes share a hunk with three lines of context`() {
    let lines =
      kept(1...9) + [.missing("old"), .unexpected("new")] + kept(11...14)
      + [.unexpected("more")] + kept(15...30) + [.missing("last")]
    #expect(
      UnifiedDiff(lines).lines(paint: .plain) == [
        "@@ -7,11 +7,12 @@", " line 7", " line 8", " line 9", "-old", "+new", " line 11",
        " line 12", " line 13", " line 14", "+more", " line 15", " line 16", " line 17",
        "@@ -28,4 +29,3 @@", " line 28", " line 29", " line 30", "-last",
      ])
  }

  @Test func `lines added to an empty range follow the previous line`() {
    #expect(
      UnifiedDiff([.unexpected("a"), .unexpected("b")], first: 5).lines(paint: .plain)
        == ["@@ -4,0 +5,2 @@", "+a", "+b"])
  }

  @Test func `no change makes no hunk`() {
    #expect(UnifiedDiff(kept(1...3)).hunks.isEmpty)
  }

  @Test func `escape sequences in a diff are escaped`() {
    let lines = UnifiedDiff([.missing("\u{1b}[2J")]).lines(paint: .colored)
    #expect(lines.last == "\u{1b}[31m-\\u{1b}[2J\u{1b}[0m")
  }

  @Test(arguments: ["plain", "...", "a [..] b", "x (re)", "( (re)", "a*?\\ (glob)", "", "캠핑장"])
  func `a line of output is written as a pattern that matches only it`(line: String) throws {
    let place = ShellLanguage.SourceLocation(source: "t", line: 1, column: 1)
    let written = TranscriptLine.written(line)
    let text = String(written.dropFirst(written == "|" ? 1 : 2))
    let read = try TranscriptLine(text, at: place)
    #expect(read.matches(line) && !read.isAnyLines)
    #expect(!read.matches(line + "x") && !read.matches("x" + line))
  }
}
