/// Shows a SwiftUI view: reads its body and creates UIKit controls from the outline.
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController, HostingScreen {
  open var rootView: Content { didSet { graph.invalidate() } }
  let graph = ViewGraph()

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
    graph.owner = self
    graph.read = { [weak self] in self?.rootView }
  }

  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: aDecoder)
    graph.owner = self
    graph.read = { [weak self] in self?.rootView }
  }

  public required init?(coder: NSCoder) { nil }

  open var sizingOptions: UIHostingControllerSizingOptions = []
  open func sizeThatFits(in size: CGSize) -> CGSize { size }

  open override func viewDidLoad() {
    super.viewDidLoad()
    graph.update()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    graph.update()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    graph.appear()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    graph.disappear()
  }

  open override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { graph.left?() }
  }
}

public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let preferredContentSize = Self(rawValue: 1)
  public static let intrinsicContentSize = Self(rawValue: 2)
}
