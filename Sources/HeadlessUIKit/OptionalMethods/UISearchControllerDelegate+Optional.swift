// Written by scripts/optional-methods.

extension UISearchControllerDelegate {
  @_disfavoredOverload
  public var willPresentSearchController: (@MainActor (UISearchController) -> Void)? {
    { self.willPresentSearchController($0) }
  }

  @_disfavoredOverload
  public var didPresentSearchController: (@MainActor (UISearchController) -> Void)? {
    { self.didPresentSearchController($0) }
  }

  @_disfavoredOverload
  public var willDismissSearchController: (@MainActor (UISearchController) -> Void)? {
    { self.willDismissSearchController($0) }
  }

  @_disfavoredOverload
  public var didDismissSearchController: (@MainActor (UISearchController) -> Void)? {
    { self.didDismissSearchController($0) }
  }

  @_disfavoredOverload
  public var presentSearchController: (@MainActor (UISearchController) -> Void)? {
    { self.presentSearchController($0) }
  }

}
