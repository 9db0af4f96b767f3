import Testing

@testable import CoordinatorShellCore

struct CaseInsensitiveTests {
  @Test(arguments: [
    ("Log in", "log IN"), ("", ""), ("솔향기", "솔향기"), ("ÉCRAN", "écran"), ("é", "e\u{301}"),
    ("\u{212a}m", "km"), ("straße", "STRAßE"),
    ("솔 ÉCRAN", "솔 e\u{301}cran"),
  ])
  func `texts that differ in case are the same`(_ one: String, _ other: String) {
    #expect(one.isSame(as: other))
    #expect(other.isSame(as: one))
  }

  @Test(arguments: [
    ("Log in", "Log on"), ("Log in", "Log i"), ("", "a"), ("e", "e\u{301}"), ("é", "e"),
    ("[", "{"), ("솔", "솔향기"), ("솔향기", "솔바람"),
  ])
  func `different texts aren't the same`(_ one: String, _ other: String) {
    #expect(!one.isSame(as: other))
    #expect(!other.isSame(as: one))
  }
}
