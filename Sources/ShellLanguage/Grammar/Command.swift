/// One thing that a session can do, with everything it needs, ready to be done.
package enum Command: Sendable, Equatable {
  case move(Move)
  case look(Look)
  case check(Expectation)
  case manage(SessionCommand)
  /// What the app added; it says its kind itself.
  case added(AddedCall)
}

extension Command: CustomStringConvertible {
  /// As a script spells it; reading that gives the same command again.
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
