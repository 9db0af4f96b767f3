import Foundation
import GRDB
import TestSupport
import Testing

@testable import CamplaceServices

@Suite struct CatalogFileTests {
  private let folder: TemporaryFolder
  private let file: CatalogFile

  init() throws {
    folder = TemporaryFolder()
    file = CatalogFile(path: folder.path("data/catalog.sqlite"))
  }

  @discardableResult
  private func sync(
    _ items: [SyncedCampsite], request: String = "all", listsEverything: Bool = true
  ) throws -> CatalogChanges {
    let writer = try file.openForSync()
    let cursor = try writer.cursor(for: request, pageSize: 10, startedNotBefore: 0, now: 1)
      .advanced(totalCount: items.count, nameless: 0)
    try writer.stage(items, behind: cursor)
    return try writer.publish(cursor, listsEverything: listsEverything, now: 1)
  }

  @Test func `a catalog that an earlier version synced keeps its name`() throws {
    let folder = TemporaryFolder()
    let data = folder.path("data")
    #expect(CatalogFile.usual(in: data).path == "\(data)/catalog.sqlite")
    try FileManager.default.createDirectory(atPath: data, withIntermediateDirectories: true)
    try Data().write(to: URL(filePath: "\(data)/catalogue.sqlite"))
    #expect(CatalogFile.usual(in: data).path == "\(data)/catalogue.sqlite")
    try Data().write(to: URL(filePath: "\(data)/catalog.sqlite"))
    #expect(CatalogFile.usual(in: data).path == "\(data)/catalog.sqlite")
  }

  @Test func `synced campsites are read in the order of their content ids`() throws {
    let embedded = Catalog.embedded.campsites
    let changes = try sync(embedded.reversed().map { .current($0) })
    #expect(changes.added == embedded.count)
    let catalog = try file.read()
    #expect(catalog.campsites == embedded)
    for (read, made) in zip(catalog.campsites, embedded) {
      #expect(Array(read.name.utf8) == Array(made.name.utf8))
      #expect(read.introduction.map { Array($0.utf8) } == made.introduction.map { Array($0.utf8) })
    }
    #expect(folder.mode(of: "data") == 0o700)
    #expect(try sync(embedded.map { .current($0) }) == CatalogChanges())
  }

  @Test(arguments: [
    "캠핑", "핑", "솔향", "향기", "솔향기 캠핑장", "캠핑장", "강", "강원도 바다", "a", "&", "글램핑 별빛", "\"",
    "*", "OR", "캠핑 OR", "990", "[31m", "\u{1B}", "\u{202E}", "없는말", "숲속", "단양강물", "-", "^", "()",
    "NEAR(캠핑)", "name:", "'", "예시", " ", "",
  ])
  func `the index finds the same as a scan of all campsites`(text: String) throws {
    try sync(Catalog.embedded.campsites.map { .current($0) })
    let catalog = try file.read()
    #expect(catalog.search(text) == Catalog(catalog.campsites).search(text))
    let words = text.split(separator: " ").map { FoldedText($0) }
    #expect(
      (catalog.index?.campsites(with: words, together: FoldedText(text)) == nil) == words.isEmpty)
  }

  @Test func `a word of two syllables is found inside a longer one`() throws {
    try sync([
      .current(Campsite(contentId: "1", name: "솔향기캠핑장", address: "강릉시 사천면")),
      .current(Campsite(contentId: "2", name: "솔숲")),
    ])
    let catalog = try file.read()
    for text in ["캠핑", "향기", "장", "솔향기캠핑장", "사천", "릉시"] {
      #expect(catalog.search(text).map(\.id) == ["1"])
    }
    #expect(catalog.search("솔").map(\.id) == ["1", "2"])
    #expect(catalog.search("향캠").isEmpty)
  }

  @Test func `the nearest campsites are the same as in a scan`() throws {
    try sync(Catalog.embedded.campsites.map { .current($0) })
    let catalog = try file.read()
    let list = Catalog(catalog.campsites)
    let places = list.campsites.compactMap(\.coordinate)
    for point in places + [Coordinate(latitude: 89.9, longitude: 179.9)] {
      for meters in [0, 1, 1000, 20_000, 500_000, 30_000_000, .infinity, -1] {
        #expect(
          catalog.nearest(to: point, within: meters) == list.nearest(to: point, within: meters))
      }
      // A campsite exactly at the edge is within.
      let edge = point.distance(to: places[0])
      #expect(catalog.nearest(to: point, within: edge).contains { $0.distance == edge })
    }
    let box = try #require(CoordinateBox(around: places[0], meters: 1000))
    #expect(catalog.index?.campsites(in: box)?.count == 1)
  }

  @Test func `a catalog doesn't change with its file`() throws {
    let campsites = Catalog.embedded.campsites
    try sync(campsites.prefix(10).map { .current($0) })
    let before = try file.read()
    let found = before.search("캠핑")
    let near = before.nearest(to: Coordinate(latitude: 37.5, longitude: 127), within: 50_000)
    try sync([.current(Campsite(contentId: "1", name: "새 캠핑장"))])
    #expect(before.index?.campsites(with: [FoldedText("캠핑")], together: FoldedText("캠핑")) == nil)
    #expect(before.campsites == Array(campsites.prefix(10)))
    #expect(before.search("캠핑") == found)
    #expect(
      before.nearest(to: Coordinate(latitude: 37.5, longitude: 127), within: 50_000) == near)
    #expect(try file.read().search("캠핑").map(\.id) == ["1"])
  }

  @Test func `changed texts and locations are found by their new values only`() throws {
    var campsite = Campsite(
      contentId: "1", name: "바다", introduction: "조용한 밤\0",
      coordinate: Coordinate(latitude: 37, longitude: 127))
    try sync([.current(campsite)])
    campsite.name = "호수"
    campsite.introduction = nil
    campsite.coordinate = Coordinate(latitude: 35, longitude: 128)
    #expect(try sync([.current(campsite)], listsEverything: false).changed == 1)
    let catalog = try file.read()
    #expect(catalog.search("바다").isEmpty)
    #expect(catalog.search("조용").isEmpty)
    #expect(Array(catalog.search("호수")) == [campsite])
    let box = try #require(
      CoordinateBox(around: Coordinate(latitude: 37, longitude: 127), meters: 1000))
    #expect(catalog.index?.campsites(in: box) == [])
    #expect(try sync([.deleted("1")], listsEverything: false).removed == 1)
    #expect(try file.read().search("호수").isEmpty)
    #expect(try file.read().campsites.isEmpty)
  }

  @Test func `unreadable campsites stay, unlisted ones are removed`() throws {
    try sync((1...4).map { .current(Campsite(contentId: "\($0)", name: "숲 \($0)")) })
    let changes = try sync([.unreadable("2"), .current(Campsite(contentId: "3", name: "숲 3"))])
    #expect(changes.removed == 2)
    #expect(try file.read().campsites.map(\.id) == ["2", "3"])
  }

  @Test func `other requests keep their staged pages`() throws {
    let writer = try file.openForSync()
    let half = try writer.cursor(for: "half", pageSize: 1, startedNotBefore: 0, now: 5)
      .advanced(totalCount: 2, nameless: 0)
    try writer.stage([.current(Campsite(contentId: "9", name: "반"))], behind: half)
    try sync([.current(Campsite(contentId: "1", name: "하나"))])
    #expect(try writer.cursor(for: "half", pageSize: 1, startedNotBefore: 0, now: 6) == half)
    let late = try writer.cursor(for: "half", pageSize: 1, startedNotBefore: 6, now: 7)
    #expect(late.nextPage == 1)
    #expect(try writer.publish(late, listsEverything: false, now: 7) == CatalogChanges())
  }

  @Test func `requests are counted up to a daily quota`() throws {
    let writer = try file.openForSync()
    #expect(
      try (1...3).map { _ in try writer.countRequest(on: "2026-10-02", quota: 2) }
        == [true, true, false])
    #expect(try writer.countRequest(on: "2026-10-03", quota: 2))
  }

  @Test func `a missing, foreign or newer file is an error and is left unchanged`() throws {
    #expect(throws: CatalogError.missing(path: file.path)) { try file.read() }
    #expect(try folder.names == [])
    let other = CatalogFile(path: folder.path("other"))
    try folder.write(Data("이것은 데이터베이스가 아니다".utf8), to: "other")
    let damage = CatalogError.damaged(path: other.path, message: "file is not a database")
    #expect(throws: damage) { try other.read() }
    #expect(throws: damage) { try other.openForSync() }
    try folder.write(Data(), to: "empty")
    #expect(throws: CatalogError.self) { try CatalogFile(path: folder.path("empty")).read() }
    try sync([])
    let newer = try DatabaseQueue(path: file.path)
    try newer.write { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('later')") }
    try newer.close()
    #expect(throws: CatalogError.newer(path: file.path)) { try file.read() }
    #expect(throws: CatalogError.newer(path: file.path)) { try file.openForSync() }
    #expect(try folder.contents(of: "other") == Data("이것은 데이터베이스가 아니다".utf8))
  }

  @Test func `the catalog works without an unreadable index`() throws {
    try sync(Catalog.embedded.campsites.map { .current($0) })
    let catalog = try file.read()
    try Data(repeating: 7, count: 1 << 20).write(to: URL(filePath: file.path))
    #expect(catalog.search("캠핑") == Catalog(catalog.campsites).search("캠핑"))
  }
}
