/// An argument of a command.
package enum Argument: Sendable, Hashable {
  /// A whole number.
  case integer(Int)
  /// Any other word, or quoted text.
  case text(String)
  /// `$name`, bound by an earlier `let`.
  case variable(String)
}

extension Argument: CustomStringConvertible {
  /// The argument in script syntax.
  package var description: String {
    switch self {
    case .integer(let number): String(number)
    case .text(let text): Word.spelling(of: text)
    case .variable(let name): "$\(name)"
    }
  }
}
