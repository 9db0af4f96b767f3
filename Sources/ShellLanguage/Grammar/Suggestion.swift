/// The "did you mean" for a mistyped word.
package enum Suggestion {
  /// The candidate closest to `word`, if it is close enough; the first of equally close ones.
  ///
  /// Close enough means at most a third of the letters missing, added, changed, or swapped with the
  /// next, ignoring case. Three or more letters also match a word that they begin.
  package static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    let typed = Array(word.lowercased())
    guard !typed.isEmpty, typed.count <= longestWord else { return nil }
    var best: (distance: Int, candidate: String)?
    var completion: String?
    for candidate in candidates {
      let other = Array(candidate.lowercased())
      if typed.count >= 3, completion == nil, other.starts(with: typed) { completion = candidate }
      let limit = min((max(typed.count, other.count) + 1) / 3, (best?.distance ?? .max) - 1)
      guard limit >= 0, abs(typed.count - other.count) <= limit else { continue }
      let distance = distance(typed, other)
      if distance <= limit { best = (distance, candidate) }
    }
    if let best, best.distance <= 1 || completion == nil { return best.candidate }
    return completion
  }

  /// Longer words are rarely mistyped, and the time grows with the square of the length.
  private static let longestWord = 64

  /// The restricted Damerau-Levenshtein distance, which doesn't edit a swapped pair again.
  package static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var previous = [Int](repeating: 0, count: b.count + 1)
    var current = Array(0...b.count)
    for i in a.indices {
      let beforePrevious = previous
      previous = current
      current[0] = i + 1
      for j in b.indices {
        let change = previous[j] + (a[i] == b[j] ? 0 : 1)
        current[j + 1] = min(change, previous[j + 1] + 1, current[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          current[j + 1] = min(current[j + 1], beforePrevious[j - 1] + 1)
        }
      }
    }
    return current[b.count]
  }
}
