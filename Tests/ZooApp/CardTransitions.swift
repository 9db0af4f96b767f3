import UIKit

private final class SlideTransition: NSObject, UIViewControllerTransitioningDelegate {
  var onDismiss: (() -> Void)?
  var dims: Bool?
  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    onDismiss?()
    return nil
  }
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    guard let dims else { return nil }
    return DimmingPresentation(presented, presenting, strong: dims)
  }
}

private final class DimmingView: UIView {
  var onTap: (() -> Void)?
}
private final class DimmingPresentation: UIPresentationController {
  private let dimming = DimmingView()
  init(_ presented: UIViewController, _ presenting: UIViewController?, strong: Bool) {
    super.init(presentedViewController: presented, presenting: presenting)
    if strong {
      dimming.onTap = { self.presentedViewController.dismiss(animated: true) }
    } else {
      dimming.onTap = { [weak self] in self?.presentedViewController.dismiss(animated: true) }
    }
  }
}

private final class PullToDismiss: UIPercentDrivenInteractiveTransition {
  private var controller: UIViewController?
  init(_ controller: UIViewController) {
    self.controller = controller
    super.init()
  }
}

private final class OwnedTransition: NSObject, UIViewControllerTransitioningDelegate {
  private let controller: UIViewController
  init(_ controller: UIViewController) { self.controller = controller }
}

private final class OwningCard: UIViewController {
  private lazy var transition = OwnedTransition(self)
  init() {
    super.init(nibName: nil, bundle: nil)
    transitioningDelegate = transition
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    Shape.button(self, "Done") { [unowned self] in dismiss(animated: true) }
  }
}

private final class CardController: UIViewController {
  let transition = SlideTransition()
  var interaction: PullToDismiss?
  var onDone: (() -> Void)?
  override func viewDidLoad() {
    super.viewDidLoad()
    Shape.button(self, "Done") { [unowned self] in
      onDone?()
      dismiss(animated: true)
    }
  }
}

/// Transitions of presented screens.
extension Shape {
  private static func card(_ set: (CardController) -> Void) -> CardController {
    let card = CardController()
    set(card)
    card.transitioningDelegate = card.transition
    return card
  }

  static let cardTransitions: [Shape] = [
    sheet(
      "card whose transition's end captures it", .leaked, "transition",
      cut: "onDismiss → closure capture of type CardController ← make this weak: frees all"
    ) {
      $0.present(
        card { card in card.transition.onDismiss = { card.title = "Gone" } }, animated: true)
    },
    sheet("card whose transition's end knows it", .none) {
      $0.present(
        card { card in card.transition.onDismiss = { [weak card] in card?.title = "Gone" } },
        animated: true)
    },
    sheet(
      "presentation that its dimming view captures", .leaked, "onTap",
      cut: "onTap → closure capture of type DimmingPresentation ← make this weak: frees all"
    ) { screen in
      screen.present(
        card {
          $0.modalPresentationStyle = .custom
          $0.transition.dims = true
        }, animated: true)
    },
    sheet("presentation that its dimming view knows", .none) { screen in
      screen.present(
        card {
          $0.modalPresentationStyle = .custom
          $0.transition.dims = false
        }, animated: true)
    },
    sheet(
      "card whose interaction owns it", .leaked, "interaction",
      cut: "controller ← make this weak: frees all"
    ) { $0.present(card { $0.interaction = PullToDismiss($0) }, animated: true) },
    sheet(
      "card whose transition's constant is the card", .leaked, "transition",
      cut: "controller ← make this weak: frees all"
    ) { $0.present(OwningCard(), animated: true) },
  ]
}
