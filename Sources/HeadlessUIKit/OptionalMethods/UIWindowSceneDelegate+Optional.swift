// Written by scripts/optional-methods.

extension UIWindowSceneDelegate {
  @_disfavoredOverload
  public var windowScene: UIWindowSceneDelegateWindowScene? {
    UIWindowSceneDelegateWindowScene(delegate: self)
  }

}

/// The method that an optional call of `windowScene` invokes.
@preconcurrency @MainActor public struct UIWindowSceneDelegateWindowScene {
  fileprivate let delegate: any UIWindowSceneDelegate

  public func callAsFunction(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    delegate.windowScene(
      windowScene, didUpdate: previousCoordinateSpace,
      interfaceOrientation: previousInterfaceOrientation, traitCollection: previousTraitCollection)
  }

  public func callAsFunction(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    delegate.windowScene(
      windowScene, performActionFor: shortcutItem, completionHandler: completionHandler)
  }
}
