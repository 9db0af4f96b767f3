import Foundation
import GRDB
import TestSupport
import Testing

@testable import CamplaceServices

@Suite struct FavoritesFileTests {
  private let folder: TemporaryFolder
  private let sea = Campsite(contentId: "1", name: "바다")
  private let pine = Campsite(contentId: "2", name: "솔")

  init() throws {
    folder = TemporaryFolder()
  }

  private func store(_ name: String = "favorites.sqlite") -> FavoritesStore {
    FavoritesStore(at: .file(folder.path(name)))
  }

  @Test func `reopening finds the favorites in their order`() throws {
    try store().add(pine)
    try store().add(sea)
    #expect(try store().all() == [pine, sea])
    #expect(try folder.names == ["favorites.sqlite"])
  }

  @Test func `nothing is created before the first access`() throws {
    let store = store()
    _ = store.observe {}
    _ = try store.snapshot()
    try store.replay(from: store.snapshot()) {}
    #expect(try folder.names == [])
    #expect(try store.all() == [])
    #expect(try folder.names == ["favorites.sqlite"])
  }

  @Test func `missing folders are created for the user only`() throws {
    try store("data/camsh/favorites.sqlite").add(sea)
    #expect(folder.mode(of: "data") == 0o700)
    #expect(folder.mode(of: "data/camsh") == 0o700)
  }

  @Test func `two stores on one file share their favorites`() throws {
    let (one, other) = (store(), store())
    try one.add(sea)
    try other.add(pine)
    #expect(try one.all() == [sea, pine])
    try one.remove("2")
    #expect(try other.all() == [sea])
  }

  @Test func `concurrent stores lose nothing`() async throws {
    let path = folder.path("favorites.sqlite")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for worker in 0..<4 {
        group.addTask {
          let store = FavoritesStore(at: .file(path))
          for number in 0..<10 {
            try store.add(Campsite(contentId: "\(worker)-\(number)", name: "숲"))
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try store().count() == 40)
    #expect(try folder.names == ["favorites.sqlite"])
  }

  @Test(arguments: [
    Data("이것은 데이터베이스가 아니다".utf8), Data(repeating: 0xFF, count: 8192),
    Data("SQLite format 3\0".utf8) + Data(repeating: 7, count: 4080),
  ])
  func `a file that isn't a database is moved aside unchanged`(bytes: Data) throws {
    try folder.write(bytes, to: "favorites.sqlite")
    var notices: [FavoritesNotice] = []
    let path = folder.path("favorites.sqlite")
    let store = FavoritesStore(at: .file(path)) { notices.append($0) }
    #expect(try store.add(sea))
    #expect(try store.all() == [sea])
    #expect(try folder.contents(of: "favorites.sqlite.damaged-1") == bytes)
    #expect(notices.count == 1)
    guard case .movedAside(path, "\(path).damaged-1", let reason) = notices.first else {
      Issue.record("the notice doesn't name the file and its copy")
      return
    }
    #expect(
      notices.first?.description == """
        the favorites in \(path) were damaged (\(reason)); they are kept in \(path).damaged-1, \
        and a new list was started
        """)
    #expect(try self.store().all() == [sea])
  }

  @Test func `a moved file gets the next free number and takes its journals along`() throws {
    for name in [
      "favorites.sqlite", "favorites.sqlite-wal", "favorites.sqlite-shm",
      "favorites.sqlite-journal", "favorites.sqlite.damaged-1", "favorites.sqlite.damaged-2-wal",
    ] {
      try folder.write(Data(name.utf8), to: name)
    }
    #expect(try store().all() == [])
    #expect(
      try folder.names == [
        "favorites.sqlite", "favorites.sqlite.damaged-1", "favorites.sqlite.damaged-2-wal",
        "favorites.sqlite.damaged-3", "favorites.sqlite.damaged-3-journal",
        "favorites.sqlite.damaged-3-shm", "favorites.sqlite.damaged-3-wal",
      ])
    #expect(
      try folder.contents(of: "favorites.sqlite.damaged-1")
        == Data("favorites.sqlite.damaged-1".utf8))
  }

  @Test func `a database damaged in its middle is moved aside`() throws {
    let store = store()
    for number in 0..<200 {
      try store.add(Campsite(contentId: "\(number)", name: String(repeating: "숲", count: 50)))
    }
    var bytes = try folder.contents(of: "favorites.sqlite")
    bytes.replaceSubrange(8192..<(bytes.count - 4096), with: Data(count: bytes.count - 12288))
    try folder.write(bytes, to: "favorites.sqlite")
    #expect(try self.store().all() == [])
    #expect(try folder.contents(of: "favorites.sqlite.damaged-1") == bytes)
  }

  @Test func `a file damaged while open is moved aside, and the change succeeds`() throws {
    let store = store()
    try store.add(sea)
    let bytes = Data(repeating: 0x55, count: 16384)
    let handle = try FileHandle(forWritingTo: URL(filePath: folder.path("favorites.sqlite")))
    try handle.write(contentsOf: bytes)
    try handle.close()
    #expect(try store.add(pine))
    #expect(try store.all() == [pine])
    #expect(try folder.contents(of: "favorites.sqlite.damaged-1").prefix(bytes.count) == bytes)
  }

  @Test func `a store whose file was moved aside continues in the new file`() throws {
    let store = store()
    try store.add(sea)
    try FileManager.default.moveItem(
      atPath: folder.path("favorites.sqlite"), toPath: folder.path("elsewhere"))
    #expect(try store.add(pine))
    #expect(try self.store().all() == [pine])
    #expect(try self.store("elsewhere").all() == [sea])
  }

  @Test func `a folder at the file's path is moved aside with its contents`() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("favorites.sqlite"), withIntermediateDirectories: true)
    try folder.write(Data("안".utf8), to: "favorites.sqlite/inside")
    #expect(try store().add(sea))
    #expect(try folder.contents(of: "favorites.sqlite.damaged-1/inside") == Data("안".utf8))
  }

  @Test func `another program's database is moved aside`() throws {
    let other = try DatabaseQueue(path: folder.path("favorites.sqlite"))
    try other.write { try $0.execute(sql: "CREATE TABLE favorite (recipe TEXT)") }
    try other.close()
    #expect(try store().add(sea))
    #expect(try folder.names == ["favorites.sqlite", "favorites.sqlite.damaged-1"])
  }

  @Test func `a store of a newer version is left unchanged`() throws {
    try store().add(sea)
    let path = folder.path("favorites.sqlite")
    let newer = try DatabaseQueue(path: path)
    try newer.write { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('later')") }
    try newer.close()
    #expect(throws: FavoritesError.newer(path: path)) { try store().all() }
    #expect(try folder.names == ["favorites.sqlite"])
  }

  @Test func `a path below a file is refused`() throws {
    try folder.write(Data(), to: "file")
    let (beside, below) = (folder.path("file"), folder.path("file/folder"))
    #expect(throws: FavoritesError.cannotCreateDirectory(path: beside, code: ENOTDIR)) {
      try store("file/favorites.sqlite").all()
    }
    let error = #expect(throws: FavoritesError.self) {
      try store("file/folder/favorites.sqlite").add(sea)
    }
    #expect(error == .cannotCreateDirectory(path: beside, code: ENOTDIR))
    #expect(
      error?.description
        == "cannot make the folder \(beside) for the favorites: Not a directory")
    #expect(!FileManager.default.fileExists(atPath: below))
  }

  @Test func `a device is refused and not moved`() {
    let store = FavoritesStore(at: .file("/dev/full"))
    #expect(throws: FavoritesError.notAFile(path: "/dev/full")) { try store.add(sea) }
    #expect(FileManager.default.fileExists(atPath: "/dev/full"))
  }

  @Test func `a full disk is an error that keeps existing data`() throws {
    let path = folder.path("favorites.sqlite")
    var small = Configuration()
    small.prepareDatabase { try $0.execute(sql: "PRAGMA max_page_count = 8") }
    let store = FavoritesStore(at: .file(path), configuration: small)
    let long = String(repeating: "숲", count: 2000)
    try store.add(sea)
    #expect(throws: FavoritesError.full(path: path)) {
      for number in 10..<30 {
        try store.add(Campsite(contentId: "\(number)", name: long))
      }
    }
    let kept = try store.all()
    #expect(kept.first == sea)
    #expect(try self.store().all() == kept)
    #expect(try store.remove(sea.id))
  }

  @Test func `a read-only store can be read but not changed`() throws {
    try store().add(sea)
    let path = folder.path("favorites.sqlite")
    var readOnly = Configuration()
    readOnly.readonly = true
    let store = FavoritesStore(at: .file(path), configuration: readOnly)
    #expect(try store.all() == [sea])
    #expect(throws: FavoritesError.readOnly(path: path)) { try store.add(pine) }
    #expect(throws: FavoritesError.readOnly(path: path)) { try store.remove("1") }
    #expect(try store.all() == [sea])
    let missing = FavoritesStore(at: .file(folder.path("missing")), configuration: readOnly)
    #expect(
      throws: FavoritesError.cannotOpen(
        path: folder.path("missing"), message: "unable to open database file")
    ) { try missing.all() }
    #expect(try folder.names == ["favorites.sqlite"])
  }

  @Test(.enabled(if: getuid() != 0, "root may write everywhere"))
  func `a read-only folder refuses a new store and reads an existing one`() throws {
    try store("old.sqlite").add(sea)
    #expect(chmod(folder.path(""), 0o500) == 0)
    defer { chmod(folder.path(""), 0o700) }
    #expect(try store("old.sqlite").all() == [sea])
    #expect(throws: FavoritesError.self) { try store("old.sqlite").add(pine) }
    #expect(throws: FavoritesError.self) { try store("new.sqlite").add(pine) }
  }

  @Test func `a file locked by another process is an error after a wait`() throws {
    try store().add(sea)
    let path = folder.path("favorites.sqlite")
    let holder = try DatabaseQueue(path: path)
    try holder.inDatabase { db in
      try db.execute(sql: "BEGIN EXCLUSIVE")
      #expect(throws: FavoritesError.busy(path: path)) { try store().all() }
      try db.execute(sql: "ROLLBACK")
    }
    #expect(try store().all() == [sea])
  }
}
