import Foundation

/// Values by keys, which can be retained or not.
open class NSMapTable<KeyType, ObjectType>: NSObject {
  private var pairs: [(key: OptionalReference, value: OptionalReference)] = []
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options

  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
    super.init()
  }

  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// Removes entries whose key or value was deallocated; as on iOS, a value outlives its key until the next change.
  private func removeDeadPairs() {
    pairs.removeAll { $0.key.object == nil || $0.value.object == nil }
  }

  private func place(of key: AnyObject) -> Int? {
    pairs.firstIndex { $0.key.refers(to: key) }
  }

  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    removeDeadPairs()
    guard let key = aKey as AnyObject? else { return }
    let value = OptionalReference(anObject as AnyObject?, valueOptions)
    if let place = place(of: key) {
      pairs[place].value = value
    } else {
      pairs.append((OptionalReference(key, keyOptions), value))
    }
  }

  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let key = aKey as AnyObject?, let place = place(of: key) else { return nil }
    return pairs[place].value.object(as: ObjectType.self)
  }

  open func removeObject(forKey aKey: KeyType?) {
    removeDeadPairs()
    guard let key = aKey as AnyObject?, let place = place(of: key) else { return }
    pairs.remove(at: place)
  }

  open func removeAllObjects() { pairs = [] }

  private var living: [(key: AnyObject, value: AnyObject)] {
    pairs.compactMap { entry in
      guard let key = entry.key.object, let value = entry.value.object else { return nil }
      return (key, value)
    }
  }

  open var count: Int { living.count }
  open func keyEnumerator() -> NSEnumerator { NSArray(array: living.map(\.key)).objectEnumerator() }
  open func objectEnumerator() -> NSEnumerator? {
    NSArray(array: living.map(\.value)).objectEnumerator()
  }
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    var values: [AnyHashable: ObjectType] = [:]
    for (key, value) in living {
      guard let key = key as? AnyHashable else { continue }
      values[key] = value as? ObjectType
    }
    return values
  }
}
