import Foundation
import GRDB
import GRDBSQLite
import Synchronization
import TestSupport
import Testing

@testable import CamplaceServices

/// Several processes on one file, and processes that die.
@Suite(.serialized) struct FavoritesProcessTests {
  private let folder: TemporaryFolder
  private let path: String
  private let campsites = Catalog.embedded.campsites

  init() throws {
    folder = TemporaryFolder()
    path = folder.path("favorites.sqlite")
  }

  private var store: FavoritesStore { FavoritesStore(at: .file(path)) }

  @Test func `two processes at once lose nothing`() async throws {
    let path = path
    async let one: Void = Self.addInAnotherProcess(0..<20, removing: 10, to: path)
    async let other: Void = Self.addInAnotherProcess(20..<40, removing: 0, to: path)
    _ = await (one, other)
    let all = try store.all()
    #expect(all.count == 30)
    let order = all.compactMap { campsites.firstIndex(of: $0) }
    #expect(order.filter { $0 < 20 } == Array(10..<20))
    #expect(order.filter { $0 >= 20 } == Array(20..<40))
  }

  private static func addInAnotherProcess(
    _ range: Range<Int>, removing count: Int, to path: String
  ) async {
    await #expect(processExitsWith: .success) {
      [path = path as String, range = range as Range<Int>, count = count as Int] in
      let store = FavoritesStore(at: .file(path))
      let campsites = Catalog.embedded.campsites[range]
      for campsite in campsites { try store.add(campsite) }
      for campsite in campsites.prefix(count) { try store.remove(campsite.id) }
    }
  }

  @Test func `a killed change is applied completely or not at all`() async throws {
    let before = Array(campsites.prefix(3))
    let between = Array(campsites.prefix(4))
    let after = Array(campsites[1...3])
    try before.forEach { _ = try store.add($0) }
    let original = try folder.contents(of: "favorites.sqlite")

    await Self.changeInAnotherProcess(path)
    let steps = try #require(Int(String(contentsOfFile: path + ".steps", encoding: .utf8)))
    #expect(steps > 10)
    #expect(try store.all() == after)

    for step in 1...steps {
      try folder.write(original, to: "favorites.sqlite")
      await Self.changeInAnotherProcess(path, dyingAt: step)
      let left = try store.all()
      #expect([before, between, after].contains(left), "killed before step \(step)")
      #expect(try store.add(campsites[9]))
      #expect(try folder.names.filter { $0.contains("damaged") } == [])
    }
  }

  /// Changes favorites in another process, and says in a file how many steps that took.
  private static func changeInAnotherProcess(_ path: String) async {
    await #expect(processExitsWith: .success) { [path = path as String] in
      SystemCalls.count()
      try FavoritesProcessTests.change(path)
      try "\(SystemCalls.made)".write(
        toFile: path + ".steps", atomically: true, encoding: .utf8)
    }
  }

  private static func changeInAnotherProcess(_ path: String, dyingAt step: Int) async {
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [path = path as String, step = step as Int] in
      SystemCalls.count(dyingAt: step)
      try FavoritesProcessTests.change(path)
    }
  }

  /// Adds one favorite and removes another: two transactions.
  private static func change(_ path: String) throws {
    let store = FavoritesStore(at: .file(path))
    try store.add(Catalog.embedded.campsites[3])
    try store.remove(Catalog.embedded.campsites[0].id)
  }

  @Test(.enabled(if: SmallDisk.isPossible, "only root may mount a disk"))
  func `a change on a full disk fails and keeps existing data`() throws {
    let disk = try SmallDisk(at: folder.path("disk"))
    let path = folder.path("disk/favorites.sqlite")
    let store = FavoritesStore(at: .file(path))
    #expect(throws: FavoritesError.full(path: path)) {
      for number in 0... {
        try store.add(
          Campsite(contentId: "\(number)", name: String(repeating: "숲", count: 2000)))
      }
    }
    let kept = try store.all()
    #expect(kept.count > 3)
    #expect(kept.map(\.id) == (0..<kept.count).map { "\($0)" })
    #expect(try FavoritesStore(at: .file(path)).all() == kept)
    withExtendedLifetime(disk) {}
  }

  @Test(.enabled(if: SmallDisk.isPossible, "only root may mount a disk"))
  func `a change in a read-only folder fails, and existing data can be read`() throws {
    let disk = try SmallDisk(at: folder.path("disk"))
    let path = folder.path("disk/favorites.sqlite")
    try FavoritesStore(at: .file(path)).add(campsites[0])
    try disk.makeReadOnly()
    let store = FavoritesStore(at: .file(path))
    #expect(try store.all() == [campsites[0]])
    #expect(throws: FavoritesError.readOnly(path: path)) { try store.add(campsites[1]) }
    #expect(throws: FavoritesError.readOnly(path: path)) { try store.remove(campsites[0].id) }
    let missing = folder.path("disk/missing/favorites.sqlite")
    #expect(
      throws: FavoritesError.cannotCreateDirectory(
        path: folder.path("disk/missing"), code: EROFS)
    ) { try FavoritesStore(at: .file(missing)).all() }
    #expect(try store.all() == [campsites[0]])
  }
}

/// A disk of a test's own, small and in memory.
private final class SmallDisk {
  static let isPossible: Bool = {
    guard geteuid() == 0 else { return false }
    let folder = TemporaryFolder()
    return (try? SmallDisk(at: folder.path("disk"))) != nil
  }()

  private let path: String

  init(at path: String) throws {
    self.path = path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    guard mount("tmpfs", path, "tmpfs", 0, "size=96k") == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EPERM)
    }
  }

  deinit {
    umount2(path, Int32(MNT_DETACH))
  }

  func makeReadOnly() throws {
    let flags = UInt(MS_REMOUNT | MS_RDONLY)
    guard mount("tmpfs", path, "tmpfs", flags, "size=96k") == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EPERM)
    }
  }
}

/// Counts SQLite's changing system calls, which SQLite lets its callers replace for such tests.
private enum SystemCalls {
  private static let calls = Atomic(0)
  private static let fatal = Atomic(0)

  static var made: Int { calls.load(ordering: .relaxed) }

  /// Counts from now on, and kills this process before the call with a number, from 1.
  static func count(dyingAt step: Int = 0) {
    fatal.store(step, ordering: .relaxed)
    guard let system = sqlite3_vfs_find(nil) else { return }
    replace("pwrite", in: system, by: unsafeBitCast(write, to: sqlite3_syscall_ptr.self))
    replace("pwrite64", in: system, by: unsafeBitCast(write, to: sqlite3_syscall_ptr.self))
    replace("ftruncate", in: system, by: unsafeBitCast(truncate, to: sqlite3_syscall_ptr.self))
    replace("unlink", in: system, by: unsafeBitCast(remove, to: sqlite3_syscall_ptr.self))
  }

  private static func replace(
    _ name: String, in system: UnsafeMutablePointer<sqlite3_vfs>, by call: sqlite3_syscall_ptr
  ) {
    _ = system.pointee.xSetSystemCall(system, name, call)
  }

  private static func step() {
    let number = calls.add(1, ordering: .relaxed).newValue
    if number == fatal.load(ordering: .relaxed) { kill(getpid(), SIGKILL) }
  }

  private static let write: @convention(c) (Int32, UnsafeRawPointer?, Int, off_t) -> Int = {
    file, bytes, count, offset in
    SystemCalls.step()
    return pwrite(file, bytes, count, offset)
  }

  private static let truncate: @convention(c) (Int32, off_t) -> Int32 = { file, size in
    SystemCalls.step()
    return ftruncate(file, size)
  }

  private static let remove: @convention(c) (UnsafePointer<CChar>?) -> Int32 = { path in
    SystemCalls.step()
    return path.map { unlink($0) } ?? -1
  }
}
