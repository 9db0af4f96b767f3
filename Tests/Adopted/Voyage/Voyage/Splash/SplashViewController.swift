import LayoutKit
import MotionKit
import UIKit

/// Goes on when a vendor's animation has ended.
final class SplashViewController: UIViewController {
  var onFinish: (() -> Void)?

  private let animationView = MotionView(name: "plane")

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Voyage"
    view.addSubview(animationView)
    animationView.loopMode = .playOnce
    animationView.layout.make { make in
      make.center.equalToSuperview()
      make.size.equalTo(120)
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    animationView.play { [weak self] finished in
      if finished { self?.onFinish?() }
    }
  }
}
