/// The candidates that repeated Tabs put into the line, one after the other.
struct CompletionMenu {
  /// The text before the cursor as the menu left it; another one has left the menu.
  var shown: String
  /// What of it is the menu's.
  var current: String
  private let typed: String
  private let candidates: [String]
  private var index: Int?

  init(shown: String, current: String, candidates: [String]) {
    self.shown = shown
    self.current = current
    typed = current
    self.candidates = candidates
  }

  /// The next candidate; behind the last comes what was typed.
  mutating func next() -> String {
    let next = index.map { $0 + 1 } ?? 0
    index = next < candidates.count ? next : nil
    return index.map { candidates[$0] } ?? typed
  }

  /// The one before.
  mutating func previous() -> String {
    let previous = index.map { $0 - 1 } ?? candidates.count - 1
    index = previous >= 0 ? previous : nil
    return index.map { candidates[$0] } ?? typed
  }
}
