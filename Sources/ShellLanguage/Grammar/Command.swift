/// A parsed command with its arguments, ready to run.
package enum Command: Sendable, Equatable {
  case move(Move)
  case look(Look)
  case check(Expectation)
  case manage(SessionCommand)
  /// An added command, which has its own kind.
  case added(AddedCall)
}

extension Command: CustomStringConvertible {
  /// The command in script syntax; parsing it gives an equal command.
  package var description: String {
    switch self {
    case .move(let move): move.description
    case .look(let look): look.description
    case .check(let expectation): "expect \(expectation)"
    case .manage(let command): command.description
    case .added(let call): call.description
    }
  }
}
