import CoordinatorShellCore

/// Why a file or folder that the user named can't be used.
enum FileFailure: Error, CustomStringConvertible {
  case unreadable(String, any Error)
  case unwritable(String, any Error)
  /// The file doesn't contain what it should; with the reason.
  case malformed(String, String)

  var description: String {
    switch self {
    case .unreadable(let path, let error): StepFailure.unreadableFile(path, error).message
    case .unwritable(let path, let error): StepFailure.unwritableFile(path, error).message
    case .malformed(let path, let reason): "\(path): \(reason)"
    }
  }
}
