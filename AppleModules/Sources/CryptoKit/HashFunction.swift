@_exported import Foundation

/// A function that makes bytes of a fixed count from bytes of any count.
public protocol HashFunction: Sendable {
  associatedtype Digest: CryptoKit.Digest where Digest.Element == UInt8

  static var blockByteCount: Int { get }

  init()
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  func finalize() -> Digest
}

extension HashFunction {
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }

  public mutating func update<D: DataProtocol>(data: D) {
    for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
  }
}

/// What a hash function makes.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sendable, Sequence
where Element == UInt8 {
  static var byteCount: Int { get }
}

/// The bytes that a hash function of this module makes.
public struct HashDigest<Function: NamedHashFunction>: Digest {
  let bytes: [UInt8]

  public static var byteCount: Int { Function.digestByteCount }

  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  public var description: String { "\(Function.name) digest: \(hexadecimal(bytes))" }

  public static func == <D: DataProtocol>(digest: Self, data: D) -> Bool {
    digest.bytes.elementsEqual(data)
  }
}

/// A hash function that its digests describe.
public protocol NamedHashFunction: HashFunction {
  static var name: String { get }
  static var digestByteCount: Int { get }
}

func hexadecimal(_ bytes: [UInt8]) -> String {
  bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
}
