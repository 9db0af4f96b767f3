/// A command's effect on a session.
package enum CommandKind: Sendable {
  /// Changes the app's state and counts as a step.
  case move
  /// Shows the app's state without changing it.
  case look
  /// Checks the app's state without changing it.
  case check
  /// Acts on the session or the shell rather than the app.
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
