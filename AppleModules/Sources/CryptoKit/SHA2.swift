/// A function of the SHA-2 family, which differ in the width of words and in the bits of its three mixtures.
protocol SHA2: BlockHash {
  static var roundConstants: [Word] { get }
  static var schedule: [[Int]] { get }
  static var rounds: [[Int]] { get }

  var words: [Word] { get set }
}

extension SHA2 {
  public static var isBigEndian: Bool { true }

  mutating func mix(_ block: [Word]) {
    let constants = Self.roundConstants
    var w = block
    for index in 16..<constants.count {
      let (old, new) = (w[index - 15], w[index - 2])
      let small = old.mixed(Self.schedule[0]) ^ old &>> Word(Self.schedule[0][2])
      let large = new.mixed(Self.schedule[1]) ^ new &>> Word(Self.schedule[1][2])
      w.append(w[index - 16] &+ small &+ w[index - 7] &+ large)
    }
    var s = words
    for index in constants.indices {
      let choice = (s[4] & s[5]) ^ (~s[4] & s[6])
      let majority = (s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2])
      let first = s[7] &+ s[4].mixed(Self.rounds[1]) &+ choice &+ constants[index] &+ w[index]
      let second = s[0].mixed(Self.rounds[0]) &+ majority
      s = [first &+ second, s[0], s[1], s[2], s[3] &+ first, s[4], s[5], s[6]]
    }
    words = zip(words, s).map { $0 &+ $1 }
  }
}

extension FixedWidthInteger {
  /// The value rotated by two or three counts, combined; a list's third count may be a shift.
  fileprivate func mixed(_ counts: [Int]) -> Self {
    let rotated = rotated(right: counts[0]) ^ rotated(right: counts[1])
    return counts.count == 4 ? rotated ^ self.rotated(right: counts[2]) : rotated
  }
}
