import CamplaceServices
import Foundation
import TestSupport
import Testing

@Suite struct SyncTests {
  /// Where the programs that the tests are built with are.
  private static let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()

  private func camsh(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws -> (status: Int32, output: String, errors: String) {
    let process = Process()
    process.executableURL = Self.products.appending(path: "camsh")
    process.arguments = arguments
    process.environment = ["LANG": "C.UTF-8"].merging(environment) { _, new in new }
    let (output, errors) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let texts = [output, errors].map {
      String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
    process.waitUntilExit()
    return (process.terminationStatus, texts[0], texts[1])
  }

  @Test func `sync executes camplace-sync with its arguments and exit code`() throws {
    let noKey = try camsh(["sync", "--catalog", "/nowhere/catalog"])
    #expect(noKey.status == 78)
    #expect(noKey.errors.hasPrefix("error: no service key is set\n"))
    let help = try camsh(["sync", "--help"])
    #expect(help.status == 0)
    #expect(help.output.contains("USAGE: camplace-sync"))
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/ldd")))
  func `only camplace-sync links the network libraries`() throws {
    func libraries(of program: String) throws -> String {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/ldd")
      process.arguments = [Self.products.appending(path: program).path(percentEncoded: false)]
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      let text = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return String(decoding: text, as: UTF8.self).lowercased()
    }
    for library in ["curl", "foundationnetworking"] {
      #expect(try !libraries(of: "camsh").contains(library))
      #expect(try libraries(of: "camplace-sync").contains(library))
    }
  }

  @Test func `campsites near a point have their distance`() throws {
    let near = try camsh(["--catalogue", "embedded", "-c", "campsites near 37.83 128.87 1km"])
    #expect(near.status == 0, "\(near.errors)")
    #expect(near.output.contains("0.4 km  3  솔향기 캠핑장  강원도 강릉시"))
  }

  @Test func `a synced catalog is used if it is named`() throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/catalog.sqlite"
    let writer = try CatalogFile(path: path).openForSync()
    let cursor = try writer.cursor(for: "all", pageSize: 1, startedNotBefore: 0, now: 1)
      .advanced(totalCount: 1, nameless: 0)
    try writer.stage(
      [.current(Campsite(contentId: "1", name: "먼 \u{1B}[31m섬 캠핑장\u{202E}\0"))], behind: cursor)
    _ = try writer.publish(cursor, listsEverything: true, now: 1)
    let synced = try camsh([
      "--catalog", path, "-c", "campsites 섬; push detail 1; screen; campsites",
    ])
    #expect(synced.status == 0, "\(synced.errors)")
    #expect(synced.output.contains("섬 캠핑장"))
    for control in ["\u{1B}", "\u{202E}", "\0"] {
      #expect(!synced.output.unicodeScalars.contains(Unicode.Scalar(control) ?? " "))
    }
    let searched = try camsh(["--catalog", path, "-c", "search 섬; screen"])
    #expect(searched.output.contains("\"1 campsite\""))
    let missing = try camsh(["--catalog", "\(path).missing", "-c", "tree"])
    #expect(missing.status == 1)
    #expect(missing.errors == "error: there is no catalog \(path).missing\n")
  }

  @Test func `an ambiguous campsite name lists numbers and regions`() throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/catalog.sqlite"
    let writer = try CatalogFile(path: path).openForSync()
    let cursor = try writer.cursor(for: "all", pageSize: 3, startedNotBefore: 0, now: 1)
      .advanced(totalCount: 3, nameless: 0)
    let place = Coordinate(latitude: 37.8, longitude: 128.87)
    let campsites = [("1", "강릉시"), ("2", "속초시"), ("3", nil)].map { id, district in
      Campsite(
        contentId: id, name: "바다 캠핑장", province: district.map { _ in "강원도" }, district: district,
        coordinate: place)
    }
    try writer.stage(campsites.map { .current($0) }, behind: cursor)
    _ = try writer.publish(cursor, listsEverything: true, now: 1)
    let offers = [
      ("push detail", "1 바다 캠핑장 (강원도 강릉시), 2 바다 캠핑장 (강원도 속초시), 3 바다 캠핑장"),
      ("map to 37.8 128.87; tap callout", "callout 1 (강원도 강릉시), callout 2 (강원도 속초시), callout 3"),
    ]
    for (command, choices) in offers {
      let run = try camsh(["--catalog", path, "-c", "\(command) \"바다 캠핑장\""])
      #expect(run.status == 1)
      #expect(run.errors.contains("'바다 캠핑장' could be \(choices); write more of"), "\(run.errors)")
    }
    #expect(try camsh(["--catalog", path, "-c", "push detail 2"]).status == 0)
  }

  private func live(
    _ commands: String, at server: LoopbackServer, key: String? = "secret/key+="
  ) throws -> (status: Int32, output: String, errors: String) {
    let folder = TemporaryFolder()
    var environment = ["XDG_DATA_HOME": folder.path]
    environment["GOCAMPING_SERVICE_KEY"] = key
    return try camsh(
      ["--live", "--base-url", server.baseURL, "-c", commands], environment: environment)
  }

  @Test func `Camplace sends requests to the service, and a replay sends none`() throws {
    let server = try LoopbackServer { request in
      let item =
        request.contains("imageList")
        ? #"{"contentId":"7","serialnum":"1","imageUrl":"http://127.0.0.1:9/1.jpg"}"#
        : #"""
        {"contentId":"7","facltNm":"바다 \u001b[2J캠핑장","mapX":"126.98","mapY":"37.57","doNm":"서울시"}
        """#
      return (
        200,
        #"{"response":{"header":{"resultCode":"0000"},"body":{"items":{"item":"# + item
          + #"},"numOfRows":100,"pageNo":1,"totalCount":1}}}"#
      )
    }
    let run = try live(
      "screen; search 바다; push detail 1; undo; undo; expect row 1 \"바다\"; screen", at: server)
    #expect(!run.output.contains("\u{1B}"))
    #expect(run.output.contains("callout 1  바다 \\u{1b}[2J캠핑장"), "\(run.output)")
    #expect(run.output.contains("\"1 campsite within 20 km of the middle\""))
    let operations = server.requests.compactMap { $0.split(separator: "?").first }
    #expect(
      operations.map(String.init) == [
        "GET /GoCamping/locationBasedList", "GET /GoCamping/searchList",
        "GET /GoCamping/imageList",
      ])
    #expect(server.requests.allSatisfy { $0.contains("serviceKey=secret%2Fkey%2B%3D") })
    #expect(!(run.output + run.errors).contains("secret"))
  }

  @Test(arguments: [
    (500, "\u{1B}]0;owned\u{7}", "GoCamping responded with HTTP status 500. Try again later."),
    (403, #"{"resultCode":"30","resultMsg":"X"}"#, "GoCamping refuses the service key."),
    (429, "API token quota exceeded", "requests to GoCamping are used up. Try again tomorrow."),
    (200, "{\"response\":\u{1B}[31m", "GoCamping's answer can't be read. Try again later."),
  ])
  func `service errors are shown escaped`(
    status: Int, body: String, words: String
  ) throws {
    let server = try LoopbackServer { _ in (status, body) }
    let run = try live("screen; tap cancel; screen", at: server)
    #expect(run.output.contains("UIAlertController#1"), "\(run.output)")
    #expect(run.output.contains(words))
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test func `a missing key is reported`() throws {
    let server = try LoopbackServer { _ in (200, "") }
    let run = try live("screen", at: server, key: nil)
    #expect(run.output.contains("There is no service key for GoCamping."))
    #expect(server.requests == [])
  }
}
