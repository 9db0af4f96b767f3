import CoordinatorKit
import HeadlessUIKit
import ShellLanguage

extension Session {
  private static let mostWays = 6

  /// The moves that are possible on a screen without routes, such as a login page: what to type,
  /// tap and send.
  var nextMoveLines: [String] {
    let inputs = device.finger.inputs.map {
      ["type \(Word.spelling(of: $0.name)) <text>", "fill it in"]
    }
    let taps = targets.filter { $0.isEnabled && $0.kind != .stub }.prefix(Self.mostWays).map {
      ["tap \(Word.spelling(of: $0.place ?? $0.name))", $0.place == nil ? "" : $0.title]
    }
    let events = (rootCoordinator?.flowHandlers ?? []).prefix(Self.mostWays).map {
      ["send \($0.name)\($0.parameter.usage)", $0.summary]
    }
    let ways = inputs + taps + events
    guard !ways.isEmpty else { return [] }
    return ["from here:"]
      + Columns.lines(ways.map { $0.map(\.escapedForTerminal) }).map { "  " + $0 }
  }
}
