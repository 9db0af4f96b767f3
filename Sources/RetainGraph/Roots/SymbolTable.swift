import Glibc

/// The variables of an image by address, read from its file on first use.
///
/// Reads 64-bit ELF: `.symtab` if the file isn't stripped, otherwise `.dynsym`.
struct SymbolTable {
  private struct Variable {
    let address: UInt
    let size: UInt
    /// The offset of the name in the file.
    let name: Int
  }

  private var variables: [Variable] = []
  private var names: [CChar] = []
  /// Whether the image's private variables have names too.
  private(set) var isComplete = false

  init(of image: LoadedImage) {
    guard let file = MappedFile(image.path), let sections = Self.sections(of: file) else { return }
    let table =
      sections.first { $0.type == Self.symbols } ?? sections.first { $0.type == Self.dynamic }
    guard let table, table.link < sections.count else { return }
    isComplete = table.type == Self.symbols
    let strings = sections[table.link]
    guard let start = file.pointer(strings.range), file.pointer(table.range) != nil else { return }
    names = Array(
      UnsafeBufferPointer(
        start: start.assumingMemoryBound(to: CChar.self), count: strings.range.count))
    names.append(0)
    for place in stride(from: table.range.lowerBound, to: table.range.upperBound - 23, by: 24) {
      guard let symbol = file.pointer(place..<place + 24),
        symbol.load(fromByteOffset: 4, as: UInt8.self) & 0xF == Self.object
      else { continue }
      let address = symbol.word(at: 8) &+ image.bias
      let name = symbol.half(at: 0)
      guard name < strings.range.count, image.hasVariable(at: address) else { continue }
      variables.append(Variable(address: address, size: symbol.word(at: 16), name: name))
    }
    variables.sort { ($0.address, $0.size) < ($1.address, $1.size) }
  }

  /// The variable that contains an address, and the offset in it.
  func variable(at address: UInt) -> (name: String, offset: Int)? {
    var low = 0
    var high = variables.count
    while low < high {
      let middle = (low + high) / 2
      if variables[middle].address <= address { low = middle + 1 } else { high = middle }
    }
    // Among several symbols at one address, the largest comes last.
    guard low > 0 else { return nil }
    let found = variables[low - 1]
    guard address < found.address + max(found.size, 8) else { return nil }
    return names.withUnsafeBufferPointer { names in
      names.baseAddress.map {
        (String(cString: $0 + found.name), Int(address - found.address))
      }
    }
  }

  private static let symbols = 2
  private static let dynamic = 11
  private static let object: UInt8 = 1

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
private struct MappedFile: ~Copyable {
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
