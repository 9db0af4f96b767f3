/// The block cipher of FIPS 197, in the direction that counter modes need.
struct AESBlock {
  private let roundKeys: [[UInt8]]

  /// - Parameter key: 16, 24 or 32 bytes.
  init(key: [UInt8]) {
    let length = key.count / 4
    var words = stride(from: 0, to: key.count, by: 4).map { Array(key[$0..<$0 + 4]) }
    var constant: UInt8 = 1
    for index in length..<4 * (length + 7) {
      var word = words[index - 1]
      if index % length == 0 {
        word = [word[1], word[2], word[3], word[0]].map { Self.substitutes[Int($0)] }
        word[0] ^= constant
        constant = Self.doubled(constant)
      } else if length > 6, index % length == 4 {
        word = word.map { Self.substitutes[Int($0)] }
      }
      words.append(zip(words[index - length], word).map { $0 ^ $1 })
    }
    roundKeys = stride(from: 0, to: words.count, by: 4).map { Array(words[$0..<$0 + 4].joined()) }
  }

  /// The block of 16 bytes, enciphered.
  func callAsFunction(_ block: [UInt8]) -> [UInt8] {
    var state = Self.sum(block, roundKeys[0])
    for round in 1..<roundKeys.count {
      // Each row moves left by its number: the state's columns follow one another.
      state = (0..<16).map { Self.substitutes[Int(state[($0 + 4 * ($0 % 4)) % 16])] }
      if round < roundKeys.count - 1 { state = Self.mixed(state) }
      state = Self.sum(state, roundKeys[round])
    }
    return state
  }

  private static func mixed(_ state: [UInt8]) -> [UInt8] {
    (0..<16).map { index in
      let column = index / 4 * 4
      let (first, second, third, fourth) = (
        state[index], state[column + (index + 1) % 4], state[column + (index + 2) % 4],
        state[column + (index + 3) % 4]
      )
      return doubled(first) ^ doubled(second) ^ second ^ third ^ fourth
    }
  }

  private static func sum(_ first: [UInt8], _ second: [UInt8]) -> [UInt8] {
    zip(first, second).map { $0 ^ $1 }
  }

  /// Twice a byte in the field of the cipher.
  private static func doubled(_ byte: UInt8) -> UInt8 { byte << 1 ^ (byte & 0x80 == 0 ? 0 : 0x1b) }

  /// The substitute of each byte: its inverse in the field, transformed.
  private static let substitutes: [UInt8] = {
    var table = [UInt8](repeating: 0x63, count: 256)
    var (power, inverse): (UInt8, UInt8) = (1, 1)
    repeat {
      power ^= doubled(power)
      inverse ^= inverse << 1
      inverse ^= inverse << 2
      inverse ^= inverse << 4
      if inverse & 0x80 != 0 { inverse ^= 0x09 }
      func rotated(_ count: UInt8) -> UInt8 { inverse << count | inverse >> (8 - count) }
      table[Int(power)] = inverse ^ rotated(1) ^ rotated(2) ^ rotated(3) ^ rotated(4) ^ 0x63
    } while power != 1
    return table
  }()
}
