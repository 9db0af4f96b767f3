import Glibc

/// A lock on a file, shared by processes or held by one; it ends with the value, and with the process.
final class FileLock {
  /// Who may hold it at the same time.
  enum Mode {
    case shared, exclusive

    fileprivate var operation: Int32 { self == .shared ? LOCK_SH : LOCK_EX }
  }

  private let descriptor: Int32

  /// Takes the lock; calls `waiting` once if another process has it.
  ///
  /// Nil where the file can't be opened or the file system has no locks.
  init?(_ path: String, _ mode: Mode, waiting: () -> Void) {
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0, take(mode, waiting: waiting) else { return nil }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Changes the mode; other processes may have had the lock in between.
  @discardableResult
  func take(_ mode: Mode, waiting: () -> Void) -> Bool {
    if flock(descriptor, mode.operation | LOCK_NB) == 0 { return true }
    guard errno == EWOULDBLOCK else { return false }
    waiting()
    while flock(descriptor, mode.operation) != 0 {
      guard errno == EINTR else { return false }
    }
    return true
  }
}
