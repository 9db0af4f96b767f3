/// Values for objects, by identity, that don't keep the objects alive.
///
/// An unowned reference keeps the memory of a deallocated object, so that no other object gets its
/// address while the table exists. Unlike a weak reference, it needs no side table, which would
/// slow down each later retain of the object.
public struct ObjectTable<Value> {
  private struct Entry {
    unowned let object: AnyObject
    /// The same object, to read whether it is alive.
    let place: HeapObject
    /// Nil once removed.
    var value: Value?
  }

  private var entries: [Entry] = []
  private var places = AddressTable<Int>()

  /// Creates a table without values.
  public init() {}

  /// Whether no object was ever added.
  public var isEmpty: Bool { entries.isEmpty }

  /// Accesses the value of an object; setting nil removes the value.
  public subscript(object: AnyObject) -> Value? {
    get { self[ObjectIdentifier(object)] }
    set {
      if let place = place(of: ObjectIdentifier(object)) {
        entries[place].value = newValue
      } else {
        let address = HeapObject(object)
        places.insert(entries.count, for: address.bits)
        entries.append(Entry(object: object, place: address, value: newValue))
      }
    }
  }

  /// The value of a live object.
  public subscript(object: ObjectIdentifier) -> Value? {
    place(of: object).flatMap { entries[$0].value }
  }

  /// The values of the objects that are still alive, in the order in which they were added.
  public var livingValues: [Value] {
    entries.compactMap { $0.place.isDeallocating ? nil : $0.value }
  }

  /// The objects with a value that are still alive, in the order in which they were added.
  public var livingObjects: [AnyObject] {
    entries.compactMap {
      $0.value == nil || $0.place.isDeallocating ? nil : $0.place.reference
    }
  }

  /// The live objects among the newest entries whose values satisfy a condition.
  public func newest(_ count: Int, where isIncluded: (Value) -> Bool) -> [AnyObject] {
    entries.suffix(count).compactMap { entry in
      guard let value = entry.value, !entry.place.isDeallocating, isIncluded(value) else {
        return nil
      }
      return entry.place.reference
    }
  }

  private func place(of object: ObjectIdentifier) -> Int? {
    places[UInt(bitPattern: object)]
  }
}
