import RxCocoa
import UIKit

extension Reactive where Base: UIViewController {
  /// Whether the view controller has appeared, now and from now on.
  public var displayed: Observable<Bool> {
    .deferred { [base] in
      .merge(
        methodInvoked(Selector("viewDidAppear:")).map { _ in true },
        methodInvoked(Selector("viewDidDisappear:")).map { _ in false }
      ).startWith(base.viewIfLoaded?.window != nil)
    }
  }

  /// Sends true the first time that the view controller has appeared.
  public var firstTimeViewDidAppear: Single<Void> {
    methodInvoked(Selector("viewDidAppear:")).map { _ in }.take(1).asSingle()
  }

  /// Sends when the view controller has left its container or has been dismissed.
  public var dismissed: Observable<Bool> {
    .merge(
      methodInvoked(Selector("viewDidDisappear:")).map { [weak base] _ in
        base?.isBeingDismissed ?? true
      },
      methodInvoked(Selector("didMoveToParent:")).map { !($0.first is UIViewController) }
    ).filter { $0 }
  }
}

extension Reactive where Base: UIWindow {
  /// Sends when the window becomes the key window.
  public var windowDidAppear: Observable<Void> {
    NotificationCenter.default.rx.notification(UIWindow.didBecomeKeyNotification, object: base)
      .map { _ in }
  }
}

extension ObservableType {
  /// Drops the elements that arrive while the latest value of `pauser` isn't true.
  func pausable(withPauser pauser: Observable<Bool>) -> Observable<Element> {
    withLatestFrom(pauser) { ($0, $1) }.compactMap { $1 ? $0 : nil }
  }
}
