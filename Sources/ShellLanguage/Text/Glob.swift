/// A pattern for a whole line: `*` matches anything, `?` one character, and `\` quotes the next
/// one.
package struct Glob {
  private enum Element: Equatable {
    case anything, anyCharacter
    case character(Character)
  }

  private var elements: [Element] = []

  package init(_ pattern: String) {
    var isEscaped = false
    for character in pattern {
      switch character {
      case _ where isEscaped:
        elements.append(.character(character))
        isEscaped = false
      case "\\": isEscaped = true
      case "*": elements.append(.anything)
      case "?": elements.append(.anyCharacter)
      default: elements.append(.character(character))
      }
    }
    if isEscaped { elements.append(.character("\\")) }
  }

  package func matches(_ line: String) -> Bool {
    let characters = Array(line)
    return WildcardMatch.covers(
      patterns: elements.count, items: characters.count,
      isWildcard: { elements[$0] == .anything },
      matches: { pattern, item in
        elements[pattern] == .anyCharacter || elements[pattern] == .character(characters[item])
      })
  }
}
