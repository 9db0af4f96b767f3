/// Matching a row of patterns, some of which stand for any number of items, against a row of items.
package enum WildcardMatch {
  /// Whether the patterns cover all the items, in order.
  ///
  /// Going back to the last wildcard alone is enough: an earlier one could only give away items
  /// that the later one can absorb as well.
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
