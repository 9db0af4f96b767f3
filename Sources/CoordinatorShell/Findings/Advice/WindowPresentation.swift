import HeadlessUIKit
import RetainGraph

extension Evidence {
  /// What to do about a window that retains a root with what was presented in it; empty for other paths.
  func presentationNotes(along holdings: [Holding]) -> [String] {
    let isPresented = holdings.contains { holding in
      let holder = graph.liveObject(of: holding.from)
      return UIKitField.isPresentation(holding.path.description, of: holder)
    }
    return isPresented
      ? [
        "dismiss what is presented before the window gets another root: it retains both until then"
      ]
      : []
  }
}
