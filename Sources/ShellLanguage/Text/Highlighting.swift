/// Colors a line while the user types it; its text stays the same, column by column.
package struct Highlighting {
  private let commands: CommandTable
  /// The SGR codes of the parts.
  private static let verb = "1;36"
  private static let unknown = "31"
  private static let text = "32"
  private static let name = "33"
  private static let comment = "2"

  package init(_ commands: CommandTable) {
    self.commands = commands
  }

  /// The line with its colors; a partly typed verb isn't colored as an error.
  package func colored(_ line: String) -> String {
    var output = ""
    var rest = line[...]
    var isAtStart = true
    var isFirst = true
    while let character = rest.first {
      if character.isWhitespace {
        output.append(character)
        rest.removeFirst()
        continue
      }
      if isFirst, character == "%" || character == "|" { return output + paint(rest, Self.comment) }
      isFirst = false
      if character == "#" { return output + paint(rest, Self.comment) }
      if ";{}".contains(character) || character == "!" && isAtStart {
        output.append(character)
        rest.removeFirst()
        isAtStart = true
        continue
      }
      let word = Self.word(&rest)
      if character == "\"" {
        output += paint(word, Self.text)
      } else if character == "$" {
        output += paint(word, Self.name)
      } else if isAtStart {
        output += verb(word, isOpen: rest.isEmpty)
        isAtStart = false
      } else {
        output += word == "=" ? "=" : String(word)
        // A command follows `let d =`.
        if word == "=" { isAtStart = true }
      }
    }
    return output
  }

  private func verb(_ word: Substring, isOpen: Bool) -> String {
    let forms = commands.all
    if forms.contains(where: { $0.name == word || $0.synonyms.contains(String(word)) }) {
      return paint(word, Self.verb)
    }
    let mayBecome = isOpen && forms.contains { $0.name.hasPrefix(word) }
    let isValue = word.first?.isNumber == true
    return mayBecome || isValue ? String(word) : paint(word, Self.unknown)
  }

  private func paint(_ text: Substring, _ code: String) -> String {
    "\u{1b}[\(code)m\(text)\u{1b}[0m"
  }

  /// A string with its quotes, or the text up to a blank or a bracket.
  private static func word(_ rest: inout Substring) -> Substring {
    var end = rest.startIndex
    let isQuoted = rest.first == "\""
    var isEscaped = false
    while end < rest.endIndex {
      let character = rest[end]
      let isStart = end == rest.startIndex
      if isQuoted {
        rest.formIndex(after: &end)
        if character == "\"", !isStart, !isEscaped { break }
        isEscaped = character == "\\" && !isEscaped
      } else {
        if character.isWhitespace || ";{}\"".contains(character), !isStart { break }
        rest.formIndex(after: &end)
      }
    }
    defer { rest = rest[end...] }
    return rest[..<end]
  }
}
