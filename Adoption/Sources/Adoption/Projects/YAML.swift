/// The part of YAML that descriptions of projects use: mappings, lists, texts, anchors and what refers to them.
indirect enum YAML: Equatable {
  case text(String)
  case list([YAML])
  case mapping([String: YAML])

  init(_ text: String) {
    var parser = YAMLParser(text)
    self = parser.document()
  }

  subscript(key: String) -> YAML? {
    guard case .mapping(let entries) = self else { return nil }
    return entries[key]
  }

  var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  var entries: [String: YAML] {
    guard case .mapping(let entries) = self else { return [:] }
    return entries
  }

  /// The elements of a list; a value that is none is a list with one.
  var elements: [YAML] {
    guard case .list(let elements) = self else { return self == .text("") ? [] : [self] }
    return elements
  }

  /// The texts of a list or of a single value.
  var texts: [String] { elements.compactMap(\.text) }

  /// This value with what another one adds or replaces; lists are joined.
  func merging(_ other: YAML) -> YAML {
    switch (self, other) {
    case (.mapping(let own), .mapping(let others)):
      return .mapping(own.merging(others) { $0.merging($1) })
    case (.list(let own), .list(let others)): return .list(own + others)
    default: return other
    }
  }
}

/// Parses YAML by its indentation; what it doesn't understand becomes a text.
private struct YAMLParser {
  private struct Line {
    var indent: Int
    var text: Substring
  }

  private var lines: [Line] = []
  private var next = 0
  private var anchors: [String: YAML] = [:]
  private var depth = 0
  /// Descriptions are flat, and a hostile one mustn't overflow the stack.
  private static let depthLimit = 64

  init(_ text: String) {
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let content = Self.withoutComment(line.drop { $0 == " " })
      guard !content.isEmpty, content != "---", content != "..." else { continue }
      lines.append(Line(indent: line.prefix { $0 == " " }.count, text: content))
    }
    joinOpenBrackets()
  }

  /// A flow collection may go over several lines.
  private mutating func joinOpenBrackets() {
    var joined: [Line] = []
    var open = 0
    for line in lines {
      if open > 0, let last = joined.indices.last {
        joined[last].text = Substring(joined[last].text + " " + line.text)
      } else {
        joined.append(line)
      }
      open = max(0, open + Self.openBrackets(line.text))
    }
    lines = joined
  }

  private static func openBrackets(_ text: Substring) -> Int {
    var count = 0
    var quote: Character?
    var previous: Character = " "
    for character in text {
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if "[{".contains(character), previous != "$" {
        count += 1
      } else if "]}".contains(character), count > 0 || character == "]" {
        count -= 1
      }
      previous = character
    }
    return count
  }

  private static func withoutComment(_ text: Substring) -> Substring {
    var quote: Character?
    var previous: Character = " "
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if (character == "\"" || character == "'") && " [{,:".contains(previous) {
        quote = character
      } else if character == "#", previous == " " || index == text.startIndex {
        return text[..<index].trimmingEnd
      }
      previous = character
    }
    return text.trimmingEnd
  }

  mutating func document() -> YAML {
    lines.isEmpty ? .mapping([:]) : block(at: lines[0].indent)
  }

  private mutating func block(at indent: Int) -> YAML {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.depthLimit, next < lines.count else { return .text("") }
    if isItem(lines[next]) { return list(at: indent) }
    guard Self.colon(lines[next].text) != nil else {
      defer { next += 1 }
      return inline(lines[next].text)
    }
    return mapping(at: indent)
  }

  private func isItem(_ line: Line) -> Bool { line.text == "-" || line.text.hasPrefix("- ") }

  private mutating func list(at indent: Int) -> YAML {
    var elements: [YAML] = []
    while next < lines.count, lines[next].indent == indent, isItem(lines[next]) {
      let rest = lines[next].text.dropFirst().drop { $0 == " " }
      let column = indent + lines[next].text.count - rest.count
      if rest.isEmpty {
        next += 1
        elements.append(value(below: indent))
      } else if Self.colon(rest) != nil, !"[{".contains(rest.first ?? " ") || rest.hasPrefix("${") {
        lines[next] = Line(indent: column, text: rest)
        elements.append(block(at: column))
      } else {
        next += 1
        elements.append(inline(rest))
      }
    }
    return .list(elements)
  }

  private mutating func mapping(at indent: Int) -> YAML {
    var entries: [String: YAML] = [:]
    while next < lines.count, lines[next].indent == indent, !isItem(lines[next]) {
      let line = lines[next].text
      next += 1
      guard let colon = Self.colon(line) else { continue }
      let key = Self.unquoted(line[..<colon].trimmingEnd)
      var rest = line[line.index(after: colon)...].drop { $0 == " " }
      var anchor: String?
      if rest.hasPrefix("&") {
        anchor = String(rest.dropFirst().prefix { $0 != " " })
        rest = rest.drop { $0 != " " }.drop { $0 == " " }
      }
      let isBlockText = rest.hasPrefix("|") || rest.hasPrefix(">")
      let value =
        isBlockText ? blockText(below: indent) : rest.isEmpty ? value(below: indent) : inline(rest)
      if let anchor { anchors[anchor] = value }
      if key == "<<" {
        for base in value.elements { entries.merge(base.entries) { own, _ in own } }
      } else {
        entries[key] = value
      }
    }
    // A line of another depth belongs to nothing; skipping it lets the rest be read.
    if next < lines.count, lines[next].indent > indent { next += 1 }
    return .mapping(entries)
  }

  /// A list may be as deep as the key above it.
  private mutating func value(below indent: Int) -> YAML {
    guard next < lines.count else { return .text("") }
    let line = lines[next]
    guard line.indent > indent || line.indent == indent && isItem(line) else { return .text("") }
    return block(at: line.indent)
  }

  private mutating func blockText(below indent: Int) -> YAML {
    var parts: [Substring] = []
    while next < lines.count, lines[next].indent > indent {
      parts.append(lines[next].text)
      next += 1
    }
    return .text(parts.joined(separator: "\n"))
  }

  /// The colon that ends a key.
  private static func colon(_ text: Substring) -> Substring.Index? {
    var quote: Character?
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if (character == "\"" || character == "'") && index == text.startIndex {
        quote = character
      } else if character == ":" {
        let after = text.index(after: index)
        if after == text.endIndex || text[after] == " " { return index }
      }
    }
    return nil
  }

  // MARK: Values in a line

  private func inline(_ text: Substring) -> YAML {
    let text = text.trimmingEnd
    if text.hasPrefix("*") { return anchors[String(text.dropFirst())] ?? .text("") }
    if text.hasPrefix("["), text.hasSuffix("]") {
      return .list(Self.parts(text.dropFirst().dropLast()).map(inline))
    }
    if text.hasPrefix("{"), text.hasSuffix("}") {
      var entries: [String: YAML] = [:]
      for part in Self.parts(text.dropFirst().dropLast()) {
        guard let colon = Self.colon(part) else { continue }
        entries[Self.unquoted(part[..<colon].trimmingEnd)] = inline(
          part[part.index(after: colon)...].drop { $0 == " " })
      }
      return .mapping(entries)
    }
    return .text(Self.unquoted(text))
  }

  /// The parts between the outer commas.
  private static func parts(_ text: Substring) -> [Substring] {
    var parts: [Substring] = []
    var start = text.startIndex
    var open = 0
    var quote: Character?
    for index in text.indices {
      let character = text[index]
      if let closing = quote {
        if character == closing { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if "[{".contains(character) {
        open += 1
      } else if "]}".contains(character) {
        open -= 1
      } else if character == ",", open == 0 {
        parts.append(text[start..<index])
        start = text.index(after: index)
      }
    }
    parts.append(text[start...])
    return parts.map { $0.drop { $0 == " " }.trimmingEnd }.filter { !$0.isEmpty }
  }

  private static func unquoted(_ text: Substring) -> String {
    guard let quote = text.first, quote == "\"" || quote == "'", text.count > 1, text.last == quote
    else { return String(text) }
    return String(text.dropFirst().dropLast())
  }
}

extension Substring {
  fileprivate var trimmingEnd: Substring {
    var text = self
    while text.last == " " || text.last == "\t" || text.last == "\r" { text.removeLast() }
    return text
  }
}
