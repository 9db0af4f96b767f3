/// A layout compiled for marking: plain data in its own memory, so that walking it retains nothing.
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

  /// The offsets of strong references that are one word.
  var strong: UnsafePointer<Int32>
  var strongCount: Int
  /// The operations for references that take more than one word.
  var operations: UnsafePointer<Operation>
  var operationCount: Int
  var tail = Tail.none
  var isOpaque = false
  var isObject = false
  var interest = Interest.unknown
  var unread: UnsafePointer<Unread>
  var unreadCount: Int
  /// The offset of an array's first element.
  var tailOffset = 0
  var stride = 0
  var element: UnsafeMutablePointer<Program>?
  var table: UnsafePointer<TableProgram>?

  var isEmpty: Bool {
    strongCount == 0 && operationCount == 0 && tail == .none && !isOpaque && !isObject
  }
}

/// A dictionary's keys and values, or a set's members.
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

/// An offset whose references depend on the value there.
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
  /// One program per case with a payload, or the program of the elements.
  var programs: UnsafePointer<UnsafeMutablePointer<Program>>
}
