extension UIViewController {
  /// How a view controller appears, which changes nothing here: every transition takes the same time.
  @preconcurrency @MainActor public final class Transition: NSObject {
    /// What a zoom starts from.
    public struct ZoomSourceViewProviderContext {
      public let sourceViewController: UIViewController
      public let zoomedViewController: UIViewController
    }

    public final class ZoomOptions: NSObject {
      public var alignmentRectProvider: ((ZoomSourceViewProviderContext) -> CGRect?)?
      public var interactiveDismissShouldBegin: ((ZoomSourceViewProviderContext) -> Bool)?
      public var dimmingColor: UIColor?
      public var dimmingVisualEffect: UIBlurEffect?
    }

    private let provider: ((ZoomSourceViewProviderContext) -> UIView?)?

    private init(from provider: ((ZoomSourceViewProviderContext) -> UIView?)? = nil) {
      self.provider = provider
      super.init()
    }

    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition { Transition(from: sourceViewProvider) }

    public static var crossDissolve: Transition { Transition() }
    public static var coverVertical: Transition { Transition() }
    public static var flipHorizontal: Transition { Transition() }
    public static var partialCurl: Transition { Transition() }
  }
}
