/// The cipher of RFC 8439: a stream of ChaCha20, authenticated by Poly1305.
public enum ChaChaPoly: SealingCipher {
  public typealias SealedBox = SealedMessage

  public static let keySizes = [32]

  public static func exchanged(_ bytes: [UInt8], _ key: SymmetricKey, _ nonce: Nonce) -> [UInt8] {
    var stream: [UInt8] = []
    var counter: UInt32 = 1
    while stream.count < bytes.count {
      stream += block(key.bytes, counter, nonce.bytes)
      counter += 1
    }
    return zip(bytes, stream).map { $0 ^ $1 }
  }

  public static func tag(
    _ hidden: [UInt8], _ key: SymmetricKey, _ nonce: Nonce, _ extra: [UInt8]
  ) -> [UInt8] {
    let once = Array(block(key.bytes, 0, nonce.bytes).prefix(32))
    let lengths = [extra, hidden].flatMap { bytes in
      (0..<8).map { UInt8(truncatingIfNeeded: bytes.count >> (8 * $0)) }
    }
    return Poly1305.tag(extra.padded + hidden.padded + lengths, key: once)
  }

  /// 64 bytes of the stream.
  private static func block(_ key: [UInt8], _ counter: UInt32, _ nonce: [UInt8]) -> [UInt8] {
    let start: [UInt32] =
      [0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574] + words(key) + [counter]
      + words(Array(nonce.prefix(12)))
    var state = start
    func mix(_ a: Int, _ b: Int, _ c: Int, _ d: Int) {
      func step(_ x: Int, _ y: Int, _ z: Int, _ count: UInt32) {
        state[x] &+= state[y]
        state[z] ^= state[x]
        state[z] = state[z] << count | state[z] >> (32 - count)
      }
      step(a, b, d, 16)
      step(c, d, b, 12)
      step(a, b, d, 8)
      step(c, d, b, 7)
    }
    for _ in 0..<10 {
      for column in 0..<4 { mix(column, column + 4, column + 8, column + 12) }
      for column in 0..<4 {
        mix(column, (column + 1) % 4 + 4, (column + 2) % 4 + 8, (column + 3) % 4 + 12)
      }
    }
    return zip(state, start).flatMap { mixed, first in
      (0..<4).map { UInt8(truncatingIfNeeded: (mixed &+ first) >> (8 * UInt32($0))) }
    }
  }

  private static func words(_ bytes: [UInt8]) -> [UInt32] {
    stride(from: 0, to: bytes.count, by: 4).map { start in
      bytes[start..<start + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
  }
}
