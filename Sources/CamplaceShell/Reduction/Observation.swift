/// What came of a trial, in values that a process of its own can tell.
struct Observation: Codable {
  /// What a statement did wrong, or what became of the process in it.
  struct Failure: Codable {
    let location: SourceLocation
    let message: String
    /// What is said, without what counts how much happened before.
    let words: String
    /// Whether the process died of it, so that nothing after it can be known.
    var isDeath = false
  }

  /// A finding, as far as it has to be found again.
  struct Found: Codable {
    let signature: String
    let verdict: Finding.Verdict
    let type: String
  }

  /// Why there is no session to try anything in.
  var refusal: String?
  /// The places, among what was tried, of what was done; what failed and was passed over is not.
  var performed: [Int] = []
  /// What ended it.
  var failure: Failure?
  var isInterrupted = false
  var steps = 0
  /// The findings at the end, and those that the script does not expect.
  var standing: [Found] = []
  var unexpected: [Found] = []

  init() {}

  /// A process that died in a statement, and how.
  init(deathAt location: SourceLocation, after steps: Int, of count: Int, words: String) {
    self.steps = steps
    performed = Array(0..<count)
    failure = Failure(location: location, message: words, words: words, isDeath: true)
  }
}

extension Trial {
  /// Tries statements; with a symptom, those that fail in any other way are passed over.
  func observation(of statements: [Statement], passingOverAllBut symptom: Symptom?) -> Observation {
    var observation = Observation()
    let outcome: Outcome
    do {
      outcome = try run(
        statements,
        passingOver: { failure in
          symptom.map { $0 != Symptom(Observation.Failure(failure)) } ?? false
        })
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
