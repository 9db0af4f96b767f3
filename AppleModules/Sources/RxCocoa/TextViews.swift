import RxSwift
import UIKit

extension Reactive where Base: UITextView {
  public var text: ControlProperty<String?> { value }

  public var value: ControlProperty<String?> {
    property({ $0.text }, Binder(base) { $0.text = $1 ?? "" })
  }

  public var attributedText: ControlProperty<NSAttributedString?> {
    property({ $0.attributedText }, Binder(base) { $0.attributedText = $1 })
  }

  private func property<Value>(
    _ read: @escaping (UITextView) -> Value?, _ write: Binder<Value?>
  ) -> ControlProperty<Value?> {
    let base = base
    let values = Observable<Value?>.deferred { [weak base] in
      guard let base else { return .empty() }
      return NotificationCenter.default.rx
        .notification(UITextView.textDidChangeNotification, object: base)
        .map { [weak base] _ in base.flatMap(read) }.startWith(read(base))
    }
    return ControlProperty(values: values.take(until: deallocated), valueSink: write)
  }

  public var didBeginEditing: ControlEvent<Void> {
    ControlEvent(events: noted(UITextView.textDidBeginEditingNotification))
  }

  public var didEndEditing: ControlEvent<Void> {
    ControlEvent(events: noted(UITextView.textDidEndEditingNotification))
  }

  public var didChange: ControlEvent<Void> {
    ControlEvent(events: noted(UITextView.textDidChangeNotification))
  }

  private func noted(_ name: Notification.Name) -> Observable<Void> {
    NotificationCenter.default.rx.notification(name, object: base).map { _ in }
      .take(until: deallocated)
  }
}
