import HeadlessUIKit
import RetainGraph

/// Counts the app's objects by class at every visit of a state, and compares the counts with those of the
/// visits before.
///
/// Counting walks the heap, which is cheap and not free: the first steps of a launch are counted, and after
/// those a run of steps now and then.
@MainActor package final class StateCensus {
  /// What a count says beside those of earlier visits of the same state.
  struct News {
    let counts: [(type: AnyClass, count: Int)]
    /// Whether there are more objects of some class than at the last visit.
    let hasMore: Bool
    /// The classes with more objects at this arrival than at the one before.
    let grown: [Grown]
  }

  /// A class with more objects than before, and how many there were at the last arrivals, at most three.
  struct Grown {
    let type: AnyClass
    let counts: [Int]

    /// How many more there were each of the last two times, if as many.
    var step: Int? {
      guard counts.count == 3, counts[2] - counts[1] == counts[1] - counts[0] else { return nil }
      return counts[2] - counts[1]
    }
  }

  private struct Visits {
    /// At the last arrivals, by the place of the class.
    ///
    /// Without the first, which counts as warming up: caches fill, and what is made once is made.
    var arrivals: [[Int]] = []
    var hasArrived = false
    var latest: [Int] = []
    /// Of classes that had grown at the last arrival, the objects that nothing explained.
    var unexplained: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]
  }

  private static let firstSteps = 512
  private static let run = 64
  /// How many steps fewer are counted for each time that something has to be judged.
  private static let stepsForJudging = 24
  private static let pause = 64 * 256

  package let heap = AppHeap()
  /// Numbers the objects that nothing else numbers.
  package let tracker = Tracker()
  private var visits: [HierarchyState: Visits] = [:]
  private var state: HierarchyState?
  private var end = StateCensus.firstSteps
  private var begin = StateCensus.pause

  package init() {}

  /// Counts after a step, where that is due.
  func news(of device: HeadlessDevice, step: Int) -> News? {
    guard step < end || step >= begin else { return nil }
    if step >= begin {
      end = step + Self.run
      begin = step + Self.pause
      forget()
    }
    guard let counted = heap.count() else { return nil }
    let now = HierarchyState(of: device)
    let isArrival = now != state
    state = now
    var known = visits[now] ?? Visits()
    let counts = counted.map(\.count)
    let hasMore =
      !known.latest.isEmpty
      && counts.indices.contains { counts[$0] > ($0 < known.latest.count ? known.latest[$0] : 0) }
    known.latest = counts
    var grown: [Grown] = []
    if isArrival, !known.hasArrived {
      known.hasArrived = true
    } else if isArrival {
      known.arrivals = known.arrivals.suffix(2) + [counts]
      grown = Self.grown(known.arrivals, counted.map(\.type))
    }
    visits[now] = known
    // Judging is dear where counts grow at every visit; what is not judged now is at the script's end.
    if hasMore { end -= Self.stepsForJudging }
    return News(counts: counted, hasMore: hasMore, grown: grown)
  }

  /// What is there now, at a script's end.
  func counts() -> [(type: AnyClass, count: Int)]? { heap.count() }

  /// Begins anew, since what was counted is no longer comparable.
  func forget() {
    visits = [:]
    state = nil
  }

  /// Keeps which objects of a class nothing explains at this visit; returns those of the visit before.
  func exchange(
    _ unexplained: Set<ObjectIdentifier>, of type: AnyClass
  ) -> Set<ObjectIdentifier>? {
    guard let state else { return nil }
    return visits[state]?.unexplained.updateValue(unexplained, forKey: ObjectIdentifier(type))
  }

  private static func grown(_ arrivals: [[Int]], _ types: [AnyClass]) -> [Grown] {
    guard arrivals.count > 1 else { return [] }
    return types.indices.compactMap { place in
      let counts = arrivals.map { place < $0.count ? $0[place] : 0 }
      guard let last = counts.last, last > counts[counts.count - 2] else { return nil }
      return Grown(type: types[place], counts: counts)
    }
  }
}
