import RetainGraph
import Testing

private final class Counted {
  let number = 1
}

private class Base {}
private final class Derived: Base {}

/// Keeps the last instance's memory through an unowned reference.
private final class Watcher {
  unowned let counted: Counted
  init(_ counted: Counted) { self.counted = counted }
}

@Suite(.serialized) struct HeapCensusTests {
  private static func isOurs(_ type: AnyClass) -> Bool {
    type == Counted.self || type is Base.Type
  }

  private func count(of type: AnyClass, _ census: HeapCensus) -> Int? {
    census.count().map { counts in counts.first { $0.type == type }?.count ?? 0 }
  }

  @Test func `unregistered objects are counted by class`() {
    let census = HeapCensus(of: Self.isOurs)
    var objects = (0..<1_000).map { _ in Counted() }
    let derived = onHeap { Derived() }
    #expect(count(of: Counted.self, census) == 1_000)
    #expect(count(of: Derived.self, census) == 1)
    #expect(count(of: Base.self, census) == 0)
    withExtendedLifetime(derived) {}
    objects.removeLast(400)
    #expect(count(of: Counted.self, census) == 600)
    objects = []
    #expect(count(of: Counted.self, census) == 0)
    withExtendedLifetime(derived) {}
  }

  @Test func `the census returns the objects`() {
    let objects = [Counted(), Counted()]
    let found = HeapCensus(of: Self.isOurs).objects() ?? []
    #expect(objects.allSatisfy { object in found.contains { $0 === object } })
    #expect(found.count == 2)
  }

  @Test func `a deallocated object isn't counted, even if its memory remains`() {
    let census = HeapCensus(of: Self.isOurs)
    var counted: Counted? = onHeap { Counted() }
    let watcher = counted.map(Watcher.init)
    #expect(count(of: Counted.self, census) == 1)
    counted = nil
    #expect(count(of: Counted.self, census) == 0)
    withExtendedLifetime(watcher) {}
  }

  @Test func `a class outside the predicate isn't counted`() {
    let objects = [Leaf(), Leaf()]
    let census = HeapCensus(of: Self.isOurs)
    #expect(census.count()?.contains { $0.type == Leaf.self } == false)
    withExtendedLifetime(objects) {}
  }
}
