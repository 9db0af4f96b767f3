/// A tuple in the description of a context, such as an indirect case's payload, split into its elements.
///
/// The runtime can't resolve the tuple if one of its elements is a function: descriptions contain the compiler's
/// lowered function types.
struct LoweredTuple {
  struct Element {
    var type: MangledName
    var label: String?
  }

  private(set) var elements: [Element] = []
  private let name: MangledName
  private var index = 0
  /// The numbers of elements below each open list of generic arguments.
  private var lists: [Int] = []

  /// Nil for names that aren't tuples, or contain types of other kinds.
  init?(_ name: MangledName) {
    guard name.hasSuffix("t") else { return nil }
    self.name = name.dropLast(1)
    while index < self.name.length {
      guard readPart() else { return nil }
    }
    guard lists.isEmpty, elements.count > 1 else { return nil }
  }

  private var letter: UInt8 { name.byte(index) }

  private func isNext(_ letters: StaticString) -> Bool {
    let count = letters.utf8CodeUnitCount
    return index + count <= name.length
      && (0..<count).allSatisfy { name.byte(index + $0) == letters.utf8Start[$0] }
  }

  private mutating func readPart() -> Bool {
    switch letter {
    case 0x01, 0x02: return push(MangledName.partLength(letter))
    case UInt8(ascii: "S"):
      if isNext("Sg") { return extend(by: 2) }
      guard index + 1 < name.length, "abDdfhiOSuVv".utf8.contains(name.byte(index + 1)) else {
        return false
      }
      return push(2)
    case UInt8(ascii: "s"): return isNext("s5Error_p") ? push(9) : false
    case UInt8(ascii: "y"):
      if isNext("yXl") { return push(3) }
      if isNext("yp") { return push(2) }
      guard !elements.isEmpty else { return false }
      lists.append(elements.count)
      index += 1
      return true
    case UInt8(ascii: "G"): return closeList()
    case UInt8(ascii: "_"):
      if isNext("_p") { return extend(by: 2) }
      index += 1
      return true
    case UInt8(ascii: "I"): return readFunction()
    case UInt8(ascii: "1")...UInt8(ascii: "9"): return readLabel()
    default: return false
    }
  }

  private mutating func push(_ count: Int) -> Bool {
    elements.append(Element(type: part(from: index, count)))
    index += count
    return true
  }

  private func part(from start: Int, _ count: Int) -> MangledName {
    MangledName(name.start + start, length: count)
  }

  /// Adds a suffix to the last type.
  private mutating func extend(by count: Int) -> Bool {
    guard let last = elements.last, last.label == nil else { return false }
    index += count
    elements[elements.count - 1].type = part(
      from: last.type.start - name.start, index - (last.type.start - name.start))
    return true
  }

  private mutating func closeList() -> Bool {
    guard let count = lists.popLast() else { return false }
    elements.removeLast(elements.count - count)
    return extend(by: 1)
  }

  /// A function takes as many of the types before it as it has parameters and results.
  private mutating func readFunction() -> Bool {
    let start = index
    guard let end = (start..<name.length).first(where: { name.byte($0) == UInt8(ascii: "_") }),
      part(from: start, end + 1 - start).isClosure
    else { return false }
    let letters = (start + 1..<end).map { name.byte($0) }
    guard letters.first == UInt8(ascii: "e"), letters.count > 1 else { return false }
    let values = letters.dropFirst(2).filter { !"hHz".utf8.contains($0) }
    guard values.allSatisfy("bgilnxyoruda".utf8.contains), values.count <= elements.count,
      elements.suffix(values.count).allSatisfy({ $0.label == nil })
    else { return false }
    let first = elements.suffix(values.count).first.map { $0.type.start - name.start } ?? start
    elements.removeLast(values.count)
    index = end + 1
    elements.append(Element(type: part(from: first, index - first)))
    return true
  }

  private mutating func readLabel() -> Bool {
    var count = 0
    while index < name.length, let digit = Optional(letter), (48...57).contains(digit), count < 1000
    {
      count = count * 10 + Int(digit - 48)
      index += 1
    }
    guard let last = elements.last, last.label == nil, index + count <= name.length else {
      return false
    }
    elements[elements.count - 1].label = String(
      decoding: (index..<index + count).map(name.byte), as: UTF8.self)
    index += count
    // What follows a label is a type, or the mark of the first element; else it was a type's own name.
    return index == name.length || !"CVOPLa".utf8.contains(letter)
  }
}
