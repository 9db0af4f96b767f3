import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

@Suite struct TranscriptTests {
  private func compare(_ expected: [String], _ actual: [String]) throws -> TranscriptComparison {
    let place = ShellLanguage.SourceLocation(source: "t", line: 1, column: 1)
    return Transcript.compare(
      try expected.map { try TranscriptLine($0, at: place) }, with: actual)
  }

  private func difference(_ expected: [String], _ actual: [String]) throws -> TranscriptDifference {
    guard case .mismatched(let difference) = try compare(expected, actual) else {
      throw UnexpectedStatement(text: "matched")
    }
    return difference
  }

  @Test(
    arguments: [
      (["a", "b"], ["a", "b"]),
      ([], []),
      (["..."], []),
      (["..."], ["a", "b"]),
      (["a", "...", "z"], ["a", "z"]),
      (["a", "...", "b", "...", "z"], ["a", "b", "x", "b", "y", "z"]),
      (["├─ ..."], ["├─ a", "│  └─ b"]),
      (["   ..."], ["x"]),
      (["[..]"], [""]),
      (["a[..]c[..]"], ["abbc"]),
      (["[..]b[..]b"], ["abab"]),
      (["x[..]"], ["x[..]"]),
      (["a.c (re)"], ["abc"]),
      (["a.c (re)"], ["a.c (re)"]),
      (["a*c? (glob)"], ["abbbcd"]),
      ([#"a\*\? (glob)"#], ["a*?"]),
      (["* (glob)"], [""]),
      (["캠\u{1111}\u{1175}\u{11bc}장"], ["캠핑장"]),
      (["caf\u{e9}[..]"], ["cafe\u{301}!"]),
    ] as [([String], [String])])
  func `output matches a transcript`(expected: [String], actual: [String]) throws {
    #expect(try compare(expected, actual) == .matched)
  }

  @Test(
    arguments: [
      (["a"], []), ([], ["a"]), (["a"], ["a", "b"]), (["a", "...", "z"], ["a", "b"]),
      (["[..]x"], ["y"]), (["a[..]a"], ["a"]), (["a.c (re)"], ["xabc"]), (["a? (glob)"], ["a"]),
      (["a..."], ["ab"]), (["[..]ab[..]"], ["ba"]),
    ] as [([String], [String])])
  func `output differs from a transcript`(expected: [String], actual: [String]) throws {
    #expect(try compare(expected, actual) != .matched)
  }

  @Test func `shows the fewest differences`() throws {
    let difference = try difference(
      ["AppCoordinator#1", "├─ [..]", "...", "└─ Favorite", "step 3"],
      ["AppCoordinator#1", "├─ Map", "│  ● a", "│  ● b", "└─ Favorites", "step 3"])
    #expect(
      difference.lines == [
        .kept("AppCoordinator#1"), .kept("├─ [..]"), .kept("..."), .missing("└─ Favorite"),
        .unexpected("└─ Favorites"), .kept("step 3"),
      ])
    #expect(difference.expectedIndex == 3)
  }

  @Test func `shows missing lines before unexpected ones`() throws {
    #expect(
      try difference(["a", "b", "c", "d"], ["a", "x", "y", "d"]).lines == [
        .kept("a"), .missing("b"), .missing("c"), .unexpected("x"), .unexpected("y"), .kept("d"),
      ])
  }

  @Test func `shows unexpected lines`() throws {
    let difference = try difference(["a", "b", "c"], ["a", "x", "c", "d"])
    #expect(
      difference.lines == [
        .kept("a"), .missing("b"), .unexpected("x"), .kept("c"), .unexpected("d"),
      ])
    #expect((difference.expectedIndex, difference.actualIndex) == (1, 1))
  }

  @Test func `updates a transcript so that it matches`() throws {
    let actual = ["a", "new", "b1", "end"]
    let difference = try difference(["a", "b[..]", "gone", "end"], actual)
    let accepted = difference.lines.compactMap { line -> String? in
      switch line {
      case .kept(let text), .unexpected(let text): text
      case .missing: nil
      }
    }
    #expect(accepted == ["a", "new", "b[..]", "end"])
    #expect(try compare(accepted, actual) == .matched)
  }

  @Test func `compares forty thousand lines`() throws {
    let expected = (0..<20_000).map { "line \($0)" }
    let actual = expected.map { $0 == "line 10000" ? "other" : $0 }
    #expect(
      try difference(expected, actual).lines[10_000...10_001] == [
        .missing("line 10000"), .unexpected("other"),
      ])
    #expect(try difference(expected, expected.map { $0 + "!" }).lines.count == 40_000)
  }
}
