import CamplaceServices
import Foundation
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

  @Test func `Sync becomes camplace-sync, with its arguments and its exit code`() throws {
    let noKey = try camsh(["sync", "--catalogue", "/nowhere/catalogue"])
    #expect(noKey.status == 78)
    #expect(noKey.errors.hasPrefix("error: there is no service key\n"))
    let help = try camsh(["sync", "--help"])
    #expect(help.status == 0)
    #expect(help.output.contains("USAGE: camplace-sync"))
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/ldd")))
  func `Only camplace-sync is linked with the network`() throws {
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

  @Test func `Campsites near a point come with their distance`() throws {
    let near = try camsh(["--catalogue", "embedded", "-c", "campsites near 37.83 128.87 1km"])
    #expect(near.status == 0, "\(near.errors)")
    #expect(near.output.contains("0.4 km  3  솔향기 캠핑장  강원도 강릉시"))
  }

  @Test func `A synced catalogue is used where it is named`() throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/catalogue.sqlite"
    let writer = try CatalogueFile(path: path).openForSync()
    let cursor = try writer.cursor(for: "all", pageSize: 1, startedNotBefore: 0, now: 1)
      .advanced(totalCount: 1, nameless: 0)
    try writer.stage(
      [.current(Campsite(contentId: "1", name: "먼 \u{1B}[31m섬 캠핑장\u{202E}\0"))], behind: cursor)
    _ = try writer.publish(cursor, listsEverything: true, now: 1)
    let synced = try camsh(["--catalogue", path, "-c", "search 섬; push detail 1; campsites"])
    #expect(synced.status == 0, "\(synced.errors)")
    #expect(synced.output.contains("섬 캠핑장"))
    for control in ["\u{1B}", "\u{202E}", "\0"] {
      #expect(!synced.output.unicodeScalars.contains(Unicode.Scalar(control) ?? " "))
    }
    let missing = try camsh(["--catalogue", "\(path).missing", "-c", "tree"])
    #expect(missing.status == 1)
    #expect(missing.errors == "error: there is no catalogue \(path).missing\n")
  }
}
