import CamplaceServices
import Foundation
import TestSupport

/// `camplace-sync` as a process of its own, in a folder of its own.
final class SyncChild: Sendable {
  struct Ending: Sendable {
    var status: Int32
    var output: String
    var errors: String
    var seconds: Double
  }

  /// A key with everything that has to be encoded.
  static let key = "aB3+/x9kQ0z+/Secret=="

  private let home = TemporaryFolder()

  var folder: URL { home.url }

  var catalogPath: String { path("catalog.sqlite") }

  func path(_ name: String) -> String { home.path(name) }

  func catalog() throws -> Catalog { try CatalogFile(path: catalogPath).read() }

  /// Runs it to its end.
  func run(
    _ arguments: [String], at server: CampsiteServer? = nil, key: String? = SyncChild.key,
    through launcher: [String] = []
  ) async throws -> Ending {
    try await end(of: start(arguments, at: server, key: key, through: launcher))
  }

  /// Starts it, perhaps through another program, its output going to files in the folder.
  func start(
    _ arguments: [String], at server: CampsiteServer? = nil, key: String? = SyncChild.key,
    through launcher: [String] = []
  ) throws -> Running {
    let process = Process()
    let program = launcher + [Self.executable.path(percentEncoded: false)]
    process.executableURL = URL(filePath: program[0])
    // Other tests keep the machine busy, and the server with it: only some are about time.
    let patience = arguments.contains("--timeout") ? [] : ["--timeout", "5min"]
    process.arguments =
      Array(program.dropFirst()) + ["--catalog", catalogPath, "--pause", "10ms"] + patience
      + (server.map { ["--base-url", $0.baseURL] } ?? []) + arguments
    process.environment = key.map { ["GOCAMPING_SERVICE_KEY": $0] } ?? [:]
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try file("output")
    process.standardError = try file("errors")
    let (ended, end) = AsyncStream<ContinuousClock.Instant>.makeStream()
    process.terminationHandler = { _ in
      end.yield(.now)
      end.finish()
    }
    let start = ContinuousClock.now
    try process.run()
    return Running(process: process, ended: ended, start: start)
  }

  struct Running {
    let process: Process
    fileprivate let ended: AsyncStream<ContinuousClock.Instant>
    fileprivate let start: ContinuousClock.Instant
  }

  func end(of running: Running) async throws -> Ending {
    var end = running.start
    for await instant in running.ended { end = instant }
    let process = running.process
    return Ending(
      status: process.terminationReason == .exit
        ? process.terminationStatus : -process.terminationStatus,
      output: try String(contentsOf: folder.appending(path: "output"), encoding: .utf8),
      errors: try String(contentsOf: folder.appending(path: "errors"), encoding: .utf8),
      seconds: (end - running.start) / .seconds(1))
  }

  /// Every byte that it left behind, the names of files included.
  func everythingLeft() throws -> [String: Data] {
    var left: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: path("")) {
      left[name] = FileManager.default.contents(atPath: path(name)) ?? Data()
    }
    return left
  }

  static let executable =
    Bundle.allBundles
    .compactMap { $0.bundleURL.deletingLastPathComponent().appending(path: "camplace-sync") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path(percentEncoded: false)) }
    ?? URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "camplace-sync")

  private func file(_ name: String) throws -> FileHandle {
    try Data().write(to: folder.appending(path: name))
    return try FileHandle(forWritingTo: folder.appending(path: name))
  }
}
