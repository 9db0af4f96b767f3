import Glibc

/// Why the history isn't kept for later sessions.
struct HistoryFailure: Error, Equatable {
  enum Step { case makeFolder, open, notAFile, lock, read, write, replace }

  var step: Step
  var path: String
  /// The system's error number; 0 if it reported none.
  var code: Int32
}

extension HistoryFailure: CustomStringConvertible {
  var description: String {
    let action =
      switch step {
      case .makeFolder: "cannot make the folder of"
      case .open: "cannot open"
      case .notAFile: "not a file:"
      case .lock: "cannot lock"
      case .read: "cannot read"
      case .write: "cannot write"
      case .replace: "cannot shorten"
      }
    let reason = code == 0 ? "" : ": " + String(cString: strerror(code))
    return "history is not kept: \(action) \(path.printable)\(reason)"
  }
}
