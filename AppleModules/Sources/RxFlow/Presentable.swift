@_exported import RxSwift
import UIKit

/// Something that is shown, and later dismissed.
public protocol Presentable {
  var rxVisible: Observable<Bool> { get }
  var rxDismissed: Single<Void> { get }
}

extension UIViewController: Presentable {
  public var rxVisible: Observable<Bool> { rx.displayed }
  public var rxDismissed: Single<Void> { rx.dismissed.map { _ in }.take(1).asSingle() }
}

extension UIWindow: Presentable {
  public var rxVisible: Observable<Bool> { rx.windowDidAppear.map { true } }
  public var rxDismissed: Single<Void> { .never() }
}

extension Presentable where Self: Flow {
  public var rxVisible: Observable<Bool> { root.rxVisible }
  public var rxDismissed: Single<Void> { root.rxDismissed }
}
