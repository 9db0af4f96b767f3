/// Colors for a terminal, or none.
package enum Paint: Sendable {
  case plain, colored

  package func error(_ text: String) -> String { wrap(text, "1;31") }
  package func held(_ text: String) -> String { wrap(text, "1;33") }
  package func dim(_ text: String) -> String { wrap(text, "2") }
  package func added(_ text: String) -> String { wrap(text, "32") }
  package func removed(_ text: String) -> String { wrap(text, "31") }
  package func bold(_ text: String) -> String { wrap(text, "1") }

  package func wrap(_ text: String, _ code: String) -> String {
    self == .plain ? text : "\u{1b}[\(code)m\(text)\u{1b}[0m"
  }
}
