/// A container of UIKit whose bar lies over its children's views.
@MainActor protocol BarContainer: UIViewController {
  associatedtype Bar: OwnedBar
  /// The key under which apps replace the bar, as UIKit has no setter for it.
  nonisolated static var barKey: String { get }
  var barIfLoaded: Bar? { get set }
  var isBarHidden: Bool { get }
  func makeBar() -> Bar
}

/// A bar that belongs to a container.
@MainActor protocol OwnedBar: UIView {
  /// The link to the container.
  var owner: ControllerLink? { get set }
}

extension BarContainer {
  /// The bar, which its first use creates.
  var bar: Bar {
    if let barIfLoaded { return barIfLoaded }
    let bar = makeBar()
    use(bar)
    return bar
  }

  func use(_ bar: Bar) {
    barIfLoaded?.detach()
    bar.owner = link
    if isBarHidden { bar.isHidden = true }
    barIfLoaded = bar
    if let loadedView { attachBar(to: loadedView) }
  }

  /// Adds the bar to the container's view, if the app has asked for the bar.
  func attachLoadedBar(to view: UIView) {
    guard let bar = barIfLoaded, bar.superview !== view else { return }
    view.attach(bar)
    view.putBehindAddedViews(bar)
  }

  /// Returns whether the key names the bar and the value is one.
  nonisolated func useBar(_ value: Any?, forKey key: String) -> Bool {
    guard key == Self.barKey, let bar = value as? Bar else { return false }
    MainActor.assumeIsolated { use(bar) }
    return true
  }

  nonisolated func bar(forKey key: String) -> UIView? {
    key == Self.barKey ? MainActor.assumeIsolated { bar } : nil
  }
}

extension UINavigationController: BarContainer {
  nonisolated static var barKey: String { "navigationBar" }
  var isBarHidden: Bool { isNavigationBarHidden }
  func makeBar() -> UINavigationBar { UINavigationBar() }
}

extension UITabBarController: BarContainer {
  nonisolated static var barKey: String { "tabBar" }
  var isBarHidden: Bool { isTabBarHidden }
  func makeBar() -> UITabBar { UITabBar() }
}

extension UINavigationBar: OwnedBar {}
extension UITabBar: OwnedBar {}
