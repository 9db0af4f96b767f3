import CInstantiation
import HeadlessUIKit

/// Creates an object of a class that is known only at run time, as iOS creates an app's delegates.
///
/// Swift calls `init()` on such a class only if it is `required`. UIKit's isn't, and an app's
/// delegates must compile unchanged. This code calls `init()` as Swift would, through its entry in
/// the metadata of every class that inherits from `NSObject`.
package enum Instantiation {
  package static func make(_ type: NSObject.Type) -> NSObject? {
    guard let word = wordOfInit else { return nil }
    let metadata = pointer(to: type)
    guard let initializer = metadata.load(fromByteOffset: word, as: UnsafeRawPointer?.self) else {
      return nil
    }
    let object = camsh_call_init(initializer, metadata)
    return Unmanaged<NSObject>.fromOpaque(object).takeRetainedValue()
  }

  /// The position of `init()` in a class's metadata, found with a class whose `init()` is known.
  private static let wordOfInit: Int? = {
    let metadata = pointer(to: UIResponder.self)
    let end = Int(metadata.load(fromByteOffset: 32, as: UInt32.self))
    let start = Int(metadata.load(fromByteOffset: 36, as: UInt32.self))
    let initializer = camsh_responder_init()
    return stride(from: 0, to: end - start, by: MemoryLayout<UnsafeRawPointer>.size).first {
      metadata.load(fromByteOffset: $0, as: UnsafeRawPointer?.self) == initializer
    }
  }()

  private static func pointer(to type: NSObject.Type) -> UnsafeRawPointer {
    unsafeBitCast(type, to: UnsafeRawPointer.self)
  }
}
