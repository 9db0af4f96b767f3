import ShellLanguage

/// The result of a trial, as values that another process can send.
package struct Observation: Codable {
  /// The failure of a statement, or of the process in it.
  package struct Failure: Codable {
    package let location: SourceLocation
    package let message: String
    /// The message without numbers that depend on earlier steps.
    package let words: String
    /// Whether the process died, so that nothing after it can be known.
    package var isDeath = false

    package init(location: SourceLocation, message: String, words: String, isDeath: Bool = false) {
      self.location = location
      self.message = message
      self.words = words
      self.isDeath = isDeath
    }
  }

  /// The parts of a finding that identify it.
  package struct Found: Codable {
    package let signature: String
    package let verdict: Finding.Verdict
    package let type: String
  }

  /// Why no session could start.
  package var refusal: String?
  /// The indices of the executed statements, without failed ones that were skipped.
  package var performed: [Int] = []
  /// The failure that ended the trial.
  package var failure: Failure?
  package var isInterrupted = false
  package var steps = 0
  /// The findings at the end, and the unexpected ones among them.
  package var standing: [Found] = []
  package var unexpected: [Found] = []
  /// The current findings in full, if they are requested.
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
  /// Tries statements; with a symptom, skips those that fail in another way.
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
    if reportsFindings { observation.reported = outcome.standing.map { ReportedFinding($0) } }
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
