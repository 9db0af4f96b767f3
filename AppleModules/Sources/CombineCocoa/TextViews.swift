import Combine
import UIKit

extension UITextView {
  public var textPublisher: AnyPublisher<String?, Never> { valuePublisher }

  /// The text, now and after each change that the user makes.
  public var valuePublisher: AnyPublisher<String?, Never> {
    Deferred { [weak self] in
      let changes = NotificationCenter.default
        .publisher(for: UITextView.textDidChangeNotification, object: self)
        .map { [weak self] _ in self?.text }
      return Just(self?.text).merge(with: changes)
    }.eraseToAnyPublisher()
  }
}
