import Foundation

/// The length that Darwin's addresses begin with, which Linux's don't have.
extension sockaddr {
  public var sa_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr>.size) }
    set {}
  }
}

extension sockaddr_in {
  public var sin_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in>.size) }
    set {}
  }
}

extension sockaddr_in6 {
  public var sin6_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in6>.size) }
    set {}
  }
}

/// Allocates Core Foundation's objects on Darwin.
public enum CFAllocator: Sendable {}

public let kCFAllocatorDefault: CFAllocator? = nil
