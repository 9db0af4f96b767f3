import RealmSwift
import RxSwift
import UIKit

extension Realm: ReactiveCompatible {}

/// What happens to an element that can't be written.
public typealias RealmWriteError<Element> = (Element?, any Error) -> Void

extension Reactive where Base == Realm {
  /// An observer that writes each object that it receives into the realm.
  public func add<Written: RealmSwiftObject>(
    update: Realm.UpdatePolicy = .error, onError: RealmWriteError<Written>? = nil
  ) -> AnyObserver<Written> {
    Self.writing(base, onError) { $0.add($1, update: update) }
  }

  public func add<Written: Sequence>(
    update: Realm.UpdatePolicy = .error, onError: RealmWriteError<Written>? = nil
  ) -> AnyObserver<Written> where Written.Element: RealmSwiftObject {
    Self.writing(base, onError) { $0.add($1, update: update) }
  }

  /// An observer that deletes each object that it receives from the realm.
  public func delete<Written: RealmSwiftObject>(
    onError: RealmWriteError<Written>? = nil
  ) -> AnyObserver<Written> {
    Self.writing(base, onError) { $0.delete($1) }
  }

  public func delete<Written: Sequence>(
    onError: RealmWriteError<Written>? = nil
  ) -> AnyObserver<Written> where Written.Element: RealmSwiftObject {
    Self.writing(base, onError) { $0.delete($1) }
  }

  public static func add<Written: RealmSwiftObject>(
    configuration: Realm.Configuration = .defaultConfiguration,
    update: Realm.UpdatePolicy = .error, onError: RealmWriteError<Written>? = nil
  ) -> AnyObserver<Written> {
    writing(try? Realm(configuration: configuration), onError) { $0.add($1, update: update) }
  }

  public static func add<Written: Sequence>(
    configuration: Realm.Configuration = .defaultConfiguration,
    update: Realm.UpdatePolicy = .error, onError: RealmWriteError<Written>? = nil
  ) -> AnyObserver<Written> where Written.Element: RealmSwiftObject {
    writing(try? Realm(configuration: configuration), onError) { $0.add($1, update: update) }
  }

  public static func delete<Written: RealmSwiftObject>(
    onError: RealmWriteError<Written>? = nil
  ) -> AnyObserver<Written> {
    writing(nil, onError) { realm, object in (object.realm ?? realm).delete(object) }
  }

  public static func delete<Written: Sequence>(
    onError: RealmWriteError<Written>? = nil
  ) -> AnyObserver<Written> where Written.Element: RealmSwiftObject {
    writing(nil, onError) { $0.delete($1) }
  }

  private static func writing<Written>(
    _ realm: Realm?, _ onError: RealmWriteError<Written>?,
    _ write: @escaping (Realm, Written) -> Void
  ) -> AnyObserver<Written> {
    AnyObserver { event in
      guard let element = event.element else { return }
      do {
        let realm = try realm ?? Realm()
        try realm.write { write(realm, element) }
      } catch {
        onError?(element, error)
      }
    }
  }
}
