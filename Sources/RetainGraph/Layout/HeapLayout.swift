/// Where a heap object stores references.
///
/// A class, because a walk uses one layout for many objects, and copying it would copy all its parts.
final class HeapLayout {
  enum Kind {
    case object
    case buffer
    case context
    case error
    case task
  }

  enum Body {
    /// Fields at fixed offsets from the object's address.
    case fields(ValueLayout)
    case array(ArrayStorage)
    case table(TableStorage)
    case captures([ValueLayout.Field])
    /// Captures of generic type, which only the context itself can resolve.
    case genericCaptures(CaptureDescriptor)
    case error
  }

  let kind: Kind
  let name: String
  let body: Body
  /// Why the object may have references that can't be found.
  let opaque: String?
  /// The ranges that may contain such references.
  let unread: [Unread]
  /// A type that a walk stops at.
  let isBoundary: Bool

  init(
    kind: Kind, name: String, body: Body, opaque: String? = nil, unread: [Unread] = [],
    isBoundary: Bool = false
  ) {
    self.kind = kind
    self.name = name
    self.body = body
    self.opaque = opaque
    self.unread = unread
    self.isBoundary = isBoundary
  }

  /// Whether it is the memory of a collection, which may be used only in part.
  var isCollection: Bool {
    switch body {
    case .array, .table: true
    case .fields, .captures, .genericCaptures, .error: false
    }
  }
}

/// A range of an object that can't be read, only compared with the addresses of known objects.
struct Unread: Hashable {
  let from: Int
  let to: Int?
  /// Whether only a memory search may take a word for a reference, because it may not retain its
  /// target although the target has unknown holders.
  var mayBeUnretained = false
}

/// An array's buffer: consecutive elements.
struct ArrayStorage {
  static let countOffset = 16

  let elementsOffset: Int
  let stride: Int
  let element: ValueLayout
}

/// A dictionary's or set's buffer, with one bit per occupied bucket.
struct TableStorage {
  let countOffset: Int
  let scaleOffset: Int
  let bitsOffset: Int
  let keysOffset: Int
  let valuesOffset: Int?
  let key: Metadata
  let keyLayout: ValueLayout
  let value: Metadata?
  let valueLayout: ValueLayout

  /// The indexes of the occupied buckets.
  func buckets(of object: HeapObject) -> [Int] {
    let scale = object.address.load(fromByteOffset: scaleOffset, as: Int8.self)
    guard isIntact(object, scale: scale) else { return [] }
    var found: [Int] = []
    let wordCount = max((1 << Int(scale)) / 64, 1)
    for word in 0..<wordCount {
      var bits = object.address.word(at: bitsOffset + word * 8)
      if scale < 6 { bits &= (1 << UInt(1 << Int(scale))) - 1 }
      while bits != 0 {
        found.append(word * 64 + bits.trailingZeroBitCount)
        bits &= bits - 1
      }
    }
    return found
  }

  /// Whether an object's keys and values are in its allocation.
  ///
  /// A search of memory also meets words that were an object: the allocator gave their memory away
  /// again, and the new owner has overwritten only some of them.
  private func isIntact(_ object: HeapObject, scale: Int8) -> Bool {
    guard let size = object.allocatedSize else { return true }
    guard 0..<40 ~= scale else { return false }
    func contains(_ offset: Int, _ element: Metadata) -> Bool {
      let start = object.address.word(at: offset)
      let elements = UInt(element.witnesses.stride) << UInt(scale)
      guard start >= object.bits, elements <= UInt(size) else { return false }
      return start - object.bits <= UInt(size) - elements
    }
    return contains(keysOffset, key) && valuesOffset.map { contains($0, value ?? key) } ?? true
  }

  /// Whether the word at an offset belongs to an occupied bucket.
  func isOccupied(_ offset: Int, of object: HeapObject) -> Bool {
    let address = object.bits + UInt(offset)
    let keys = object.address.word(at: keysOffset)
    let values = valuesOffset.map { object.address.word(at: $0) } ?? .max
    let scale = object.address.load(fromByteOffset: scaleOffset, as: Int8.self)
    guard address >= keys, isIntact(object, scale: scale) else { return false }
    let (start, element) = address >= values ? (values, value ?? key) : (keys, key)
    let bucket = Int(address - start) / max(element.witnesses.stride, 1)
    guard bucket < 1 << Int(scale) else { return false }
    return object.address.word(at: bitsOffset + bucket / 64 * 8) & 1 << (UInt(bucket) % 64) != 0
  }

  func key(of object: HeapObject, bucket: Int) -> UnsafeRawPointer? {
    UnsafeRawPointer(bitPattern: object.address.word(at: keysOffset))
      .map { $0 + bucket * key.witnesses.stride }
  }

  func value(of object: HeapObject, bucket: Int) -> UnsafeRawPointer? {
    guard let value, let valuesOffset else { return nil }
    return UnsafeRawPointer(bitPattern: object.address.word(at: valuesOffset))
      .map { $0 + bucket * value.witnesses.stride }
  }
}
