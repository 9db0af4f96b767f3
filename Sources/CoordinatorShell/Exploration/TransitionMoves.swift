import ShellLanguage

/// What a quick finger does while the screen still moves: the same tap twice, and another gesture in the
/// midst of a transition.
struct TransitionMoves {
  let fingers: [Move]

  /// More would be the square of what is on the screen.
  private static let most = 6
  /// UIKit's transitions take 350 ms and more.
  private static let midst = Move.advance(.milliseconds(100))

  var moves: [ExploredMove] {
    let openers = Array(fingers.filter(\.opensTransition).prefix(Self.most))
    var moves = openers.map { ExploredMove([.hold, $0, $0, .settle], .transition) }
    for opener in openers {
      for second in openers where second != opener {
        moves.append(ExploredMove([.hold, opener, Self.midst, second, .settle], .transition))
      }
      if opener.isSwipe {
        moves.append(
          ExploredMove([.hold, opener, Self.midst, .lift(cancelled: true), .settle], .transition))
      }
    }
    return moves
  }
}

extension Move {
  /// Whether a finger may set something moving by it.
  fileprivate var opensTransition: Bool {
    switch self {
    case .tap, .back, .tab, .swipeBack(cancelled: false), .swipeDown(cancelled: false): true
    default: false
    }
  }

  fileprivate var isSwipe: Bool {
    switch self {
    case .swipeBack, .swipeDown: true
    default: false
    }
  }
}
