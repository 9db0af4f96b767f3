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
  /// The output goes to a file, so that no pipe can fill up. The file has no name, so that nothing of
  /// it stays if camsh is ended.
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
    let handle = try FileHandle(forUpdating: log)
    try? FileManager.default.removeItem(at: log)
    process.standardOutput = handle
    process.standardError = handle
    process.standardInput = FileHandle.nullDevice
    try ChildProcess.run(process) {}
    try handle.seek(toOffset: 0)
    let data = try handle.readToEnd() ?? Data()
    try handle.close()
    return Result(
      status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
  }
}
