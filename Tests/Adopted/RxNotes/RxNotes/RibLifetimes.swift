import RIBs
import RxRelay
import RxSwift
import UIKit

final class RibScreen: UIViewController, ViewControllable {}

final class ScoreInteractor: PresentableInteractor<RibScreen> {
  let scores = BehaviorRelay(value: 0)
  var last = 0

  override func didBecomeActive() {
    super.didBecomeActive()
    scores.subscribe(onNext: { self.last = $0 }).disposeOnDeactivate(interactor: self)
  }
}

final class ScoreRouter: ViewableRouter<ScoreInteractor, RibScreen> {}

final class ScoresRouter: Router<Interactor> {
  /// Never detaches it.
  func showScore() -> RibScreen {
    let screen = RibScreen()
    interactable.activate()
    attachChild(ScoreRouter(interactor: ScoreInteractor(presenter: screen), viewController: screen))
    return screen
  }
}

extension Lifetime {
  static let ofRIBs = [
    // Only detaching the router ends the subscription, which retains the interactor until then.
    Lifetime(
      "router that stays attached",
      of: { (UIApplication.shared.delegate as! AppDelegate).scores.showScore() },
      { _ in })
  ]
}
