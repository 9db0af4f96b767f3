import CoordinatorShellCore
import Glibc

/// Work that a copy of this process does, so that only the copy is affected by a crash.
@MainActor struct IsolatedWork {
  /// The copy's progress, also after its death.
  let record: ProgressRecord
  /// The time limit of the work.
  let limit: Duration
  /// Whether the copy uses this process's standard streams.
  let isHeard: Bool

  /// Nil if the system has no memory for it.
  init?(limit: Duration, isHeard: Bool) {
    guard let board = ProgressBoard(count: 1) else { return nil }
    record = board[0]
    self.limit = limit
    self.isHeard = isHeard
  }

  func run<Answer: Codable>(_ work: () -> Answer) -> WorkingCopy<Answer>.End {
    record.clear()
    let parent = getpid()
    do throws(LocalFiles.Failure) {
      let copy = try WorkingCopy(limit: limit, isHeard: isHeard) {
        ExploredHomes()?.enterHome(ofCopiesOf: parent)
        return work()
      }
      while WorkingCopy.ended(of: [copy]).isEmpty {}
      return copy.end()
    } catch { return .died("no process: \(error)") }
  }
}
