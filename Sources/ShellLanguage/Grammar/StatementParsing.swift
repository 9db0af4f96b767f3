// Parses single statements.
extension SourceParser {
  package mutating func statement(depth: Int) throws(Fault) -> Statement {
    let location = cursor.location(of: lexer.position)
    let mustFail = lexer.take("!")
    lexer.skipBlanks()
    let (verb, form) = try self.verb(inside: "! <command>")
    if depth > 0, !form.isForBlocks {
      throw Fault(.notAllowedInBlock(form.name), at: verb.range)
    }
    if case .command(let read) = form.reading {
      let command = try command(form, read)
      if case .manage(.app(let name?)) = command { includes.app = name }
      return Statement(.command(command), at: location, mustFail: mustFail)
    }
    if mustFail { throw Fault(.cannotMustFail(form.name), at: verb.range) }
    switch form.reading {
    case .block:
      return Statement(try repetition(form, depth: depth), at: location)
    case .file:
      return Statement(try inclusion(form, at: location, depth: depth), at: location)
    case .binding:
      let (name, kind) = try binding(form)
      return Statement(kind, at: location, binding: name)
    case .negation, .command:
      throw Fault(.cannotMustFail(form.name), at: verb.range)
    }
  }

  private mutating func verb(inside usage: String) throws(Fault) -> (Word, CommandForm) {
    guard !lexer.isAtStatementEnd || lexer.byte == UInt8(ascii: "}") else {
      let end = lexer.position
      throw Fault(.missingArgument(wanted: "a command", usage: usage), at: end..<end)
    }
    if lexer.byte == UInt8(ascii: "}") {
      throw Fault(.unopenedBlock, at: lexer.position..<lexer.position + 1)
    }
    let word = try lexer.word()
    guard let form = form(named: word) else {
      let suggestion = commands.suggestion(for: word.text)
      throw Fault(.unknownWord(.command, word.text, suggestion: suggestion), at: word.range)
    }
    return (word, form)
  }

  /// The verb of a word; at the prompt, the word may also be a synonym.
  private func form(named word: Word) -> CommandForm? {
    if let form = commands.form(named: word.text) { return form }
    guard source.name == SourceLocation.typedSource else { return nil }
    return commands.all.first { $0.synonyms.contains(word.text) }
  }

  private mutating func command(
    _ form: CommandForm, _ read: (inout ArgumentReader) throws(Fault) -> Command
  ) throws(Fault) -> Command {
    var reader = try words(for: form)
    let command = try read(&reader)
    try reader.finish()
    return command
  }

  /// The words up to the end of the statement.
  private mutating func words(for form: CommandForm) throws(Fault) -> ArgumentReader {
    var words: [Word] = []
    var end = lexer.position
    lexer.skipBlanks()
    while !lexer.isAtStatementEnd {
      if lexer.byte == UInt8(ascii: "{") {
        let brace = lexer.position..<lexer.position + 1
        throw Fault(.unexpected("{", hint: "only 'repeat' takes a block"), at: brace)
      }
      if lexer.byte == UInt8(ascii: "|"), let hint = commands.hint(piping: form) {
        throw Fault(.unexpected("|", hint: hint), at: lexer.position..<lexer.position + 1)
      }
      let word = try lexer.word()
      if word.text == "&&", !word.isQuoted {
        throw Fault(.unexpected(word.text, hint: "';' separates commands"), at: word.range)
      }
      if let hint = commands.hint(redirecting: form, with: word) {
        throw Fault(.unexpected(word.text, hint: hint), at: word.range)
      }
      words.append(word)
      end = word.range.upperBound
      lexer.skipBlanks()
    }
    return ArgumentReader(words, end: end, names: names, for: form, in: commands)
  }

  /// Parses one word.
  private mutating func word(for form: CommandForm) throws(Fault) -> ArgumentReader {
    let end = lexer.position
    lexer.skipBlanks()
    let isThere = !lexer.isAtStatementEnd && lexer.byte != UInt8(ascii: "{")
    let words = isThere ? [try lexer.word()] : []
    return ArgumentReader(words, end: end, names: names, for: form, in: commands)
  }

  private mutating func repetition(
    _ form: CommandForm, depth: Int
  ) throws(Fault) -> Statement.Kind {
    var reader = try word(for: form)
    let count = try reader.count(least: 0)
    let end = lexer.position
    lexer.skipBlanks()
    guard lexer.byte == UInt8(ascii: "{") else {
      throw Fault(.missingArgument(wanted: "'{'", usage: form.synopsis), at: end..<end)
    }
    let body = block(depth: depth)
    lexer.skipBlanks()
    guard lexer.isAtStatementEnd else {
      let rest = try lexer.word()
      throw Fault(.extraArgument(rest.text, usage: form.synopsis), at: rest.range)
    }
    return .repeat(count, body)
  }

  private mutating func binding(
    _ form: CommandForm
  ) throws(Fault) -> (name: String, Statement.Kind) {
    var reader = try word(for: form)
    let word = try reader.word(ArgumentKind.name.phrase)
    guard !word.isQuoted, word.text.isName else {
      throw Fault(.badName(word.text), at: word.range)
    }
    // An error in the rest must not cause further errors wherever the name is used.
    var bound = BoundNames.Kind.unknown
    defer { names[word.text] = bound }
    reader = try self.word(for: form)
    guard try reader.word("'='").text == "=" else {
      let range = reader.words[0].range
      throw Fault(
        .wrongArgument(reader.words[0].text, wanted: "'='", usage: form.synopsis), at: range)
    }
    let start = lexer.position
    reader = try self.word(for: form)
    let first = try reader.word("a value or a command")
    if commands.form(named: first.text) == nil || first.isQuoted {
      lexer.position = start
      reader = try words(for: form)
      let value = try self.value(&reader)
      try reader.finish()
      bound = if case .variable(let other) = value { names[other] ?? .unknown } else { .value }
      return (word.text, .value(value))
    }
    lexer.position = first.range.lowerBound
    let (verb, command) = try self.verb(inside: form.synopsis)
    guard command.makesObject, case .command(let read) = command.reading else {
      throw Fault(.cannotBind(command.name), at: verb.range)
    }
    let made = try self.command(command, read)
    bound = .object
    return (word.text, .command(made))
  }

  /// A number, quoted text, or another name.
  private func value(_ reader: inout ArgumentReader) throws(Fault) -> Argument {
    let word = try reader.word(ArgumentKind.value.phrase)
    if word.isQuoted { return .text(word.text) }
    if let other = word.variable {
      return .variable(try reader.bound(other, names[other] ?? .value, word))
    }
    switch Number(word.text) {
    case .integer(let number): return .integer(number)
    case .tooLarge: throw Fault(.numberTooLarge(word.text), at: word.range)
    case .none:
      let suggestion = commands.suggestion(for: word.text)
      throw Fault(.unknownWord(.command, word.text, suggestion: suggestion), at: word.range)
    }
  }

  private mutating func inclusion(
    _ form: CommandForm, at location: SourceLocation, depth: Int
  ) throws(Fault) -> Statement.Kind {
    var reader = try words(for: form)
    let path = try reader.rest(.file)
    let range = reader.words[0].range
    let resolved = SourcePath.resolve(path, from: source.name)
    let chain = includes.chain
    defer { includes.leave(to: chain) }
    let bytes = try includes.enter(resolved, at: range)
    guard let included = readable(bytes, path: resolved, from: location) else {
      return .include(path, [])
    }
    let app = includes.app
    var inner = SourceParser(
      included, names: names, includes: includes, commands: commands, outerDepth: depth)
    let statements = inner.parse()
    names = inner.names
    includes = inner.includes
    append(inner.errors, from: location)
    if let app, let other = inner.header.app, app != other {
      throw Fault(.includedForOtherApp(path, app: other), at: range)
    }
    return .include(path, statements)
  }

  private mutating func readable(
    _ bytes: [UInt8], path: String, from location: SourceLocation
  ) -> Source? {
    do throws(ScriptErrors) {
      return try Source(name: path, bytes: bytes)
    } catch {
      append(error.errors, from: location)
      return nil
    }
  }

  private mutating func append(_ inner: [ScriptError], from location: SourceLocation) {
    for var error in inner {
      error.includedFrom.insert(location, at: 0)
      errors.append(error)
    }
  }
}

extension String {
  /// A letter or underscore followed by letters, digits, and underscores, in any script.
  fileprivate var isName: Bool {
    guard let first, first.isLetter || first == "_" else { return false }
    return allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
