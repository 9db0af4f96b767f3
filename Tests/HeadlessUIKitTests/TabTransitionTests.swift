import HeadlessUIKit
import Testing

/// A change of tab with the app's own animation.
@MainActor struct TabTransitionTests {
  let stage = Stage()

  private func tabs(_ director: TabDirector, count: Int = 3) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = (0..<count).map { stage.screen("T\($0)") }
    stage.show(tabs)
    tabs.delegate = director
    return tabs
  }

  @Test func `a change of tab asks for an animator, which runs it and ends it`() {
    let director = TabDirector(stage.journal)
    let tabs = tabs(director)
    tabs.selectedIndex = 1
    #expect(
      stage.journal.take() == [
        "asked T0 T1", "T1.didLoad", "T1.willApp", "T0.willDis", "asked interaction", "animate",
      ])
    #expect(tabs.transitionCoordinator?.viewController(forKey: .from) === tabs.viewControllers?[0])
    #expect(stage.settled() == ["T0.didDis", "T1.didApp", "ended true"])
    #expect(tabs.transitionCoordinator == nil)
  }

  @Test func `a tapped tab asks for an animator too`() throws {
    let director = TabDirector(stage.journal)
    _ = tabs(director)
    try stage.device.finger.tapTab(at: 2)
    #expect(stage.settled().contains("asked T0 T2"))
  }

  @Test func `a tab selected while an animator runs is shown when it has ended`() {
    let director = TabDirector(stage.journal)
    let tabs = tabs(director)
    tabs.selectedIndex = 1
    stage.device.advance(by: .milliseconds(100))
    tabs.selectedIndex = 2
    #expect(tabs.selectedIndex == 2)
    #expect(stage.device.frontmost === tabs.viewControllers?[2])
    stage.device.settle()
    #expect(stage.device.hierarchy.filter { $0.viewIfLoaded?.window != nil }.count == 2)
    #expect(tabs.viewControllers?[2].viewIfLoaded?.window != nil)
    #expect(
      stage.journal.take().filter { $0.hasSuffix("App") || $0.hasSuffix("Dis") } == [
        "T1.willApp", "T0.willDis", "T0.didDis", "T1.didApp",
        "T2.willApp", "T1.willDis", "T1.didDis", "T2.didApp",
      ])
  }

  @Test func `an animator that cancels selects the old tab again`() {
    let director = TabDirector(stage.journal)
    director.completes = false
    let tabs = tabs(director)
    tabs.selectedIndex = 1
    stage.device.settle()
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.viewControllers?[0].viewIfLoaded?.window != nil)
    #expect(tabs.viewControllers?[1].viewIfLoaded?.window == nil)
  }

  @Test func `customizableViewControllers is all of them until it is set`() {
    let tabs = UITabBarController()
    #expect(tabs.customizableViewControllers == nil)
    tabs.viewControllers = [stage.screen("A"), stage.screen("B")]
    #expect(tabs.customizableViewControllers == tabs.viewControllers)
    tabs.customizableViewControllers = []
    #expect(tabs.customizableViewControllers == [])
  }
}

/// Provides an animator of one second for every tab change, and records the requests.
private final class TabDirector: UITabBarControllerDelegate, UIViewControllerAnimatedTransitioning {
  let journal: Journal
  var completes = true

  @MainActor init(_ journal: Journal) {
    self.journal = journal
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    journal.note("asked \((fromVC as? Screen)?.name ?? "?") \((toVC as? Screen)?.name ?? "?")")
    return self
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    journal.note("asked interaction")
    return nil
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    journal.note("animate")
    UIView.animate(withDuration: 1) {
    } completion: { [completes] _ in
      transitionContext.completeTransition(completes)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    journal.note("ended \(transitionCompleted)")
  }
}
