import RxSwift
import UIKit

extension Reactive where Base: AnyObject {
  /// The arguments of each call of a method, after the call.
  ///
  /// A view controller's callbacks are heard. Other methods would have to be intercepted, which Swift on
  /// Linux can't do: their sequences send nothing.
  public func methodInvoked(_ selector: Selector) -> Observable<[Any]> {
    guard let controller = base as? UIViewController else { return .never() }
    let name = String(selector.name.prefix { $0 != ":" })
    guard UIViewController.observableCallbacks.contains(name) else { return .never() }
    return Observable.create { [weak controller] observer in
      guard let controller else {
        observer.onCompleted()
        return Disposables.create()
      }
      let observation = controller.observeCallback(name) { observer.onNext($0) }
      return Disposables.create { [weak controller] in
        controller?.removeCallbackObservation(observation)
      }
    }.take(until: deallocated)
  }

  /// The same as ``methodInvoked(_:)``: nothing happens between the call and its end that a shell could tell.
  public func sentMessage(_ selector: Selector) -> Observable<[Any]> {
    methodInvoked(selector)
  }
}
