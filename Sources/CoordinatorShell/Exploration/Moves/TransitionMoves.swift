import ShellLanguage

/// Gestures during a transition: the same tap twice, or another gesture before the transition ends.
struct TransitionMoves {
  let fingers: [Move]

  /// Limits the moves, whose number would grow with the square of the controls.
  private static let most = 6
  /// UIKit's transitions take 350 ms and more.
  private static let midst = Move.advance(.milliseconds(100))

  var moves: [ExploredMove] {
    let hold = Part(.hold)
    let midst = Part(Self.midst)
    let cancel = Part(.lift(cancelled: true))
    let settle = Part(.settle)
    func move(_ parts: Part...) -> ExploredMove {
      ExploredMove(parts.map(\.command), .transition, .other, parts.map(\.text))
    }
    let openers = fingers.lazy.filter(\.opensTransition).prefix(Self.most).map(Part.init)
    let parts = Array(openers)
    var moves = parts.map { move(hold, $0, $0, settle) }
    for opener in parts {
      for second in parts where second.text != opener.text {
        moves.append(move(hold, opener, midst, second, settle))
      }
      if opener.isSwipe { moves.append(move(hold, opener, midst, cancel, settle)) }
    }
    return moves
  }

  /// A command with its text, which takes longer to write than a move takes to put together.
  private struct Part {
    let command: Command
    let text: String
    let isSwipe: Bool

    init(_ move: Move) {
      command = .move(move)
      text = command.description
      isSwipe = move.isSwipe
    }
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
