import ShellLanguage

/// The candidates as lines below the prompt: text, two spaces, description.
struct CompletionListing {
  var columns: Int
  var rows: Int
  var encoding: TextEncoding

  /// At most a screenful, so that the prompt stays visible; then the number of the others.
  func lines(_ candidates: [Completion]) -> [String] {
    // One row for the prompt, one for the number of the others.
    let room = max(1, rows - 2)
    let visible = candidates.prefix(room).map {
      (text: shown($0.text), description: shown($0.description))
    }
    let width = visible.map { $0.text.displayWidth }.max() ?? 0
    var lines = visible.map { text, description in
      let padding = String(repeating: " ", count: width - text.displayWidth + 2)
      let line = description.isEmpty ? text : text + padding + description
      // The last column stays free: after a full line, some terminals skip one.
      return line.cut(toColumns: max(1, columns - 1), mark: ellipsis)
    }
    if candidates.count > room { lines.append("\(ellipsis) \(candidates.count - room) more") }
    return lines
  }

  private var ellipsis: String { encoding.isUTF8 ? "…" : "..." }

  private func shown(_ text: String) -> String { encoding.representable(text.printable) }
}
