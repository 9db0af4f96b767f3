import RxCocoa
import UIKit

// Only their addresses are used.
nonisolated(unsafe) private var actionKey: UInt8 = 0
nonisolated(unsafe) private var bagKey: UInt8 = 0

extension Reactive where Base: NSObject {
  fileprivate var boundAction: AnyObject? {
    objc_getAssociatedObject(base, &actionKey) as AnyObject?
  }

  /// Stores the action that the object is bound to from now on, and returns the bag of its bindings;
  /// those of the previous action end.
  @discardableResult
  fileprivate func setBoundAction(_ action: AnyObject?) -> DisposeBag {
    let bag = DisposeBag()
    objc_setAssociatedObject(base, &bagKey, bag, .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(base, &actionKey, action, .OBJC_ASSOCIATION_RETAIN)
    return bag
  }

  /// Executes an action with each event, and follows whether it is enabled.
  fileprivate func bind<Input, Element>(
    _ events: ControlEvent<Void>, to action: Action<Input, Element>, isEnabled: Binder<Bool>,
    inputTransform: @escaping (Base) -> Input
  ) {
    let bag = setBoundAction(action)
    events.compactMap { [weak base] in base.map(inputTransform) }
      .bind(to: action.inputs).disposed(by: bag)
    action.enabled.bind(to: isEnabled).disposed(by: bag)
  }
}

extension Reactive where Base: UIControl {
  /// Executes an action with each event, and follows whether it is enabled.
  public func bind<Input, Element>(
    to action: Action<Input, Element>, controlEvent: ControlEvent<Void>,
    inputTransform: @escaping (Base) -> Input
  ) {
    bind(controlEvent, to: action, isEnabled: isEnabled, inputTransform: inputTransform)
  }

  public func unbindAction() { setBoundAction(nil) }
}

extension Reactive where Base: UIButton {
  public var action: CocoaAction? {
    get { boundAction as? CocoaAction }
    nonmutating set {
      guard let newValue else { return unbindAction() }
      bind(to: newValue, controlEvent: tap) { _ in }
    }
  }

  public func bind<Input, Element>(
    to action: Action<Input, Element>, inputTransform: @escaping (Base) -> Input
  ) {
    bind(to: action, controlEvent: tap, inputTransform: inputTransform)
  }

  public func bind<Input, Element>(to action: Action<Input, Element>, input: Input) {
    bind(to: action) { _ in input }
  }
}

extension Reactive where Base: UIBarButtonItem {
  public var action: CocoaAction? {
    get { boundAction as? CocoaAction }
    nonmutating set {
      if let newValue { bind(to: newValue) { _ in } } else { setBoundAction(nil) }
    }
  }

  public func bind<Input, Element>(
    to action: Action<Input, Element>, inputTransform: @escaping (Base) -> Input
  ) {
    bind(tap, to: action, isEnabled: isEnabled, inputTransform: inputTransform)
  }

  public func bind<Input, Element>(to action: Action<Input, Element>, input: Input) {
    bind(to: action) { _ in input }
  }
}
