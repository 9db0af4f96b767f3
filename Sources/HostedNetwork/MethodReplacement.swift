/// Replaces a method of a class with a subclass's override, for all objects of the class.
///
/// On iOS, the Objective-C runtime exchanges methods. Here, an override differs from the inherited
/// method in one entry of the class's method table, and subclasses have the entry at the same
/// position.
struct MethodReplacement {
  private let index: Int
  private let method: UInt

  /// Finds the only method that `override` overrides, and that `plain` and `other` don't; nil if
  /// there isn't exactly one.
  ///
  /// All three are subclasses of one class and add nothing else.
  init?(by override: AnyClass, beside plain: AnyClass, and other: AnyClass) {
    let (override, plain, other) = (Table(override), Table(plain), Table(other))
    let count = min(override.count, plain.count, other.count)
    let found = (Table.firstMethod..<max(count, Table.firstMethod)).filter {
      plain[$0] == other[$0] && plain[$0] != override[$0]
    }
    guard let index = found.first, found.count == 1 else { return nil }
    self.index = index
    method = override[index]
  }

  func apply(to type: AnyClass) {
    Table(type)[index] = method
  }
}

/// The words of a class's metadata.
private struct Table {
  /// The words before it describe the class: its kind, superclass, sizes, descriptor and destroyer.
  static let firstMethod = 7
  /// The metadata's size and the part of it before its address, in bytes from its address.
  private static let sizes = (whole: 32, before: 36)

  private let words: UnsafeMutablePointer<UInt>
  let count: Int

  init(_ type: AnyClass) {
    words = unsafeBitCast(type, to: UnsafeMutablePointer<UInt>.self)
    let bytes = UnsafeRawPointer(words)
    let size =
      bytes.load(fromByteOffset: Self.sizes.whole, as: UInt32.self)
      - bytes.load(fromByteOffset: Self.sizes.before, as: UInt32.self)
    count = Int(size) / MemoryLayout<UInt>.size
  }

  subscript(index: Int) -> UInt {
    get { words[index] }
    nonmutating set { words[index] = newValue }
  }
}
