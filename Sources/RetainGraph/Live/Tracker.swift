/// Records which objects are alive without retaining them.
///
/// It learns objects from `track` and from walks that it is passed to, and stores weak references
/// to them.
public final class Tracker {
  private struct Slot {
    weak var object: AnyObject?
    let address: UInt
    let metadata: Metadata
    let number: Int
    let ordinal: Int32
  }

  private let isInteresting: (Any.Type) -> Bool
  private var interest = AddressTable<Bool>()
  private var slots: [Slot] = []
  private var slotsByAddress = AddressTable<Int32>()
  private var ordinals = AddressTable<Int32>()
  /// The number of objects tracked so far, which is also the number of the latest one.
  public private(set) var count = 0
  private var slotsAtNextSweep = 64

  /// Creates a tracker that learns objects from walks only if their type is interesting.
  public init(learning isInteresting: @escaping (Any.Type) -> Bool = { _ in true }) {
    self.isInteresting = isInteresting
  }

  /// Tracks an object and returns its identity.
  @discardableResult
  public func track(_ object: AnyObject) -> Identity { identity(at: register(object)) }

  /// Tracks an object and returns the index of its slot, without the cost of its type's name.
  @discardableResult
  private func register(_ object: AnyObject) -> Int {
    let address = HeapObject(object).bits
    if let known = index(at: address) { return known }
    if slots.count >= slotsAtNextSweep { forgetDead() }
    let metadata = HeapObject(object).metadata
    let ordinal = (ordinals[metadata.address] ?? 0) + 1
    ordinals.insert(ordinal, for: metadata.address)
    count += 1
    slotsByAddress.insert(Int32(slots.count), for: HeapObject(object).address)
    slots.append(
      Slot(
        object: object, address: address, metadata: metadata, number: count, ordinal: ordinal))
    return slots.count - 1
  }

  /// The identity of an object; nil if it was never tracked.
  public func identity(of object: AnyObject) -> Identity? { identity(of: HeapObject(object)) }

  /// The number of tracked objects that are alive.
  public var aliveCount: Int {
    slots.indices.reduce(0) { slots[$1].object == nil ? $0 : $0 + 1 }
  }

  /// The identities of the tracked objects that are alive, in tracking order.
  public var alive: [Identity] {
    slots.indices.filter { slots[$0].object != nil }.map(identity(at:))
  }

  /// Whether the object with this identity hasn't been deallocated.
  public func isAlive(_ identity: Identity) -> Bool { object(identity) != nil }

  /// The object with this identity; nil after it is deallocated.
  public func object(_ identity: Identity) -> AnyObject? { object(number: identity.number) }

  /// Whether the tracked object with this number hasn't been deallocated.
  public func isAlive(_ number: Int) -> Bool { object(number: number) != nil }

  /// The tracked object with this number; nil after it is deallocated.
  public func object(number: Int) -> AnyObject? {
    var low = 0
    var high = slots.count
    while low < high {
      let middle = (low + high) / 2
      if slots[middle].number < number { low = middle + 1 } else { high = middle }
    }
    guard low < slots.count, slots[low].number == number else { return nil }
    return slots[low].object
  }

  /// All tracked objects that are alive, retained for the caller.
  public var objects: [AnyObject] { slots.indices.compactMap { slots[$0].object } }

  /// All tracked objects that are alive, retained for the caller, with their number within their
  /// type.
  public var numbered: [(object: AnyObject, ordinal: Int)] {
    slots.indices.compactMap { index in
      slots[index].object.map { ($0, Int(slots[index].ordinal)) }
    }
  }

  private func forgetDead() {
    slots.removeAll { $0.object == nil }
    slotsByAddress = AddressTable()
    for index in slots.indices {
      guard let address = UnsafeRawPointer(bitPattern: slots[index].address) else { continue }
      slotsByAddress.insert(Int32(index), for: address)
    }
    slotsAtNextSweep = max(64, slots.count * 2)
  }

  func identity(of object: HeapObject) -> Identity? {
    index(at: object.bits).map(identity(at:))
  }

  func learn(_ object: HeapObject) {
    if isInteresting(object.metadata) { register(object.reference) }
  }

  /// Tracks objects that are known to be interesting; returns those that it already tracked.
  func learn(interesting objects: [HeapObject]) -> [HeapObject] {
    objects.filter { object in
      let earlier = count
      register(object.reference)
      return count == earlier
    }
  }

  func isInteresting(_ metadata: Metadata) -> Bool {
    if let known = interest[metadata.address] { return known }
    let answer = isInteresting(metadata.type)
    interest.insert(answer, for: metadata.address)
    return answer
  }

  /// The slot of the live object at an address; ignores a slot left by a deallocated object.
  private func index(at address: UInt) -> Int? {
    guard let address = UnsafeRawPointer(bitPattern: address),
      let index = slotsByAddress[address]
    else { return nil }
    return slots[Int(index)].object == nil ? nil : Int(index)
  }

  // Not by the slot itself, because a copy of its weak reference costs more than everything else.
  private func identity(at index: Int) -> Identity {
    Identity(
      number: slots[index].number, ordinal: Int(slots[index].ordinal),
      type: slots[index].metadata.name)
  }
}
