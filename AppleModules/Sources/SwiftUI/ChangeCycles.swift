/// Ends cycles of `onChange` closures that change the values that they or others watch.
///
/// SwiftUI calls such a closure twice in a frame, and logs that it tried to update multiple times.
@MainActor final class ChangeCycles {
  private static let limit = 2

  /// How often each closure has been called in readings that such closures caused, by its position.
  private var calls: [String: Int] = [:]
  private var isCalling = false
  /// Whether a closure has caused the next reading of the body.
  private var isCaused = false

  func willReadAgain() {
    if isCalling { isCaused = true }
  }

  /// Calls the closures of the changes that a reading has found, except those that cause each other
  /// again and again.
  func call(_ changes: [(path: String, action: () -> Void)]) {
    if !isCaused { calls = [:] }
    isCaused = false
    isCalling = true
    defer { isCalling = false }
    for (path, action) in changes {
      let count = calls[path, default: 0] + 1
      calls[path] = count
      if count <= Self.limit { action() }
    }
  }
}
