import HeadlessUIKit

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
  init?(by override: AnyClass, beside plain: AnyClass, and other: AnyClass) {
    guard let index = MethodTable.place(ofMethodBy: override, beside: plain, and: other) else {
      return nil
    }
    self.index = index
    method = MethodTable(override)[index]
  }

  func apply(to type: AnyClass) {
    MethodTable(type)[index] = method
  }
}
