import UIKit

/// A screen with one wiring of streams, right or wrong.
struct Lifetime {
  let name: String
  let make: () -> UIViewController

  init<Screen: UIViewController>(
    _ name: String, of screen: @escaping () -> Screen, _ wire: @escaping (Screen) -> Void
  ) {
    self.name = name
    make = {
      let screen = screen()
      wire(screen)
      return screen
    }
  }
}

/// The list of all wirings.
final class LifetimesViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Lifetimes"
    for lifetime in Lifetime.ofRxSwift + Lifetime.ofCombine + Lifetime.ofRIBs {
      let open = UIAction(title: lifetime.name) { [unowned self] _ in
        navigationController?.pushViewController(lifetime.make(), animated: true)
      }
      view.addSubview(UIButton(primaryAction: open))
    }
  }
}
