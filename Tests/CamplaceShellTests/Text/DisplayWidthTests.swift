import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("솔향기 캠핑장", 13), ("a\u{301}", 1), ("\u{1112}\u{1161}\u{11ab}", 2),
    ("ｱ", 1), ("Ａ", 2), ("日本", 4), ("🏕", 1), ("🏕\u{fe0f}", 2), ("😀", 2), ("👍🏽", 2),
    ("👨‍👩‍👧", 2), ("🇰🇷", 2), ("🇰🇷🇯🇵", 4), ("❤\u{fe0f}", 2), ("├─ ●", 4), ("\u{1b}[0m", 3),
    ("\u{200b}", 0), ("\u{ad}", 1), ("가\u{3099}", 2), ("é", 1), ("\t", 0),
  ])
  func `counts columns`(text: String, columns: Int) {
    #expect(text.displayWidth == columns)
  }

  @Test func `a string's width is the sum of its characters' widths`() {
    let text = "솔a\u{301}👨‍👩‍👧🇰🇷❤\u{fe0f}x\u{1112}\u{1161}"
    #expect(text.map { DisplayWidth.of($0) }.reduce(0, +) == text.displayWidth)
  }
}
