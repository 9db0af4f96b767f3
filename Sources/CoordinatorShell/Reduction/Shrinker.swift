import ShellLanguage

/// Finds the shortest script with the same finding or failure.
@MainActor package final class Shrinker {
  /// The result of shrinking.
  package struct Result {
    package let symptom: Symptom
    /// The symptom, as text.
    package let finding: Observation.Found?
    package let failure: Observation.Failure?
    package let statements: [Statement]
    /// The number of steps before and after.
    package let steps: (before: Int, after: Int)
    /// The number of trials.
    package let trials: Int

    package init(
      symptom: Symptom, finding: Observation.Found?, failure: Observation.Failure?,
      statements: [Statement], steps: (before: Int, after: Int), trials: Int
    ) {
      self.symptom = symptom
      self.finding = finding
      self.failure = failure
      self.statements = statements
      self.steps = steps
      self.trials = trials
    }
  }

  /// Why a script can't be shrunk.
  package enum Refusal: Error {
    /// It can't be launched.
    case launch(String)
    /// It passes without findings.
    case nothingWrong
    /// No finding at its end has this signature.
    case notFound(String)
    case interrupted
  }

  /// Tries statements; with a symptom, skips those that fail in another way.
  package typealias Observe = @MainActor ([Statement], _ passingOverAllBut: Symptom?) -> Observation

  private let observe: Observe
  private let isOver: @MainActor () -> Bool
  private let most: Int
  private var symptom = Symptom.finding(signature: "")
  /// Whether the script passes because it expects its finding; then the result must pass too.
  private var passes = false
  private var trials = 0
  /// The outcomes of trials by their statements, since the passes meet the same statements again.
  private var outcomes: [Attempt: Observation] = [:]
  private var isInterrupted = false
  /// Whether the script ends its process, which loses the record of skipped statements.
  private var dies = false

  /// - Parameters:
  ///   - most: The number of trials after which the shortest script so far is the result.
  ///   - isOver: Whether there is no time for another trial, which has the same effect.
  package init(
    most: Int = .max, isOver: @escaping @MainActor () -> Bool = { false },
    _ observe: @escaping Observe
  ) {
    self.most = most
    self.isOver = isOver
    self.observe = observe
  }

  /// Shrinks a script to its failure, or else to the finding with the signature, or else to the
  /// first unexpected finding, or else to the first expected one.
  package func shrink(_ script: Script, to signature: String?) throws(Refusal) -> Result {
    let whole = script.statements.flatMap(\.inlined)
    let first = observe(whole, nil)
    outcomes = [Attempt(whole, skips: false): first]
    if let refusal = first.refusal { throw .launch(refusal) }
    if first.isInterrupted { throw .interrupted }
    let finding = try finding(of: first, signature)
    passes = first.failure == nil && first.unexpected.isEmpty
    dies = first.failure?.isDeath ?? false
    symptom =
      if let finding { .finding(signature: finding.signature) } else if let failure = first.failure
      { Symptom(failure) } else { throw .nothingWrong }
    var statements = beforeAll(first.performed.map { whole[$0] })
    var previous: [String] = []
    while statements.map(\.text) != previous {
      previous = statements.map(\.text)
      // Loops first, because fewer turns make every later trial shorter.
      statements = withoutTurns(statements)
      statements = DeltaDebugging.shortened(statements) { needed(of: $0) }
      statements = simplified(statements)
    }
    if isInterrupted { throw .interrupted }
    let last = outcome(of: statements, passingOverAllBut: nil) ?? observe(statements, nil)
    return Result(
      symptom: symptom, finding: finding, failure: finding == nil ? last.failure : nil,
      statements: statements, steps: (first.steps, last.steps), trials: trials)
  }

  /// The finding to keep; nil if there is a failure to keep.
  private func finding(
    of outcome: Observation, _ signature: String?
  ) throws(Refusal) -> Observation.Found? {
    if let signature {
      let found = outcome.standing.first { $0.signature == signature }
      guard let found else { throw .notFound(signature) }
      return found
    }
    return outcome.failure == nil ? outcome.unexpected.first ?? outcome.standing.first : nil
  }

  // MARK: Asking

  /// The statements that are needed to show the same; nil if these don't.
  ///
  /// Statements that fail because others were left out are left out too.
  private func needed(of statements: [Statement]) -> [Statement]? {
    guard let outcome = run(statements, passingOverAllBut: dies ? nil : symptom), shows(outcome)
    else { return nil }
    if outcome.performed.count == statements.count { return statements }
    // A failed statement may have had a partial effect; without it, the result must be the same.
    let performed = outcome.performed.map { statements[$0] }
    guard let again = run(performed), shows(again) else { return nil }
    return again.performed.map { performed[$0] }
  }

  /// Whether every statement succeeds and they show the same.
  private func isSame(_ statements: [Statement]) -> Bool {
    run(statements).map(shows) ?? false
  }

  private func run(
    _ statements: [Statement], passingOverAllBut symptom: Symptom? = nil
  ) -> Observation? {
    let outcome = outcome(of: statements, passingOverAllBut: symptom)
    return outcome?.refusal == nil ? outcome : nil
  }

  /// What these statements show; nil if there is no time to try them.
  private func outcome(
    of statements: [Statement], passingOverAllBut symptom: Symptom?
  ) -> Observation? {
    var attempt = Attempt(statements, skips: false)
    // Where nothing failed, nothing would have been skipped.
    if let known = outcomes[attempt], symptom == nil || known.failure == nil { return known }
    attempt.skips = symptom != nil
    if let known = outcomes[attempt] { return known }
    guard !isInterrupted, trials < most, !isOver() else { return nil }
    trials += 1
    let outcome = observe(statements, symptom)
    if outcome.isInterrupted { isInterrupted = true } else { outcomes[attempt] = outcome }
    return outcome
  }

  private struct Attempt: Hashable {
    let statements: [String]
    /// A failure is identified by its location, too.
    let locations: [SourceLocation]
    /// Whether statements that fail in another way are skipped.
    var skips: Bool

    init(_ statements: [Statement], skips: Bool) {
      self.statements = statements.map(\.text)
      locations = statements.map(\.location)
      self.skips = skips
    }
  }

  private func shows(_ outcome: Observation) -> Bool {
    switch symptom {
    case .failure: return outcome.failure.map(Symptom.init) == symptom
    case .finding(let signature):
      guard outcome.standing.contains(where: { $0.signature == signature }) else { return false }
      return !passes || outcome.failure == nil && outcome.unexpected.isEmpty
    }
  }

  // MARK: Passes

  /// The statements without looks and other checks, if those aren't needed.
  private func beforeAll(_ statements: [Statement]) -> [Statement] {
    let moving = statements.compactMap { $0.moving(keeping: symptom) }
    return needed(of: moving) ?? statements
  }

  /// Loops with fewer turns and statements; a loop of one turn becomes its contents.
  private func withoutTurns(_ statements: [Statement]) -> [Statement] {
    var statements = statements
    var index = 0
    while index < statements.count {
      guard case .repeat(let count, let body) = statements[index].kind else {
        index += 1
        continue
      }
      let loop = statements[index]
      func replaced(by new: [Statement]) -> [Statement] {
        Array(statements[..<index] + new + statements[(index + 1)...])
      }
      if let shorter = needed(of: replaced(by: body)) {
        statements = shorter
        continue
      }
      let turns = fewest(count) { turns in
        isSame(replaced(by: [loop.repeating(turns, body)]))
      }
      let shortened = DeltaDebugging.shortened(body) { body in
        isSame(replaced(by: [loop.repeating(turns, body)])) ? body : nil
      }
      statements = replaced(by: [loop.repeating(turns, withoutTurns(in: shortened))])
      index += 1
    }
    return statements
  }

  /// Nested loops keep their turns; a loop of one turn becomes its contents.
  private func withoutTurns(in body: [Statement]) -> [Statement] {
    body.flatMap { statement -> [Statement] in
      guard case .repeat(1, let inner) = statement.kind else { return [statement] }
      return inner
    }
  }

  /// The least number of turns that suffices: the first few one by one, then by halving.
  private func fewest(_ count: Int, _ isEnough: (Int) -> Bool) -> Int {
    let few = min(count, 8)
    for turns in 2..<max(few, 2) where isEnough(turns) { return turns }
    var (least, enough) = (few, count)
    while least < enough {
      let middle = (least + enough) / 2
      if isEnough(middle) { enough = middle } else { least = middle + 1 }
    }
    return enough
  }

  /// Commands with simpler arguments, and without unused names.
  private func simplified(_ statements: [Statement]) -> [Statement] {
    var statements = statements
    for index in statements.indices {
      for simpler in statements[index].simpler {
        var candidate = statements
        candidate[index] = simpler
        guard isSame(candidate) else { continue }
        statements = candidate
        break
      }
    }
    return statements
  }
}
