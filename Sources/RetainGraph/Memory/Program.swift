/// A layout compiled for marking: plain data in memory of its own, so that walking it counts
/// nothing.
struct Program {
  enum Tail: UInt8 {
    case none
    case array
    case table
    case genericContext
    case error
  }

  enum Interest: UInt8 {
    case unknown
    case no
    case yes
  }

  /// Where strong references stand that are one word.
  var strong: UnsafePointer<Int32>
  var strongCount: Int
  /// What takes more than a word to tell.
  var operations: UnsafePointer<Operation>
  var operationCount: Int
  var tail = Tail.none
  var isOpaque = false
  var isObject = false
  var interest = Interest.unknown
  var unread: UnsafePointer<Unread>
  var unreadCount: Int
  /// Where the elements of an array begin.
  var tailOffset = 0
  var stride = 0
  var element: UnsafeMutablePointer<Program>?
  var table: UnsafePointer<TableProgram>?

  var isEmpty: Bool {
    strongCount == 0 && operationCount == 0 && tail == .none && !isOpaque && !isObject
  }
}

/// The keys and values of a dictionary, or the members of a set.
struct TableProgram {
  let scaleOffset: Int
  let bitsOffset: Int
  let keysOffset: Int
  let valuesOffset: Int
  let keyStride: Int
  let valueStride: Int
  let key: UnsafeMutablePointer<Program>
  let value: UnsafeMutablePointer<Program>?
}

/// A place whose references depend on the value found there.
struct Operation {
  enum Kind: UInt8 {
    case bridge
    case closure
    case existential
    case payloadInPlace
    case payloadProjected
    case repeated
    case mirrored
    case opaque
  }

  let kind: Kind
  let offset: Int
  let metadata: UnsafeRawPointer
  var count = 0
  var stride = 0
  /// One for each case with a payload, or the one of the elements.
  var programs: UnsafePointer<UnsafeMutablePointer<Program>>
}
