import RxSwift
import UIKit

extension Reactive where Base: NotificationCenter {
  public func notification(
    _ name: Notification.Name?, object: AnyObject? = nil
  ) -> Observable<Notification> {
    Observable.create { [base] observer in
      let token = base.addObserver(forName: name, object: object, queue: nil) {
        observer.onNext($0)
      }
      return Disposables.create { base.removeObserver(token) }
    }
  }
}
