import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

@Suite struct NumberTests {
  @Test(arguments: [
    ("0", 0), ("007", 7), ("-12", -12), ("1_000", 1000), ("1e3", 1000), ("12E2", 1200),
    ("-1e2", -100), ("1e18", 1_000_000_000_000_000_000), ("0e99999999999999999999", 0),
    ("9223372036854775807", .max),
  ])
  func `parses whole numbers`(word: String, number: Int) {
    guard case .integer(number) = Number(word) else {
      Issue.record("\(word) is \(Number(word))")
      return
    }
  }

  @Test(arguments: ["", "-", "1.5", "e3", "1e", "1e-3", "1_", "_1", "1__0", "1_e3", "0x10", "+1"])
  func `other words are text`(word: String) {
    guard case .none = Number(word) else {
      Issue.record("\(word) is \(Number(word))")
      return
    }
  }

  @Test(arguments: ["1e19", "9223372036854775808", "92233720368547758070e1", "1e99999999999999999"])
  func `recognizes numbers that are too large`(word: String) {
    guard case .tooLarge = Number(word) else {
      Issue.record("\(word) is \(Number(word))")
      return
    }
  }
}
