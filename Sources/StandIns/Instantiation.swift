import CInstantiation
import HeadlessUIKit

/// Creates an object of a class that is known only at run time with `init()`, even if it isn't
/// `required`.
enum Instantiation {
  static func make(_ type: NSObject.Type) -> NSObject? {
    guard let word = wordOfInit else { return nil }
    let metadata = pointer(to: type)
    guard let initializer = metadata.load(fromByteOffset: word, as: UnsafeRawPointer?.self) else {
      return nil
    }
    let object = camsh_call_init(initializer, metadata)
    return Unmanaged<NSObject>.fromOpaque(object).takeRetainedValue()
  }

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

/// Creates an object of a class that is known only at run time with `init()`, even if it isn't
/// `required`.
///
/// In Objective-C, every initializer can be called this way.
public func instance<Class: UIResponder>(of type: Class.Type = Class.self) -> Class {
  guard let object = Instantiation.make(type) as? Class else {
    fatalError("\(type) can't be made without arguments")
  }
  return object
}
