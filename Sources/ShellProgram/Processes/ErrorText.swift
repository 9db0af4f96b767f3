import CLinux
import CoordinatorShellCore
import Glibc

/// What a process writes to standard error, and where it trapped; both stay readable however it ends.
@MainActor final class ErrorText {
  /// How much of the end is read.
  private static let most = 1 << 16

  let trap = TrapRecord()
  private let file: Int32

  /// Nil if the system has no memory for it.
  init?() {
    file = clinux_shared_memory("camsh-errors")
    guard file >= 0 else { return nil }
    _ = fcntl(file, F_SETFL, O_APPEND)
  }

  deinit { close(file) }

  func clear() {
    ftruncate(file, 0)
    trap?.clear()
  }

  /// Makes it this process's standard error.
  func redirect() { dup2(file, STDERR_FILENO) }

  /// The message of a trap, with the file and line where the app or the standard library raised it.
  var trapMessage: String? { text.flatMap { TrapMessage.last(in: $0) } }

  /// The end of the text; nil if there is none.
  private var text: String? {
    var state = stat()
    guard fstat(file, &state) == 0, state.st_size > 0 else { return nil }
    let length = min(Int(state.st_size), Self.most)
    return String(unsafeUninitializedCapacity: length) { buffer in
      max(pread(file, buffer.baseAddress, length, state.st_size - off_t(length)), 0)
    }
  }
}
