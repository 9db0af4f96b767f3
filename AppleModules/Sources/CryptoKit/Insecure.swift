import Foundation

/// Functions that are no longer secure, which older servers require.
public enum Insecure {
  public struct MD5: BlockHash {
    public static let name = "MD5"
    public static let digestByteCount = 16
    static let isBigEndian = false
    private static let shifts = [
      [7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21],
    ]
    private static let sines = (1...64).map { UInt32(4_294_967_296 * abs(sin(Double($0)))) }

    var words: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]
    var message = Message()

    public init() {}

    mutating func mix(_ block: [UInt32]) {
      var (a, b, c, d) = (words[0], words[1], words[2], words[3])
      for index in 0..<64 {
        let (mixed, place) =
          switch index / 16 {
          case 0: ((b & c) | (~b & d), index)
          case 1: ((d & b) | (~d & c), (5 * index + 1) % 16)
          case 2: (b ^ c ^ d, (3 * index + 5) % 16)
          default: (c ^ (b | ~d), 7 * index % 16)
          }
        let sum = a &+ mixed &+ Self.sines[index] &+ block[place]
        (a, d, c) = (d, c, b)
        b = b &+ sum.rotated(left: Self.shifts[index / 16][index % 4])
      }
      words = zip(words, [a, b, c, d]).map { $0 &+ $1 }
    }
  }

  public struct SHA1: BlockHash {
    public static let name = "SHA1"
    public static let digestByteCount = 20
    static let isBigEndian = true

    var words: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]
    var message = Message()

    public init() {}

    mutating func mix(_ block: [UInt32]) {
      var w = block
      for i in 16..<80 { w.append((w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16]).rotated(left: 1)) }
      var (a, b, c, d, e) = (words[0], words[1], words[2], words[3], words[4])
      for index in 0..<80 {
        let (mixed, constant): (UInt32, UInt32) =
          switch index / 20 {
          case 0: ((b & c) | (~b & d), 0x5a82_7999)
          case 1: (b ^ c ^ d, 0x6ed9_eba1)
          case 2: ((b & c) | (b & d) | (c & d), 0x8f1b_bcdc)
          default: (b ^ c ^ d, 0xca62_c1d6)
          }
        let sum = a.rotated(left: 5) &+ mixed &+ e &+ constant &+ w[index]
        (e, d, c, b, a) = (d, c, b.rotated(left: 30), a, sum)
      }
      words = zip(words, [a, b, c, d, e]).map { $0 &+ $1 }
    }
  }

  public typealias MD5Digest = HashDigest<MD5>
  public typealias SHA1Digest = HashDigest<SHA1>
}
