import HeadlessUIKit
import Testing

@MainActor struct CustomTransitionTests {
  let stage = Stage()

  @Test func `a push asks for an animator, which runs it and ends it`() {
    let navigation = stage.stack("A")
    let director = Director(stage.journal)
    navigation.delegate = director
    navigation.pushViewController(stage.screen("B"), animated: true)
    stage.device.advance(by: .milliseconds(350))
    #expect(
      stage.journal.take() == [
        "asked push A B", "asked interaction", "B.didLoad", "A.willDis", "B.willApp", "animate",
      ])
    stage.device.advance(by: .milliseconds(650))
    #expect(stage.journal.take() == ["A.didDis", "B.didApp", "ended true"])
  }

  @Test func `a pop asks with its own operation`() {
    let navigation = stage.stack("A", "B")
    let director = Director(stage.journal)
    navigation.delegate = director
    navigation.popViewController(animated: true)
    #expect(stage.settled().first == "asked pop B A")
  }

  @Test func `a change without animation requests no animator`() {
    let navigation = stage.stack("A", "B")
    let director = Director(stage.journal)
    navigation.delegate = director
    navigation.popViewController(animated: false)
    #expect(!stage.settled().contains { $0.hasPrefix("asked") })
  }

  @Test func `the edge swipe asks for no animator`() throws {
    let navigation = stage.stack("A", "B")
    let director = Director(stage.journal)
    navigation.delegate = director
    try stage.device.finger.swipeBack()
    #expect(stage.settled() == ["A.didLoad", "B.willDis", "A.willApp", "B.didDis", "A.didApp"])
  }

  @Test func `a presentation asks its transitioning delegate, and so does the dismissal`() {
    stage.show(stage.root)
    let director = Director(stage.journal)
    let modal = stage.screen("M", style: .fullScreen)
    modal.transitioningDelegate = director
    stage.root.present(modal, animated: true) { stage.journal.note("completion") }
    #expect(
      stage.settled() == [
        "M.didLoad", "asked present M A", "A.willDis", "M.willApp", "animate", "M.didApp",
        "A.didDis", "completion", "ended true",
      ])
    stage.root.dismiss(animated: true)
    #expect(
      stage.settled() == [
        "asked dismiss M", "M.willDis", "A.willApp", "animate", "A.didApp", "M.didDis",
        "ended true",
      ])
  }

  @Test func `an animator that cancels reverts the pop`() {
    let navigation = stage.stack("A", "B")
    let director = Director(stage.journal)
    director.completes = false
    navigation.delegate = director
    navigation.popViewController(animated: true)
    stage.device.settle()
    #expect(navigation.viewControllers.count == 2)
    #expect((navigation.topViewController as? Screen)?.name == "B")
  }

  @Test func `an animator that never completes leaves the transition open`() {
    let navigation = stage.stack("A")
    let director = Director(stage.journal)
    director.forgets = true
    navigation.delegate = director
    navigation.pushViewController(stage.screen("B"), animated: true)
    #expect(stage.device.settle() == .idle)
    #expect(navigation.transitionCoordinator != nil)
  }

  @Test func `transitioning delegates aren't retained`() {
    let modal = UIViewController()
    modal.transitioningDelegate = Director(stage.journal)
    #expect(modal.transitioningDelegate == nil)
  }

  @Test func `a custom style gets its presentation controller from the delegate`() {
    final class Dimming: UIPresentationController {}
    final class Giver: UIViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        Dimming(presentedViewController: presented, presenting: presenting)
      }
    }
    stage.show(stage.root)
    let giver = Giver()
    let modal = stage.screen("M", style: .custom)
    modal.transitioningDelegate = giver
    stage.root.present(modal, animated: true)
    stage.device.settle()
    #expect(modal.presentationController is Dimming)
    #expect(modal.presentationController?.presentingViewController === stage.root)
  }
}

/// Provides an animator of one second for everything, and records the requests.
private final class Director: UINavigationControllerDelegate, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  let journal: Journal
  var completes = true
  var forgets = false

  @MainActor init(_ journal: Journal) {
    self.journal = journal
  }

  private func name(_ viewController: UIViewController) -> String {
    (viewController as? Screen)?.name ?? "?"
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    journal.note("asked \(operation) \(name(fromVC)) \(name(toVC))")
    return self
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    journal.note("asked interaction")
    return nil
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    journal.note("asked present \(name(presented)) \(name(source))")
    return self
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    journal.note("asked dismiss \(name(dismissed))")
    return self
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    journal.note("animate")
    guard !forgets else { return }
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
    } completion: { [completes] _ in
      transitionContext.completeTransition(completes)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    journal.note("ended \(transitionCompleted)")
  }
}
