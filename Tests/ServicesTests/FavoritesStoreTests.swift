import TestSupport
import Testing

@testable import CamplaceServices

@Suite struct FavoritesStoreTests {
  /// Where a test keeps its favorites; both places behave alike.
  enum Place: CaseIterable { case memory, file }

  private let folder: TemporaryFolder
  private let store = FavoritesStore(at: .memory)
  private let sea = Campsite(contentId: "1", name: "바다")
  private let pine = Campsite(contentId: "2", name: "솔")
  private let lake = Campsite(contentId: "3", name: "호수")

  init() throws {
    folder = TemporaryFolder()
  }

  private func store(in place: Place) -> FavoritesStore {
    FavoritesStore(at: place == .memory ? .memory : .file(folder.path("favorites.sqlite")))
  }

  @Test(arguments: Place.allCases)
  func `favorites stay in the order added`(_ place: Place) throws {
    let store = store(in: place)
    for campsite in [pine, lake, sea] { try store.add(campsite) }
    #expect(try store.all() == [pine, lake, sea])
    #expect(try store.count() == 3)
    #expect(try store.contains("3"))
    #expect(try !store.contains("4"))
  }

  @Test(arguments: Place.allCases)
  func `adding or removing twice returns false and changes nothing`(_ place: Place) throws {
    let store = store(in: place)
    #expect(try store.add(sea))
    #expect(try store.add(pine))
    #expect(try !store.add(Campsite(contentId: "1", name: "다른 이름")))
    #expect(try store.all() == [sea, pine])
    #expect(try store.remove("1"))
    #expect(try !store.remove("1"))
    #expect(try store.all() == [pine])
  }

  @Test(arguments: Place.allCases)
  func `a favorite added again moves to the end`(_ place: Place) throws {
    let store = store(in: place)
    for campsite in [sea, pine] { try store.add(campsite) }
    try store.remove("1")
    try store.add(sea)
    #expect(try store.all() == [pine, sea])
  }

  @Test(arguments: Place.allCases)
  func `a favorite keeps every field of its campsite, byte for byte`(_ place: Place) throws {
    let store = store(in: place)
    let samples = Catalog.embedded.campsites
    for campsite in samples { try store.add(campsite) }
    let kept = try store.all()
    #expect(kept.count == samples.count)
    for (kept, sample) in zip(kept, samples) {
      #expect(kept == sample)
      #expect(Array(kept.name.utf8) == Array(sample.name.utf8))
    }
    let odd = Campsite(contentId: "a\0b", name: "\0", kinds: ["x\0"])
    #expect(try store.add(odd))
    #expect(try !store.add(odd))
    #expect(try store.all().last == odd)
    #expect(try !store.contains("a"))
    #expect(try store.remove("a\0b"))
  }

  @Test func `observers are notified of changes only`() throws {
    var heard: [Int] = []
    let observation = store.observe { [store] in heard.append((try? store.count()) ?? -1) }
    try store.add(sea)
    try store.add(sea)
    try store.add(pine)
    try store.remove("9")
    try store.remove("1")
    #expect(heard == [1, 2, 1])
    observation.cancel()
    try store.add(lake)
    #expect(heard == [1, 2, 1])
  }

  @Test func `an observation ends with its token and doesn't retain the owner`() throws {
    final class Screen {
      var changes = 0
      var observation: FavoritesObservation?
    }
    var screen: Screen? = Screen()
    weak let watched = screen
    screen?.observation = store.observe { [weak screen] in screen?.changes += 1 }
    try store.add(sea)
    #expect(watched?.changes == 1)
    screen = nil
    #expect(watched == nil)
    try store.add(pine)
  }

  @Test func `an unobserved store is deallocated with its last owner`() throws {
    var store: FavoritesStore? = FavoritesStore(at: .memory)
    weak let watched = store
    let observation = store?.observe {}
    try store?.add(sea)
    store = nil
    #expect(watched == nil)
    observation?.cancel()
  }

  @Test func `an observer may change the favorites and observe again`() throws {
    var inner: [FavoritesObservation] = []
    let observation = store.observe { [store, pine] in
      inner.append(store.observe {})
      _ = try? store.add(pine)
    }
    try store.add(sea)
    #expect(try store.all() == [sea, pine])
    #expect(inner.count == 2)
    observation.cancel()
  }
}
