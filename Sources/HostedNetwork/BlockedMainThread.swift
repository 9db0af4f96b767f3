import Foundation

/// Responds at once to requests for which the main thread waits, as `Data(contentsOf:)` does there:
/// it would never come to the turn in which the response is due.
enum BlockedMainThread {
  private static let interval = 0.01
  /// How often in a row the main thread has to be found asleep.
  private static let patience = 3

  static func watch(_ request: RequestInFlight) {
    look(at: request, asleep: 0)
  }

  private static func look(at request: RequestInFlight, asleep: Int) {
    DispatchQueue.global().asyncAfter(deadline: .now() + interval) { [weak request] in
      guard let request, !request.isAccepted, !request.isAnswered else { return }
      let asleep = isMainThreadAsleep ? asleep + 1 : 0
      if asleep < patience { look(at: request, asleep: asleep) } else { request.answer() }
    }
  }

  /// Whether the main thread waits for something, rather than for a processor.
  private static var isMainThreadAsleep: Bool {
    let path = "/proc/self/task/\(getpid())/stat"
    guard let stat = FileManager.default.contents(atPath: path),
      // The name, in parentheses, may contain anything.
      let end = stat.lastIndex(of: UInt8(ascii: ")"))
    else { return false }
    return stat.dropFirst(end + 2 - stat.startIndex).first == UInt8(ascii: "S")
  }
}
