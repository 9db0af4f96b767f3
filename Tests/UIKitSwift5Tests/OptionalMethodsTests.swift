import HeadlessUIKit
import Testing

/// Optional requirements, called with a question mark.
@MainActor struct OptionalMethodsTests {
  @Test func `a proxy forwards implemented methods and returns defaults for others`()
    throws
  {
    let device = HeadlessDevice.boot()
    let rows = RowsViewController()
    rows.loadViewIfNeeded()
    let targets = rows.tableView.tapTargets
    #expect(targets.map(\.title) == ["row 0", "row 1"])
    try device.finger.tap(targets[1])
    #expect(rows.chosen == [1])
    rows.proxy.scrollViewDidScroll(rows.tableView)
    #expect(rows.scrolls == 1)
    rows.proxy.dataSource = nil
    #expect(rows.proxy.numberOfSections(in: rows.tableView) == 1)
  }

  @Test func `a coordinator forwards an optional delegate method to another coordinator`() {
    let outer = StackCoordinator(UINavigationController())
    let inner = StackCoordinator(UINavigationController())
    inner.outer = outer
    let screen = UIViewController()
    screen.title = "A"
    inner.navigationController(inner.navigationController, didShow: screen, animated: false)
    #expect(outer.shown == ["A"])
    #expect(
      inner.navigationController(
        inner.navigationController, animationControllerFor: .push, from: screen, to: screen) == nil)
  }

  @Test func `a delegate's window is unwrapped twice through the protocol`() {
    let device = HeadlessDevice.boot()
    let delegate = WindowAppDelegate()
    device.application.delegate = delegate
    #expect(WindowAppDelegate.rootTitle == nil)
    delegate.window = UIWindow(frame: .zero)
    delegate.window?.rootViewController = UIViewController()
    delegate.window?.rootViewController?.title = "root"
    #expect(WindowAppDelegate.rootTitle == "root")
    #expect(WindowAppDelegate.own === delegate.window)
  }
}
