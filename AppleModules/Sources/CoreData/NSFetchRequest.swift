open class NSPersistentStoreRequest: NSObject {}
open class NSPersistentStoreResult: NSObject {}

/// A request for objects from a context.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  private let settings: RequestSettings

  public internal(set) var entityName: String? {
    get { settings.entityName }
    set { settings.entityName = newValue }
  }
  open var predicate: NSPredicate? {
    get { settings.predicate }
    set { settings.predicate = newValue }
  }
  open var sortDescriptors: [NSSortDescriptor]? {
    get { settings.sortDescriptors }
    set { settings.sortDescriptors = newValue }
  }
  open var fetchLimit: Int {
    get { settings.fetchLimit }
    set { settings.fetchLimit = newValue }
  }
  open var fetchOffset: Int {
    get { settings.fetchOffset }
    set { settings.fetchOffset = newValue }
  }
  open var entity: NSEntityDescription? {
    get { settings.entity }
    set { settings.entity = newValue }
  }
  open var fetchBatchSize = 0
  open var returnsObjectsAsFaults = true
  open var includesSubentities = true
  open var includesPropertyValues = true
  open var returnsDistinctResults = false
  open var relationshipKeyPathsForPrefetching: [String]?
  open var propertiesToFetch: [Any]?
  open var resultType = NSFetchRequestResultType.managedObjectResultType

  public override init() {
    settings = RequestSettings()
    super.init()
  }

  public init(entityName: String) {
    settings = RequestSettings()
    settings.entityName = entityName
    super.init()
  }

  private init(settings: RequestSettings) {
    self.settings = settings
    super.init()
  }

  /// The request as one for another type of results, which changes with it.
  ///
  /// camsh writes this in place of a cast such as `request as! NSFetchRequest<NSFetchRequestResult>`.
  public func typed<Other>() -> NSFetchRequest<Other> {
    if let same = self as? NSFetchRequest<Other> { return same }
    return NSFetchRequest<Other>(settings: settings)
  }
}

/// What decides about a request's results, which the same request of another type shares.
final class RequestSettings {
  var entityName: String?
  var predicate: NSPredicate?
  var sortDescriptors: [NSSortDescriptor]?
  var fetchLimit = 0
  var fetchOffset = 0
  var entity: NSEntityDescription? { didSet { entityName = entity?.name } }
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
  /// Sorts by an optional property; objects without a value come first.
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
  static func of<Value: Comparable>(_ one: Value?, _ other: Value?) -> ComparisonResult {
    switch (one, other) {
    case (let one?, let other?):
      one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame
    case (nil, nil): .orderedSame
    case (nil, _): .orderedAscending
    case (_, nil): .orderedDescending
    }
  }
}
