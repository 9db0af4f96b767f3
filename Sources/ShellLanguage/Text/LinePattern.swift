/// A pattern for a line of output, used if the line doesn't match literally.
package enum LinePattern: Sendable, Equatable {
  case literal
  /// `...`, also after blanks and tree branches: matches any number of lines.
  case anyLines
  /// Text with `[..]`, each of which matches anything.
  case gaps([String])
  /// `text (glob)`: `*` matches anything, `?` one character, and a backslash quotes the next one.
  case glob(String)
  /// `text (re)`: a regular expression for the whole line.
  case regex(String)

  package init(_ text: String) throws {
    if let pattern = text.without(suffix: " (re)") {
      _ = try Regex(pattern)
      self = .regex(pattern)
    } else if let pattern = text.without(suffix: " (glob)") {
      self = .glob(pattern)
    } else if text.utf8.last == UInt8(ascii: "."), Self.isAnyLines(text) {
      self = .anyLines
    } else if let pieces = Self.pieces(of: text) {
      self = .gaps(pieces)
    } else {
      self = .literal
    }
  }

  package func matches(_ line: String) -> Bool {
    switch self {
    case .literal, .anyLines: false
    case .gaps(let pieces): Self.match(pieces, in: line)
    case .glob(let pattern): Glob(pattern).matches(line)
    case .regex(let pattern):
      // Regex isn't Sendable, so it is compiled again; it was validated when the line was parsed.
      (try? Regex(pattern).wholeMatch(in: line)) != nil
    }
  }

  private static func isAnyLines(_ text: String) -> Bool {
    text.drop { " │├└╰─|+-`".contains($0) } == "..."
  }

  private static func pieces(of text: String) -> [String]? {
    guard text.utf8.contains(UInt8(ascii: "[")) else { return nil }
    var pieces: [String] = []
    var piece = ""
    var rest = text[...]
    while let character = rest.first {
      if rest.hasPrefix("[..]") {
        pieces.append(piece)
        piece = ""
        rest = rest.dropFirst(4)
      } else {
        piece.append(character)
        rest = rest.dropFirst()
      }
    }
    return pieces.isEmpty ? nil : pieces + [piece]
  }

  private static func match(_ pieces: [String], in line: String) -> Bool {
    var rest = Array(line)[...]
    for (index, piece) in pieces.enumerated() {
      let wanted = Array(piece)
      if index == pieces.count - 1 {
        return rest.count >= wanted.count && rest.suffix(wanted.count).elementsEqual(wanted)
      }
      if index == 0 {
        guard rest.starts(with: wanted) else { return false }
        rest = rest.dropFirst(wanted.count)
      } else {
        guard let found = rest.firstIndex(of: wanted) else { return false }
        rest = rest[(found + wanted.count)...]
      }
    }
    return true
  }
}

extension String {
  fileprivate func without(suffix: String) -> String? {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : nil
  }
}

extension ArraySlice<Character> {
  fileprivate func firstIndex(of wanted: [Character]) -> Int? {
    guard count >= wanted.count else { return nil }
    return (startIndex...(endIndex - wanted.count)).first { self[$0...].starts(with: wanted) }
  }
}
