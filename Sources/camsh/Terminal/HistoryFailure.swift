import Glibc

/// Why lines are not remembered from one session to the next.
struct HistoryFailure: Error, Equatable {
  enum Step { case makeFolder, open, notAFile, lock, read, write, replace }

  var step: Step
  var path: String
  /// The system's error number; 0 where the system reported none.
  var code: Int32
}
