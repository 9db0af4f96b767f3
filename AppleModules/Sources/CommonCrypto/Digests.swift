import CryptoKit
@_exported import Foundation

public typealias CC_LONG = UInt32
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64

/// Writes the digest of `length` bytes.
private func write<Function: HashFunction>(
  _ function: Function.Type, _ data: UnsafeRawPointer?, _ length: CC_LONG,
  _ digest: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  var function = function.init()
  function.update(bufferPointer: UnsafeRawBufferPointer(start: data, count: Int(length)))
  for (offset, byte) in function.finalize().enumerated() { digest?[offset] = byte }
  return digest
}

@discardableResult public func CC_MD5(
  _ data: UnsafeRawPointer?, _ length: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(Insecure.MD5.self, data, length, digest) }

@discardableResult public func CC_SHA1(
  _ data: UnsafeRawPointer?, _ length: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(Insecure.SHA1.self, data, length, digest) }

@discardableResult public func CC_SHA256(
  _ data: UnsafeRawPointer?, _ length: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(SHA256.self, data, length, digest) }

@discardableResult public func CC_SHA384(
  _ data: UnsafeRawPointer?, _ length: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(SHA384.self, data, length, digest) }

@discardableResult public func CC_SHA512(
  _ data: UnsafeRawPointer?, _ length: CC_LONG, _ digest: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(SHA512.self, data, length, digest) }
