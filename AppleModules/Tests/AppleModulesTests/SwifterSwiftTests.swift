import SwifterSwift
import Testing

@MainActor @Suite struct `SwifterSwift` {
  private let device = HeadlessDevice.boot()

  @Test func `a window switches its root, and completes in a later turn`() {
    let window = UIWindow()
    let (first, second) = (UIViewController(), UIViewController())
    var isComplete = false
    window.rootViewController = first
    window.switchRootViewController(to: second) { isComplete = true }
    #expect(window.rootViewController === second && !isComplete)
    device.settle()
    #expect(isComplete)
  }

  @Test func `a child enters a view, and leaves it`() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChildViewController(child, toContainerView: parent.view)
    #expect(child.parent === parent && child.view.superview === parent.view)
    #expect(child.view.parentViewController === child)
    child.removeViewAndControllerFromParentViewController()
    #expect(child.parent == nil && child.view.superview == nil)
  }

  @Test func `a list creates cells by their class`() {
    let list = UITableView()
    list.register(cellWithClass: Cell.self)
    let cell = list.dequeueReusableCell(withClass: Cell.self, for: IndexPath(row: 0, section: 0))
    #expect(type(of: cell) == Cell.self)
  }

  private final class Cell: UITableViewCell {}
}
