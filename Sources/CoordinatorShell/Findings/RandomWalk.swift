import ShellLanguage

/// Moves at random through an app that has no mistakes, to see whether anything is found all the same.
@MainActor package enum RandomWalk {
  /// What a walk ended with.
  package struct Outcome: Sendable, Equatable {
    /// How many moves could be made.
    package let steps: Int
    /// What was found though nothing is wrong, with the steps that led there; nil as it should be.
    package let falseFinding: String?

    package init(steps: Int, falseFinding: String?) {
      self.steps = steps
      self.falseFinding = falseFinding
    }
  }

  /// After so many moves the app is launched anew, so that screens do not pile up without end.
  private static let stepsOfLaunch = 250

  /// Makes so many moves from what the session offers; the same seed makes the same moves.
  ///
  /// What UIKit warns about is no false finding: a random move may well ask for what UIKit refuses.
  package static func run(
    app: String, steps: Int, seed: UInt64, library: @escaping Session.Library
  ) throws(StepFailure) -> Outcome {
    var random = SeededGenerator(seed: seed)
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

  private static func move(_ session: Session, _ random: inout SeededGenerator) {
    let moves = session.offeredMoves(arguments: 1...3)
    guard let move = moves.randomElement(using: &random) else { return }
    let location = SourceLocation(source: "walk", line: session.stepCount + 1, column: 1)
    // A move that cannot be made is one of the answers.
    try? session.run(Statement(.command(.move(move)), at: location))
  }
}
