/// The canonical layout of a script, which `camsh fmt` writes.
///
/// Every word stays as written, so the script's behavior can't change.
package enum ScriptFormat {
  /// The maximum length of a block on one line.
  private static let width = 100

  /// The formatted text; throws an error if the script can't be parsed.
  package static func canonical(_ source: Source) throws(ScriptErrors) -> String {
    let layout = try ScriptLayout(source)
    var lines = lines(layout.top, depth: 0)
    for header in layout.header.sortedByKey {
      lines += header.above
      lines.append(behind(header.text, header.comment))
    }
    let body = self.lines(layout.body, depth: 0)
    let isApart = if case .blank = layout.body.first { true } else { false }
    if isApart, !lines.isEmpty, !body.isEmpty { lines.append("") }
    return (lines + body).map { $0 + "\n" }.joined()
  }

  private static func lines(_ items: [ScriptLayout.Item], depth: Int) -> [String] {
    let indent = String(repeating: "  ", count: depth)
    var lines: [String] = []
    var isAfterBlank = false
    for item in items {
      if case .blank = item {
        isAfterBlank = !lines.isEmpty
        continue
      }
      if isAfterBlank { lines.append("") }
      isAfterBlank = false
      switch item {
      case .blank: break
      case .comment(let text): lines.append(indent + text)
      case .statement(let piece): lines += self.lines(piece, depth: depth, indent: indent)
      }
    }
    return lines
  }

  private static func lines(
    _ piece: ScriptLayout.Piece, depth: Int, indent: String
  ) -> [String] {
    var lines: [String] = []
    let whole = indent + onOneLine(piece)
    if let block = piece.block, !block.isShort || whole.displayWidth > width {
      lines.append(behind(indent + (piece.words + ["{"]).joined(separator: " "), block.comment))
      lines += self.lines(block.items, depth: depth + 1)
      lines.append(behind(indent + "}", piece.comment))
    } else {
      lines.append(behind(whole, piece.comment))
    }
    return lines + piece.transcript.map { indent + "|" + $0 }
  }

  private static func onOneLine(_ piece: ScriptLayout.Piece) -> String {
    var words = piece.words
    if let block = piece.block {
      let inner = block.items.compactMap { item in
        if case .statement(let piece) = item { onOneLine(piece) } else { nil }
      }
      words += ["{"] + (inner.isEmpty ? [] : [inner.joined(separator: "; ")]) + ["}"]
    }
    return words.joined(separator: " ")
  }

  private static func behind(_ text: String, _ comment: String?) -> String {
    comment.map { "\(text)  \($0)" } ?? text
  }
}

extension ScriptLayout.Block {
  /// Whether the block fits on one line.
  fileprivate var isShort: Bool {
    isInline || comment == nil && items.allSatisfy { if case .blank = $0 { true } else { false } }
  }
}

extension ScriptLayout.Header {
  package var text: String { "% \(key): \(field?.isList == true ? list : value)" }

  /// The value with single spaces between words and after commas.
  private var list: String {
    value.split(separator: ",", omittingEmptySubsequences: false)
      .map { $0.split { $0 == " " || $0 == "\t" }.joined(separator: " ") }
      .joined(separator: ", ")
  }

  private var field: HeaderField? { HeaderField.all.first { $0.key == key } }
}

extension [ScriptLayout.Header] {
  /// Sorts keys in their standard order; equal keys keep their order.
  fileprivate var sortedByKey: [ScriptLayout.Header] {
    let keys = HeaderField.all.map(\.key)
    func rank(_ header: ScriptLayout.Header) -> Int {
      keys.firstIndex(of: header.key) ?? keys.count
    }
    return enumerated().sorted {
      (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
    }.map(\.element)
  }
}
