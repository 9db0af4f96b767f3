import ShellLanguage

extension Paint {
  /// A line of the tree: what is new is green, what is gone is red, what is visible is bold.
  package func row(_ text: String, mark: TreeChanges.Mark?, isVisible: Bool) -> String {
    switch mark {
    case .appeared: wrap(text, isVisible ? "1;32" : "32")
    case .gone: wrap(text, "31")
    case .moved: wrap(text, "33")
    case nil: isVisible ? bold(text) : text
    }
  }
}
