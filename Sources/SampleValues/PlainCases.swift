/// The cases of an enumeration without payloads, whose raw values only its source tells.
///
/// The metadata of an enumeration points to its description, which counts the cases; a value
/// without payloads is the number of its case. The layout is part of Swift's stable ABI:
/// https://github.com/swiftlang/swift/blob/main/docs/ABI/TypeMetadata.rst
struct PlainCases<Value> {
  /// The kind of metadata that describes enumerations.
  private static var enumeration: Int { 0x201 }
  /// The offset of the counts in the description of an enumeration, in bytes.
  private static var offsetOfCounts: Int { 20 }

  private let count: Int

  /// Nil if the type isn't such an enumeration.
  init?(of type: Value.Type) {
    let metadata = unsafeBitCast(type as Any.Type, to: UnsafePointer<Int>.self)
    guard metadata[0] == Self.enumeration,
      let description = UnsafeRawPointer(bitPattern: metadata[1])
    else { return nil }
    // The upper byte is the offset of a payload's size.
    let payloads = description.load(fromByteOffset: Self.offsetOfCounts, as: UInt32.self) & 0xFFFFFF
    let empty = description.load(fromByteOffset: Self.offsetOfCounts + 4, as: UInt32.self)
    guard payloads == 0, empty > 0, MemoryLayout<Value>.size <= 1 else { return nil }
    count = Int(min(empty, 256))
  }

  /// A case of an answer in which all is well; after the last one comes the first.
  ///
  /// The cases that are named like a success come first, those that are named like an error last.
  subscript(index: Int) -> Value {
    let cases = (0..<count).map(self.case)
    let moods = cases.map { Mood(of: "\($0)") }
    let sorted = Mood.allCases.flatMap { mood in
      zip(cases, moods).filter { $0.1 == mood }.map(\.0)
    }
    return sorted[index % count]
  }

  private func `case`(_ index: Int) -> Value {
    MemoryLayout<Value>.size == 0
      ? unsafeBitCast((), to: Value.self)
      : unsafeBitCast(UInt8(index), to: Value.self)
  }
}

/// What the name of a case says about an answer, the best first.
private enum Mood: CaseIterable {
  case well, neutral, unwell

  init(of name: String) {
    let words = Set(SamplePlace.words(of: name))
    if !words.isDisjoint(with: Self.bad) {
      self = .unwell
    } else {
      self = words.isDisjoint(with: Self.good) ? .neutral : .well
    }
  }

  private static let good: Set = ["ok", "succeeded", "success", "successful"]
  private static let bad: Set = [
    "denied", "error", "expired", "fail", "failed", "failure", "forbidden", "invalid", "rejected",
    "unauthorized",
  ]
}
