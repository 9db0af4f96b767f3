import Combine
import UIKit
import XCoordinator

final class ShipViewController: UIViewController {
  private let router: UnownedRouter<HarborRoute>
  private let button = UIButton(type: .system)
  private var subscriptions: Set<AnyCancellable> = []

  init(ship: Ship, router: UnownedRouter<HarborRoute>) {
    self.router = router
    super.init(nibName: nil, bundle: nil)
    title = ship.name
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Leave", for: .normal)
    view.addSubview(button)
    // The mistake: the screen keeps the subscription, and its closure the screen.
    UIControl.Taps(control: button)
      .sink { _ in self.router.trigger(.close) }
      .store(in: &subscriptions)
  }
}
