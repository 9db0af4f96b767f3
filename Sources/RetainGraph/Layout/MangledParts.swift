/// A mangled type's name, split so that the nominal types in it can be replaced by references.
struct MangledParts {
  private enum Part {
    case text(ArraySlice<UInt8>)
    /// A module and types in it, such as `1a7SectionV3RowO`.
    case nominal(String)
  }

  /// The possible beginnings of the type: the symbol of a generic type's field has the type's generic
  /// signature before the type, which ends in `l`.
  private var readings: [[Part]] = []
  /// The whole name, as of a tuple that begins with a closure.
  private let whole: [Part]

  init(_ text: [UInt8]) {
    whole = Self.parts(text[...]) ?? []
    for start in text.indices
    where Self.isIdentifier(text[start]) && (start == 0 || text[start - 1] == UInt8(ascii: "l")) {
      if let parts = Self.parts(text[start...]) { readings.append(parts) }
    }
  }

  /// The nominal types in it.
  var nominals: [String] {
    (readings + [whole]).joined().compactMap(Self.nominal)
  }

  private static func nominal(_ part: Part) -> String? {
    if case .nominal(let name) = part { name } else { nil }
  }

  /// The name with references to the known descriptors instead of the types' names; nil if none is
  /// known.
  ///
  /// The name stays in memory, as those of the compiler do.
  func name(_ descriptors: [String: UInt]) -> MangledName? {
    func isKnown(_ part: Part) -> Bool {
      Self.nominal(part).map { descriptors[$0] != nil } ?? false
    }
    let parts = readings.first { $0.first.map(isKnown) ?? false } ?? whole
    guard parts.contains(where: isKnown) else { return nil }
    var text: [UInt8] = []
    var references: [(place: Int, descriptor: UInt)] = []
    for part in parts {
      switch part {
      case .text(let letters): text += letters
      case .nominal(let name):
        if let descriptor = descriptors[name] {
          references.append((text.count, descriptor))
          text += [Self.indirect, 0, 0, 0, 0]
        } else {
          text += [UInt8](name.utf8)
        }
      }
    }
    let words = (text.count + 8) / 8
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: (words + references.count) * 8, alignment: 8)
    memory.initializeMemory(as: UInt64.self, repeating: 0, count: words + references.count)
    memory.copyMemory(from: text, byteCount: text.count)
    for (index, reference) in references.enumerated() {
      let variable = (words + index) * 8
      memory.storeBytes(of: reference.descriptor, toByteOffset: variable, as: UInt.self)
      memory.storeBytes(
        of: Int32(variable - reference.place - 1), toByteOffset: reference.place + 1,
        as: Int32.self)
    }
    return MangledName(UnsafeRawPointer(memory), length: text.count)
  }

  /// Marks a reference to a descriptor through a variable.
  private static let indirect: UInt8 = 0x02

  /// Nil for names that repeat parts, because a reference changes how repetitions are counted.
  private static func parts(_ text: ArraySlice<UInt8>) -> [Part]? {
    var parts: [Part] = []
    var rest = text
    while let letter = rest.first {
      switch letter {
      case UInt8(ascii: "A"), UInt8(ascii: "0"): return nil
      case UInt8(ascii: "q"):
        let end = rest.firstIndex(of: UInt8(ascii: "_")) ?? rest.endIndex - 1
        parts.append(.text(rest[...end]))
        rest = rest[(end + 1)...]
      case UInt8(ascii: "1")...UInt8(ascii: "9"):
        guard let end = identifier(rest) else { return nil }
        let nominal = nominal(rest, from: end)
        if let nominal {
          parts.append(.nominal(String(decoding: rest[..<nominal], as: UTF8.self)))
        } else {
          parts.append(.text(rest[..<end]))
        }
        rest = rest[(nominal ?? end)...]
      default:
        parts.append(.text(rest.prefix(1)))
        rest = rest.dropFirst()
      }
    }
    return parts
  }

  /// The end of the types that follow a module's name, which ends at `start`.
  private static func nominal(_ text: ArraySlice<UInt8>, from start: Int) -> Int? {
    var end: Int?
    var next = start
    while next < text.endIndex, isIdentifier(text[next]), var after = identifier(text[next...]) {
      if after < text.endIndex, isIdentifier(text[after]),
        let discriminated = identifier(text[after...]),
        text[discriminated...].starts(with: "LL".utf8)
      {
        after = discriminated + 2
      }
      guard after < text.endIndex, "VOC".utf8.contains(text[after]) else { break }
      next = after + 1
      end = next
    }
    return end
  }

  private static func isIdentifier(_ letter: UInt8) -> Bool {
    (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(letter)
  }

  /// The end of an identifier: a count and as many letters.
  private static func identifier(_ text: ArraySlice<UInt8>) -> Int? {
    let digits = text.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard digits.count < 6, let count = Int(String(decoding: digits, as: UTF8.self)),
      count <= text.endIndex - digits.endIndex
    else { return nil }
    return digits.endIndex + count
  }
}
