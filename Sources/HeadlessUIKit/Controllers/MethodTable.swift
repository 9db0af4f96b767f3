/// The words of a class's metadata, among them its methods.
///
/// An override differs from the inherited method in one entry, which subclasses have at the same place.
package struct MethodTable {
  /// The words before it describe the class: its kind, superclass, sizes, descriptor and destroyer.
  private static let firstMethod = 7
  /// The metadata's size and the part of it before its address, in bytes from its address.
  private static let sizes = (whole: 32, before: 36)

  private let words: UnsafeMutablePointer<UInt>
  private let count: Int

  package init(_ type: AnyClass) {
    words = unsafeBitCast(type, to: UnsafeMutablePointer<UInt>.self)
    let bytes = UnsafeRawPointer(words)
    let size =
      bytes.load(fromByteOffset: Self.sizes.whole, as: UInt32.self)
      - bytes.load(fromByteOffset: Self.sizes.before, as: UInt32.self)
    count = Int(size) / MemoryLayout<UInt>.size
  }

  package subscript(index: Int) -> UInt {
    get { words[index] }
    nonmutating set { words[index] = newValue }
  }

  /// Whether a class or one of its superclasses below `base` overrides the method at an index.
  package static func overrides(_ place: Int, in type: AnyClass, below base: AnyClass) -> Bool {
    Self(type)[place] != Self(base)[place]
  }

  /// The index of the only method that `override` overrides, and that `plain` and `other` don't;
  /// nil if there isn't exactly one.
  ///
  /// All three are subclasses of one class and add nothing else.
  package static func place(
    ofMethodBy override: AnyClass, beside plain: AnyClass, and other: AnyClass
  ) -> Int? {
    let (override, plain, other) = (Self(override), Self(plain), Self(other))
    let count = min(override.count, plain.count, other.count)
    let found = (firstMethod..<max(count, firstMethod)).filter {
      plain[$0] == other[$0] && plain[$0] != override[$0]
    }
    return found.count == 1 ? found.first : nil
  }
}
