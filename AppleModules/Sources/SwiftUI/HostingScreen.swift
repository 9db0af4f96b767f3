/// A hosting controller, whatever view it shows.
@MainActor protocol HostingScreen: UIViewController {
  var graph: ViewGraph { get }
}

/// A view around an outline of the app's views.
@MainActor protocol WrappingView {
  var content: ViewOutline { get }
}

extension ViewOutline {
  /// Creates a hosting controller for an outline, of the type of the app's view in it.
  static func screen(_ outline: ViewOutline, in environment: EnvironmentValues) -> any HostingScreen
  {
    let screen = outline.onlyView.map { host($0) } ?? UIHostingController(rootView: outline)
    screen.graph.show(outline, in: environment)
    return screen
  }

  private static func host<V: View>(_ view: V) -> any HostingScreen {
    UIHostingController(rootView: view)
  }

  /// Whether a screen for this outline would have the same type.
  func isShown(by screen: any HostingScreen) -> Bool {
    func type<V: View>(of view: V) -> ObjectIdentifier {
      ObjectIdentifier(UIHostingController<V>.self)
    }
    return ObjectIdentifier(Swift.type(of: screen))
      == (onlyView.map { type(of: $0) } ?? type(of: self))
  }

  /// The view that is the outline's only content; nil if there are others beside it, or none.
  private var onlyView: (any View)? {
    guard elements.count == 1, let element = elements.first else { return nil }
    switch element {
    case .group(let outline): return outline.onlyView
    case .view(let view as AnyView): return ViewOutline { $0.add(view.view) }.onlyView
    case .view(let view as ViewOutline): return view.onlyView
    case .view(let view as any WrappingView): return view.content.onlyView
    case .view(let view): return view is any PrimitiveView ? nil : view
    case .stack: return NavigationStack(content: self)
    case .tabs: return TabView(content: self)
    default: return nil
    }
  }
}

/// Names the screen of a navigation stack.
struct NavigationStack: View {
  let content: ViewOutline
  var body: ViewOutline { content }
}

/// Names the screen of a tab view.
struct TabView: View {
  let content: ViewOutline
  var body: ViewOutline { content }
}
