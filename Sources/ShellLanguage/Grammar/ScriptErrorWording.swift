extension ScriptError: CustomStringConvertible {
  /// The width of errors that no terminal shows.
  package static let usualWidth = 80

  /// The message, the source line, a caret, and a hint if there is one.
  package var description: String { lines().joined(separator: "\n") }

  /// The lines of the description; the source line and the caret fit a given width.
  package func lines(width: Int = usualWidth, paint: Paint = .plain) -> [String] {
    let place = location.isTyped ? "" : "\(location): "
    var lines = ["\(place)\(paint.error("error:")) \(reason.message)"]
    lines += excerpt.rendered(width: width - 2).map { "  " + $0 }
    if let hint = reason.hint { lines.append("  " + hint) }
    return lines + includedFrom.reversed().filter { !$0.isTyped }.map { "  included from \($0)" }
  }
}

extension ScriptErrors: CustomStringConvertible {
  /// Every error, each on its own lines.
  package var description: String {
    errors.map(\.description).joined(separator: "\n")
  }
}

extension ScriptError.Reason {
  /// The error in one line.
  package var message: String {
    switch self {
    case .unknownWord(let noun, let word, _): "unknown \(noun.rawValue) \(word.quotedForMessage)"
    case .wrongArgument(let word, let wanted, _): "\(word.quotedForMessage) is not \(wanted)"
    case .missingArgument(let wanted, _): "\(wanted) is missing"
    case .extraArgument(let word, _): "\(word.quotedForMessage) is an extra word"
    case .badNumber(let word, let wanted): "\(word.quotedForMessage) is not \(wanted)"
    case .numberTooLarge(let word): "the number \(word.quotedForMessage) is too large"
    case .foreignQuote(let mark, _): "quote a text with '\"', not with \(mark)"
    case .unexpected(let text, _): "unexpected \(text.quotedForMessage)"
    case .unterminatedString: "the string has no closing '\"' on its line"
    case .badEscape(let text): "unknown escape \(text.quotedForMessage)"
    case .controlCharacter(let escape): "raw control character \(escape)"
    case .unclosedBlock: "the block has no closing '}'"
    case .unopenedBlock: "'}' has no matching '{'"
    case .nestedTooDeep(let limit): "nested more than \(limit) deep"
    case .notAllowedInBlock(let word): "'\(word)' is not allowed inside a block"
    case .cannotMustFail(let word): "'!' is not allowed before '\(word)'"
    case .cannotBind(let word): "'\(word)' creates no object to name"
    case .badName(let word): "\(word.quotedForMessage) is not a valid name"
    case .unknownName(let name, _): "no 'let' above binds \("$\(name)".quotedForMessage)"
    case .nameNotAllowed(let word): "\(word.quotedForMessage) can't be used as text here"
    case .wrongKindOfName(let name, let isObject):
      isObject ? "'$\(name)' is an object, not a value" : "'$\(name)' is a value, not an object"
    case .strayTranscript: "expected output follows no statement"
    case .transcriptOfMany: "expected output follows no command"
    case .badPattern(let pattern): "not a regular expression: \(pattern.quotedForMessage)"
    case .lateHeader: "a header line after the first statement"
    case .badHeader(let key, let wanted): "the header '\(key)' must be \(wanted)"
    case .repeatedHeader(let key): "the header '\(key)' appears twice"
    case .includeCycle(let chain):
      "include cycle: \(chain.map(\.escapedForTerminal).joined(separator: " -> "))"
    case .includeNotFound(let path): "there is no file \(path.quotedForMessage)"
    case .includeUnreadable(let path, let why):
      "cannot read \(path.quotedForMessage): \(why.escapedForTerminal)"
    case .tooManyIncludes(let limit): "more than \(limit) files included"
    case .includedForOtherApp(let path, let app):
      "\(path.quotedForMessage) is a script for the app \(app.quotedForMessage)"
    case .invalidUTF8(let byte, let offset):
      "the byte 0x\(String(byte, radix: 16)) at offset \(offset) is not UTF-8"
    case .nul: "a zero byte: this is not a text file"
    case .lineTooLong(let limit): "the line is longer than \(limit / 1024) KiB"
    }
  }

  /// A suggestion for fixing the error, if there is one.
  package var hint: String? {
    switch self {
    case .unknownWord(.command, _, nil): "'help' lists the commands"
    case .unknownWord(_, _, let suggestion): suggestion.map { "did you mean '\($0)'?" }
    case .unknownName(_, let suggestion): suggestion.map { "did you mean '$\($0)'?" }
    case .wrongArgument(_, _, let usage), .missingArgument(_, let usage),
      .extraArgument(_, let usage):
      "usage: \(usage)"
    case .unexpected(_, let hint): hint
    case .foreignQuote(_, let text): "write \(Word.quoted(text))"
    case .badEscape: #"there are \" \\ \n \t and \u{1f600}"#
    // No text may contain a NUL, not even escaped.
    case .controlCharacter(#"\u{0}"#): "this may not be a text file"
    case .controlCharacter(let escape): "in a string, write \(escape)"
    case .badName: "a name is a letter or '_', then letters, digits and '_'"
    case .cannotMustFail: "it goes before a single command"
    case .transcriptOfMany: "'|' lines go below one command: inside the block, or in the file"
    case .strayTranscript: "'|' lines go directly below the statement that prints them"
    case .lateHeader: "'% key: value' lines come first"
    case .nameNotAllowed(let word): "in quotes it is plain text: \"\(word.escapedForTerminal)\""
    case .includedForOtherApp(_, let app): "'% app: \(app.escapedForTerminal)' is missing here"
    default: nil
    }
  }
}

extension String {
  /// The text in single quotes, escaped and shortened for a message.
  fileprivate var quotedForMessage: String {
    let limit = 60
    let isLong = utf8.count > limit && count > limit
    return "'\((isLong ? prefix(limit - 1) + "…" : self[...]).description.escapedForTerminal)'"
  }
}
