import HeadlessUIKit
import RetainGraph

/// Counts the app's objects by class at every visit to a state, and compares the counts with
/// earlier visits.
///
/// Counting walks the heap, which is cheap but not free: camsh counts after the first steps of a
/// launch, and after some later runs of steps.
@MainActor package final class StateCensus {
  /// A count compared with those of earlier visits to the same state.
  struct News {
    let counts: [(type: AnyClass, count: Int)]
    /// Whether there are more objects of some class than at the last visit.
    let hasMore: Bool
    /// The classes with more objects at this visit than at the previous one.
    let grown: [Grown]
    /// The classes with no more objects at this visit than at the previous one.
    let settled: [AnyClass]
    /// The numbers of the tasks that waited at the last visits, at most three.
    let waiting: [Set<Int>]
  }

  /// A class with more objects than before, and its counts at the last visits, at most three.
  struct Grown {
    let type: AnyClass
    let counts: [Int]

    /// The increase at each of the last two visits, if it was the same.
    var step: Int? {
      guard counts.count == 3, counts[2] - counts[1] == counts[1] - counts[0] else { return nil }
      return counts[2] - counts[1]
    }
  }

  private struct Visits {
    /// The counts at the last visits, by the index of the class.
    ///
    /// Without the first visit, which is warm-up: caches fill, and objects that exist once are
    /// created.
    var arrivals: [[Int]] = []
    /// The numbers of the tasks that waited at these visits.
    var waiting: [Set<Int>] = []
    var hasArrived = false
    var latest: [Int] = []
    /// The unexplained objects of the classes that had grown at the last visit.
    var unexplained: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]
  }

  private static let firstSteps = 512
  private static let run = 64
  /// How many steps aren't counted after each judgment.
  private static let stepsForJudging = 24
  private static let pause = 64 * 256

  package let heap = AppHeap()
  /// Numbers the objects that have no label.
  package let tracker = Tracker()
  private let reader = StateReader()
  private var visits: [HierarchyState: Visits] = [:]
  private(set) var state: HierarchyState?
  private var end = StateCensus.firstSteps
  private var begin = StateCensus.pause

  package init() {}

  /// Counts after a step, if a count is due.
  func news(of device: HeadlessDevice, waiting: @autoclosure () -> Set<Int>, step: Int) -> News? {
    guard step < end || step >= begin else { return nil }
    if step >= begin {
      end = step + Self.run
      begin = step + Self.pause
      forget()
    }
    guard let counted = heap.count(atEnd: false) else { return nil }
    let now = reader.state(of: device, by: [.everyScreen, .everyTitle])
    let news = news(of: counted, waiting, in: now, isArrival: now != state)
    // Judging is expensive if counts grow at every visit; the rest is judged at the script's end.
    if news.hasMore { end -= Self.stepsForJudging }
    return news
  }

  /// Counts after a turn of a loop, which is another visit to the state where the loop begins.
  ///
  /// The caller leaves out the first turn, which is warm-up.
  func newsOfTurn(on device: HeadlessDevice, waiting: @autoclosure () -> Set<Int>) -> News? {
    heap.count(atEnd: true).map {
      news(
        of: $0, waiting, in: reader.state(of: device, by: [.everyScreen, .everyTitle]),
        isArrival: true,
        Visits(hasArrived: true))
    }
  }

  private func news(
    of counted: [(type: AnyClass, count: Int)], _ waiting: () -> Set<Int>,
    in now: HierarchyState, isArrival: Bool, _ unvisited: Visits = Visits()
  ) -> News {
    state = now
    var known = visits[now] ?? unvisited
    let counts = counted.map(\.count)
    var hasMore =
      !known.latest.isEmpty
      && counts.indices.contains { counts[$0] > ($0 < known.latest.count ? known.latest[$0] : 0) }
    known.latest = counts
    var grown: [Grown] = []
    if isArrival, !known.hasArrived {
      known.hasArrived = true
    } else if isArrival {
      known.arrivals = known.arrivals.suffix(2) + [counts]
      grown = Self.grown(known.arrivals, counted.map(\.type))
      let tasks = waiting()
      if let before = known.waiting.last, tasks.count > before.count { hasMore = true }
      known.waiting = known.waiting.suffix(2) + [tasks]
    }
    visits[now] = known
    let settled =
      isArrival ? Self.grown(known.arrivals, counted.map(\.type), isMore: false).map(\.type) : []
    return News(
      counts: counted, hasMore: hasMore, grown: grown, settled: settled,
      waiting: isArrival ? known.waiting : [])
  }

  /// The counts at a script's end.
  func counts() -> [(type: AnyClass, count: Int)]? { heap.count(atEnd: true) }

  /// Starts over, because earlier counts aren't comparable any more.
  func forget() {
    visits = [:]
    state = nil
  }

  /// Stores which objects of a class are unexplained at this visit; returns those of the previous
  /// visit.
  func exchange(
    _ unexplained: Set<ObjectIdentifier>, of type: AnyClass
  ) -> Set<ObjectIdentifier>? {
    guard let state else { return nil }
    return visits[state]?.unexplained.updateValue(unexplained, forKey: ObjectIdentifier(type))
  }

  private static func grown(
    _ arrivals: [[Int]], _ types: [AnyClass], isMore: Bool = true
  ) -> [Grown] {
    guard arrivals.count > 1 else { return [] }
    return types.indices.compactMap { place in
      let counts = arrivals.map { place < $0.count ? $0[place] : 0 }
      guard let last = counts.last, (last > counts[counts.count - 2]) == isMore
      else { return nil }
      return Grown(type: types[place], counts: counts)
    }
  }
}
