/// Where a heap object keeps references.
struct HeapLayout {
  enum Kind {
    case object
    case buffer
    case context
    case error
    case task
  }

  enum Body {
    /// At places of its own, from the object's address on.
    case fields(ValueLayout)
    case array(ArrayStorage)
    case table(TableStorage)
    case captures([ValueLayout.Field])
    /// Captures of generic type: only the context itself tells them.
    case genericCaptures(CaptureDescriptor)
    case error
  }

  let kind: Kind
  let name: String
  let body: Body
  /// Why there may be references in it that aren't found.
  var opaque: String?
  /// Where these may be: up to another place, or to the end of the allocation.
  var unread: [Unread] = []
  /// A type that a walk stops at.
  var isBoundary = false
}

/// A part of an object that can't be read, only be compared with the addresses of known objects.
struct Unread: Hashable {
  let from: Int
  let to: Int?
}

/// The buffer of an array: elements one after another.
struct ArrayStorage {
  static let countOffset = 16

  let elementsOffset: Int
  let stride: Int
  let element: ValueLayout
}

/// The buffer of a dictionary or a set: a bit for every bucket that is in use.
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

  /// The numbers of the buckets in use.
  func buckets(of object: HeapObject) -> [Int] {
    let scale = object.address.load(fromByteOffset: scaleOffset, as: Int8.self)
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
