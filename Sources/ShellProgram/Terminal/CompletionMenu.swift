/// The candidates that repeated Tabs insert into the line in turn.
struct CompletionMenu {
  /// The text before the cursor as the menu left it; another text ends the menu.
  var shown: String
  /// The part of it that the menu inserted.
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

  /// The next candidate; after the last one, the typed text.
  mutating func next() -> String {
    let next = index.map { $0 + 1 } ?? 0
    index = next < candidates.count ? next : nil
    return index.map { candidates[$0] } ?? typed
  }

  /// The previous candidate.
  mutating func previous() -> String {
    let previous = index.map { $0 - 1 } ?? candidates.count - 1
    index = previous >= 0 ? previous : nil
    return index.map { candidates[$0] } ?? typed
  }
}
