/// Finds the shortest part of a list with a property, by leaving out ever smaller parts (delta
/// debugging).
package enum DeltaDebugging {
  /// The length up to which every pair is tried.
  private static let mostForPairs = 48

  /// `shows` is called with shorter lists: it returns the items that were needed, or nil if the
  /// list doesn't have the property.
  ///
  /// No single item of the result can be left out, and no two items of a short result: a move and
  /// its reversal can only go together.
  package static func shortened<Item>(_ items: [Item], shows: ([Item]) -> [Item]?) -> [Item] {
    var items = withoutParts(items, shows)
    while items.count <= mostForPairs, let shorter = withoutPair(items, shows) {
      items = withoutParts(shorter, shows)
    }
    return items
  }

  private static func withoutParts<Item>(
    _ items: [Item], _ shows: ([Item]) -> [Item]?
  ) -> [Item] {
    var items = items
    var size = (items.count + 1) / 2
    while size > 0, !items.isEmpty {
      var isShorter = false
      // From the end, because later items depend on earlier ones and not the reverse.
      var end = items.count
      while end > 0 {
        let start = max(0, end - size)
        if let needed = shows(Array(items[..<start] + items[end...])) {
          items = needed
          isShorter = true
        }
        end = min(start, items.count)
      }
      if size == 1, !isShorter { break }
      size = isShorter ? min(size, (items.count + 1) / 2) : size / 2
    }
    return items
  }

  private static func withoutPair<Item>(
    _ items: [Item], _ shows: ([Item]) -> [Item]?
  ) -> [Item]? {
    for second in items.indices.reversed() {
      for first in items[..<second].indices.reversed() {
        var fewer = items
        fewer.remove(at: second)
        fewer.remove(at: first)
        if let needed = shows(fewer) { return needed }
      }
    }
    return nil
  }
}
