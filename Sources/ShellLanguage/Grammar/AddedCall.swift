/// A call of a command or expectation that an app added.
package struct AddedCall: Sendable, Equatable {
  /// The verb, or the word after `expect`.
  package let name: String
  /// The literal words of its usage line that were written, in order: `add` in `cart add 3`.
  package internal(set) var keywords: [String] = []
  /// The arguments, in order.
  package internal(set) var arguments: [Argument] = []
  /// The command's kind; an expectation is a check.
  package let kind: CommandKind
  private var text: String

  package init(_ name: String, kind: CommandKind) {
    self.name = name
    self.kind = kind
    text = name
  }

  fileprivate mutating func append(keyword: String) {
    keywords.append(keyword)
    text += " \(keyword)"
  }

  fileprivate mutating func append(_ argument: Argument) {
    arguments.append(argument)
    text += " \(argument)"
  }
}

extension AddedCall: CustomStringConvertible {
  /// The call in script syntax.
  package var description: String { text }
}

extension ArgumentReader {
  /// Reads the words that a usage line allows.
  ///
  /// `<kind>...` stands for one argument of several words.
  mutating func read(_ usage: Usage, into call: inout AddedCall) throws(Fault) {
    switch usage {
    case .word(let word): call.append(keyword: try option([word]))
    case .argument(let kind): call.append(try argument(kind))
    case .added(let kind): call.append(try argument(kind))
    case .many(.argument(.text)): call.append(.text(try rest(.text)))
    case .many(.argument(let kind)): call.append(try restAsArgument(kind))
    case .many(.added(let kind)): call.append(try restAsArgument(kind))
    case .many(let inner):
      repeat { try read(inner, into: &call) } while !isAtEnd
    case .optional(let inner):
      if !isAtEnd { try read(inner, into: &call) }
    case .choice(let choices): try read(oneOf: choices, into: &call)
    case .sequence(let parts): try read(all: parts, into: &call)
    }
  }

  private mutating func read(all parts: [Usage], into call: inout AddedCall) throws(Fault) {
    var rest = parts[...]
    while let part = rest.popFirst() {
      guard part == .argument(.comparison), rest.first == .argument(.count) else {
        try read(part, into: &call)
        continue
      }
      rest.removeFirst()
      let comparison = try comparison()
      call.append(.text(comparison.comparison.rawValue))
      call.append(.integer(comparison.number))
    }
  }

  private mutating func read(oneOf choices: [Usage], into call: inout AddedCall) throws(Fault) {
    if let meant = choices.first(where: { $0.firstWord.map(isNext) ?? false }) {
      return try read(meant, into: &call)
    }
    if let open = choices.first(where: { $0.firstWord == nil }) {
      return try read(open, into: &call)
    }
    _ = try option(choices.compactMap(\.firstWord))
  }
}
