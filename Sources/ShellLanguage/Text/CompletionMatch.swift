/// How well a candidate matches the typed text, best first.
package enum CompletionMatch: Int, Comparable {
  /// It begins with the text.
  case exact
  /// It begins with the text, ignoring case.
  case prefix
  /// Its first syllables have these initial consonants, such as ㅅㅎㄱ for 솔향기.
  case initials
  /// One of its words begins with the text.
  case word
  /// One of its words has these initial consonants.
  case wordInitials

  /// Nil if the candidate doesn't match.
  package init?(_ typed: String, in candidate: String) {
    // Called for a thousand candidates at every key; most of them are ASCII.
    if let plain = Self.plain(typed, in: candidate) {
      guard let match = plain.match else { return nil }
      self = match
      return
    }
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

  /// A letter after another kind of character, or a capital after a lowercase letter, as in
  /// `PlaceDetail`.
  private static func startsWord(_ character: Character, after before: Character?) -> Bool {
    guard let before else { return true }
    if character.isLetter || character.isNumber {
      return !(before.isLetter || before.isNumber) || character.isUppercase && before.isLowercase
    }
    return false
  }

  private struct Plain {
    let match: CompletionMatch?
  }

  /// The match of printable ASCII; nil if either text contains another character.
  private static func plain(
    _ typed: String, in candidate: String
  ) -> Plain? {
    guard typed.utf8.allSatisfy(\.isPrintable), candidate.utf8.allSatisfy(\.isPrintable) else {
      return nil
    }
    return typed.utf8.withContiguousStorageIfAvailable { wanted in
      candidate.utf8.withContiguousStorageIfAvailable { Plain(match: match(wanted, in: $0)) }
    } ?? nil
  }

  private static func match(
    _ wanted: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>
  ) -> CompletionMatch? {
    guard text.count >= wanted.count else { return nil }
    for start in 0...(text.count - wanted.count) {
      guard start == 0 || text[start].startsWord(after: text[start - 1]) else { continue }
      var isExact = true
      var length = 0
      while length < wanted.count {
        let (one, other) = (wanted[length], text[start + length])
        if one != other {
          isExact = false
          if one.lowercase != other.lowercase { break }
        }
        length += 1
      }
      guard length == wanted.count else { continue }
      return start > 0 ? .word : isExact ? .exact : .prefix
    }
    return nil
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

extension UInt8 {
  fileprivate var isPrintable: Bool { (0x20..<0x7f).contains(self) }
  private var isCapital: Bool { (0x41...0x5a).contains(self) }
  private var isSmall: Bool { (0x61...0x7a).contains(self) }
  private var isLetterOrDigit: Bool { isCapital || isSmall || (0x30...0x39).contains(self) }
  fileprivate var lowercase: UInt8 { isCapital ? self | 0x20 : self }

  fileprivate func startsWord(after before: UInt8) -> Bool {
    isLetterOrDigit && (!before.isLetterOrDigit || isCapital && before.isSmall)
  }
}
