import CHeap
import Glibc

/// The symbols in the file of an image.
///
/// Reads 64-bit ELF: `.symtab` if the file isn't stripped, otherwise `.dynsym`.
final class ELFSymbols: Sendable {
  enum Kind: UInt8 {
    case object = 1
    case function = 2
  }

  /// Whether the image's private symbols are among them.
  let isComplete: Bool
  private let file: MappedFile
  private let table: Range<Int>
  private let strings: Range<Int>
  private let bias: UInt

  init?(of image: LoadedImage) {
    guard let file = MappedFile(image.path), let sections = Self.sections(of: file) else {
      return nil
    }
    let table =
      sections.first { $0.type == Self.symbols } ?? sections.first { $0.type == Self.dynamic }
    guard let table, table.link < sections.count else { return nil }
    let strings = sections[table.link]
    guard file.pointer(strings.range) != nil, file.pointer(table.range) != nil else { return nil }
    isComplete = table.type == Self.symbols
    self.table = table.range
    self.strings = strings.range
    bias = image.bias
    self.file = file
  }

  /// The symbols of a kind by address in memory, those that are in some ranges if there are any.
  func sorted(of kind: Kind, in ranges: [cheap_range]) -> [cheap_symbol] {
    guard var table = searched else { return [] }
    return Array(unsafeUninitializedCapacity: table.count) { sorted, count in
      guard let start = sorted.baseAddress else { return }
      count = cheap_sort_symbols(
        &table, Int32(kind.rawValue), bias, ranges, ranges.count, start)
    }
  }

  /// The name of a symbol that `sorted` returned.
  func name(_ symbol: cheap_symbol) -> String? {
    guard var table = searched else { return nil }
    return String(cString: cheap_symbol_name(&table, symbol.place))
  }

  /// The rest of the name of each symbol of a kind whose name begins with some letters, by the address
  /// in memory.
  func names(of kind: Kind, beginningWith start: String) -> [UInt: String] {
    guard var table = searched else { return [:] }
    var found: [(address: UInt, rest: String)] = []
    withUnsafeMutablePointer(to: &found) { found in
      cheap_each_symbol(
        &table, Int32(kind.rawValue), start,
        { address, rest, found in
          found?.assumingMemoryBound(to: [(address: UInt, rest: String)].self).pointee.append(
            (address, String(cString: rest)))
        }, found)
    }
    return Dictionary(found.map { ($0.address &+ bias, $0.rest) }) { first, _ in first }
  }

  /// The addresses in memory of the symbols of a kind with these names.
  func addresses(of kind: Kind, named names: Set<String>) -> [String: UInt] {
    fileAddresses(of: kind, named: names).mapValues { $0 &+ bias }
  }

  /// The same, in the file.
  func fileAddresses(of kind: Kind, named names: Set<String>) -> [String: UInt] {
    guard var table = searched else { return [:] }
    // In the order of C's `strcmp`.
    let names = names.map { [UInt8]($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) }
    let copies = names.map { strdup(String(decoding: $0, as: UTF8.self)) }
    defer { copies.forEach { free($0) } }
    let wanted = copies.compactMap { $0.map { UnsafePointer($0) } }
    guard wanted.count == names.count else { return [:] }
    var found = [UInt](repeating: 0, count: names.count)
    cheap_find_symbols(&table, Int32(kind.rawValue), wanted, wanted.count, &found)
    var addresses: [String: UInt] = [:]
    for (name, address) in zip(names, found) where address != 0 {
      addresses[String(decoding: name, as: UTF8.self)] = address
    }
    return addresses
  }

  /// The table in the mapped file.
  private var searched: cheap_symbols? {
    guard let symbols = file.pointer(table), let start = file.pointer(strings),
      strings.count > 0, start.load(fromByteOffset: strings.count - 1, as: UInt8.self) == 0
    else { return nil }
    return cheap_symbols(
      symbols: symbols, count: table.count / 24,
      names: start.assumingMemoryBound(to: CChar.self), names_size: strings.count)
  }

  private static let symbols = 2
  private static let dynamic = 11

  private struct Section {
    let type: Int
    let range: Range<Int>
    let link: Int
  }

  private static func sections(of file: borrowing MappedFile) -> [Section]? {
    guard let header = file.pointer(0..<64), header.loadUnaligned(as: UInt32.self) == 0x464C_457F,
      header.load(fromByteOffset: 4, as: UInt8.self) == 2
    else { return nil }
    let start = Int(header.word(at: 40))
    let size = Int(header.load(fromByteOffset: 58, as: UInt16.self))
    let count = Int(header.load(fromByteOffset: 60, as: UInt16.self))
    guard size >= 64, start > 0 else { return nil }
    var sections: [Section] = []
    for index in 0..<count {
      let place = start + index * size
      guard let section = file.pointer(place..<place + 64) else { return nil }
      let (offset, length) = (Int(section.word(at: 24)), Int(section.word(at: 32)))
      guard offset >= 0, length >= 0, offset <= Int.max - length else { return nil }
      sections.append(
        Section(
          type: section.half(at: 4), range: offset..<offset + length, link: section.half(at: 40)))
    }
    return sections
  }
}

/// The bytes of a file while they are in use.
///
/// Any thread may read them, since nothing writes to the mapping.
private struct MappedFile: ~Copyable, @unchecked Sendable {
  private let start: UnsafeMutableRawPointer
  private let size: Int

  init?(_ path: String) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_size > 0,
      let start = mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, file, 0),
      start != UnsafeMutableRawPointer(bitPattern: -1)
    else { return nil }
    self.start = start
    size = Int(status.st_size)
  }

  deinit { munmap(start, size) }

  func pointer(_ range: Range<Int>) -> UnsafeRawPointer? {
    range.lowerBound >= 0 && range.upperBound <= size
      ? UnsafeRawPointer(start) + range.lowerBound : nil
  }
}
