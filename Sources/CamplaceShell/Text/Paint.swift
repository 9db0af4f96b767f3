/// Colours for a terminal, or none.
public enum Paint: Sendable {
  case plain, coloured

  func error(_ text: String) -> String { wrap(text, "1;31") }
  func dim(_ text: String) -> String { wrap(text, "2") }
  func added(_ text: String) -> String { wrap(text, "32") }
  func removed(_ text: String) -> String { wrap(text, "31") }
  func bold(_ text: String) -> String { wrap(text, "1") }

  /// A line of the tree: what is new is green, what is gone is red, what is visible is bold.
  func row(_ text: String, mark: TreeChanges.Mark?, isVisible: Bool) -> String {
    switch mark {
    case .appeared: wrap(text, isVisible ? "1;32" : "32")
    case .gone: wrap(text, "31")
    case .moved: wrap(text, "33")
    case nil: isVisible ? bold(text) : text
    }
  }

  private func wrap(_ text: String, _ code: String) -> String {
    self == .plain ? text : "\u{1b}[\(code)m\(text)\u{1b}[0m"
  }
}
