/// Replaces Swift's own type, which can't hold a text: `CFString` is `String` here.
public struct Unmanaged<Instance> {
  private let value: Any?
  private let pointer: UnsafeMutableRawPointer

  private init(_ pointer: UnsafeMutableRawPointer, _ value: Any? = nil) {
    self.pointer = pointer
    self.value = value
  }
}

extension Unmanaged where Instance: AnyObject {
  private var swift: Swift.Unmanaged<Instance> { .fromOpaque(pointer) }

  private init(_ swift: Swift.Unmanaged<Instance>) { self.init(swift.toOpaque()) }

  public static func fromOpaque(_ value: UnsafeRawPointer) -> Unmanaged {
    Unmanaged(UnsafeMutableRawPointer(mutating: value))
  }

  public static func passRetained(_ value: Instance) -> Unmanaged {
    Unmanaged(Swift.Unmanaged.passRetained(value))
  }

  public static func passUnretained(_ value: Instance) -> Unmanaged {
    Unmanaged(Swift.Unmanaged.passUnretained(value))
  }

  public func toOpaque() -> UnsafeMutableRawPointer { pointer }
  public func takeRetainedValue() -> Instance { swift.takeRetainedValue() }
  public func takeUnretainedValue() -> Instance { swift.takeUnretainedValue() }

  @discardableResult
  public func retain() -> Unmanaged { Unmanaged(swift.retain()) }
  public func release() { swift.release() }
}

extension Unmanaged where Instance == String {
  public static func passRetained(_ value: Instance) -> Unmanaged { Unmanaged(holding: value) }
  public static func passUnretained(_ value: Instance) -> Unmanaged { Unmanaged(holding: value) }
  public func takeRetainedValue() -> Instance { value as? String ?? "" }
  public func takeUnretainedValue() -> Instance { takeRetainedValue() }

  private init(holding value: String) {
    self.init(Swift.Unmanaged.passUnretained(NoObject.shared).toOpaque(), value)
  }
}

/// Takes the place of an address, which a text doesn't have.
private final class NoObject: Sendable {
  static let shared = NoObject()
}
