import UIKit

extension UILabel {
  /// The key of the text, which storyboards set.
  @IBInspectable var textKey: String {
    get { fatalError("nothing reads the key") }
    set { text = NSLocalizedString(newValue, comment: "") }
  }
}
