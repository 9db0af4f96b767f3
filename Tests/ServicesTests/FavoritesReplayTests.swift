import TestSupport
import Testing

@testable import CamplaceServices

@Suite struct FavoritesReplayTests {
  private let folder: TemporaryFolder
  private let path: String
  private let store: FavoritesStore
  private let sea = Campsite(contentId: "1", name: "바다")
  private let pine = Campsite(contentId: "2", name: "솔")
  private let lake = Campsite(contentId: "3", name: "호수")

  init() throws {
    folder = TemporaryFolder()
    path = folder.path("favorites.sqlite")
    store = FavoritesStore(at: .file(path))
  }

  private struct Stop: Error {}

  @Test func `a replay starts from the snapshot, and the store keeps its result`() throws {
    try store.add(sea)
    let snapshot = try store.snapshot()
    try store.add(pine)
    try store.add(lake)
    let seen = try store.replay(from: snapshot) {
      let start = try store.all()
      try store.add(lake)
      return start
    }
    #expect(seen == [sea])
    #expect(try store.all() == [sea, lake])
    #expect(try FavoritesStore(at: .file(path)).all() == [sea, lake])
  }

  @Test func `a replay doesn't write the file while it runs`() throws {
    let snapshot = try store.snapshot()
    try store.add(sea)
    try store.replay(from: snapshot) {
      try store.add(pine)
      #expect(try store.all() == [pine])
      #expect(try FavoritesStore(at: .file(path)).all() == [sea])
    }
    #expect(try FavoritesStore(at: .file(path)).all() == [pine])
  }

  @Test func `a snapshot before the first access equals the contents at that access`() throws {
    try FavoritesStore(at: .file(path)).add(sea)
    let snapshot = try store.snapshot()
    try store.remove("1")
    try store.add(pine)
    #expect(try store.replay(from: snapshot) { try store.all() } == [sea])
    #expect(try store.all() == [sea])
  }

  @Test func `a removal that is undone returns to its place`() throws {
    for campsite in [sea, pine, lake] { try store.add(campsite) }
    let snapshot = try store.snapshot()
    try store.remove("2")
    try store.replay(from: snapshot) {}
    #expect(try store.all() == [sea, pine, lake])
    try store.remove("1")
    try store.add(sea)
    #expect(try store.all() == [pine, lake, sea])
    try store.replay(from: snapshot) {}
    #expect(try store.all() == [sea, pine, lake])
  }

  @Test func `changes by another process are kept`() throws {
    try store.add(sea)
    let snapshot = try store.snapshot()
    try store.add(pine)
    let other = FavoritesStore(at: .file(path))
    try other.add(lake)
    try other.remove("1")
    try store.replay(from: snapshot) {}
    #expect(try store.all() == [lake])
  }

  @Test func `a replay that throws changes nothing`() throws {
    try store.add(sea)
    let snapshot = try store.snapshot()
    try store.add(pine)
    #expect(throws: Stop.self) {
      try store.replay(from: snapshot) {
        try store.remove("1")
        throw Stop()
      }
    }
    #expect(try store.all() == [sea, pine])
    try store.add(lake)
    #expect(try store.all() == [sea, pine, lake])
  }

  @Test func `earlier observers are notified once at the end, or not at all`() throws {
    let snapshot = try store.snapshot()
    try store.add(sea)
    var heard: [[Campsite]] = []
    let observation = store.observe { [store] in heard.append((try? store.all()) ?? []) }
    try store.replay(from: snapshot) {
      try store.add(pine)
      try store.add(lake)
      #expect(heard == [])
    }
    #expect(heard == [[pine, lake]])
    try store.replay(from: store.snapshot()) {
      try store.remove("2")
      try store.add(pine)
      try store.remove("2")
      try store.remove("3")
      try store.add(pine)
      try store.add(lake)
    }
    #expect(try store.all() == [pine, lake])
    heard = []
    try store.replay(from: store.snapshot()) {
      try store.add(sea)
      try store.remove("1")
    }
    #expect(heard == [])
    observation.cancel()
  }

  @Test func `observers added in the body are notified of later changes`() throws {
    var heard = 0
    let observation = try store.replay(from: store.snapshot()) {
      let observation = store.observe { heard += 1 }
      try store.add(pine)
      return observation
    }
    #expect(heard == 1)
    try store.add(sea)
    #expect(heard == 2)
    observation.cancel()
  }

  @Test func `a replay inside another replay fails`() throws {
    #expect(throws: FavoritesError.alreadyReplaying) {
      try store.replay(from: store.snapshot()) {
        try store.replay(from: store.snapshot()) {}
      }
    }
    #expect(try store.add(sea))
  }

  @Test func `an in-memory store supports replays too`() throws {
    let store = FavoritesStore(at: .memory)
    let launch = try store.snapshot()
    for campsite in [sea, pine, lake] { try store.add(campsite) }
    try store.replay(from: launch) { for campsite in [sea, pine] { try store.add(campsite) } }
    #expect(try store.all() == [sea, pine])
    try store.replay(from: launch) {
      for campsite in [sea, pine, lake] { try store.add(campsite) }
    }
    #expect(try store.all() == [sea, pine, lake])
  }
}
