/// One statement of a script.
///
/// A class, since a loop hands the same statements on at every turn, and a copy would retain every field.
package final class Statement: Sendable {
  /// What a statement does.
  package enum Kind: Sendable, Equatable {
    /// One command.
    case command(Command)
    /// A block so many times.
    case `repeat`(Int, [Statement])
    /// The statements of another file; the path is as written.
    case include(String, [Statement])
    /// A value for the name that the statement binds.
    case value(Argument)
  }

  /// What it does.
  package let kind: Kind
  /// Where it starts.
  package let location: SourceLocation
  /// Whether it has to fail: `! pop 9`.
  package let mustFail: Bool
  /// The name that its value, or the object that it makes, is given: `let d = push detail 4`.
  package let binding: String?
  /// The output that it must have, where the script says so.
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

  /// The statement, when its output must have one more line.
  package func expecting(_ line: TranscriptLine) -> Statement {
    Statement(
      kind, at: location, mustFail: mustFail, binding: binding,
      transcript: (transcript ?? []) + [line])
  }

  /// Whether it, or one that it includes, asks for what is printed.
  package var wantsOutput: Bool {
    switch kind {
    case .command(.manage(.save(_, let withOutput, _))),
      .command(.manage(.record(_, let withOutput, _))):
      withOutput
    case .include(_, let body): body.contains(where: \.wantsOutput)
    case .command, .repeat, .value: false
    }
  }

  /// The statement with what it includes in place of every `include`.
  package var inlined: [Statement] {
    switch kind {
    case .include(_, let body): return body.flatMap(\.inlined)
    case .repeat(let count, let body):
      return [Statement(.repeat(count, body.flatMap(\.inlined)), at: location)]
    case .command, .value: return [self]
    }
  }

  /// Whether the statement, or one inside it, is compared with a transcript.
  package var hasTranscript: Bool {
    if transcript != nil { return true }
    return switch kind {
    case .include(_, let body), .repeat(_, let body): body.contains(where: \.hasTranscript)
    case .command, .value: false
    }
  }

  /// The statement as a script spells it, on one line, without its transcript.
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
