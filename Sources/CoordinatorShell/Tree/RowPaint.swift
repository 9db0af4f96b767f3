import ShellLanguage

extension Paint {
  /// Colors a line of the tree: new is green, gone is red, visible is bold.
  package func row(_ text: String, mark: TreeChanges.Mark?, isVisible: Bool) -> String {
    switch mark {
    case .appeared: wrap(text, isVisible ? "1;32" : "32")
    case .gone: wrap(text, "31")
    case .moved: wrap(text, "33")
    case nil: isVisible ? bold(text) : text
    }
  }
}
