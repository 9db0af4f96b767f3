/// Reads the words of a statement one after another as values.
package struct ArgumentReader {
  package let words: [Word]
  package private(set) var index = 0
  private let end: Int
  package let names: BoundNames
  private let form: CommandForm
  /// The available commands and expectations.
  package let commands: CommandTable
  /// The usage line for errors, if it is more specific than the verb's.
  package var narrowedUsage: String?

  package init(
    _ words: [Word], end: Int, names: BoundNames, for form: CommandForm,
    in commands: CommandTable
  ) {
    self.words = words
    self.end = end
    self.names = names
    self.form = form
    self.commands = commands
  }

  /// The usage line for errors.
  package var usage: String { narrowedUsage ?? form.synopsis }

  package var isAtEnd: Bool { index == words.count }

  /// Whether there is another word, without reading it.
  package func isNext(_ word: String) -> Bool {
    index < words.count && words[index].text == word && !words[index].isQuoted
  }

  /// The next word, if any.
  package mutating func nextWord() -> Word? {
    guard index < words.count else { return nil }
    index += 1
    return words[index - 1]
  }

  /// The next word, which is required.
  package mutating func word(_ wanted: String) throws(Fault) -> Word {
    guard let word = nextWord() else {
      throw Fault(.missingArgument(wanted: wanted, usage: usage), at: end..<end)
    }
    return word
  }

  /// The next word as text.
  package mutating func text(_ kind: ArgumentKind) throws(Fault) -> String {
    try plain(word(kind.phrase))
  }

  /// All remaining words as one text; nil if there are none.
  package mutating func optionalRest() throws(Fault) -> String? {
    guard var text = try nextWord().map(plain) else { return nil }
    while let word = nextWord() { text += try " " + plain(word) }
    return text
  }

  /// All remaining words as one text.
  package mutating func rest(_ kind: ArgumentKind) throws(Fault) -> String {
    guard let text = try optionalRest() else {
      throw Fault(.missingArgument(wanted: kind.phrase, usage: usage), at: end..<end)
    }
    return text
  }

  /// The words before the next option, which begins with `--`, as one text.
  package mutating func file() throws(Fault) -> String {
    if !isAtEnd, !words[index].isQuoted, words[index].text.hasPrefix("--") {
      let place = words[index].range.lowerBound
      throw Fault(
        .missingArgument(wanted: ArgumentKind.file.phrase, usage: usage), at: place..<place)
    }
    var text = try plain(word(ArgumentKind.file.phrase))
    while !isAtEnd, words[index].isQuoted || !words[index].text.hasPrefix("--") {
      text += try " " + plain(words[index])
      index += 1
    }
    return text
  }

  /// A whole number of at least `least`.
  package mutating func count(_ kind: ArgumentKind = .count, least: Int) throws(Fault) -> Int {
    try count(word(kind.phrase), kind, least: least)
  }

  /// A repeat count, by default one.
  package mutating func times() throws(Fault) -> Int {
    guard let word = nextWord() else { return 1 }
    return try count(word, .count, least: 1)
  }

  package func count(_ word: Word, _ kind: ArgumentKind, least: Int) throws(Fault) -> Int {
    switch word.isQuoted ? .none : Number(word.text) {
    case .integer(let number) where number >= least: return number
    case .tooLarge: throw Fault(.numberTooLarge(word.text), at: word.range)
    default:
      let wanted = "a whole number" + (least == .min ? "" : " from \(least) on")
      throw Fault(.badNumber(word.text, wanted: wanted), at: word.range)
    }
  }

  /// A number, a text, or a bound value.
  package mutating func argument(_ kind: ArgumentKind) throws(Fault) -> Argument {
    try argument(word(kind.phrase))
  }

  /// All remaining words, each as an argument.
  package mutating func arguments() throws(Fault) -> [Argument] {
    var arguments: [Argument] = []
    while let word = nextWord() { arguments.append(try argument(word)) }
    return arguments
  }

  /// An argument of an added kind.
  package mutating func argument(_ kind: AddedKind) throws(Fault) -> Argument {
    let word = try word(kind.phrase)
    if word.variable == nil, let accepts = kind.accepts, !accepts(word.text) {
      throw Fault(.wrongArgument(word.text, wanted: kind.phrase, usage: usage), at: word.range)
    }
    return try argument(word)
  }

  /// One argument of an added kind, which may consist of several words.
  package mutating func restAsArgument(_ kind: AddedKind) throws(Fault) -> Argument {
    guard index + 1 < words.count else { return try argument(kind) }
    return .text(try optionalRest() ?? "")
  }

  /// One argument that may consist of several words.
  package mutating func restAsArgument(_ kind: ArgumentKind) throws(Fault) -> Argument {
    index + 1 < words.count ? .text(try rest(kind)) : try argument(kind)
  }

  private func argument(_ word: Word) throws(Fault) -> Argument {
    if word.isQuoted { return .text(word.text) }
    if let name = word.variable { return .variable(try bound(name, .value, word)) }
    switch Number(word.text) {
    case .integer(let number): return .integer(number)
    case .tooLarge: throw Fault(.numberTooLarge(word.text), at: word.range)
    case .none: return .text(word.text)
    }
  }

  /// One of several words.
  package mutating func option(_ options: [String]) throws(Fault) -> String {
    let wanted = options.map { "'\($0)'" }.joined(separator: " or ")
    return try option(word(wanted), of: options, .option)
  }

  package func option(
    _ word: Word, of options: [String], _ noun: ScriptError.Noun
  ) throws(Fault) -> String {
    if options.contains(word.text) { return word.text }
    let suggestion = Suggestion.nearest(to: word.text, among: options)
    if suggestion == nil, noun == .option {
      let wanted = options.map { "'\($0)'" }.joined(separator: " or ")
      throw Fault(.wrongArgument(word.text, wanted: wanted, usage: usage), at: word.range)
    }
    throw Fault(.unknownWord(noun, word.text, suggestion: suggestion), at: word.range)
  }

  /// Whether the optional word comes next; any other word is an error.
  package mutating func flag(_ flag: String) throws(Fault) -> Bool {
    guard let word = nextWord() else { return false }
    return try option(word, of: [flag], .option) == flag
  }

  package func bound(
    _ name: String, _ kind: BoundNames.Kind, _ word: Word
  ) throws(Fault) -> String {
    guard let actual = names[name] else {
      let suggestion = Suggestion.nearest(to: name, among: names.all)
      throw Fault(.unknownName(name, suggestion: suggestion), at: word.range)
    }
    guard actual == kind || actual == .unknown else {
      throw Fault(.wrongKindOfName(name, isObject: actual == .object), at: word.range)
    }
    return name
  }

  /// Checks that the statement ends here.
  package func finish() throws(Fault) {
    guard index < words.count else { return }
    let word = words[index]
    throw Fault(.extraArgument(word.text, usage: usage), at: word.range)
  }

  package func plain(_ word: Word) throws(Fault) -> String {
    guard word.variable == nil else { throw Fault(.nameNotAllowed(word.text), at: word.range) }
    return word.text
  }
}
