/// How well a candidate fits what was typed of it.
package enum CompletionMatch: Int, Comparable {
  /// It begins so.
  case exact
  /// It begins so, in another case of letters.
  case prefix
  /// Its first syllables begin with these consonants, as ㅅㅎㄱ for 솔향기.
  case initials
  /// One of its words begins so.
  case word
  /// One of its words has these initial consonants.
  case wordInitials

  /// Nil where it does not fit.
  package init?(_ typed: String, in candidate: String) {
    guard !candidate.hasPrefix(typed) else {
      self = .exact
      return
    }
    let wanted = Array(typed)
    let text = Array(candidate)
    let hasInitials = wanted.contains { Hangul.initial(ofJamo: $0) != nil }
    var isAtStart = true
    var before: Character?
    for index in text.indices {
      defer { before = text[index] }
      guard Self.startsWord(text[index], after: before) else { continue }
      if Self.fits(wanted, text[index...], skipsBlanks: hasInitials) {
        if isAtStart {
          self = hasInitials ? .initials : candidate.hasPrefix(typed) ? .exact : .prefix
        } else {
          self = hasInitials ? .wordInitials : .word
        }
        return
      }
      isAtStart = false
    }
    return nil
  }

  /// A letter behind something else, or a capital behind a small one, as in `PlaceDetail`.
  private static func startsWord(_ character: Character, after before: Character?) -> Bool {
    guard let before else { return true }
    if character.isLetter || character.isNumber {
      return !(before.isLetter || before.isNumber) || character.isUppercase && before.isLowercase
    }
    return false
  }

  private static func fits(
    _ wanted: [Character], _ text: ArraySlice<Character>, skipsBlanks: Bool
  ) -> Bool {
    var rest = text
    for (index, typed) in wanted.enumerated() {
      if skipsBlanks, typed != " " { rest = rest.drop { $0 == " " } }
      guard let next = rest.popFirst(),
        Hangul.matches(typed, next, isLast: index == wanted.count - 1)
          || typed.lowercased() == next.lowercased()
      else { return false }
    }
    return true
  }

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
