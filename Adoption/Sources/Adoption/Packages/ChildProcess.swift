import Foundation
import Glibc
import Synchronization

/// A tool that camsh runs, which ends with camsh.
///
/// Foundation starts each process in a group of its own, so neither Ctrl-C nor a signal to camsh
/// reaches it.
public enum ChildProcess {
  /// The most tools that end with camsh at a time.
  private static let most = 64

  /// The groups of the running tools, and 0 in places that are free, for a signal handler.
  nonisolated(unsafe) private static let groups: UnsafeMutablePointer<pid_t> = {
    let places = UnsafeMutablePointer<pid_t>.allocate(capacity: most)
    places.initialize(repeating: 0, count: most)
    return places
  }()
  private static let lock = Mutex(())

  /// From now on, a signal that ends camsh first ends its tools.
  public static func endWithThisProcess() {
    _ = groups
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      sigaddset(&signals, number)
      signal(number) { number in
        for place in 0..<ChildProcess.most where ChildProcess.groups[place] != 0 {
          // Only this signal makes 'swift build' end its compilers, which have groups of their own.
          kill(-ChildProcess.groups[place], SIGINT)
        }
        Glibc.signal(number, SIG_DFL)
        raise(number)
      }
    }
    // The parent process may have blocked them, and a tool inherits that.
    sigprocmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Runs a tool to its end.
  ///
  /// - Parameter reading: Called while the tool runs.
  static func run<Output>(_ process: Process, reading: () -> Output) throws -> Output {
    try process.run()
    let place = enter(process.processIdentifier)
    let output = reading()
    process.waitUntilExit()
    if let place { lock.withLock { _ in groups[place] = 0 } }
    return output
  }

  private static func enter(_ group: pid_t) -> Int? {
    lock.withLock { _ in
      let place = (0..<most).first { groups[$0] == 0 }
      if let place { groups[place] = group }
      return place
    }
  }
}
