/// One statement of a script.
///
/// It is a class because a loop reuses its statements on every iteration, and copies would retain
/// every field.
package final class Statement: Sendable {
  /// The kind of statement.
  package enum Kind: Sendable, Equatable {
    /// One command.
    case command(Command)
    /// A block to repeat.
    case `repeat`(Int, [Statement])
    /// The statements of another file; the path as written.
    case include(String, [Statement])
    /// A value to bind to a name.
    case value(Argument)
  }

  /// The statement's kind and content.
  package let kind: Kind
  /// The start of the statement.
  package let location: SourceLocation
  /// Whether the statement must fail: `! pop 9`.
  package let mustFail: Bool
  /// The name for its value or for the object that it creates: `let d = push detail 4`.
  package let binding: String?
  /// The expected output, if there is a transcript.
  package let transcript: [TranscriptLine]?

  /// A statement.
  package init(
    _ kind: Kind, at location: SourceLocation, mustFail: Bool = false, binding: String? = nil,
    transcript: [TranscriptLine]? = nil
  ) {
    self.kind = kind
    self.location = location
    self.mustFail = mustFail
    self.binding = binding
    self.transcript = transcript
  }

  /// A copy with one more line of expected output.
  package func expecting(_ line: TranscriptLine) -> Statement {
    Statement(
      kind, at: location, mustFail: mustFail, binding: binding,
      transcript: (transcript ?? []) + [line])
  }

  /// The statement that may succeed: what remains of `! dismiss` if it dismisses something.
  package var succeeding: Statement {
    guard mustFail else { return self }
    return Statement(kind, at: location, binding: binding, transcript: transcript)
  }

  /// Whether this statement or an included one has a transcript.
  package var wantsOutput: Bool {
    switch kind {
    case .command(.manage(.save(_, let withOutput, _))),
      .command(.manage(.record(_, let withOutput, _))):
      withOutput
    case .include(_, let body): body.contains(where: \.wantsOutput)
    case .command, .repeat, .value: false
    }
  }

  /// The statement with every `include` replaced by its statements.
  package var inlined: [Statement] {
    switch kind {
    case .include(_, let body): return body.flatMap(\.inlined)
    case .repeat(let count, let body):
      return [Statement(.repeat(count, body.flatMap(\.inlined)), at: location)]
    case .command, .value: return [self]
    }
  }

  /// Whether this or a nested statement has a transcript.
  package var hasTranscript: Bool {
    if transcript != nil { return true }
    return switch kind {
    case .include(_, let body), .repeat(_, let body): body.contains(where: \.hasTranscript)
    case .command, .value: false
    }
  }

  /// The statement and those inside it at another place.
  package func moved(to place: SourceLocation) -> Statement {
    let kind: Kind =
      switch kind {
      case .include(let path, let body): .include(path, body.map { $0.moved(to: place) })
      case .repeat(let count, let body): .repeat(count, body.map { $0.moved(to: place) })
      case .command, .value: kind
      }
    return Statement(
      kind, at: place, mustFail: mustFail, binding: binding, transcript: transcript)
  }

  /// The statement without expected output.
  package var withoutTranscript: Statement {
    guard hasTranscript else { return self }
    let kind: Kind =
      switch kind {
      case .include(let path, let body): .include(path, body.map(\.withoutTranscript))
      case .repeat(let count, let body): .repeat(count, body.map(\.withoutTranscript))
      case .command, .value: kind
      }
    return Statement(kind, at: location, mustFail: mustFail, binding: binding)
  }

  /// The statement in script syntax, on one line, without its transcript.
  package var text: String {
    let mark = (mustFail ? "! " : "") + (binding.map { "let \($0) = " } ?? "")
    switch kind {
    case .command(let command): return mark + command.description
    case .value(.text(let text)): return mark + Word.quoted(text)  // bare, it would be a command
    case .value(let value): return mark + value.description
    case .include(let path, _): return mark + "include \(Word.quoted(path))"
    case .repeat(let count, let body):
      let inside = body.isEmpty ? " " : " \(body.map(\.text).joined(separator: "; ")) "
      return mark + "repeat \(count) {\(inside)}"
    }
  }
}

extension Statement: Equatable {
  package static func == (a: Statement, b: Statement) -> Bool {
    a === b
      || a.kind == b.kind && a.location == b.location && a.mustFail == b.mustFail
        && a.binding == b.binding && a.transcript == b.transcript
  }
}
