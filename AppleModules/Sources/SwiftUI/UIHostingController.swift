/// Shows a SwiftUI view: reads its body and creates UIKit controls from the outline.
@preconcurrency @MainActor open class UIHostingController<Content: View>: UIViewController {
  open var rootView: Content { didSet { graph.invalidate() } }
  private let graph = ViewGraph()

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
}

public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let preferredContentSize = Self(rawValue: 1)
  public static let intrinsicContentSize = Self(rawValue: 2)
}

/// A cell's SwiftUI content, which is stored but not shown.
@MainActor public struct UIHostingConfiguration<Content: View>: UIContentConfiguration {
  public let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public func makeContentView() -> any UIView & UIContentView { HostedContentView(self) }
  public func updated(for state: any UIConfigurationState) -> Self { self }
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }
}

final class HostedContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration
  init(_ configuration: any UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
}
