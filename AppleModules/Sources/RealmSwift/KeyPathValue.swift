import Foundation

/// Reads and compares properties by their names.
enum KeyPathValue {
  static func realm(_ path: String, of object: Any) -> Any? {
    path.split(separator: ".").reduce(object as Any?) { value, key in
      (value as? RealmSwiftObject)?.value(forKey: String(key))
    }
  }

  /// The order of two values; what has none is first.
  static func order(_ one: Any?, _ other: Any?) -> ComparisonResult {
    guard let one = one as? any Comparable else {
      return other is any Comparable ? .orderedAscending : .orderedSame
    }
    return order(one, other)
  }

  private static func order<Value: Comparable>(_ one: Value, _ other: Any?) -> ComparisonResult {
    guard let other = other as? Value else { return .orderedDescending }
    return one < other ? .orderedAscending : other < one ? .orderedDescending : .orderedSame
  }
}

/// The rows that differ between two states of a collection.
struct CollectionChange {
  let deletions: [Int]
  let insertions: [Int]
  let modifications: [Int]

  /// Nil if nothing can have changed.
  ///
  /// Objects that stay may have been modified.
  init?(from before: [AnyHashable], to after: [AnyHashable]) {
    let difference = after.difference(from: before)
    deletions = difference.removals.map(\.offset).sorted()
    insertions = difference.insertions.map(\.offset).sorted()
    let inserted = Set(insertions)
    modifications = after.indices.filter { !inserted.contains($0) }
    if after.isEmpty, before.isEmpty { return nil }
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
