import Foundation

/// Runs a tool and collects its output.
struct Subprocess {
  var arguments: [String]
  var folder: String?
  var environment: [String: String] = [:]

  struct Result: Sendable {
    var status: Int32
    var output: String
  }

  /// Runs the tool to its end.
  ///
  /// The output goes to a file, so that no pipe can fill up.
  func run() throws -> Result {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = URL(filePath: folder) }
    if !environment.isEmpty {
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    }
    let log = FileManager.default.temporaryDirectory
      .appendingPathComponent("camsh-adopt-\(UUID().uuidString).log")
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: log) }
    let handle = try FileHandle(forWritingTo: log)
    process.standardOutput = handle
    process.standardError = handle
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try? handle.close()
    let data = FileManager.default.contents(atPath: log.path) ?? Data()
    return Result(
      status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
  }
}
