import CLibedit

/// The history for the arrow keys and the incremental search.
final class LineHistory {
  let entries: OpaquePointer
  /// The lines, the newest last.
  private(set) var lines: [String] = []

  private let encoding: TextEncoding
  private let onFailure: (HistoryFailure) -> Void
  /// The file of the history; nil after the first failure.
  private var file: HistoryFile?

  init?(
    file: HistoryFile?, encoding: TextEncoding, onFailure: @escaping (HistoryFailure) -> Void
  ) {
    guard let entries = history_init() else { return nil }
    self.entries = entries
    self.file = file
    self.encoding = encoding
    self.onFailure = onFailure
    let limit = file?.limit ?? HistoryFile.standardLimit
    _ = clibedit_history_set_size(entries, Int32(clamping: limit))
    _ = clibedit_history_set_unique(entries, 1)
    trying { file throws(HistoryFailure) in
      let kept = try file.load()
      for line in kept.suffix(file.limit) { enter(line) }
      if kept.count > file.limit { try file.trim() }
    }
  }

  deinit {
    history_end(entries)
  }

  /// The rest of the newest entry that begins with the text.
  func hint(after line: String) -> String? {
    guard line.contains(where: { !$0.isWhitespace }) else { return nil }
    let found = lines.last { $0.hasPrefix(line) && $0.count > line.count }
    return found.map { String($0.dropFirst(line.count)) }
  }

  func add(_ line: String) {
    let entry = line.trimmingBlanks.printable
    if entry.isEmpty { return }
    enter(entry)
    trying { file throws(HistoryFailure) in try file.append(entry) }
  }

  private func enter(_ line: String) {
    // libedit stops at an entry that it can't decode.
    guard encoding.isUTF8 || line.unicodeScalars.allSatisfy(\.isASCII) else { return }
    lines.append(line.printable)
    _ = clibedit_history_enter(entries, line.printable)
  }

  private func trying(_ use: (HistoryFile) throws(HistoryFailure) -> Void) {
    guard let file else { return }
    do throws(HistoryFailure) {
      try use(file)
    } catch {
      self.file = nil
      onFailure(error)
    }
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
