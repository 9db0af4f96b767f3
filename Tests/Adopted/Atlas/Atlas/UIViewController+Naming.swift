import UIKit

extension UIViewController {
  @objc func configure(_ prefix: String = "") { title = prefix + screenName }
  @objc var screenName: String { "Somewhere" }
}
