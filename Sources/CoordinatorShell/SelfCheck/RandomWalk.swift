import SeededNumbers
import ShellLanguage

/// Makes random moves in an app without mistakes, which must lead to no finding.
@MainActor package enum RandomWalk {
  /// The result of a walk.
  package struct Outcome: Sendable, Equatable {
    /// The number of moves that succeeded.
    package let steps: Int
    /// A false finding, with the steps that led to it; nil if there is none.
    package let falseFinding: String?

    package init(steps: Int, falseFinding: String?) {
      self.steps = steps
      self.falseFinding = falseFinding
    }
  }

  /// The number of moves after which the app is launched again, so that screens don't pile up.
  private static let stepsOfLaunch = 250

  /// Makes moves that the session offers; the same seed makes the same moves.
  ///
  /// UIKit's warnings aren't false findings: a random move may request what UIKit rejects.
  package static func run(
    app: String, steps: Int, seed: UInt64, library: @escaping Session.Library
  ) throws(StepFailure) -> Outcome {
    var random = SeededNumbers(seed: seed)
    var made = 0
    while made < steps {
      let session = try Session(
        app: app, library: library, request: ServicesRequest(),
        reporter: SilentReporter(), files: NoFiles())
      let start = made
      var refused = 0
      while session.stepCount < stepsOfLaunch, start + session.stepCount < steps, refused < 1000 {
        let before = session.stepCount
        move(session, &random)
        refused = session.stepCount == before ? refused + 1 : 0
        let found = session.standingFindings.filter { $0.verdict != .misuse }
        if !found.isEmpty {
          let path = session.timeline.done.map(\.statement.text).joined(separator: "; ")
          let text = FindingText(glyphs: .unicode, paint: .plain)
          let lines = ["app \(app), seed \(seed): \(path)"] + found.flatMap(text.lines)
          return Outcome(steps: made, falseFinding: lines.joined(separator: "\n"))
        }
      }
      made = start + max(session.stepCount, 1)
    }
    return Outcome(steps: made, falseFinding: nil)
  }

  /// Makes a move that the session offers.
  static func move(_ session: Session, _ random: inout SeededNumbers) {
    let moves = session.offeredMoves(arguments: 1...3)
    guard let move = moves.randomElement(using: &random) else { return }
    // A move that fails is a valid result.
    try? make(move, in: session)
  }

  static func make(_ move: Move, in session: Session) throws {
    let location = SourceLocation(source: "walk", line: session.stepCount + 1, column: 1)
    try session.run(Statement(.command(.move(move)), at: location))
  }
}
