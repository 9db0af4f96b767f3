import Synchronization

/// The names of the types of noncopyable fields, such as mutexes.
///
/// The compiler hides these types: to metadata such a field is a `()`, because runtimes before Swift
/// 6 would copy it. Only the symbol of the field's record names its type, as in
/// `get_type_metadata 15Synchronization5MutexVySiG noncopyable`. The runtime doesn't find
/// noncopyable types by name either, so that their names are replaced by references to descriptors.
struct NoncopyableNames {
  /// The program's names, read once per process, because a large program has many symbols.
  static let ofProgram = LoadedImage.all.first.map(names) ?? [:]

  private lazy var images = LoadedImage.all
  /// The paths of the images whose symbols have been read.
  private var read: Set<String> = []
  /// The names in the compiler's format, by the address of the field's name.
  private var names: [UInt: MangledName] = [:]

  /// The name of a field's type, if the symbols of its image have it.
  mutating func name(of field: MangledName) -> MangledName? {
    let address = UInt(bitPattern: field.start)
    if let known = names[address] { return known }
    guard let index = images.firstIndex(where: { $0.range.contains(address) }),
      read.insert(images[index].path).inserted
    else { return nil }
    names.merge(index == 0 ? Self.ofProgram : Self.names(of: images[index])) { first, _ in first }
    return names[address]
  }

  private static func names(of image: LoadedImage) -> [UInt: MangledName] {
    guard let symbols = ELFSymbols(of: image) else { return [:] }
    var parts: [UInt: MangledParts] = [:]
    for (address, name) in symbols.names(of: .object, beginningWith: "get_type_metadata ") {
      let words = name.split(separator: " ")
      guard words.count == 2, words[1].hasPrefix("noncopyable") else { continue }
      parts[address] = MangledParts([UInt8](words[0].utf8))
    }
    let wanted = Set(parts.values.flatMap(\.nominals).map { "$s\($0)Mn" })
    var known = descriptors
    for (symbol, address) in symbols.addresses(of: .object, named: wanted) {
      known[String(symbol.dropFirst(2).dropLast(2))] = address
    }
    return parts.compactMapValues { $0.name(known) }
  }

  /// The descriptors of the standard library's noncopyable types, whose symbols are in a library.
  private static let descriptors = [
    "15Synchronization5MutexV": descriptor(of: Mutex<Int>.self),
    "15Synchronization6AtomicV": descriptor(of: Atomic<Int>.self),
    "15Synchronization19AtomicLazyReferenceV": descriptor(of: AtomicLazyReference<Layouts>.self),
  ]

  private static func descriptor<Value: ~Copyable>(of type: Value.Type) -> UInt {
    let metadata = Metadata(unsafeBitCast(type, to: UnsafeRawPointer.self))
    return metadata.descriptor.map { UInt(bitPattern: $0.address) } ?? 0
  }
}
