import ShellLanguage

/// A move at a state: one command, or several that only make sense together.
package struct ExploredMove: Sendable, Equatable {
  /// The source of a move; the exploration tries the kinds in this order.
  package enum Kind: UInt8, Sendable, CaseIterable, Comparable {
    /// A gesture, with everything settled before and after it.
    case finger
    /// Typing.
    case text
    /// A route, an event, a link, or a call that pops or dismisses.
    case code
    /// The system, or passing time.
    case system
    /// A gesture during a transition that a gesture started.
    case transition
    /// The system disconnects the last scene; the only possible next move connects another one.
    case ending

    /// Whether a move waits until every reachable state has been tried with the moves of users and
    /// code, which show the most.
    var isDeferred: Bool { self > .code }

    package static func < (a: Kind, b: Kind) -> Bool { a.rawValue < b.rawValue }
  }

  /// The part of the coverage that a move belongs to.
  package enum Part: UInt8, Sendable {
    case control, route, other
  }

  /// The commands; empty if the move comes from a report, which can only be printed.
  package let commands: [Command]
  package let kind: Kind
  package let part: Part
  /// Each command as a script spells it.
  package let texts: [String]
  /// All commands in one text.
  package let text: String
  /// The separator of commands in the text.
  package static let separator = "; "

  package init(_ commands: [Command], _ kind: Kind) {
    self.init(
      commands, kind, commands.count == 1 ? Part(of: commands[0]) : .other,
      commands.map(\.description))
  }

  package init(_ commands: [Command], _ kind: Kind, _ part: Part, _ texts: [String]) {
    self.commands = commands
    self.kind = kind
    self.part = part
    self.texts = texts
    text = texts.joined(separator: Self.separator)
  }

  package init(_ move: Move, _ kind: Kind) {
    self.init([.move(move)], kind)
  }

  package init(_ moves: [Move], _ kind: Kind) {
    self.init(moves.map(Command.move), kind)
  }

  /// Whether different results at one state mean that the state must be split.
  ///
  /// The screen shows what a control does, but not where `back` leads or whether the device turns.
  var tellsStates: Bool {
    guard commands.count == 1, case .move(let move)? = commands.first else { return false }
    switch move {
    case .tap, .type, .swipeRow, .swipePage, .moveRow, .press, .pull, .adjust: return true
    default: return false
    }
  }

  /// Whether a warning of UIKit after the move counts as a problem.
  ///
  /// A route that the exploration calls may request what UIKit refuses, and UIKit refuses a second
  /// tap during a transition with a harmless warning. camsh still reports what such a move leaves
  /// behind.
  package var isWarningFound: Bool { kind != .code && kind != .transition }
}

extension ExploredMove.Part {
  init(of command: Command) {
    switch command {
    case .move(.route), .move(.send), .move(.open): self = .route
    case .move(.tap): self = .control
    default: self = .other
    }
  }
}
