import HeadlessUIKit
import Testing

/// Where this is not UIKit, and what it is instead; each test ends when its gap is closed.
@MainActor struct KnownGapsTests {
  let stage = Stage()

  @Test func `gap: a navigation controller behind More keeps its stack, and takes More's place`() {
    // UIKit moves its screens onto the stack of the More list as long as they are shown.
    let navigation = UINavigationController(rootViewController: stage.screen("N"))
    let tabs = UITabBarController()
    tabs.viewControllers = (0..<5).map { stage.screen("T\($0)") } + [navigation]
    stage.show(tabs)
    tabs.selectedIndex = 5
    stage.device.settle()
    #expect(navigation.topViewController?.navigationController === navigation)
    #expect(tabs.moreNavigationController.viewControllers.count == 1)
  }

  @Test func `gap: nothing is laid out, so that frames stay as they were set`() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView()
    box.addSubview(inner)
    NSLayoutConstraint.activate([inner.widthAnchor.constraint(equalTo: box.widthAnchor)])
    box.layoutIfNeeded()
    #expect(inner.frame == .zero)
  }
}
