/// What a command is given to work with.
package enum Argument: Sendable, Hashable {
  /// A whole number.
  case integer(Int)
  /// Anything else, or what stood in quotes.
  case text(String)
  /// `$name`, bound by an earlier `let`.
  case variable(String)
}

extension Argument: CustomStringConvertible {
  /// As a script spells it.
  package var description: String {
    switch self {
    case .integer(let number): String(number)
    case .text(let text): Word.spelling(of: text)
    case .variable(let name): "$\(name)"
    }
  }
}
