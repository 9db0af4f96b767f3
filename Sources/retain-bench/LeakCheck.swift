import Glibc

/// LeakSanitizer's own walk, where the program is built with it.
struct LeakCheck {
  private typealias Check = @convention(c) () -> Int32

  private let check: Check

  /// Nil without `--sanitize=address`.
  init?() {
    guard let symbol = dlsym(nil, "__lsan_do_recoverable_leak_check") else { return nil }
    check = unsafeBitCast(symbol, to: Check.self)
  }

  /// Looks for leaks, which means to walk all that is reachable; says whether there are any.
  func findsLeaks() -> Bool { check() != 0 }
}
