/// Knows which objects are alive, and keeps none of them alive.
///
/// It learns objects when it is told (`track`) and from walks that are given it. What it holds of
/// an object is a weak reference.
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
  /// How many objects were tracked so far; the number of the one tracked last.
  public private(set) var count = 0
  private var slotsAtNextSweep = 64

  /// A tracker that learns from walks only objects of the types that are asked for.
  public init(learning isInteresting: @escaping (Any.Type) -> Bool = { _ in true }) {
    self.isInteresting = isInteresting
  }

  /// Learns of an object, and says who it is.
  @discardableResult
  public func track(_ object: AnyObject) -> Identity { identity(slots[register(object)]) }

  /// The same without saying who it is, which costs its type's name; returns the place of its slot.
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

  /// Who an object is; nothing for one that was never tracked.
  public func identity(of object: AnyObject) -> Identity? { identity(of: HeapObject(object)) }

  /// How many are alive.
  public var aliveCount: Int { slots.reduce(0) { $1.object == nil ? $0 : $0 + 1 } }

  /// Who is alive, in order of tracking.
  public var alive: [Identity] { slots.filter { $0.object != nil }.map(identity) }

  public func isAlive(_ identity: Identity) -> Bool { object(identity) != nil }

  /// The object itself, while it lives.
  public func object(_ identity: Identity) -> AnyObject? { object(number: identity.number) }

  public func isAlive(_ number: Int) -> Bool { object(number: number) != nil }

  /// The tracked object of that number, while it lives.
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

  /// Everything alive, held by the caller from now on.
  public var objects: [AnyObject] { slots.compactMap(\.object) }

  private func forgetDead() {
    slots.removeAll { $0.object == nil }
    slotsByAddress = AddressTable()
    for (index, slot) in slots.enumerated() {
      guard let address = UnsafeRawPointer(bitPattern: slot.address) else { continue }
      slotsByAddress.insert(Int32(index), for: address)
    }
    slotsAtNextSweep = max(64, slots.count * 2)
  }

  func identity(of object: HeapObject) -> Identity? {
    index(at: object.bits).map { identity(slots[$0]) }
  }

  func learn(_ object: HeapObject) {
    if isInteresting(object.metadata) { register(object.reference) }
  }

  /// Learns of objects that are known to be interesting.
  func learn(interesting objects: [HeapObject]) {
    for object in objects { register(object.reference) }
  }

  func isInteresting(_ metadata: Metadata) -> Bool {
    if let known = interest[metadata.address] { return known }
    let answer = isInteresting(metadata.type)
    interest.insert(answer, for: metadata.address)
    return answer
  }

  /// The place of the slot of the live object at an address: one left from a dead object there
  /// doesn't count.
  private func index(at address: UInt) -> Int? {
    guard let address = UnsafeRawPointer(bitPattern: address),
      let index = slotsByAddress[address]
    else { return nil }
    return slots[Int(index)].object == nil ? nil : Int(index)
  }

  private func identity(_ slot: Slot) -> Identity {
    Identity(number: slot.number, ordinal: Int(slot.ordinal), type: slot.metadata.name)
  }
}
