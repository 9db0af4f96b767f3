/// The authenticator of RFC 8439: a polynomial modulo 2¹³⁰ − 5, in limbs of 26 bits.
enum Poly1305 {
  private static let mask: UInt64 = 1 << 26 - 1

  /// - Parameter key: 32 bytes, used once.
  static func tag(_ message: [UInt8], key: [UInt8]) -> [UInt8] {
    var clamped = Array(key.prefix(16))
    for index in [3, 7, 11, 15] { clamped[index] &= 15 }
    for index in [4, 8, 12] { clamped[index] &= 252 }
    let factor = limbs(clamped)
    var sum = [UInt64](repeating: 0, count: 5)
    for start in stride(from: 0, to: message.count, by: 16) {
      let block = message[start..<min(start + 16, message.count)]
      let term = limbs(Array(block) + [1])
      for index in 0..<5 { sum[index] += term[index] }
      sum = product(sum, factor)
    }
    return bytes(of: reduced(sum), plus: Array(key.suffix(16)))
  }

  /// A number of up to 17 bytes, the lowest first.
  private static func limbs(_ bytes: [UInt8]) -> [UInt64] {
    (0..<5).map { limb in
      (0..<26).reduce(0) { value, bit in
        let place = limb * 26 + bit
        guard place / 8 < bytes.count, bytes[place / 8] >> (place % 8) & 1 == 1 else {
          return value
        }
        return value | 1 << UInt64(bit)
      }
    }
  }

  private static func product(_ first: [UInt64], _ second: [UInt64]) -> [UInt64] {
    var result = [UInt64](repeating: 0, count: 5)
    for (place, limb) in first.enumerated() {
      for (other, factor) in second.enumerated() {
        // What overflows 2¹³⁰ counts five times at the bottom.
        let isOver = place + other >= 5
        result[(place + other) % 5] += limb * factor * (isOver ? 5 : 1)
      }
    }
    return carried(carried(result))
  }

  private static func carried(_ limbs: [UInt64]) -> [UInt64] {
    var limbs = limbs
    for index in 0..<5 {
      let carry = limbs[index] >> 26
      limbs[index] &= mask
      limbs[(index + 1) % 5] += index == 4 ? carry * 5 : carry
    }
    return limbs
  }

  /// The number, less than 2¹³⁰ − 5.
  private static func reduced(_ limbs: [UInt64]) -> [UInt64] {
    let whole = carried(carried(limbs))
    var less = whole
    less[0] += 5
    for index in 0..<4 {
      less[index + 1] += less[index] >> 26
      less[index] &= mask
    }
    guard less[4] >> 26 > 0 else { return whole }
    less[4] &= mask
    return less
  }

  private static func bytes(of limbs: [UInt64], plus pad: [UInt8]) -> [UInt8] {
    var carry = 0
    return (0..<16).map { index in
      let byte = (0..<8).reduce(0) { value, bit in
        let place = index * 8 + bit
        return value | Int(limbs[place / 26] >> UInt64(place % 26) & 1) << bit
      }
      let sum = byte + Int(pad[index]) + carry
      carry = sum >> 8
      return UInt8(truncatingIfNeeded: sum)
    }
  }
}
