// Parses references to tabs, screens, and controls.
extension ArgumentReader {
  package mutating func tab() throws(Fault) -> TabReference {
    switch try restAsArgument(.tab) {
    case .integer(let index): return .index(index)
    case .text(let name): return .name(name)
    case .variable(let name):
      throw Fault(.nameNotAllowed("$\(name)"), at: words[index - 1].range)
    }
  }

  package mutating func screen(
    _ kind: ArgumentKind = .screen
  ) throws(Fault) -> ScreenReference {
    let word = try word(String(kind.phrase.prefix { $0 != ":" }))
    if let name = word.variable { return .variable(try bound(name, .object, word)) }
    guard let mark = word.text.utf8.lastIndex(of: UInt8(ascii: "#")) else {
      return .type(word.text)
    }
    let type = String(word.text[..<mark])
    guard case .integer(let number) = Number(String(word.text[mark...].dropFirst())),
      number > 0, !type.isEmpty
    else {
      let wanted = "a screen: its type, or a label such as Type#2"
      throw Fault(.wrongArgument(word.text, wanted: wanted, usage: usage), at: word.range)
    }
    return .label(type: type, number: number)
  }

  package mutating func screens() throws(Fault) -> [ScreenReference] {
    var screens = [try screen()]
    while !isAtEnd { screens.append(try screen()) }
    return screens
  }

  package mutating func control() throws(Fault) -> ControlReference {
    let first = try word(ArgumentKind.control.phrase)
    let others = words[index...]
    let text = others.reduce(first.spelling) { "\($0) \($1.spelling)" }
    var names = [try plain(first)]
    if !first.isQuoted {
      for word in others.prefix(while: { !$0.isQuoted && $0.variable == nil }) {
        names.append(word.text)
        _ = nextWord()
      }
    }
    if first.isQuoted || !isAtEnd {
      let argument = isAtEnd ? nil : try restAsArgument(.argument)
      let name = Self.phrase(names[...])
      return ControlReference(readings: [.init(name: name, argument: argument)], text: text)
    }
    return ControlReference(readings: try Self.readings(of: names, at: first.range), text: text)
  }

  /// All splits of bare words into a name and an argument, the longest name first; but a trailing
  /// number is preferably an argument.
  private static func readings(
    of words: [String], at range: Range<Int>
  ) throws(Fault) -> [ControlReference.Reading] {
    var readings = [ControlReference.Reading(name: phrase(words[...]), argument: nil)]
    var length = min(words.count - 1, longestName)
    while length > 0 {
      let name = phrase(words[..<length])
      let rest = phrase(words[length...])
      switch Number(rest) {
      case .tooLarge: throw Fault(.numberTooLarge(rest), at: range)
      case .integer(let number):
        readings.insert(.init(name: name, argument: .integer(number)), at: 0)
      case .none: readings.append(.init(name: name, argument: .text(rest)))
      }
      length -= 1
    }
    return readings
  }

  /// The words joined into one text.
  ///
  /// Avoids `joined`, which would search all conformances in the program once: too slow before the
  /// first step.
  private static func phrase(_ words: ArraySlice<String>) -> String {
    var phrase = words.first ?? ""
    for word in words.dropFirst() { phrase += " " + word }
    return phrase
  }

  /// The words of the longest name that can be followed by an unquoted argument.
  private static let longestName = 8

  package mutating func comparison() throws(Fault) -> Comparison {
    let word = try word(ArgumentKind.comparison.phrase)
    guard !word.isQuoted, let comparison = Comparison.Operator(rawValue: word.text) else {
      let wanted = "one of \(Comparison.Operator.allCases.map(\.rawValue).joined(separator: " "))"
      throw Fault(.wrongArgument(word.text, wanted: wanted, usage: usage), at: word.range)
    }
    return Comparison(comparison, try count(least: .min))
  }
}
