import CHeap

/// A type's name as the compiler writes it for the runtime: text with pointers between.
struct MangledName {
  let start: UnsafeRawPointer
  let length: Int

  init(_ start: UnsafeRawPointer) {
    var length = 0
    while true {
      let byte = start.load(fromByteOffset: length, as: UInt8.self)
      switch byte {
      case 0:
        self.init(start, length: length)
        return
      case 0x01...0x17: length += 5
      case 0x18...0x1F: length += 9
      default: length += 1
      }
    }
  }

  init(_ start: UnsafeRawPointer, length: Int) {
    self.start = start
    self.length = length
  }

  private func byte(_ index: Int) -> UInt8 { start.load(fromByteOffset: index, as: UInt8.self) }

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

  /// Whether it names a boxed variable.
  var isBox: Bool { hasSuffix("Xx") || hasSuffix("XX") || hasSuffix("Xb") }

  /// The convention by which a lowered function is held, `e` and what follows in `Ieg_`; nothing
  /// for any other type.
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

  /// Whether it names a closure in the form that is held in two words.
  var isClosure: Bool {
    guard let attributes = loweredFunction,
      let escaping = attributes.firstIndex(of: UInt8(ascii: "e")), escaping <= 3
    else { return false }
    let rest = attributes[(escaping + 1)...].drop { $0 == UInt8(ascii: "A") }
    guard let callee = rest.first else { return false }
    return [UInt8(ascii: "g"), UInt8(ascii: "x"), UInt8(ascii: "y")].contains(callee)
  }

  /// The type named, in terms of the generic arguments of a context.
  ///
  /// Nothing where the runtime doesn't tell it, as with fields that can't be copied: it says `()` to
  /// these. It isn't asked about C blocks, whose metadata it leaves unfinished.
  func resolve(in context: TypeDescriptor?, arguments: UnsafeRawPointer?) -> Metadata? {
    guard !contains("XB") else { return nil }
    let type = cheap_type(start, length, context?.address, arguments).map(Metadata.init)
    guard let type, !(type == Metadata(Void.self) && byte(0) == 0x09) else { return nil }
    return type
  }

  /// The nominal type that the name begins with, where it begins with one.
  var leadingDescriptor: TypeDescriptor? {
    guard length >= 5 else { return nil }
    let target = start + 1 + Int(start.loadUnaligned(fromByteOffset: 1, as: Int32.self))
    switch byte(0) {
    case 0x01: return TypeDescriptor(UInt(bitPattern: target))
    case 0x02: return TypeDescriptor(target.word())
    default: return nil
    }
  }

  /// Whether it names an existential, or an optional one: several words, of which the first counts.
  var isExistential: Bool {
    let bare = hasSuffix("Sg") ? dropLast(2) : self
    return bare.hasSuffix("_p") || bare.hasSuffix("_XP") || bare.hasSuffix("_Xc")
  }

  /// Whether it names a class that is not generic, or an optional one, and nothing else.
  var isClass: Bool {
    guard length == 5 || length == 7 && hasSuffix("Sg"), let leadingDescriptor else { return false }
    return leadingDescriptor.isClass && !leadingDescriptor.isImported
  }

  /// Whether it names a number, a truth value or a string of the standard library.
  var isStandardScalar: Bool {
    guard length == 2, byte(0) == UInt8(ascii: "S") else { return false }
    switch byte(1) {
    case UInt8(ascii: "S"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "b"),
      UInt8(ascii: "d"), UInt8(ascii: "f"):
      return true
    default: return false
    }
  }

  /// Whether it names an array, a dictionary or a set, or an optional one, whatever the elements: where there
  /// is no Objective-C each is one reference to a buffer.
  var isStandardCollection: Bool {
    let bare = hasSuffix("Sg") ? dropLast(2) : self
    guard bare.length > 4, bare.hasSuffix("G"), byte(0) == UInt8(ascii: "S"),
      byte(2) == UInt8(ascii: "y")
    else { return false }
    return [UInt8(ascii: "a"), UInt8(ascii: "D"), UInt8(ascii: "h")].contains(byte(1))
  }

  /// Whether it names a specialisation of a generic class.
  var isGenericClass: Bool {
    guard let leadingDescriptor, leadingDescriptor.isClass, length > 6 else { return false }
    return byte(5) == UInt8(ascii: "y") && hasSuffix("G")
  }

  /// Whether it may name what stands for several types at once.
  var namesPack: Bool { contains("Qp") || contains("Qe") }

  /// Whether two letters stand next to each other in it, outside of identifiers, which come after
  /// their lengths.
  private func contains(_ letters: StaticString) -> Bool {
    let text = Array(text.utf8)
    var index = 0
    while index + 1 < text.count {
      var length = 0
      while index < text.count, (0x30...0x39).contains(text[index]) {
        length = length * 10 + Int(text[index] - 0x30)
        index += 1
      }
      index += length
      guard index + 1 < text.count else { return false }
      if text[index] == letters.utf8Start[0], text[index + 1] == letters.utf8Start[1] {
        return true
      }
      if length == 0 { index += 1 }
    }
    return false
  }

  /// The name as text, without the pointers in it.
  var text: String {
    var result = ""
    var index = 0
    while index < length {
      let current = byte(index)
      switch current {
      case 0x01...0x17: index += 5
      case 0x18...0x1F: index += 9
      default:
        result.unicodeScalars.append(Unicode.Scalar(current))
        index += 1
      }
    }
    return result
  }
}
