// Written by scripts/optional-methods.

extension UIActivityItemSource {
  @_disfavoredOverload
  public var activityViewController: UIActivityItemSourceActivityViewController? {
    UIActivityItemSourceActivityViewController(delegate: self)
  }

}

/// The method that an optional call of `activityViewController` invokes.
@preconcurrency @MainActor public struct UIActivityItemSourceActivityViewController {
  fileprivate let delegate: any UIActivityItemSource

  @discardableResult
  public func callAsFunction(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String {
    delegate.activityViewController(activityViewController, subjectForActivityType: activityType)
  }
}
