/// A cell's SwiftUI content, whose controls the cell's content view contains.
@preconcurrency @MainActor
public struct UIHostingConfiguration<Content: View>: UIContentConfiguration {
  public let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public func makeContentView() -> any UIView & UIContentView {
    HostedContentView(self) { ($0 as? Self)?.content }
  }
  public func updated(for state: any UIConfigurationState) -> Self { self }
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }
}

final class HostedContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration {
    didSet { graph.update() }
  }
  private let graph = ViewGraph()

  init(
    _ configuration: any UIContentConfiguration,
    content: @escaping (any UIContentConfiguration) -> (any View)?
  ) {
    self.configuration = configuration
    super.init(frame: .zero)
    graph.container = self
    graph.read = { [weak self] in self.flatMap { content($0.configuration) } }
    graph.update()
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return graph.disappear() }
    var next: UIResponder? = self
    while let responder = next, !(responder is UIViewController) { next = responder.next }
    graph.owner = next as? UIViewController
    graph.update()
    graph.appear()
  }
}
