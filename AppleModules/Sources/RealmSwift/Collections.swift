import Foundation
import UIKit

/// A list or results of Realm.
public protocol RealmCollection: RandomAccessCollection where Index == Int {}

extension RealmCollection {
  public var realm: Realm? { first.flatMap { ($0 as? RealmSwiftObject)?.realm } }
  public var isInvalidated: Bool { false }
  public func freeze() -> Self { self }

  public func filter(_ predicate: NSPredicate) -> Results<Element> {
    Results { self.filter { (element: Element) in predicate.evaluate(with: element) } }
  }

  public func filter(_ format: String, _ arguments: Any...) -> Results<Element> {
    filter(NSPredicate(format: format, argumentArray: arguments))
  }

  public func `where`(_ isIncluded: (Query<Element>) -> Query<Bool>) -> Results<Element> {
    let condition = isIncluded(Query { $0 as? Element })
    return Results { self.filter { (element: Element) in condition.value(element) ?? false } }
  }

  public func sorted(byKeyPath keyPath: String, ascending: Bool = true) -> Results<Element> {
    sorted(by: [SortDescriptor(keyPath: keyPath, ascending: ascending)])
  }

  public func sorted<Value: Comparable>(
    by keyPath: KeyPath<Element, Value>, ascending: Bool = true
  ) -> Results<Element> {
    Results {
      self.sorted { (one: Element, other: Element) in
        ascending
          ? one[keyPath: keyPath] < other[keyPath: keyPath]
          : other[keyPath: keyPath] < one[keyPath: keyPath]
      }
    }
  }

  public func sorted(by descriptors: [SortDescriptor]) -> Results<Element> {
    Results {
      self.sorted { (one: Element, other: Element) in
        for descriptor in descriptors {
          switch descriptor.compared(one, other) {
          case .orderedAscending: return true
          case .orderedDescending: return false
          case .orderedSame: continue
          }
        }
        return false
      }
    }
  }

  public func index(of object: Element) -> Int? {
    firstIndex { ($0 as AnyObject) === (object as AnyObject) || isEqual($0, object) }
  }

  private func isEqual(_ one: Element, _ other: Element) -> Bool {
    (one as? AnyHashable).map { $0 == (other as? AnyHashable) } ?? false
  }

  public func max<Value: Comparable>(ofProperty property: String) -> Value? {
    compactMap { KeyPathValue.realm(property, of: $0) as? Value }.max()
  }
  public func min<Value: Comparable>(ofProperty property: String) -> Value? {
    compactMap { KeyPathValue.realm(property, of: $0) as? Value }.min()
  }
  public func sum<Value: AdditiveArithmetic>(ofProperty property: String) -> Value {
    compactMap { KeyPathValue.realm(property, of: $0) as? Value }.reduce(.zero, +)
  }

  /// Calls the block in the next run loop turn, and after each write that changed the collection.
  public func observe(
    on queue: DispatchQueue? = nil, _ block: @escaping (RealmCollectionChange<Self>) -> Void
  ) -> NotificationToken {
    var before = identities
    let token = NotificationToken {
      let after = self.identities
      guard let change = CollectionChange(from: before, to: after) else { return }
      before = after
      block(
        .update(
          self, deletions: change.deletions, insertions: change.insertions,
          modifications: change.modifications))
    }
    RealmStore.observed(by: token)
    DispatchQueue.main.async { [weak token] in
      if token?.isValid == true { block(.initial(self)) }
    }
    return token
  }

  private var identities: [AnyHashable] {
    map { element in
      if let object = element as? RealmSwiftObject { return ObjectIdentifier(object) }
      return element as? AnyHashable ?? AnyHashable(0)
    }
  }
}

/// What a write did to a collection.
public enum RealmCollectionChange<Collection> {
  case initial(Collection)
  case update(Collection, deletions: [Int], insertions: [Int], modifications: [Int])
  case error(any Error)
}

public struct SortDescriptor {
  let keyPath: String
  let ascending: Bool

  public init(keyPath: String, ascending: Bool = true) {
    self.keyPath = keyPath
    self.ascending = ascending
  }

  func compared(_ one: Any, _ other: Any) -> ComparisonResult {
    let order = KeyPathValue.order(
      KeyPathValue.realm(keyPath, of: one), KeyPathValue.realm(keyPath, of: other))
    guard !ascending else { return order }
    return order == .orderedAscending
      ? .orderedDescending : order == .orderedDescending ? .orderedAscending : .orderedSame
  }
}
