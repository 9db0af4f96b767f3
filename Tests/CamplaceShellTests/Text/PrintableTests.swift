import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

@Suite struct PrintableTests {
  @Test(arguments: [
    ("plain 솔향기 🏕\u{fe0f} ├─ é", "plain 솔향기 🏕\u{fe0f} ├─ é"),
    ("\u{1b}[31mred", #"\u{1b}[31mred"#),
    ("a\nb\tc\rd\r\n", #"a\nb\tc\u{d}d\u{d}\n"#),
    ("\u{0}\u{7f}\u{9b}", #"\u{0}\u{7f}\u{9b}"#),
    ("\u{202e}x\u{2066}\u{200f}\u{61c}", #"\u{202e}x\u{2066}\u{200f}\u{61c}"#),
    ("\u{2028}\u{2029}", #"\u{2028}\u{2029}"#),
  ])
  func `escapes terminal control characters`(text: String, shown: String) {
    #expect(text.escapedForTerminal == shown)
  }
}
