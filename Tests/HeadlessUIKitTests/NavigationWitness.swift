import HeadlessUIKit

/// A navigation delegate that records its calls.
final class NavigationWitness: UINavigationControllerDelegate {
  let journal: Journal
  var onWillShow: (UINavigationController) -> Void = { _ in }
  var onDidShow: (UINavigationController) -> Void = { _ in }

  @MainActor init(_ journal: Journal) {
    self.journal = journal
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    journal.note("willShow \((viewController as? Screen)?.name ?? "?")")
    onWillShow(navigationController)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    journal.note("didShow \((viewController as? Screen)?.name ?? "?")")
    onDidShow(navigationController)
  }
}
