/// A page for `man`, in the mdoc language.
struct ManualPage {
  private(set) var text = ""

  /// `date` is the version's date, so that a page doesn't depend on when it is generated.
  init(_ title: String, section: Int, date: String, summary: String) {
    text += ".Dd \(date)\n.Dt \(title.uppercased()) \(section)\n.Os camsh\n"
    text += ".Sh NAME\n.Nm \(title)\n.Nd \(Self.escaped(summary))\n"
  }

  /// A line of mdoc.
  mutating func macro(_ line: String) { text += line + "\n" }

  mutating func section(_ title: String) { macro(".Sh \(title.uppercased())") }

  mutating func part(_ title: String) { macro(".Ss \(Self.argument(title))") }

  /// Plain text; an empty line begins a paragraph.
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

  /// Lines that are printed unchanged.
  mutating func literal(_ lines: [String]) {
    macro(".Bd -literal -offset indent")
    for line in lines { macro(line.isEmpty ? "" : Self.escaped(line)) }
    macro(".Ed")
  }

  /// Terms with their meanings.
  mutating func list(_ items: [(term: String, text: String)]) {
    guard !items.isEmpty else { return }
    macro(".Bl -tag -width Ds")
    for item in items {
      macro(".It \(Self.argument(item.term))")
      prose(item.text)
    }
    macro(".El")
  }

  /// Lines no longer than mdoc's style allows.
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

  /// Each sentence begins on its own line, as mdoc's style requires.
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

  /// Text without characters that a formatter takes for a request or an escape.
  static func escaped(_ text: String) -> String {
    var escaped = text.replacing("\\", with: "\\e")
    if escaped.hasPrefix(".") || escaped.hasPrefix("'") { escaped = "\\&" + escaped }
    return escaped
  }

  /// An argument of a macro, in which no word acts as a macro or a mark.
  static func argument(_ text: String) -> String {
    text.split(separator: " ").map { word in
      let escaped = escaped(String(word))
      let isMark = word.allSatisfy { ".,:;()[]?!|".contains($0) }
      let isShort = word.count <= 3 && word.first?.isUppercase == true
      return (isMark || isShort) && !escaped.hasPrefix("\\&") ? "\\&" + escaped : escaped
    }.joined(separator: " ").replacing("\"", with: "\\(dq")
  }
}
