/// The structure of Korean syllables, which completion needs to match partly typed ones.
package enum Hangul {
  private static let initials = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
  private static let first: UInt32 = 0xac00
  private static let last: UInt32 = 0xd7a3
  /// The number of syllables with the same initial consonant, and with the same initial and vowel.
  private static let perInitial: UInt32 = 588
  private static let perVowel: UInt32 = 28

  /// The index of a consonant that was typed alone; nil for any other character.
  package static func initial(ofJamo character: Character) -> Int? {
    initials.firstIndex(of: character)
  }

  /// Whether typing can turn this character into the syllable.
  ///
  /// It must be the syllable's initial consonant, or, as the last typed character, the syllable
  /// without its final consonant.
  package static func matches(_ typed: Character, _ character: Character, isLast: Bool) -> Bool {
    guard let syllable = syllable(character) else { return false }
    if let initial = initial(ofJamo: typed) { return syllable / perInitial == UInt32(initial) }
    guard isLast, let part = Hangul.syllable(typed), part % perVowel == 0 else { return false }
    return part == syllable - syllable % perVowel
  }

  /// The index of a syllable, whether composed or decomposed.
  private static func syllable(_ character: Character) -> UInt32? {
    let scalars = Array(character.unicodeScalars.map(\.value))
    if scalars.count == 1, let value = scalars.first, (first...last).contains(value) {
      return value - first
    }
    guard scalars.count >= 2, (0x1100...0x1112).contains(scalars[0]),
      (0x1161...0x1175).contains(scalars[1])
    else { return nil }
    let end = scalars.count > 2 && (0x11a8...0x11c2).contains(scalars[2]) ? scalars[2] - 0x11a7 : 0
    return (scalars[0] - 0x1100) * perInitial + (scalars[1] - 0x1161) * perVowel + end
  }
}
