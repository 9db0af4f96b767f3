import RealmSwift
import RxSwift

public enum RxRealmError: Error {
  case objectDeleted
  case unknown
}

extension ObservableType where Element: RealmSwiftObject {
  /// The object, at once and after each write that may have changed it; an error once it is deleted.
  public static func from(
    object: Element, emitInitialValue: Bool = true, properties: [String]? = nil
  ) -> Observable<Element> {
    Observable.create { observer in
      if emitInitialValue { observer.onNext(object) }
      let token = object.observe { (change: ObjectChange<RealmSwiftObject>) in
        switch change {
        case .change: observer.onNext(object)
        case .deleted: observer.onError(RxRealmError.objectDeleted)
        case .error(let error): observer.onError(error)
        }
      }
      return Disposables.create { token.invalidate() }
    }
  }
}

extension ObservableType where Element == Realm {
  /// The realm after each of its writes.
  public static func from(realm: Realm) -> Observable<(Realm, Realm.Notification)> {
    Observable.create { observer in
      let token = realm.observe { notification, realm in observer.onNext((realm, notification)) }
      return Disposables.create { token.invalidate() }
    }
  }
}
