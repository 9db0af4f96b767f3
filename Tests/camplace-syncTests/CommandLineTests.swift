import Foundation
import Testing

@testable import CamplaceServices
@testable import camplace_sync

@Suite struct CommandLineTests {
  private let child: SyncChild

  init() throws {
    child = SyncChild()
  }

  @Test(arguments: [
    ["--all", "--changes"], ["--near", "37"], ["--near", "a,b"], ["--near", "91,127"],
    ["--near", "37,127", "--radius", "21km"], ["--near", "37,127", "--radius", "0"],
    ["--radius", "1km"],
    ["--page-size", "0"], ["--page-size", "1001"], ["--since", "2026"], ["--search", ""],
    ["--timeout", "soon"], ["--retries", "-1"], ["--base-url", "http://example.com/x"],
    ["--base-url", "ftp://127.0.0.1/"], ["--base-url", "nonsense"],
    ["--base-url", "http://127.0.0.1.example.com/"], ["--base-url", "https://a:b@example.com/"],
    ["--base-url", "https://example.com/?a=b"],
  ])
  func `invalid usage exits with 64 and changes nothing`(arguments: [String]) async throws {
    let ending = try await child.run(arguments)
    #expect(ending.status == 64, "\(ending.errors)")
    #expect(!ending.errors.isEmpty)
    #expect(try child.everythingLeft().keys.sorted() == ["errors", "output"])
  }

  @Test(arguments: [
    "https://apis.data.go.kr/B551011/GoCamping", "http://localhost:8080", "http://127.1.2.3/x/",
    "http://[::1]:80/", "HTTPS://EXAMPLE.COM",
  ])
  func `https may go anywhere, plain http only to this machine`(url: String) throws {
    let key = try #require(ServiceKey("k"))
    let page = try Endpoint(url).url(of: .everything, page: 2, size: 10, key: key)
    #expect(
      page.absoluteString.hasSuffix(
        "/basedList?serviceKey=k&MobileOS=ETC&MobileApp=camsh&_type=json&numOfRows=10&pageNo=2"))
    #expect(!page.absoluteString.contains("//basedList"))
  }

  @Test(arguments: [
    ("20km", 20_000), ("0.5km", 500), ("500m", 500), ("500", 500), ("20 km", nil), ("km", nil),
    ("-1", nil), ("1mile", nil), ("infm", nil), ("nan", nil),
  ])
  func `distances have units`(text: String, meters: Int?) {
    #expect(Radius(argument: text)?.meters == meters)
  }

  @Test(arguments: [
    ("30s", 30), ("500ms", 0.5), ("2min", 120), ("1.5", 1.5), ("s", nil), ("2h", nil),
  ])
  func `times have units`(text: String, seconds: Double?) {
    #expect(Seconds(argument: text)?.count == seconds)
  }

  @Test(arguments: [
    (0, "1970-01-01"), (1_790_953_199, "2026-10-02"), (1_790_953_200, "2026-10-03"),
  ])
  func `the quota's day starts at midnight in Korea`(time: Int64, day: String) {
    #expect(KoreanDay.name(at: time) == day)
  }

  @Test func `a damaged catalog is left unchanged and named`() async throws {
    try Data("이것은 데이터베이스가 아니다".utf8).write(to: URL(filePath: child.catalogPath))
    let ending = try await child.run(["--all", "--base-url", "http://127.0.0.1:1/"])
    #expect(ending.status == 74)
    #expect(
      ending.errors == """
        error: \(child.catalogPath) isn't a catalog, or is damaged (file is not a database)
          move it away, or name another file with --catalog

        """)
  }

  @Test func `a full disk ends the sync and is reported`() async throws {
    let ending = try await child.run(
      ["--all", "--base-url", "http://127.0.0.1:1/", "--catalog", "/dev/full"])
    #expect(ending.status == 74)
    #expect(
      ending.errors
        == "error: cannot change the catalog /dev/full: there is no room left\n")
  }

  @Test func `a folder that can't be created is named`() async throws {
    try Data().write(to: URL(filePath: child.path("file")))
    let ending = try await child.run(
      ["--all", "--base-url", "http://127.0.0.1:1/", "--catalog", child.path("file/c.sqlite")])
    #expect(ending.status == 74)
    #expect(
      ending.errors == """
        error: cannot make the folder \(child.path("file")) for the catalog: Not a directory

        """)
  }

  @Test func `the default catalog is in the user's data folder`() async throws {
    let process = Process()
    process.executableURL = SyncChild.executable
    process.arguments = ["--base-url", "http://127.0.0.1:1/", "--retries", "0"]
    process.environment = ["XDG_DATA_HOME": child.path("data"), "GOCAMPING_SERVICE_KEY": "k"]
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 69)
    #expect(FileManager.default.fileExists(atPath: child.path("data/camsh/catalog.sqlite")))
  }

  @Test func `progress is a bar on a terminal and lines in a pipe`() throws {
    let folder = child.path("bar.sqlite")
    let writer = try CatalogFile(path: folder).openForSync()
    let cursor = try writer.cursor(for: "r", pageSize: 10, startedNotBefore: 0, now: 1)
      .advanced(totalCount: 40, nameless: 0)
    var (terminal, pipe) = (Progress(isTerminal: true), Progress(isTerminal: false))
    #expect(
      terminal.text(for: .fetched(cursor))
        == "\r\u{1B}[?7l[######------------------] page 1 of 4: 10 of 40 campsites\u{1B}[K\u{1B}[?7h"
    )
    let skipped = GoCampingSkippedItem(contentId: "7", reason: .notAnObject)
    #expect(
      terminal.text(for: .skipped(skipped)) == """
        \r\u{1B}[Kskipped 7: it isn't an object
        \r\u{1B}[?7l[######------------------] page 1 of 4: 10 of 40 campsites\u{1B}[K\u{1B}[?7h
        """)
    #expect(
      terminal.text(for: .repeating(1, of: 3, because: .status(500)))
        .hasPrefix("\r\u{1B}[KGoCamping responded with HTTP status 500; retrying (1 of 3)\n\r"))
    #expect(terminal.text(for: .asking(cursor)) == "", "the page before says more")
    #expect(pipe.text(for: .fetched(cursor)) == "page 1 of 4: 10 of 40 campsites\n")
    #expect(
      terminal.summary(CatalogChanges(), count: 1)
        == "\r\u{1B}[K1 campsite in the catalog: 0 new, 0 changed, 0 removed, 1 skipped\n")
  }

  @Test func `a terminal shows the current request at once`() throws {
    let writer = try CatalogFile(path: child.path("bar.sqlite")).openForSync()
    let start = try writer.cursor(for: "r", pageSize: 10, startedNotBefore: 0, now: 1)
    var (terminal, pipe) = (Progress(isTerminal: true), Progress(isTerminal: false))
    #expect(
      terminal.text(for: .asking(start))
        == "\r\u{1B}[?7l[------------------------] requesting page 1\u{1B}[K\u{1B}[?7h")
    #expect(pipe.text(for: .asking(start)) == "")
    var resumed = Progress(isTerminal: true)
    let next = start.advanced(totalCount: 20, nameless: 0)
    #expect(resumed.text(for: .resumed(next)) == "\r\u{1B}[Kcontinuing at page 2 of 2\n")
    #expect(
      resumed.text(for: .asking(next))
        == "\r\u{1B}[?7l[############------------] requesting page 2 of 2\u{1B}[K\u{1B}[?7h")
  }
}
