import Foundation

public enum CryptoKitError: Error, Equatable, Sendable {
  case incorrectKeySize, incorrectParameterSize, authenticationFailure
}

/// A message that only its key opens.
public struct SealedMessage: Sendable {
  public struct Nonce: ContiguousBytes, Sequence, Sendable {
    let bytes: [UInt8]

    public init() { bytes = (0..<12).map { _ in .random(in: .min ... .max) } }

    public init<D: DataProtocol>(data: D) throws {
      guard data.count >= 12 else { throw CryptoKitError.incorrectParameterSize }
      bytes = Array(data)
    }

    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try bytes.withUnsafeBytes(body)
    }
  }

  public let nonce: Nonce
  public let ciphertext: Data
  public let tag: Data

  /// All parts in one; `nil` if the nonce hasn't the usual size.
  ///
  /// A box of `ChaChaPoly` always has them on iOS, so this one can be used without unwrapping.
  public var combined: Data! {
    nonce.bytes.count == 12 ? Data(nonce.bytes) + ciphertext + tag : nil
  }

  public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
    guard tag.count == 16 else { throw CryptoKitError.incorrectParameterSize }
    (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), Data(tag))
  }

  public init<D: DataProtocol>(combined: D) throws {
    let bytes = Array(combined)
    guard bytes.count >= 28 else { throw CryptoKitError.incorrectParameterSize }
    try self.init(
      nonce: Nonce(data: bytes.prefix(12)), ciphertext: bytes.dropFirst(12).dropLast(16),
      tag: bytes.suffix(16))
  }
}

/// A cipher that seals messages and opens them.
///
/// Apps use its extension; a cipher declares the steps.
public protocol SealingCipher {
  typealias Nonce = SealedMessage.Nonce

  /// The possible numbers of bytes of a key.
  static var keySizes: [Int] { get }

  /// The bytes combined with the key stream of the key and the nonce; applied twice, it gives the
  /// bytes again.
  static func exchanged(_ bytes: [UInt8], _ key: SymmetricKey, _ nonce: Nonce) -> [UInt8]

  static func tag(
    _ hidden: [UInt8], _ key: SymmetricKey, _ nonce: Nonce, _ extra: [UInt8]
  ) -> [UInt8]
}

extension SealingCipher {
  public static func seal<D: DataProtocol, A: DataProtocol>(
    _ message: D, using key: SymmetricKey, nonce: Nonce? = nil, authenticating extra: A
  ) throws -> SealedMessage {
    guard keySizes.contains(key.bytes.count) else { throw CryptoKitError.incorrectKeySize }
    let nonce = nonce ?? Nonce()
    let hidden = exchanged(Array(message), key, nonce)
    return try SealedMessage(
      nonce: nonce, ciphertext: hidden, tag: tag(hidden, key, nonce, Array(extra)))
  }

  public static func seal<D: DataProtocol>(
    _ message: D, using key: SymmetricKey, nonce: Nonce? = nil
  ) throws -> SealedMessage {
    try seal(message, using: key, nonce: nonce, authenticating: Data())
  }

  public static func open<A: DataProtocol>(
    _ box: SealedMessage, using key: SymmetricKey, authenticating extra: A
  ) throws -> Data {
    let hidden = Array(box.ciphertext)
    guard Array(box.tag) == tag(hidden, key, box.nonce, Array(extra)) else {
      throw CryptoKitError.authenticationFailure
    }
    return Data(exchanged(hidden, key, box.nonce))
  }

  public static func open(_ box: SealedMessage, using key: SymmetricKey) throws -> Data {
    try open(box, using: key, authenticating: Data())
  }
}

public enum AES {}

extension [UInt8] {
  /// The bytes, followed by zeros up to a whole block of 16.
  var padded: [UInt8] { self + Array(repeating: 0, count: (16 - count % 16) % 16) }
}
