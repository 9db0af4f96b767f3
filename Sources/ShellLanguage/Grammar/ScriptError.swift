/// An error at a location in a script, found before anything runs.
package struct ScriptError: Error, Sendable {
  /// What is wrong.
  package private(set) var reason: Reason
  /// Where it starts.
  package let location: SourceLocation
  /// The include statements that led to the file, outermost first.
  package var includedFrom: [SourceLocation] = []
  package let excerpt: SourceExcerpt

  /// The reason for an error, with the data for its message.
  package enum Reason: Sendable, Equatable {
    /// An unknown word.
    case unknownWord(Noun, String, suggestion: String?)
    /// A word that isn't valid for the command.
    case wrongArgument(String, wanted: String, usage: String)
    /// The statement ends too early.
    case missingArgument(wanted: String, usage: String)
    /// Words follow a complete statement.
    case extraArgument(String, usage: String)
    /// A word that isn't a number or is out of range.
    case badNumber(String, wanted: String)
    /// A number that exceeds the range of integers.
    case numberTooLarge(String)
    /// A character that isn't allowed here.
    case unexpected(String, hint: String?)
    /// A text in quotes that the language doesn't have: the quote, and the text.
    case foreignQuote(String, text: String)
    /// A string without its closing quote.
    case unterminatedString
    /// An invalid escape sequence.
    case badEscape(String)
    /// An unescaped control character; the data is its escape sequence.
    case controlCharacter(String)
    /// A block without a closing brace.
    case unclosedBlock
    /// A closing brace without a block.
    case unopenedBlock
    /// Blocks or includes that are nested too deeply.
    case nestedTooDeep(limit: Int)
    /// A command that isn't allowed in a block.
    case notAllowedInBlock(String)
    /// A statement that can't be negated with `!`.
    case cannotMustFail(String)
    /// A command whose result can't be bound to a name.
    case cannotBind(String)
    /// An invalid name in `let`.
    case badName(String)
    /// `$name` without an earlier `let`.
    case unknownName(String, suggestion: String?)
    /// `$name` where only literal text is allowed.
    case nameNotAllowed(String)
    /// `$name` of the wrong kind: a value instead of an object, or an object instead of a value.
    case wrongKindOfName(String, isObject: Bool)
    /// A transcript line that doesn't follow a statement.
    case strayTranscript
    /// A transcript line after a block, include, or value, which print nothing themselves.
    case transcriptOfMany
    /// A `(re)` transcript line with an invalid regular expression.
    case badPattern(String)
    /// A header line after the first statement.
    case lateHeader
    /// A header line that isn't `% key: value`, or whose value can't be parsed.
    case badHeader(key: String, wanted: String)
    /// A duplicate header key.
    case repeatedHeader(String)
    /// A file that includes itself, directly or through other files.
    case includeCycle([String])
    /// A missing file.
    case includeNotFound(String)
    /// A file that can't be read, with the reason.
    case includeUnreadable(String, why: String)
    /// Too many included files.
    case tooManyIncludes(limit: Int)
    /// An included file whose header names a different app.
    case includedForOtherApp(String, app: String)
    /// A byte that isn't valid UTF-8, with its offset in the file.
    case invalidUTF8(byte: UInt8, offset: Int)
    /// A null byte.
    case nul
    /// A line that is too long.
    case lineTooLong(limit: Int)
  }

  /// The kind of thing that a word names.
  package enum Noun: String, Sendable {
    case command, expectation, header, setting
    case option = "word"
  }

  package init(
    _ reason: Reason, at location: SourceLocation, in source: Source, _ range: Range<Int>
  ) {
    self.reason = reason
    self.location = location
    excerpt = SourceExcerpt(of: source, range)
  }

  /// The same error with the statement that was probably meant, if it is about an unknown command.
  package func suggesting(_ text: String) -> ScriptError {
    guard case .unknownWord(.command, let word, _) = reason else { return self }
    var error = self
    error.reason = .unknownWord(.command, word, suggestion: text)
    return error
  }

  /// An error whose location is computed from the start of the source.
  package init(_ reason: Reason, in source: Source, at range: Range<Int>) {
    let line = source.line(around: range.lowerBound)
    var cursor = SourceCursor(source)
    let number = source.bytes[..<line.lowerBound].count { $0 == .newline } + 1
    cursor.enterLine(number, at: line.lowerBound)
    self.init(reason, at: cursor.location(of: range.lowerBound), in: source, range)
  }
}

/// All errors in a script, in source order.
package struct ScriptErrors: Error, Sendable {
  /// The errors; at least one.
  package let errors: [ScriptError]

  package init(_ errors: [ScriptError]) {
    self.errors = errors
  }

  /// Whether more input could fix the script, because only a closing brace is missing.
  package var isIncomplete: Bool {
    errors.allSatisfy { $0.reason == .unclosedBlock }
  }
}

/// A reason with its byte range, before it becomes an error.
package struct Fault: Error {
  package let reason: ScriptError.Reason
  package let range: Range<Int>

  package init(_ reason: ScriptError.Reason, at range: Range<Int>) {
    self.reason = reason
    self.range = range
  }
}
