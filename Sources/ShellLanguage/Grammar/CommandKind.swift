/// What a command does to a session.
package enum CommandKind: Sendable {
  /// Moves the app, and so counts as a step.
  case move
  /// Shows something of the app, and changes nothing.
  case look
  /// Checks something of the app, and changes nothing.
  case check
  /// Acts on the session or the shell instead of the app.
  case manage
}

extension Command {
  package var kind: CommandKind {
    switch self {
    case .move: .move
    case .look: .look
    case .check: .check
    case .manage: .manage
    case .added(let call): call.kind
    }
  }
}
