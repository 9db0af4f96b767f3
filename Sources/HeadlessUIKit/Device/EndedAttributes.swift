import Foundation

/// The attributes of deallocated texts, which iOS releases and Foundation on Linux doesn't: an
/// `NSAttributedString` never releases the array of its attributes.
///
/// Otherwise, a view controller that an attachment's closure captures would stay alive although its
/// text is gone.
public enum EndedAttributes {
  /// Releases an object that nothing refers to, if it is such an array; returns whether it is.
  public static func release(_ object: AnyObject) -> Bool {
    guard let kind, kind.isKind(of: Unmanaged.passUnretained(object).toOpaque()) else {
      return false
    }
    Unmanaged.passUnretained(object).release()
    return true
  }

  /// The class and the Core Foundation type of an object.
  private struct Kind {
    private let type: UInt
    private let information: UInt
    /// The offset of Core Foundation's type, after the runtime's header.
    private static let offset = 16

    init(of object: UnsafeRawPointer) {
      type = object.load(as: UInt.self)
      information = object.load(fromByteOffset: Self.offset, as: UInt.self)
    }

    func isKind(of object: UnsafeRawPointer) -> Bool {
      object.load(as: UInt.self) == type
        && object.load(fromByteOffset: Self.offset, as: UInt.self) == information
    }
  }

  /// The kind of the arrays; nil if Foundation's layout is unknown.
  private static let kind: Kind? = {
    let text = NSAttributedString(string: "a")
    guard
      let offset = EndedClosures.offset(
        of: "_attributeArray", OpaquePointer.self, in: NSAttributedString.self)
    else { return nil }
    let array = Unmanaged.passUnretained(text).toOpaque()
      .load(fromByteOffset: offset, as: UnsafeRawPointer?.self)
    return array.map { Kind(of: $0) }
  }()
}
