import ShellLanguage

// Simplifies single statements.
extension Statement {
  package func repeating(_ count: Int, _ body: [Statement]) -> Statement {
    Statement(.repeat(count, body), at: location)
  }

  /// The statement without transcripts, looks and checks, unless one of them fails or expects a
  /// finding.
  package func moving(keeping symptom: Symptom) -> Statement? {
    if case .failure(location, _) = symptom { return self }
    switch kind {
    case .repeat(let count, let body):
      let moving = body.compactMap { $0.moving(keeping: symptom) }
      return moving.isEmpty ? nil : repeating(count, moving)
    case .command(let command) where mustFail || command.isIdle: return nil
    case .command, .include, .value:
      return Statement(kind, at: location, mustFail: mustFail, binding: binding)
    }
  }

  /// Simpler statements to try, the simplest first.
  package var simpler: [Statement] {
    guard case .command(let command) = kind, !mustFail else { return [] }
    var simpler = command.simpler.map { Statement(.command($0), at: location, binding: binding) }
    if binding != nil { simpler.insert(Statement(kind, at: location), at: 0) }
    return simpler
  }
}

extension Command {
  /// Whether a script does the same without it.
  fileprivate var isIdle: Bool {
    switch self {
    case .look: return true
    case .check(let expectation):
      switch expectation.claim {
      case .finding, .misuse: return expectation.isNegated
      default: return true
      }
    case .manage(let command): return command.isIdle
    case .move: return false
    case .added(let call): return call.kind == .look
    }
  }

  /// The command with smaller numbers and shorter texts.
  fileprivate var simpler: [Command] {
    guard case .move(let move) = self else { return [] }
    return move.simpler.map { .move($0) }
  }
}

extension SessionCommand {
  /// Whether it leaves the app unchanged.
  fileprivate var isIdle: Bool {
    switch self {
    case .help, .history, .apps, .app(nil), .defect(nil, _), .record, .save, .explore, .picture,
      .clear, .tutorial:
      true
    case .app, .defect, .undo, .redo, .goto, .go, .reset, .set, .quit: false
    }
  }
}

extension Move {
  fileprivate var simpler: [Move] {
    switch self {
    case .back(let count): smaller(count).map { .back($0) }
    case .pop(.count(let count)): smaller(count).map { .pop(.count($0)) }
    case .route(let call):
      switch call.arguments.first {
      case .integer(let number)?:
        smaller(number).map { .route(RouteCall(call.verb, call.name, [.integer($0)])) }
      case .variable?: [.route(RouteCall(call.verb, call.name, [.integer(1)]))]
      case .text?, nil: []
      }
    case .tap(let control): control.first.map { [.tap($0)] } ?? []
    case .type(let text, let field, let pressesReturn):
      text.firstWord.map { [.type($0, into: field, pressesReturn: pressesReturn)] } ?? []
    default: []
    }
  }

  private func smaller(_ number: Int) -> [Int] { number > 1 ? [1] : [] }
}

extension ControlReference {
  /// The first of its kind, such as `row 1` instead of `row 20`; nil if it has no number above 1.
  fileprivate var first: ControlReference? {
    for reading in readings {
      guard case .integer(let number)? = reading.argument, number > 1,
        text.hasSuffix(" \(number)")
      else { continue }
      let first = ControlReference.Reading(name: reading.name, argument: .integer(1))
      return ControlReference(
        readings: [first], text: text.dropLast("\(number)".count) + "1")
    }
    return nil
  }
}

extension String {
  /// The first of several words.
  fileprivate var firstWord: String? {
    let words = split(separator: " ", maxSplits: 1)
    return words.count > 1 ? words.first.map(String.init) : nil
  }
}
