import ShellLanguage

/// Gestures during a transition: the same tap twice, or another gesture before the transition ends.
struct TransitionMoves {
  let fingers: [Move]

  /// Limits the moves, whose number would grow with the square of the controls.
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
  /// Whether the move may start a transition.
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
