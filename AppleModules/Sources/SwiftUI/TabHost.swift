/// The value of the selected tab.
struct TabSelection {
  let value: () -> AnyHashable?
  let set: (AnyHashable) -> Void
}

extension ViewOutline {
  @discardableResult
  public func tabs(_ build: (ViewOutline) -> Void) -> ViewOutline { tabs(nil, build) }
  @discardableResult
  public func tabs<Value: Hashable>(
    selection: Binding<Value>, _ build: (ViewOutline, Binding<Value>) -> Void
  ) -> ViewOutline {
    tabs(
      TabSelection(
        value: { AnyHashable(selection.wrappedValue) },
        set: { if let value = $0.base as? Value { selection.wrappedValue = value } })
    ) { build($0, selection) }
  }
  @_disfavoredOverload @discardableResult
  public func tabs(
    selection: Any, _ build: (ViewOutline, Binding<AnyHashable>) -> Void
  ) -> ViewOutline { tabs(nil) { build($0, .constant(0)) } }

  private func tabs(_ selection: TabSelection?, _ build: (ViewOutline) -> Void) -> ViewOutline {
    let inner = ViewOutline(build)
    elements.append(.tabs(selection, inner))
    return inner
  }

  /// A `Tab` with its title and content.
  @discardableResult public func tab(
    _ title: some StringProtocol = "", _ build: (ViewOutline) -> Void
  ) -> ViewOutline {
    let inner = group(build)
    inner.tab = ViewOutline { $0.text(String(title)) }
    return inner
  }
  @discardableResult public func tab(
    _ title: some StringProtocol = "", value: some Hashable, _ build: (ViewOutline) -> Void
  ) -> ViewOutline { tab(title, build).tag(value) }
  /// A `Tab` whose value has the type of the tab view's selection.
  @discardableResult public func tab<Value: Hashable>(
    _ title: some StringProtocol = "", value: Value, of selection: Binding<Value>,
    _ build: (ViewOutline) -> Void
  ) -> ViewOutline { tab(title, build).tag(value) }
  @_disfavoredOverload @discardableResult public func tab<Value: Hashable>(
    _ title: some StringProtocol = "", value: Value, of selection: Binding<Value?>,
    _ build: (ViewOutline) -> Void
  ) -> ViewOutline { tab(title, build).tag(Optional(value)) }
  @_disfavoredOverload @discardableResult public func tab(
    _ title: some StringProtocol = "", value: some Hashable, of selection: Any,
    _ build: (ViewOutline) -> Void
  ) -> ViewOutline { tab(title, build).tag(value) }

  /// The views of a tab view, if they have labels; a tab view of pages has none.
  var tabViews: [ViewOutline] {
    let views = elements.compactMap { element -> ViewOutline? in
      switch element {
      case .group(let outline): outline
      case .view(let outline as ViewOutline): outline
      case .view(let view): ViewOutline { $0.add(view) }
      default: nil
      }
    }
    return views.contains { $0.tab != nil } ? views : []
  }
}

/// The tab bar controller that shows a tab view.
@MainActor final class TabHost: NSObject, UITabBarControllerDelegate, OutlineContainer {
  let tabBarController = UITabBarController()
  private var screens: [any HostingScreen] = []
  private var tags: [AnyHashable?] = []
  private var selection: TabSelection?

  var controller: UIViewController { tabBarController }

  override init() {
    super.init()
    tabBarController.delegate = self
  }

  func show(_ views: [ViewOutline], _ selection: TabSelection?, in environment: EnvironmentValues) {
    self.selection = selection
    tags = views.map(\.tag)
    let old = screens
    screens = views.enumerated().map { index, view in
      guard index < old.count, view.isShown(by: old[index]) else {
        return ViewOutline.screen(view, in: environment)
      }
      old[index].graph.show(view, in: environment)
      return old[index]
    }
    for (screen, view) in zip(screens, views) { screen.tabBarItem.title = view.tab?.firstText }
    if screens.map({ ObjectIdentifier($0) }) != old.map({ ObjectIdentifier($0) }) {
      tabBarController.setViewControllers(screens, animated: false)
    }
    let value = selection?.value()
    if let index = tags.firstIndex(where: { $0 != nil && $0 == value }),
      index != tabBarController.selectedIndex
    {
      tabBarController.selectedIndex = index
    }
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    if let index = screens.firstIndex(where: { $0 === viewController }), let tag = tags[index] {
      selection?.set(tag)
    }
  }
}
