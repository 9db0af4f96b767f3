import Foundation
import RetainGraph
import Testing

@Suite struct TrackerTests {
  @Test func `tracking doesn't keep an object alive`() {
    let tracker = Tracker()
    var leaf: Leaf? = Leaf()
    let identity = leaf.map { tracker.track($0) }
    #expect(identity.map(tracker.isAlive) == true)
    leaf = nil
    #expect(identity.map(tracker.isAlive) == false)
    #expect(tracker.alive == [])
  }

  @Test func `an object keeps its number`() {
    let tracker = Tracker()
    let leaf = Leaf()
    let first = tracker.track(leaf)
    tracker.track(Leaf())
    #expect(tracker.track(leaf) == first)
    #expect(tracker.identity(of: leaf) == first)
    #expect(tracker.object(first) === leaf)
  }

  @Test func `numbers count all objects, ordinals those of a type`() {
    let tracker = Tracker()
    let objects: [AnyObject] = [Leaf(), StrongLet(Leaf()), Leaf(), StrongLet(Leaf())]
    let identities = objects.map { tracker.track($0) }
    #expect(identities.map(\.number) == [1, 2, 3, 4])
    #expect(identities.map(\.description) == ["Leaf#1", "StrongLet#1", "Leaf#2", "StrongLet#2"])
    #expect(tracker.alive == identities)
    withExtendedLifetime(objects) {}
  }

  @Test func `an object at a reused address has a new identity`() {
    let tracker = Tracker()
    var addresses: Set<ObjectIdentifier> = []
    var numbers: Set<Int> = []
    for _ in 0..<1000 {
      let leaf = Leaf()
      addresses.insert(ObjectIdentifier(leaf))
      #expect(tracker.identity(of: leaf) == nil)
      numbers.insert(tracker.track(leaf).number)
    }
    #expect(numbers.count == 1000)
    #expect(addresses.count < 1000)
    #expect(tracker.alive == [])
  }

  @Test func `a walk that doesn't learn names only tracked objects`() {
    let tracker = Tracker()
    let known = Leaf()
    let other = Leaf()
    tracker.track(known)
    let graph = Walker().graph(
      [Root(Holder([known, other]))], others: [], tracker: tracker, learns: false)
    #expect(graph.node(of: known)?.identity?.description == "Leaf#1")
    #expect(graph.node(of: other)?.identity == nil)
    #expect(tracker.count == 1)
  }

  @Test func `both kinds of walk track interesting objects`() {
    let holder = Holder([Leaf(), Leaf()])
    for walk in [
      { _ = Walker().mark([Root(holder)], tracker: $0) },
      { _ = Walker().graph([Root(holder)], tracker: $0) },
    ] as [(Tracker) -> Void] {
      let tracker = Tracker(learning: { $0 == Leaf.self })
      walk(tracker)
      #expect(tracker.alive.map(\.description) == ["Leaf#1", "Leaf#2"])
    }
  }

  @Test func `one walker works with trackers of different interests`() {
    let holder = Holder([Leaf()])
    let walker = Walker()
    let (leaves, holders) = (
      Tracker(learning: { $0 == Leaf.self }), Tracker(learning: { $0 != Leaf.self })
    )
    for tracker in [leaves, holders, leaves] { _ = walker.mark([Root(holder)], tracker: tracker) }
    #expect(leaves.alive.map(\.type) == ["Leaf"])
    #expect(holders.alive.map(\.type) == ["Holder<Array<Leaf>>"])
  }

  @Test func `the tracker keeps less than two hundred bytes per live object`() async {
    await #expect(processExitsWith: .success) {
      let objects = (0..<200_000).map { _ in Leaf() }
      let before = TrackerTests.residentBytes
      let tracker = Tracker()
      for object in objects { tracker.track(object) }
      #expect((TrackerTests.residentBytes - before) / objects.count < 200)
      withExtendedLifetime((objects, tracker)) {}
    }
  }

  @Test func `memory stays flat while objects come and go`() async {
    await #expect(processExitsWith: .success) {
      let tracker = Tracker()
      for _ in 0..<10_000 { tracker.track(Leaf()) }
      let before = TrackerTests.residentBytes
      for _ in 0..<1_000_000 { tracker.track(Leaf()) }
      #expect(TrackerTests.residentBytes - before < 1_000_000)
      withExtendedLifetime(tracker) {}
    }
  }

  private static var residentBytes: Int {
    let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let pages = text?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(getpagesize())
  }
}
