/// The lines of the history that begin as one that was typed.
struct HistorySearch {
  /// What was typed, which is behind the newest line.
  let typed: String
  /// What stands in the line now.
  private(set) var shown: String
  private let matches: [String]
  /// Counted from the newest; nil for what was typed.
  private var index: Int?

  init(_ typed: String, in lines: [String]) {
    self.typed = typed
    shown = typed
    var seen: Set<String> = [typed]
    matches = lines.reversed().filter { $0.hasPrefix(typed) && seen.insert($0).inserted }
  }

  /// Goes one line on; nil where there is none.
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
