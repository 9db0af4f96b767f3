import Foundation

/// The size of a key.
public struct SymmetricKeySize: Sendable {
  public let bitCount: Int

  public init(bitCount: Int) { self.bitCount = bitCount }

  public static let bits128 = SymmetricKeySize(bitCount: 128)
  public static let bits192 = SymmetricKeySize(bitCount: 192)
  public static let bits256 = SymmetricKeySize(bitCount: 256)
}

public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
  let bytes: [UInt8]

  public var bitCount: Int { bytes.count * 8 }

  public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }

  public init(size: SymmetricKeySize) {
    bytes = (0..<size.bitCount / 8).map { _ in .random(in: .min ... .max) }
  }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

/// The proof that a message was written by someone who knows a key.
public struct HMAC<H: HashFunction>: Sendable {
  public typealias Key = SymmetricKey
  public typealias MAC = HashedAuthenticationCode<H>

  private var inner = H()
  private var outer = H()

  public init(key: SymmetricKey) {
    let short = key.bytes.count <= H.blockByteCount ? key.bytes : Array(H.hash(data: key.bytes))
    let block = short + Array(repeating: 0, count: H.blockByteCount - short.count)
    inner.update(data: block.map { $0 ^ 0x36 })
    outer.update(data: block.map { $0 ^ 0x5c })
  }

  public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

  public func finalize() -> MAC {
    var outer = outer
    outer.update(data: Array(inner.finalize()))
    return MAC(bytes: Array(outer.finalize()))
  }

  public static func authenticationCode<D: DataProtocol>(for data: D, using key: Key) -> MAC {
    var code = Self(key: key)
    code.update(data: data)
    return code.finalize()
  }

  public static func isValidAuthenticationCode<D: DataProtocol>(
    _ code: MAC, authenticating data: D, using key: Key
  ) -> Bool { authenticationCode(for: data, using: key) == code }
}

public struct HashedAuthenticationCode<H: HashFunction>: Hashable, ContiguousBytes, Sequence,
  CustomStringConvertible, Sendable
{
  let bytes: [UInt8]

  public var byteCount: Int { bytes.count }
  public var description: String { "HMAC with \(H.self): \(hexadecimal(bytes))" }

  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}
