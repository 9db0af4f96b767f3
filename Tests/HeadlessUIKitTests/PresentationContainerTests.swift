import HeadlessUIKit
import Testing

@MainActor struct PresentationContainerTests {
  let stage = Stage()

  private final class Dimmed: UIPresentationController {
    let dimming = UIView()

    override func presentationTransitionWillBegin() { containerView?.insertSubview(dimming, at: 0) }
  }

  private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    let copy = UIView()

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
      0.2
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      context.containerView.addSubview(copy)
      UIView.animate(
        withDuration: 0.2, animations: {}, completion: { context.completeTransition($0) })
    }
  }

  private final class Director: NSObject, UIViewControllerTransitioningDelegate {
    weak var dimmed: Dimmed?
    let animator = Animator()

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      let controller = Dimmed(presentedViewController: presented, presenting: presenting)
      dimmed = controller
      return controller
    }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      animator
    }
  }

  @Test func `views that a presentation adds to its container are removed with it`() throws {
    stage.show(stage.root)
    let modal = stage.screen("M", style: .custom)
    stage.root.present(modal, animated: true)
    stage.device.settle()
    let presentation = try #require(modal.presentationController)
    let container = try #require(presentation.containerView)
    let dimming = UIView()
    container.addSubview(dimming)
    #expect(dimming.window === stage.window)
    stage.root.dismiss(animated: true)
    stage.device.settle()
    #expect(dimming.window == nil)
    #expect(presentation.containerView == nil)
  }

  @Test func `a presenter's view that an animator puts into the container returns to the window`()
    throws
  {
    stage.show(stage.root)
    let modal = stage.screen("M", style: .custom)
    stage.root.present(modal, animated: true)
    stage.device.settle()
    let presentation = try #require(modal.presentationController)
    try #require(presentation.containerView).addSubview(stage.root.view)
    stage.root.dismiss(animated: true)
    stage.device.settle()
    #expect(stage.root.view.window === stage.window)
  }

  @Test func `views in the container leave when the dismissal has ended`() throws {
    stage.show(stage.root)
    let window = try #require(stage.root.view.window)
    let director = Director()
    let modal = UIViewController()
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = director
    stage.root.present(modal, animated: true)
    stage.device.settle()
    let dimming = try #require(director.dimmed?.dimming)
    #expect(dimming.window === window)
    stage.root.dismiss(animated: true)
    stage.device.settle()
    #expect(dimming.superview == nil && director.animator.copy.superview == nil)
    #expect(window.subviews == [stage.root.view])
  }
}
