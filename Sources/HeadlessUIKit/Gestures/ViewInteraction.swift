/// An interaction that knows its view.
///
/// - Note: Not in UIKit.
@preconcurrency @MainActor open class ViewInteraction: NSObject, UIInteraction {
  public private(set) weak var view: UIView?

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}
