/// What is wrong at one place of a script, before anything runs.
package struct ScriptError: Error, Sendable {
  /// What is wrong.
  package let reason: Reason
  /// Where it starts.
  package let location: SourceLocation
  /// The include statements that led to the file, outermost first.
  package var includedFrom: [SourceLocation] = []
  package let excerpt: SourceExcerpt

  /// What can be wrong with a script, with the data that the message needs.
  package enum Reason: Sendable, Equatable {
    /// A word that is none of those that can stand here.
    case unknownWord(Noun, String, suggestion: String?)
    /// A word that a command can't use.
    case wrongArgument(String, wanted: String, usage: String)
    /// The statement ends too early.
    case missingArgument(wanted: String, usage: String)
    /// The statement goes on after it is complete.
    case extraArgument(String, usage: String)
    /// A number that is none, or is not in the range that makes sense.
    case badNumber(String, wanted: String)
    /// A number above what an integer holds.
    case numberTooLarge(String)
    /// A character that can't stand where it stands.
    case unexpected(String, hint: String?)
    /// A string without its closing quote.
    case unterminatedString
    /// A backslash before something that it doesn't escape.
    case badEscape(String)
    /// A control character in the raw; its escape is the data.
    case controlCharacter(String)
    /// A block without its closing brace.
    case unclosedBlock
    /// A closing brace without its block.
    case unopenedBlock
    /// Blocks, or includes, inside each other beyond reason.
    case nestedTooDeep(limit: Int)
    /// A command that makes no sense inside a block.
    case notAllowedInBlock(String)
    /// Something that can't be negated with `!`.
    case cannotMustFail(String)
    /// A command whose outcome can't be bound to a name.
    case cannotBind(String)
    /// A name of `let` that isn't one.
    case badName(String)
    /// `$name` that no earlier `let` binds.
    case unknownName(String, suggestion: String?)
    /// `$name` where only plain text is taken.
    case nameNotAllowed(String)
    /// `$name` of the other sort: a value where an object is needed, or an object for a value.
    case wrongKindOfName(String, isObject: Bool)
    /// A transcript line that follows no statement.
    case strayTranscript
    /// A transcript line below a block, an include or a value, which print nothing of their own.
    case transcriptOfMany
    /// A `(re)` transcript line that is no regular expression.
    case badPattern(String)
    /// A header line after the first statement.
    case lateHeader
    /// A header line that isn't `% key: value`, or whose value makes no sense.
    case badHeader(key: String, wanted: String)
    /// The same header twice.
    case repeatedHeader(String)
    /// A file that includes itself, by way of the files between.
    case includeCycle([String])
    /// A file that isn't there.
    case includeNotFound(String)
    /// A file that can't be read, and why.
    case includeUnreadable(String, why: String)
    /// More files than any script needs.
    case tooManyIncludes(limit: Int)
    /// A file that names another app in its header.
    case includedForOtherApp(String, app: String)
    /// A byte that isn't UTF-8, and its offset in the file.
    case invalidUTF8(byte: UInt8, offset: Int)
    /// A zero byte.
    case nul
    /// A line longer than any statement.
    case lineTooLong(limit: Int)
  }

  /// What a word is the name of.
  package enum Noun: String, Sendable {
    case command, expectation, header, setting
    case option = "word"
    case topic = "help topic"
  }

  package init(
    _ reason: Reason, at location: SourceLocation, in source: Source, _ range: Range<Int>
  ) {
    self.reason = reason
    self.location = location
    excerpt = SourceExcerpt(of: source, range)
  }

  /// An error whose place is counted from the start of the source.
  package init(_ reason: Reason, in source: Source, at range: Range<Int>) {
    let line = source.line(around: range.lowerBound)
    var cursor = SourceCursor(source)
    let number = source.bytes[..<line.lowerBound].count { $0 == .newline } + 1
    cursor.enterLine(number, at: line.lowerBound)
    self.init(reason, at: cursor.location(of: range.lowerBound), in: source, range)
  }
}

/// All that is wrong with a script, in the order in which it was found.
package struct ScriptErrors: Error, Sendable {
  /// At least one.
  package let errors: [ScriptError]

  package init(_ errors: [ScriptError]) {
    self.errors = errors
  }

  /// Whether more lines could still make it right: all that is missing is a closing brace.
  package var isIncomplete: Bool {
    errors.allSatisfy { $0.reason == .unclosedBlock }
  }
}

/// A reason with the bytes it is about, on its way to become an error.
package struct Fault: Error {
  package let reason: ScriptError.Reason
  package let range: Range<Int>

  package init(_ reason: ScriptError.Reason, at range: Range<Int>) {
    self.reason = reason
    self.range = range
  }
}
