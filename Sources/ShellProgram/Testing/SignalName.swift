import Glibc

/// A signal's name and meaning.
struct SignalName: CustomStringConvertible {
  let name: String
  private let meaning: String

  init(_ number: Int32) {
    (name, meaning) =
      switch number {
      case SIGABRT: ("SIGABRT", "it aborted")
      case SIGBUS: ("SIGBUS", "bad memory access")
      case SIGFPE: ("SIGFPE", "bad arithmetic")
      case SIGILL: ("SIGILL", "a trap: failed precondition, overflow, index out of range")
      case SIGKILL: ("SIGKILL", "another process killed it, perhaps the system for lack of memory")
      case SIGPIPE: ("SIGPIPE", "writing to a closed pipe")
      case SIGSEGV: ("SIGSEGV", "bad memory access, or recursion without end")
      case SIGTERM: ("SIGTERM", "another process ended it")
      case SIGTRAP: ("SIGTRAP", "a trap: failed precondition, overflow, index out of range")
      default: ("signal \(number)", String(cString: strsignal(number)))
      }
  }

  var description: String { "\(name) (\(meaning))" }
}
