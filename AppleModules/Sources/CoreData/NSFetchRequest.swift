open class NSPersistentStoreRequest: NSObject {}
open class NSPersistentStoreResult: NSObject {}

/// A request for objects from a context.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  public internal(set) var entityName: String?
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var fetchOffset = 0
  open var fetchBatchSize = 0
  open var returnsObjectsAsFaults = true
  open var includesSubentities = true
  open var includesPropertyValues = true
  open var returnsDistinctResults = false
  open var relationshipKeyPathsForPrefetching: [String]?
  open var propertiesToFetch: [Any]?
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  open var entity: NSEntityDescription? { didSet { entityName = entity?.name } }

  public override init() { super.init() }
  public init(entityName: String) {
    self.entityName = entityName
    super.init()
  }
}

public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let managedObjectResultType = Self([])
  public static let managedObjectIDResultType = Self(rawValue: 1)
  public static let dictionaryResultType = Self(rawValue: 2)
  public static let countResultType = Self(rawValue: 4)
}

open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  let entityName: String?
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

  public init<Result>(fetchRequest: NSFetchRequest<Result>) {
    entityName = fetchRequest.entityName
    super.init()
  }
}

public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

open class NSBatchDeleteResult: NSPersistentStoreResult {
  open var result: Any? { nil }
}

extension NSSortDescriptor {
  /// Sorts managed objects by a property.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSManagedObject.self, ascending: ascending) { one, other in
      Order.of(
        (one as? NSManagedObject)?.value(forKey: key ?? ""),
        (other as? NSManagedObject)?.value(forKey: key ?? ""))
    }
  }
}

extension NSSortDescriptor {
  /// Sorts by an optional property; what has no value comes first.
  public convenience init<Root, Value: Comparable>(
    keyPath: KeyPath<Root, Value?>, ascending: Bool
  ) {
    self.init(keyPath: \Root.self, ascending: ascending) { one, other in
      guard let one = one as? Root, let other = other as? Root else { return .orderedSame }
      return Order.of(one[keyPath: keyPath], other[keyPath: keyPath])
    }
  }
}

/// Compares values of a model's attribute types.
enum Order {
  static func of(_ one: Any?, _ other: Any?) -> ComparisonResult {
    switch (one, other) {
    case (let one as String, let other as String): one.compare(other)
    case (let one as Date, let other as Date): one.compare(other)
    case (let one?, let other?):
      compare(Double("\(one)") ?? 0, Double("\(other)") ?? 0)
    case (nil, nil): .orderedSame
    case (nil, _): .orderedAscending
    case (_, nil): .orderedDescending
    }
  }

  static func of<Value: Comparable>(_ one: Value?, _ other: Value?) -> ComparisonResult {
    switch (one, other) {
    case (let one?, let other?):
      one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame
    case (nil, nil): .orderedSame
    case (nil, _): .orderedAscending
    case (_, nil): .orderedDescending
    }
  }

  private static func compare(_ one: Double, _ other: Double) -> ComparisonResult {
    one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame
  }
}

extension NSPredicate {
  /// Comparisons of properties with values, joined by AND; unsupported conditions are true.
  public convenience init(format: String, _ arguments: Any...) {
    self.init(format: format, argumentArray: arguments)
  }

  public convenience init(format: String, argumentArray arguments: [Any]?) {
    let comparisons = PredicateFormat.comparisons(format, arguments ?? [])
    // Created once and never changed.
    nonisolated(unsafe) let made = comparisons
    self.init { object, _ in
      made.allSatisfy { $0.holds(for: object) }
    }
  }
}

struct PredicateFormat {
  var key: String
  var comparison: String
  var value: Any?

  static func comparisons(_ format: String, _ arguments: [Any]) -> [PredicateFormat] {
    var rest = arguments[...]
    return format.replacing(" and ", with: " AND ").split(separator: " AND ").compactMap { part in
      let words = part.split(separator: " ")
      guard words.count >= 3 else { return nil }
      var key = String(words[0])
      if key == "%K" { key = rest.popFirst().map { "\($0)" } ?? "" }
      var value: Any? = words[2...].joined(separator: " ").trimmingCharacters(
        in: CharacterSet(charactersIn: "'\""))
      if let text = value as? String, text.hasPrefix("%") { value = rest.popFirst() }
      let comparison = words[1].uppercased().prefix { $0 != "[" }
      return PredicateFormat(key: key, comparison: String(comparison), value: value)
    }
  }

  func holds(for object: Any?) -> Bool {
    let found: Any?
    if key.uppercased() == "SELF" {
      found = object
    } else if let object = object as? NSManagedObject {
      found = object.value(forKey: key)
    } else {
      return true
    }
    let (text, wanted) = (found.map { "\($0)" } ?? "", value.map { "\($0)" } ?? "")
    switch comparison {
    case "==", "=": return text == wanted
    case "!=", "<>": return text != wanted
    case "CONTAINS": return text.lowercased().contains(wanted.lowercased())
    case "BEGINSWITH": return text.lowercased().hasPrefix(wanted.lowercased())
    case "ENDSWITH": return text.lowercased().hasSuffix(wanted.lowercased())
    case "LIKE": return text.lowercased() == wanted.lowercased()
    case "MATCHES":
      let whole = "^(?:\(wanted))$"
      return text.range(of: whole, options: .regularExpression) != nil
    case "IN": return (value as? [Any])?.contains { "\($0)" == text } ?? true
    case "<": return Order.of(found, value) == .orderedAscending
    case ">": return Order.of(found, value) == .orderedDescending
    case "<=": return Order.of(found, value) != .orderedDescending
    case ">=": return Order.of(found, value) != .orderedAscending
    default: return true
    }
  }
}
