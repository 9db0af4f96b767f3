/// A page for `man`, in the mdoc language.
struct ManualPage {
  private(set) var text = ""

  /// `date` is that of the version: a page is the same whenever it is made.
  init(_ title: String, section: Int, date: String, summary: String) {
    text += ".Dd \(date)\n.Dt \(title.uppercased()) \(section)\n.Os camsh\n"
    text += ".Sh NAME\n.Nm \(title)\n.Nd \(Self.escaped(summary))\n"
  }

  /// A line that is mdoc already.
  mutating func macro(_ line: String) { text += line + "\n" }

  mutating func section(_ title: String) { macro(".Sh \(title.uppercased())") }

  mutating func part(_ title: String) { macro(".Ss \(Self.argument(title))") }

  /// Text, as it comes; an empty line begins a paragraph.
  mutating func prose(_ text: String) {
    var isAfterBlank = true
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.allSatisfy(\.isWhitespace) {
        if !isAfterBlank { macro(".Pp") }
        isAfterBlank = true
      } else {
        isAfterBlank = false
        for sentence in Self.sentences(String(line)) {
          for part in Self.broken(sentence) { macro(Self.escaped(part)) }
        }
      }
    }
  }

  /// Lines that stay as they are.
  mutating func literal(_ lines: [String]) {
    macro(".Bd -literal -offset indent")
    for line in lines { macro(line.isEmpty ? "" : Self.escaped(line)) }
    macro(".Ed")
  }

  /// Terms, each with what it means.
  mutating func list(_ items: [(term: String, text: String)]) {
    guard !items.isEmpty else { return }
    macro(".Bl -tag -width Ds")
    for item in items {
      macro(".It \(Self.argument(item.term))")
      prose(item.text)
    }
    macro(".El")
  }

  /// Lines that are not longer than the language's own style wants.
  private static func broken(_ sentence: String) -> [String] {
    var lines: [String] = []
    var current = ""
    for word in sentence.split(separator: " ") {
      if !current.isEmpty, current.utf8.count + word.utf8.count + 1 > longest {
        lines.append(current)
        current = ""
      }
      current += current.isEmpty ? String(word) : " \(word)"
    }
    return current.isEmpty ? lines : lines + [current]
  }

  private static let longest = 72

  /// Sentences begin on lines of their own, as the language wants it.
  private static func sentences(_ line: String) -> [String] {
    var sentences: [String] = []
    var current = ""
    for word in line.split(separator: " ") {
      current += current.isEmpty ? String(word) : " \(word)"
      if word.hasSuffix(".") || word.hasSuffix("?"), word.count > 2 {
        sentences.append(current)
        current = ""
      }
    }
    return current.isEmpty ? sentences : sentences + [current]
  }

  /// Text that no formatter takes for a request or an escape.
  static func escaped(_ text: String) -> String {
    var escaped = text.replacing("\\", with: "\\e")
    if escaped.hasPrefix(".") || escaped.hasPrefix("'") { escaped = "\\&" + escaped }
    return escaped
  }

  /// The argument of a macro: words that could be macros or marks stay words.
  static func argument(_ text: String) -> String {
    text.split(separator: " ").map { word in
      let escaped = escaped(String(word))
      let isMark = word.allSatisfy { ".,:;()[]?!|".contains($0) }
      let isShort = word.count <= 3 && word.first?.isUppercase == true
      return (isMark || isShort) && !escaped.hasPrefix("\\&") ? "\\&" + escaped : escaped
    }.joined(separator: " ").replacing("\"", with: "\\(dq")
  }
}
