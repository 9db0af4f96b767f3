/// The entries of the history that begin like the typed text.
struct HistorySearch {
  /// The typed text, which comes after the newest entry.
  let typed: String
  /// The current text of the line.
  private(set) var shown: String
  private let matches: [String]
  /// Counted from the newest; nil for the typed text.
  private var index: Int?

  init(_ typed: String, in lines: [String]) {
    self.typed = typed
    shown = typed
    var seen: Set<String> = [typed]
    matches = lines.reversed().filter { $0.hasPrefix(typed) && seen.insert($0).inserted }
  }

  /// The next entry; nil if there is none.
  mutating func move(forward: Bool) -> String? {
    if forward {
      guard let index else { return nil }
      self.index = index > 0 ? index - 1 : nil
    } else {
      let next = index.map { $0 + 1 } ?? 0
      guard next < matches.count else { return nil }
      index = next
    }
    shown = index.map { matches[$0] } ?? typed
    return shown
  }
}
