import Testing

@testable import CamplaceServices

@Suite struct RecentlyUsedTests {
  @Test func `an entry stays until it is replaced or removed`() {
    var values = RecentlyUsed<String, Int>(limit: 10)
    values.set(1, for: "a", cost: 4)
    values.set(2, for: "b", cost: 4)
    #expect(values.value(for: "b") == 2)
    values.set(3, for: "b", cost: 4)
    #expect(values.value(for: "b") == 3)
    // Too costly to keep: the value before goes as well, and the next newest takes its place.
    values.set(4, for: "b", cost: 11)
    #expect(values.value(for: "b") == nil)
    #expect(values.value(for: "a") == 1)
    #expect(values.count == 1)
    #expect(values.cost == 4)
  }

  @Test func `the least recently used entry is removed first`() {
    var values = RecentlyUsed<String, Int>(limit: 2)
    values.set(1, for: "a", cost: 1)
    values.set(2, for: "b", cost: 1)
    #expect(values.value(for: "a") == 1)
    values.set(3, for: "c", cost: 1)
    #expect(["a", "b", "c"].map { values.value(for: $0) } == [1, nil, 3])
  }
}
