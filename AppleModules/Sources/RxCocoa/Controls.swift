import RxSwift
import UIKit

extension Reactive where Base: UIControl {
  public func controlEvent(_ events: UIControl.Event) -> ControlEvent<Void> {
    ControlEvent(events: sent(events).map { _ in })
  }

  /// A value that sends itself at the given events and that can be set.
  public func controlProperty<Value>(
    editingEvents: UIControl.Event, getter: @escaping (Base) -> Value,
    setter: @escaping (Base, Value) -> Void
  ) -> ControlProperty<Value> {
    let base = base
    let values = Observable<Value>.deferred { [weak base] in
      guard let base else { return .empty() }
      return base.rx.sent(editingEvents).map { [weak base] _ in base.map(getter) }
        .compactMap { $0 }.startWith(getter(base))
    }
    return ControlProperty(values: values, valueSink: Binder(base, binding: setter))
  }

  /// The control retains the action until the subscription ends.
  private func sent(_ events: UIControl.Event) -> Observable<Void> {
    Observable.create { [weak base] observer in
      guard let base else {
        observer.onCompleted()
        return Disposables.create()
      }
      let action = UIAction { _ in observer.onNext(()) }
      base.addAction(action, for: events)
      return Disposables.create { [weak base] in base?.removeAction(action, for: events) }
    }.take(until: deallocated)
  }

  public var isEnabled: Binder<Bool> { Binder(base) { $0.isEnabled = $1 } }
  public var isSelected: Binder<Bool> { Binder(base) { $0.isSelected = $1 } }
}

extension Reactive where Base: UIButton {
  public var tap: ControlEvent<Void> { controlEvent(.touchUpInside) }

  public func title(for state: UIControl.State = []) -> Binder<String?> {
    Binder(base) { $0.setTitle($1, for: state) }
  }

  public func image(for state: UIControl.State = []) -> Binder<UIImage?> {
    Binder(base) { $0.setImage($1, for: state) }
  }

  public func backgroundImage(for state: UIControl.State = []) -> Binder<UIImage?> {
    Binder(base) { $0.setBackgroundImage($1, for: state) }
  }

  public func titleColor(for state: UIControl.State = []) -> Binder<UIColor?> {
    Binder(base) { $0.setTitleColor($1, for: state) }
  }
}

extension Reactive where Base: UITextField {
  public var text: ControlProperty<String?> { value }

  public var value: ControlProperty<String?> {
    controlProperty(
      editingEvents: [.editingChanged, .valueChanged, .editingDidEnd], getter: { $0.text },
      setter: { if $0.text != $1 { $0.text = $1 } })
  }

  public var attributedText: ControlProperty<NSAttributedString?> {
    controlProperty(
      editingEvents: [.editingChanged, .valueChanged, .editingDidEnd],
      getter: { $0.attributedText },
      setter: { if $0.attributedText != $1 { $0.attributedText = $1 } })
  }
}

extension Reactive where Base: UISwitch {
  public var isOn: ControlProperty<Bool> { value }

  public var value: ControlProperty<Bool> {
    controlProperty(editingEvents: .valueChanged, getter: { $0.isOn }, setter: { $0.isOn = $1 })
  }
}

extension Reactive where Base: UISlider {
  public var value: ControlProperty<Float> {
    controlProperty(editingEvents: .valueChanged, getter: { $0.value }, setter: { $0.value = $1 })
  }
}

extension Reactive where Base: UIStepper {
  public var value: ControlProperty<Double> {
    controlProperty(editingEvents: .valueChanged, getter: { $0.value }, setter: { $0.value = $1 })
  }
}

extension Reactive where Base: UISegmentedControl {
  public var selectedSegmentIndex: ControlProperty<Int> { value }

  public var value: ControlProperty<Int> {
    controlProperty(
      editingEvents: .valueChanged, getter: { $0.selectedSegmentIndex },
      setter: { $0.selectedSegmentIndex = $1 })
  }
}

extension Reactive where Base: UIDatePicker {
  public var date: ControlProperty<Date> { value }

  public var value: ControlProperty<Date> {
    controlProperty(editingEvents: .valueChanged, getter: { $0.date }, setter: { $0.date = $1 })
  }
}

extension Reactive where Base: UIRefreshControl {
  public var isRefreshing: Binder<Bool> {
    Binder(base) { if $1 { $0.beginRefreshing() } else { $0.endRefreshing() } }
  }
}

extension Reactive where Base: UIActivityIndicatorView {
  public var isAnimating: Binder<Bool> {
    Binder(base) { if $1 { $0.startAnimating() } else { $0.stopAnimating() } }
  }
}

extension Reactive where Base: UIBarButtonItem {
  public var tap: ControlEvent<Void> {
    let base = base
    return ControlEvent(
      events: Observable<Void>.create { [weak base] observer in
        guard let base else {
          observer.onCompleted()
          return Disposables.create()
        }
        let target = BarButtonTarget { observer.onNext(()) }
        base.target = target
        base.action = Selector("fire", BarButtonTarget.fire)
        // The item doesn't retain its target; the subscription does.
        return Disposables.create { [weak base] in
          if base?.target === target { base?.target = nil }
        }
      }.take(until: deallocated).share())
  }
}

private final class BarButtonTarget: NSObject {
  private let handler: () -> Void

  init(_ handler: @escaping () -> Void) {
    self.handler = handler
  }

  func fire() { handler() }
}

extension Reactive where Base: UIGestureRecognizer {
  public var event: ControlEvent<Base> {
    let base = base
    return ControlEvent(
      events: Observable<Base>.create { [weak base] observer in
        guard let base else {
          observer.onCompleted()
          return Disposables.create()
        }
        let target = GestureTarget { [weak base] in if let base { observer.onNext(base) } }
        base.addTarget(target, action: Selector("fire", GestureTarget.fire))
        return Disposables.create { [weak base] in
          base?.removeTarget(target, action: nil)
        }
      }.take(until: deallocated))
  }
}

private final class GestureTarget: NSObject {
  private let handler: () -> Void

  init(_ handler: @escaping () -> Void) {
    self.handler = handler
  }

  func fire() { handler() }
}
