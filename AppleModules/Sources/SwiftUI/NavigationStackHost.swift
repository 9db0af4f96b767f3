/// The values that a navigation stack shows above its root.
struct StackPath {
  let values: () -> [AnyHashable]
  let set: ([AnyHashable]) -> Void
}

extension ViewOutline {
  @discardableResult
  public func stack(_ build: (ViewOutline) -> Void) -> ViewOutline { stack(nil, build) }
  @discardableResult
  public func stack(path: Binding<NavigationPath>, _ build: (ViewOutline) -> Void) -> ViewOutline {
    stack(
      StackPath(
        values: { path.wrappedValue.values }, set: { path.wrappedValue = NavigationPath($0) }),
      build)
  }
  @discardableResult
  public func stack<Value: Hashable>(path: Binding<[Value]>, _ build: (ViewOutline) -> Void)
    -> ViewOutline
  {
    stack(
      StackPath(
        values: { path.wrappedValue.map { AnyHashable($0) } },
        set: { path.wrappedValue = $0.compactMap { $0.base as? Value } }), build)
  }
  @_disfavoredOverload @discardableResult
  public func stack(path: Any, _ build: (ViewOutline) -> Void) -> ViewOutline { stack(nil, build) }

  private func stack(_ path: StackPath?, _ build: (ViewOutline) -> Void) -> ViewOutline {
    let inner = ViewOutline(build)
    elements.append(.stack(path, inner))
    return inner
  }
}

/// The navigation controller that shows a navigation stack: its root, and a screen for each value of its path.
@MainActor
final class NavigationStackHost: NSObject, UINavigationControllerDelegate, OutlineContainer {
  let navigation = UINavigationController()
  private var path: StackPath?
  private var environment = EnvironmentValues()
  private var root: (any HostingScreen)?
  private var shown: [(value: AnyHashable, screen: any HostingScreen)] = []

  var controller: UIViewController { navigation }

  override init() {
    super.init()
    navigation.delegate = self
  }

  func show(_ content: ViewOutline, _ path: StackPath?, in environment: EnvironmentValues) {
    self.path = path
    self.environment = environment
    if let root, content.isShown(by: root) {
      root.graph.show(content, in: environment)
    } else {
      let root = ViewOutline.screen(content, in: environment)
      navigation.setViewControllers(
        [root] + navigation.viewControllers.dropFirst(), animated: false)
      self.root = root
    }
    root?.loadViewIfNeeded()
    if let path { follow(path.values()) }
  }

  /// Shows one more value, as a link with a value does.
  func append(_ value: AnyHashable) {
    guard let path else { return follow(shown.map(\.value) + [value]) }
    path.set(path.values() + [value])
  }

  /// Shows a screen for each value, and keeps the screens of those that it shows already.
  private func follow(_ values: [AnyHashable]) {
    let kept = zip(shown, values).prefix { $0.value == $1 }.count
    guard kept < shown.count || kept < values.count else { return }
    var screens = navigation.viewControllers
    if kept < shown.count {
      screens = Array(screens.prefix { $0 !== shown[kept].screen })
      shown.removeLast(shown.count - kept)
    }
    for value in values.dropFirst(kept) {
      let outline = destination(of: value, from: screens) ?? ViewOutline()
      let screen = ViewOutline.screen(outline, in: environment)
      screen.loadViewIfNeeded()
      shown.append((value, screen))
      screens.append(screen)
    }
    show(screens)
  }

  private func destination(of value: AnyHashable, from screens: [UIViewController]) -> ViewOutline?
  {
    screens.reversed().lazy.compactMap { ($0 as? any HostingScreen)?.graph.destination(of: value) }
      .first
  }

  private func show(_ screens: [UIViewController]) {
    let current = navigation.viewControllers
    if let last = screens.last, Array(screens.dropLast()) == current {
      navigation.pushViewController(last, animated: true)
    } else if let last = screens.last, Array(current.prefix(screens.count)) == screens {
      navigation.popToViewController(last, animated: true)
    } else {
      navigation.setViewControllers(screens, animated: true)
    }
  }

  /// Shortens the path when the user has gone back.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    let screens = navigation.viewControllers
    let left = shown.prefix { entry in screens.contains { $0 === entry.screen } }.count
    guard left < shown.count else { return }
    shown.removeLast(shown.count - left)
    path?.set(shown.map(\.value))
  }
}
