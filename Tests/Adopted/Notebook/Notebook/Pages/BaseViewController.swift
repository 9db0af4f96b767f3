import UIKit

class BaseViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    configure()
  }
}

extension BaseViewController {
  @objc func configure() {
    view.backgroundColor = .white
  }
}

extension Notification.Name {
  static let pageSaved = Notification.Name("pageSaved")
}
