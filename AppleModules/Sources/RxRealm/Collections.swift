@_exported import RealmSwift
import RxSwift
import UIKit

/// The rows that a write deleted, inserted and updated.
public struct RealmChangeset {
  public let deleted: [Int]
  public let inserted: [Int]
  public let updated: [Int]
}

/// A list or results that send their changes.
public typealias NotificationEmitter = RealmCollection

extension ObservableType where Element: RealmCollection {
  /// The collection, at once and after each write that changed it.
  ///
  /// The subscription retains the observer's token.
  public static func collection(
    from collection: Element, synchronousStart: Bool = true, on queue: DispatchQueue? = nil
  ) -> Observable<Element> {
    changes(of: collection, startsAtOnce: synchronousStart) { collection, _ in collection }
  }

  /// The collection's elements, at once and after each write that changed it.
  public static func array(
    from collection: Element, synchronousStart: Bool = true, on queue: DispatchQueue? = nil
  ) -> Observable<[Element.Element]> {
    changes(of: collection, startsAtOnce: synchronousStart) { collection, _ in Array(collection) }
  }

  public static func changeset(
    from collection: Element, synchronousStart: Bool = true, on queue: DispatchQueue? = nil
  ) -> Observable<(AnyRealmCollection<Element.Element>, RealmChangeset?)> {
    changes(of: collection, startsAtOnce: synchronousStart) { collection, changes in
      (AnyRealmCollection(collection), changes)
    }
  }

  public static func arrayWithChangeset(
    from collection: Element, synchronousStart: Bool = true, on queue: DispatchQueue? = nil
  ) -> Observable<([Element.Element], RealmChangeset?)> {
    changes(of: collection, startsAtOnce: synchronousStart) { collection, changes in
      (Array(collection), changes)
    }
  }

  private static func changes<Sent>(
    of collection: Element, startsAtOnce: Bool,
    _ sent: @escaping (Element, RealmChangeset?) -> Sent
  ) -> Observable<Sent> {
    Observable.create { observer in
      if startsAtOnce { observer.onNext(sent(collection, nil)) }
      let token = collection.observe { change in
        switch change {
        case .initial(let collection):
          if !startsAtOnce { observer.onNext(sent(collection, nil)) }
        case .update(let collection, let deletions, let insertions, let modifications):
          let changes = RealmChangeset(
            deleted: deletions, inserted: insertions, updated: modifications)
          observer.onNext(sent(collection, changes))
        case .error(let error):
          observer.onError(error)
        }
      }
      return Disposables.create { token.invalidate() }
    }
  }
}
