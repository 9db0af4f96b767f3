import RxSwift
import UIKit

extension Reactive where Base: AnyObject {
  /// The arguments of each call of a method, after the call.
  ///
  /// Sends the callbacks of view controllers. Swift on Linux can't intercept other methods, so
  /// their sequences send nothing.
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
        // A bag may be released on any thread.
        _ = MainScheduler.instance.schedule(()) { [weak controller] in
          controller?.removeCallbackObservation(observation)
          return Disposables.create()
        }
      }
    }.take(until: deallocated)
  }

  /// The same as ``methodInvoked(_:)``, because a script can't act between the start and the end of
  /// a call.
  public func sentMessage(_ selector: Selector) -> Observable<[Any]> {
    methodInvoked(selector)
  }
}
