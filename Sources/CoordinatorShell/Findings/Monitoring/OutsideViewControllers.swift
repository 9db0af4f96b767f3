import HeadlessUIKit

/// View controllers that the app made and that aren't screens in the hierarchy.
@MainActor struct OutsideViewControllers {
  /// View controllers that something retains.
  private var kept: [Lifetime] = []
  /// View controllers without a known holder that were never visible.
  private var neverShown: [Lifetime] = []

  mutating func keep(_ viewController: UIViewController) { kept.append(viewController.lifetime) }

  mutating func addNeverShown(_ viewController: UIViewController) {
    neverShown.append(viewController.lifetime)
  }

  /// Returns the retained view controllers that are still alive, and forgets all of them.
  mutating func takeKept() -> [UIViewController] {
    defer { kept = [] }
    return kept.compactMap(\.viewController)
  }

  /// View controllers that were never visible and that no known root reaches.
  ///
  /// They are leaked, unless an unknown holder keeps them for later use.
  mutating func takeNeverShown(at moment: Finding.Moment) -> [Suspect] {
    guard !neverShown.isEmpty else { return [] }
    let taken = neverShown
    neverShown = []
    kept += taken
    return taken.compactMap { lifetime in
      lifetime.viewController.map {
        Suspect(object: $0, label: $0.label, made: moment, due: moment)
      }
    }
  }
}
