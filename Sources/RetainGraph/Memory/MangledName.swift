import CHeap

/// A mangled type name in the compiler's format for the runtime: text with embedded pointers.
///
/// Any thread may read it, since the text never changes.
struct MangledName: @unchecked Sendable {
  let start: UnsafeRawPointer
  let length: Int

  init(_ start: UnsafeRawPointer) {
    var length = 0
    while true {
      let byte = start.load(fromByteOffset: length, as: UInt8.self)
      guard byte != 0 else {
        self.init(start, length: length)
        return
      }
      length += Self.partLength(byte)
    }
  }

  init(_ start: UnsafeRawPointer, length: Int) {
    self.start = start
    self.length = length
  }

  func byte(_ index: Int) -> UInt8 { start.load(fromByteOffset: index, as: UInt8.self) }

  /// The length of a letter, or of the embedded pointer that it begins.
  static func partLength(_ letter: UInt8) -> Int {
    switch letter {
    case 0x01...0x17: 5
    case 0x18...0x1F: 9
    default: 1
    }
  }

  /// The address that the relative pointer at an index leads to, directly or through a variable.
  func target(at index: Int) -> UInt {
    let target =
      start + index + 1 + Int(start.loadUnaligned(fromByteOffset: index + 1, as: Int32.self))
    return byte(index) == 0x02 ? target.word() : UInt(bitPattern: target)
  }

  func hasSuffix(_ suffix: StaticString) -> Bool {
    let count = suffix.utf8CodeUnitCount
    guard count <= length else { return false }
    return (0..<count).allSatisfy { byte(length - count + $0) == suffix.utf8Start[$0] }
  }

  func dropLast(_ count: Int) -> MangledName { MangledName(start, length: length - count) }

  /// How a reference of this type is held.
  var ownership: Ownership {
    if hasSuffix("Xw") { return .weak }
    if hasSuffix("Xo") { return .unowned }
    if hasSuffix("Xu") { return .unmanaged }
    return .strong
  }

  /// Whether the name is only a function that returns the type, or `()` for a noncopyable one.
  var isHidden: Bool { length == 5 && byte(0) == 0x09 }

  /// Whether the name refers to a boxed variable.
  var isBox: Bool { hasSuffix("Xx") || hasSuffix("XX") || hasSuffix("Xb") }

  /// The convention of a lowered function type: `e` and the rest in `Ieg_`.
  ///
  /// Nil for other types.
  private var loweredFunction: [UInt8]? {
    guard length > 2, byte(length - 1) == UInt8(ascii: "_") else { return nil }
    var index = length - 2
    var attributes: [UInt8] = []
    while index > 0 {
      let current = byte(index)
      if current == UInt8(ascii: "I") { return attributes.isEmpty ? nil : attributes.reversed() }
      guard Self.letters.contains(current & 0xDF) else { return nil }
      attributes.append(current)
      index -= 1
    }
    if byte(0) == UInt8(ascii: "I"), !attributes.isEmpty { return attributes.reversed() }
    return nil
  }

  private static let letters = UInt8(ascii: "A")...UInt8(ascii: "Z")

  /// Whether the name refers to a closure that is stored as two words.
  var isClosure: Bool {
    guard let attributes = loweredFunction,
      let escaping = attributes.firstIndex(of: UInt8(ascii: "e")), escaping <= 3
    else { return false }
    let rest = attributes[(escaping + 1)...].drop { $0 == UInt8(ascii: "A") }
    guard let callee = rest.first else { return false }
    return [UInt8(ascii: "g"), UInt8(ascii: "x"), UInt8(ascii: "y")].contains(callee)
  }

  /// Resolves the type in the context of generic arguments.
  ///
  /// Returns nil if the runtime can't resolve it; for noncopyable fields, the runtime returns `()`.
  /// Never resolves C blocks, whose metadata is incomplete. Without arguments, resolves names such as
  /// `any Router<Step>` or `Base.Step` only in a context that isn't generic: if `Step` or `Base` is a
  /// generic parameter, the runtime ends the process.
  func resolve(in context: TypeDescriptor?, arguments: UnsafeRawPointer?) -> Metadata? {
    let hasNoParameters = context.map { !$0.isGeneric } ?? false
    guard !contains("XB"),
      arguments != nil || hasNoParameters || !isConstrainedExistential && !namesAssociatedType
    else { return nil }
    let type = cheap_type(start, length, context?.address, arguments).map(Metadata.init)
    guard let type, !(type == Metadata(Void.self) && byte(0) == 0x09) else { return nil }
    return type
  }

  /// The nominal type at the beginning of the name, if any.
  var leadingDescriptor: TypeDescriptor? {
    guard length >= 5 else { return nil }
    return (0x01...0x02).contains(byte(0)) ? TypeDescriptor(target(at: 0)) : nil
  }

  /// Whether the name refers to an existential or an optional one: several words, of which only the
  /// first is counted.
  var isExistential: Bool {
    let bare = hasSuffix("Sg") ? dropLast(2) : self
    return bare.hasSuffix("_p") || bare.hasSuffix("_XP") || bare.hasSuffix("_Xc")
      || isConstrainedExistential
  }

  /// Whether it may name an associated type of a generic parameter, as in `Store<Base.Step>`.
  private var namesAssociatedType: Bool {
    contains("Qz") || contains("QZ") || contains("Qy") || contains("QY")
  }

  /// Whether it names an existential whose associated types are given, or an optional one.
  private var isConstrainedExistential: Bool {
    (hasSuffix("Sg") ? dropLast(2) : self).hasSuffix("Xj")
  }

  /// Whether the name refers to a specialization of a generic class.
  var isGenericClass: Bool {
    guard let leadingDescriptor, leadingDescriptor.isClass, length > 6 else { return false }
    return byte(5) == UInt8(ascii: "y") && hasSuffix("G")
  }

  /// Whether the name may contain a parameter pack.
  var namesPack: Bool { contains("Qp") || contains("Qe") }

  /// Whether two letters are adjacent in the name, outside identifiers, which follow their lengths.
  private func contains(_ letters: StaticString) -> Bool {
    var previous: UInt8 = 0
    var digits = 0
    var index = 0
    while index < length {
      let byte = byte(index)
      if (0x30...0x39).contains(byte) {
        digits = digits * 10 + Int(byte - 0x30)
        previous = 0
      } else if digits > 0 {
        index += digits
        digits = 0
        continue
      } else if byte > 0x1F {
        if previous == letters.utf8Start[0], byte == letters.utf8Start[1] { return true }
        previous = byte
      }
      index += Self.partLength(byte)
    }
    return false
  }

  /// The name as text, without embedded pointers.
  var text: String {
    var result = ""
    var index = 0
    while index < length {
      let length = Self.partLength(byte(index))
      if length == 1 { result.unicodeScalars.append(Unicode.Scalar(byte(index))) }
      index += length
    }
    return result
  }
}
