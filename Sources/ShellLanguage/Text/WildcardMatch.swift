/// Matches a list of patterns, some of which match any number of items, against a list of items.
package enum WildcardMatch {
  /// Whether the patterns match all items in order.
  ///
  /// Backtracking to the last wildcard suffices: an earlier one could only give up items that the
  /// later one can match too.
  package static func covers(
    patterns: Int, items: Int,
    isWildcard: (Int) -> Bool,
    matches: (_ pattern: Int, _ item: Int) -> Bool
  ) -> Bool {
    var pattern = 0
    var item = 0
    var retry: (pattern: Int, item: Int)?
    while item < items {
      if pattern < patterns, isWildcard(pattern) {
        pattern += 1
        retry = (pattern, item)
      } else if pattern < patterns, matches(pattern, item) {
        pattern += 1
        item += 1
      } else if let last = retry {
        pattern = last.pattern
        item = last.item + 1
        retry = (pattern, item)
      } else {
        return false
      }
    }
    return (pattern..<patterns).allSatisfy(isWildcard)
  }
}
