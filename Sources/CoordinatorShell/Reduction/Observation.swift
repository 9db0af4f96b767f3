import ShellLanguage

/// What came of a trial, in values that a process of its own can tell.
package struct Observation: Codable {
  /// What a statement did wrong, or what became of the process in it.
  package struct Failure: Codable {
    package let location: SourceLocation
    package let message: String
    /// What is said, without what counts how much happened before.
    package let words: String
    /// Whether the process died of it, so that nothing after it can be known.
    package var isDeath = false

    package init(location: SourceLocation, message: String, words: String, isDeath: Bool = false) {
      self.location = location
      self.message = message
      self.words = words
      self.isDeath = isDeath
    }
  }

  /// A finding, as far as it has to be found again.
  package struct Found: Codable {
    package let signature: String
    package let verdict: Finding.Verdict
    package let type: String
  }

  /// Why there is no session to try anything in.
  package var refusal: String?
  /// The places, among what was tried, of what was done; what failed and was passed over is not.
  package var performed: [Int] = []
  /// What ended it.
  package var failure: Failure?
  package var isInterrupted = false
  package var steps = 0
  /// The findings at the end, and those that the script does not expect.
  package var standing: [Found] = []
  package var unexpected: [Found] = []
  /// The standing findings in full, where the trial is asked for them.
  package var reported: [ReportedFinding]?

  package init() {}

  /// A process that died in a statement, and how.
  package init(deathAt location: SourceLocation, after steps: Int, of count: Int, words: String) {
    self.steps = steps
    performed = Array(0..<count)
    failure = Failure(location: location, message: words, words: words, isDeath: true)
  }
}

extension Trial {
  /// Tries statements; with a symptom, those that fail in any other way are passed over.
  package func observation(of statements: [Statement], passingOverAllBut symptom: Symptom?)
    -> Observation
  {
    var observation = Observation()
    let outcome: Outcome
    do {
      outcome = try run(
        statements,
        passingOver: { failure in
          symptom.map { $0 != Symptom(Observation.Failure(failure)) } ?? false
        }, blames: reportsFindings)
    } catch {
      observation.refusal = error.message
      return observation
    }
    observation.performed = outcome.performed
    observation.failure = outcome.failure.map(Observation.Failure.init)
    observation.isInterrupted = outcome.isInterrupted
    observation.steps = outcome.steps
    observation.standing = outcome.standing.map(Observation.Found.init)
    observation.unexpected = outcome.unexpected.map(Observation.Found.init)
    if reportsFindings { observation.reported = outcome.standing.map(ReportedFinding.init) }
    return observation
  }
}

extension Observation.Found {
  fileprivate init(_ finding: Finding) {
    self.init(
      signature: finding.signature, verdict: finding.verdict, type: finding.subject.typeName)
  }
}

extension Observation.Failure {
  fileprivate init(_ failure: Trial.Failure) {
    self.init(
      location: failure.statement.location, message: failure.reason.message, words: failure.words)
  }
}
