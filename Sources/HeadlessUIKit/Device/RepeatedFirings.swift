/// The firings of repeating timers on the way to other events, which aren't work that never ends.
@MainActor struct RepeatedFirings {
  /// The number of firings that aren't counted as turns.
  let limit: Int
  private var count = 0
  private var awaitedEnd: Int64?

  init(limit: Int) { self.limit = limit }

  /// Whether the latest event was such a firing.
  ///
  /// It wasn't if the awaited event isn't the one before: a timer that puts it off never ends.
  mutating func hasFired(on loop: HeadlessRunLoop) -> Bool {
    let isOnTheWay = loop.awaitedEnd == awaitedEnd
    awaitedEnd = loop.awaitedEnd
    guard loop.firedRepeating, isOnTheWay, count < limit else { return false }
    count += 1
    return true
  }
}
