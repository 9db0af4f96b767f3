import RxCocoa
import UIKit

nonisolated(unsafe) private var actionKey: UInt8 = 0
nonisolated(unsafe) private var bagKey: UInt8 = 0

extension Reactive where Base: NSObject {
  /// The bag of the action that the object is bound to; binding another one replaces it.
  fileprivate func newActionBag() -> DisposeBag {
    let bag = DisposeBag()
    objc_setAssociatedObject(base, &bagKey, bag, .OBJC_ASSOCIATION_RETAIN)
    return bag
  }

  fileprivate var boundAction: AnyObject? {
    objc_getAssociatedObject(base, &actionKey) as AnyObject?
  }

  fileprivate func setBoundAction(_ action: AnyObject?) {
    objc_setAssociatedObject(base, &actionKey, action, .OBJC_ASSOCIATION_RETAIN)
  }
}

extension Reactive where Base: UIControl {
  /// Executes an action with each event, and follows whether it is enabled.
  public func bind<Input, Element>(
    to action: Action<Input, Element>, controlEvent: ControlEvent<Void>,
    inputTransform: @escaping (Base) -> Input
  ) {
    let bag = newActionBag()
    setBoundAction(action)
    controlEvent.compactMap { [weak base] in base.map(inputTransform) }
      .bind(to: action.inputs).disposed(by: bag)
    action.enabled.bind(to: isEnabled).disposed(by: bag)
  }

  public func unbindAction() {
    _ = newActionBag()
    setBoundAction(nil)
  }
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
      guard let newValue else {
        _ = newActionBag()
        return setBoundAction(nil)
      }
      bind(to: newValue) { _ in }
    }
  }

  public func bind<Input, Element>(
    to action: Action<Input, Element>, inputTransform: @escaping (Base) -> Input
  ) {
    let bag = newActionBag()
    setBoundAction(action)
    tap.compactMap { [weak base] in base.map(inputTransform) }
      .bind(to: action.inputs).disposed(by: bag)
    action.enabled.bind(to: isEnabled).disposed(by: bag)
  }

  public func bind<Input, Element>(to action: Action<Input, Element>, input: Input) {
    bind(to: action) { _ in input }
  }
}
