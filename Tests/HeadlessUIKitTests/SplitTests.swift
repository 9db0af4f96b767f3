import HeadlessUIKit
import Testing

@MainActor @Suite struct `A split view controller` {
  private let stage = Stage()

  private final class Owner: UISplitViewControllerDelegate {
    var hidesSecondary = false
    var top: UISplitViewController.Column?
    var asked = 0

    func splitViewController(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool {
      asked += 1
      return hidesSecondary
    }

    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { top ?? proposedTopColumn }
  }

  private func stack(_ name: String) -> UINavigationController {
    UINavigationController(rootViewController: stage.screen(name))
  }

  private func names(_ split: UISplitViewController) -> [String] {
    let stack = split.children.first as? UINavigationController
    return (stack?.viewControllers ?? split.children).map { ($0 as? Screen)?.name ?? "?" }
  }

  @Test func `has both view controllers until it appears, and then only the primary`() {
    let split = UISplitViewController()
    split.viewControllers = [stack("list"), stack("detail")]
    #expect(split.viewControllers.count == 2)
    #expect(!split.isCollapsed)
    #expect(split.viewControllers[0].splitViewController === split)
    stage.show(split)
    #expect(split.isCollapsed)
    #expect(split.viewControllers.count == 1)
    #expect(names(split) == ["list", "detail"])
  }

  @Test func `asks a delegate that was set after its view controllers whether to show the detail`()
  {
    let split = UISplitViewController()
    let owner = Owner()
    owner.hidesSecondary = true
    split.viewControllers = [stack("list"), stack("detail")]
    split.delegate = owner
    stage.show(split)
    #expect(owner.asked == 1)
    #expect(names(split) == ["list"])
  }

  @Test func `pushes a detail while collapsed, and releases it when it is popped`() throws {
    let split = UISplitViewController()
    split.viewControllers = [stack("list")]
    stage.show(split)
    weak var detail: UIViewController?
    do {
      let screen = stage.screen("detail")
      detail = screen
      split.children.first?.show(stage.screen("folder"), sender: nil)
      stage.device.settle()
      split.children.first?.showDetailViewController(screen, sender: nil)
    }
    stage.device.settle()
    #expect(names(split) == ["list", "folder", "detail"])
    try stage.device.finger.tapBack()
    stage.device.settle()
    #expect(names(split) == ["list", "folder"])
    #expect(detail == nil)
  }

  @Test func `passes on what is pushed in a detail's own stack`() {
    let split = UISplitViewController()
    let detail = stack("detail")
    split.viewControllers = [stack("list")]
    stage.show(split)
    split.showDetailViewController(detail, sender: nil)
    stage.device.settle()
    detail.pushViewController(stage.screen("more"), animated: true)
    stage.device.settle()
    #expect(names(split) == ["list", "detail", "more"])
    detail.popViewController(animated: true)
    stage.device.settle()
    #expect(names(split) == ["list", "detail"])
  }

  @Test func `gives each column of a column style a navigation controller`() {
    let split = UISplitViewController(style: .doubleColumn)
    let list = stage.screen("list")
    let owner = Owner()
    owner.top = .primary
    split.setViewController(list, for: .primary)
    split.setViewController(stage.screen("detail"), for: .secondary)
    split.delegate = owner
    #expect(list.navigationController != nil)
    #expect(split.viewController(for: .primary) === list)
    stage.show(split)
    #expect(names(split) == ["list"])
    split.show(.secondary)
    stage.device.settle()
    #expect(names(split) == ["list", "detail"])
    split.setViewController(stage.screen("other"), for: .secondary)
    #expect(names(split) == ["list", "other"])
    split.hide(.secondary)
    stage.device.settle()
    #expect(names(split) == ["list"])
  }

  @Test func `replaces a detail whose push is in progress`() {
    let split = UISplitViewController(style: .doubleColumn)
    let owner = Owner()
    owner.top = .primary
    split.setViewController(stage.screen("list"), for: .primary)
    split.delegate = owner
    stage.show(split)
    for name in ["detail", "other"] {
      split.setViewController(stage.screen(name), for: .secondary)
      split.show(.secondary)
    }
    stage.device.settle()
    #expect(names(split) == ["list", "other"])
  }

  @Test func `shows its compact column on a phone`() {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(stage.screen("list"), for: .primary)
    split.setViewController(stack("tabs"), for: .compact)
    stage.show(split)
    #expect(names(split) == ["tabs"])
  }
}
