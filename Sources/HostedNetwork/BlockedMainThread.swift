import Foundation

/// Responds at once to requests that the main thread waits for, as in `Data(contentsOf:)`: a
/// blocked main thread never reaches the turn in which the response is due.
enum BlockedMainThread {
  private static let interval = 0.01
  /// The number of consecutive checks that must find the main thread asleep.
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

  /// Whether the main thread waits for an event rather than for a processor.
  private static var isMainThreadAsleep: Bool {
    let path = "/proc/self/task/\(getpid())/stat"
    guard let stat = FileManager.default.contents(atPath: path),
      // The thread's name, in parentheses, may contain any characters.
      let end = stat.lastIndex(of: UInt8(ascii: ")"))
    else { return false }
    return stat.dropFirst(end + 2 - stat.startIndex).first == UInt8(ascii: "S")
  }
}
