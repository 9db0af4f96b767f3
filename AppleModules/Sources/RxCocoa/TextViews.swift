import RxSwift
import UIKit

extension Reactive where Base: UITextView {
  public var text: ControlProperty<String?> { value }

  public var value: ControlProperty<String?> {
    let base = base
    let texts = Observable<String?>.deferred { [weak base] in
      guard let base else { return .empty() }
      return NotificationCenter.default.rx
        .notification(UITextView.textDidChangeNotification, object: base)
        .map { [weak base] _ in base?.text }.startWith(base.text)
    }
    return ControlProperty(
      values: texts.take(until: deallocated), valueSink: Binder(base) { $0.text = $1 ?? "" })
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
