import UIKit

class Screen: UIViewController {
  override var screenName: String { "Atlas" }

  override func viewDidLoad() {
    super.viewDidLoad()
    configure()
    let button = UIButton(type: .system)
    button.setTitle("Next", for: .normal)
    button.addTarget(self, action: #selector(next(_:)), for: .touchUpInside)
    view.addSubview(button)
    view.addSubview(Compass())
  }

  @objc func next(_ sender: UIButton) {
    let screens: [UIViewController] = [UIViewController(), MapScreen()]
    for screen in screens { screen.configure("To ") }
    navigationController?.pushViewController(screens[1], animated: true)
    navigationItem.prompt = screens[0].title
  }
}

final class MapScreen: Screen {
  override var screenName: String { "Map of " + super.screenName }

  override func configure(_ prefix: String) {
    super.configure(prefix)
    title = (title ?? "") + "!"
  }
}

final class Compass: UIView {
  override class var layerClass: AnyClass { Needle.self }
  var needle: Needle? { layer as? Needle }
}

final class Needle: CAShapeLayer {
  override init() {
    super.init()
    lineWidth = 3
  }

  required init?(coder: NSCoder) { nil }
}
