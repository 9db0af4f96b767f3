/// The mode of NIST SP 800-38D, which enciphers with a counter and authenticates by a product in a field.
extension AES {
  public enum GCM: SealingCipher {
    public typealias SealedBox = SealedMessage

    public static let keySizes = [16, 24, 32]

    public static func exchanged(_ bytes: [UInt8], _ key: SymmetricKey, _ nonce: Nonce) -> [UInt8] {
      let cipher = AESBlock(key: key.bytes)
      var counter = firstCounter(nonce, cipher)
      var stream: [UInt8] = []
      while stream.count < bytes.count {
        advance(&counter)
        stream += cipher(counter)
      }
      return zip(bytes, stream).map { $0 ^ $1 }
    }

    public static func tag(
      _ hidden: [UInt8], _ key: SymmetricKey, _ nonce: Nonce, _ extra: [UInt8]
    ) -> [UInt8] {
      let cipher = AESBlock(key: key.bytes)
      let digest = digest(extra.padded + hidden.padded + lengths(extra, hidden), cipher)
      return zip(digest, cipher(firstCounter(nonce, cipher))).map { $0 ^ $1 }
    }

    private static func firstCounter(_ nonce: Nonce, _ cipher: AESBlock) -> [UInt8] {
      nonce.bytes.count == 12
        ? nonce.bytes + [0, 0, 0, 1]
        : digest(nonce.bytes.padded + lengths([], nonce.bytes), cipher)
    }

    /// Adds one to the counter's last four bytes.
    private static func advance(_ counter: inout [UInt8]) {
      for index in (12..<16).reversed() {
        counter[index] &+= 1
        if counter[index] != 0 { return }
      }
    }

    private static func lengths(_ first: [UInt8], _ second: [UInt8]) -> [UInt8] {
      bigEndian(UInt64(first.count * 8)) + bigEndian(UInt64(second.count * 8))
    }

    private static func bigEndian(_ number: UInt64) -> [UInt8] {
      (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * UInt64($0))) }
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
      bytes.reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// The hash of whole blocks, whose key is a block of zeros, enciphered.
    private static func digest(_ bytes: [UInt8], _ cipher: AESBlock) -> [UInt8] {
      let key = cipher(Array(repeating: 0, count: 16))
      let factor = (high: number(key[..<8]), low: number(key[8...]))
      var sum: (high: UInt64, low: UInt64) = (0, 0)
      for start in stride(from: 0, to: bytes.count, by: 16) {
        sum.high ^= number(bytes[start..<start + 8])
        sum.low ^= number(bytes[start + 8..<start + 16])
        sum = product(sum, factor)
      }
      return bigEndian(sum.high) + bigEndian(sum.low)
    }

    /// The product in the field of 2¹²⁸ elements, whose first bit is the lowest power.
    private static func product(
      _ first: (high: UInt64, low: UInt64), _ second: (high: UInt64, low: UInt64)
    ) -> (high: UInt64, low: UInt64) {
      var (high, low): (UInt64, UInt64) = (0, 0)
      var power = second
      for bit in 0..<128 {
        let word = bit < 64 ? first.high : first.low
        if word >> UInt64(63 - bit % 64) & 1 == 1 {
          high ^= power.high
          low ^= power.low
        }
        let isOdd = power.low & 1 == 1
        power.low = power.low >> 1 | power.high << 63
        power.high = power.high >> 1 ^ (isOdd ? 0xe1 << 56 : 0)
      }
      return (high, low)
    }
  }
}
