import Glibc

/// A signal by its name, and what it means.
struct SignalName: CustomStringConvertible {
  let name: String
  private let meaning: String

  init(_ number: Int32) {
    (name, meaning) =
      switch number {
      case SIGABRT: ("SIGABRT", "it gave up")
      case SIGBUS: ("SIGBUS", "bad memory access")
      case SIGFPE: ("SIGFPE", "bad arithmetic")
      case SIGILL: ("SIGILL", "a trap: failed precondition, overflow, index out of range")
      case SIGKILL: ("SIGKILL", "somebody killed it, perhaps the system for want of memory")
      case SIGPIPE: ("SIGPIPE", "writing to nobody")
      case SIGSEGV: ("SIGSEGV", "bad memory access, or recursion without end")
      case SIGTERM: ("SIGTERM", "somebody ended it")
      case SIGTRAP: ("SIGTRAP", "a trap: failed precondition, overflow, index out of range")
      default: ("signal \(number)", String(cString: strsignal(number)))
      }
  }

  var description: String { "\(name) (\(meaning))" }
}
