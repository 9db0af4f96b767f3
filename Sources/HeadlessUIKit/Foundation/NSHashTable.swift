import Foundation

// Collections that can refer weakly to their members, which Foundation on Linux lacks. Members keep the order in
// which they were added, so that an app behaves the same in every run.

public enum NSPointerFunctions {
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let strongMemory: Options = []
    public static let weakMemory = Options(rawValue: 5 << 0)
    public static let objectPersonality: Options = []
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}

/// A reference that is weak or strong, as the options of its collection say.
struct OptionalReference {
  private weak var unretained: AnyObject?
  private var retained: AnyObject?
  private let comparesIdentity: Bool

  init(_ object: AnyObject?, _ options: NSPointerFunctions.Options) {
    comparesIdentity = options.contains(.objectPointerPersonality)
    if options.contains(.weakMemory) { unretained = object } else { retained = object }
  }

  var object: AnyObject? { unretained ?? retained }

  /// The object as a member of a collection; nil if it was deallocated.
  ///
  /// A cast of nil to `AnyObject`, which a collection of any objects has as its type parameter, makes an object.
  func object<Member>(as type: Member.Type) -> Member? {
    guard let object else { return nil }
    return object as? Member
  }

  func refers(to other: AnyObject) -> Bool {
    guard let object else { return false }
    if object === other { return true }
    guard !comparesIdentity, let object = object as? NSObject else { return false }
    return object.isEqual(other)
  }
}

/// A set of objects, by default without retaining them.
open class NSHashTable<ObjectType>: NSObject {
  private var references: [OptionalReference] = []
  private let options: NSPointerFunctions.Options

  public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
    self.options = options
    super.init()
  }

  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  private func place(of object: AnyObject) -> Int? {
    references.firstIndex { $0.refers(to: object) }
  }

  open func add(_ object: ObjectType?) {
    references.removeAll { $0.object == nil }
    guard let object = object as AnyObject?, place(of: object) == nil else { return }
    references.append(OptionalReference(object, options))
  }

  open func remove(_ object: ObjectType?) {
    guard let object = object as AnyObject?, let place = place(of: object) else { return }
    references.remove(at: place)
  }

  open func removeAllObjects() { references = [] }

  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object = object as AnyObject?, let place = place(of: object) else { return nil }
    return references[place].object(as: ObjectType.self)
  }

  open var allObjects: [ObjectType] { references.compactMap { $0.object(as: ObjectType.self) } }
  open var anyObject: ObjectType? { allObjects.first }
  open var count: Int { allObjects.count }
  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
  open var setRepresentation: Set<AnyHashable> {
    Set(references.compactMap { $0.object as? AnyHashable })
  }
}
