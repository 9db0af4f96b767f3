import ShellLanguage

/// Something to do at a state: one command, or a few that only make sense together.
package struct ExploredMove: Sendable, Equatable {
  /// Who moves the app; the exploration tries the kinds in this order.
  package enum Kind: UInt8, Sendable, CaseIterable, Comparable {
    /// A finger, with everything settled before and after.
    case finger
    /// A person who types.
    case text
    /// A route, an event, a link, or a call that pops or dismisses.
    case code
    /// The system, or time.
    case system
    /// A finger within a transition that a finger began.
    case transition
    /// The system ends the last scene: another can be connected, and nothing else follows.
    case ending

    package static func < (a: Kind, b: Kind) -> Bool { a.rawValue < b.rawValue }
  }

  /// What a move is a part of, for the coverage.
  package enum Part: UInt8, Sendable {
    case control, route, other
  }

  /// Nothing where the move comes from a report: then it can be read, and not made.
  package let commands: [Command]
  package let kind: Kind
  package let part: Part
  /// Each command as a script spells it.
  package let texts: [String]
  /// The same in one, separated by `; `.
  package let text: String

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
    text = texts.joined(separator: "; ")
  }

  package init(_ move: Move, _ kind: Kind) {
    self.init([.move(move)], kind)
  }

  package init(_ moves: [Move], _ kind: Kind) {
    self.init(moves.map(Command.move), kind)
  }

  /// Whether different results at one state mean that the state is several: what a control does is written
  /// on the screen, while where `back` leads, or whether the device turns, never is.
  var tellsStates: Bool {
    guard commands.count == 1, case .move(let move)? = commands.first else { return false }
    switch move {
    case .tap, .type, .swipeRow, .moveRow, .press, .pull: return true
    default: return false
    }
  }

  /// Whether a warning of UIKit is a problem by itself.
  ///
  /// Code that the exploration calls on its own account may well ask for what UIKit refuses, and a second
  /// tap within a transition is refused with a warning and nothing worse; what it leaves behind is found
  /// all the same.
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
