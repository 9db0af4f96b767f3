import ShellTestSupport

@testable import CoordinatorShellCore
@testable import ShellLanguage

/// Random numbers that are the same on every run.
struct Xorshift {
  var state: UInt64

  mutating func below(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 33) % limit
  }
}
