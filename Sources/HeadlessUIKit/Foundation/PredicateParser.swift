import Foundation

/// Reads a predicate's format with its arguments.
struct PredicateParser {
  private enum Token: Equatable {
    case word(String), text(String), number(Double), argument(Character), sign(String)
  }

  private var tokens: [Token]
  private var position = 0
  private var arguments: ArraySlice<Any>

  static func parse(_ format: String, _ arguments: [Any]) -> PredicateFormat {
    var parser = PredicateParser(
      tokens: Self.tokens(of: Array(format)), arguments: arguments[...])
    let parsed = parser.disjunction()
    return parser.position == parser.tokens.count ? parsed : .constant(true)
  }

  private init(tokens: [Token], arguments: ArraySlice<Any>) {
    self.tokens = tokens
    self.arguments = arguments
  }

  // MARK: Conditions

  private mutating func disjunction() -> PredicateFormat {
    var parts = [conjunction()]
    while takes("OR", "||") { parts.append(conjunction()) }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  private mutating func conjunction() -> PredicateFormat {
    var parts = [condition()]
    while takes("AND", "&&") { parts.append(condition()) }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private mutating func condition() -> PredicateFormat {
    if takes("NOT", "!") { return .not(condition()) }
    if takes("TRUEPREDICATE") { return .constant(true) }
    if takes("FALSEPREDICATE") { return .constant(false) }
    let start = position
    if takes("(") {
      let inner = disjunction()
      if takes(")") { return inner }
      position = start
    }
    let isAny = takes("ANY", "SOME")
    guard var left = operand() else { return skipped() }
    if isAny, case .keyPath(let path) = left { left = .anyOf(path) }
    guard let relation = relation() else { return skipped() }
    var ignoresCase = false
    if takes("[") {
      if case .word(let flags)? = next() { ignoresCase = flags.lowercased().contains("c") }
      _ = takes("]")
    }
    guard let right = operand() else { return skipped() }
    return .comparison(left, relation, right, ignoresCase: ignoresCase)
  }

  /// Skips the rest of a format that can't be parsed; the condition is true.
  private mutating func skipped() -> PredicateFormat {
    position = tokens.count
    return .constant(true)
  }

  private mutating func relation() -> PredicateFormat.Operator? {
    guard let token = next() else { return nil }
    switch token {
    case .word(let word): return .init(rawValue: word.uppercased())
    case .sign("="): return .equal
    case .sign("<>"): return .unequal
    case .sign("=<"): return .atMost
    case .sign("=>"): return .atLeast
    case .sign(let sign): return .init(rawValue: sign)
    default: return nil
    }
  }

  private mutating func operand() -> PredicateFormat.Operand? {
    switch next() {
    case .text(let text)?: return .value(text)
    case .number(let number)?: return .value(number)
    case .argument("K")?: return arguments.popFirst().map { .keyPath("\($0)") }
    case .argument?: return .value(arguments.popFirst())
    case .word(let word)?:
      switch word.uppercased() {
      case "TRUE", "YES": return .value(true)
      case "FALSE", "NO": return .value(false)
      case "NIL", "NULL": return .value(nil)
      default: return .keyPath(word)
      }
    case .sign("{")?:
      var list: [PredicateFormat.Operand] = []
      while !takes("}") {
        guard let operand = operand() else { return nil }
        list.append(operand)
        _ = takes(",")
      }
      return .list(list)
    default: return nil
    }
  }

  // MARK: Tokens

  private mutating func next() -> Token? {
    guard position < tokens.count else { return nil }
    defer { position += 1 }
    return tokens[position]
  }

  private mutating func takes(_ wanted: String...) -> Bool {
    guard position < tokens.count else { return false }
    let isWanted =
      switch tokens[position] {
      case .word(let word): wanted.contains(word.uppercased())
      case .sign(let sign): wanted.contains(sign)
      default: false
      }
    if isWanted { position += 1 }
    return isWanted
  }

  private static func tokens(of format: [Character]) -> [Token] {
    var tokens: [Token] = []
    var index = 0
    func run(while isPart: (Character) -> Bool) -> String {
      let start = index
      while index < format.count, isPart(format[index]) { index += 1 }
      return String(format[start..<index])
    }
    while index < format.count {
      let character = format[index]
      if character.isWhitespace {
        index += 1
      } else if character == "'" || character == "\"" {
        index += 1
        tokens.append(.text(run { $0 != character }))
        index += 1
      } else if character == "%" {
        index += 1
        // `%@`, `%K`, and C's formats: `%ld`, `%.2f`.
        let format = run { $0.isLetter || $0.isNumber || $0 == "." || $0 == "@" }
        tokens.append(.argument(format.first == "K" ? "K" : "@"))
      } else if character.isNumber || character == "-" {
        index += 1
        let digits = run { $0.isNumber || $0 == "." }
        tokens.append(.number(Double("\(character)\(digits)") ?? 0))
      } else if character.isLetter || character == "_" || character == "$" || character == "@" {
        tokens.append(.word(run { $0.isLetter || $0.isNumber || "._$@".contains($0) }))
      } else if "=!<>&|".contains(character) {
        tokens.append(.sign(run { "=!<>&|".contains($0) }))
      } else {
        index += 1
        tokens.append(.sign(String(character)))
      }
    }
    return tokens
  }
}
