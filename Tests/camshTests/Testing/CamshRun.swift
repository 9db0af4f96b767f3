import Foundation
import TestSupport

/// The camsh that was built beside these tests, run in a folder.
struct CamshRun {
  let code: Int32
  let output: String
  let errors: String

  /// Runs `program` with only the given environment.
  init(
    _ arguments: [String], program: String = "camsh", in folder: TemporaryFolder,
    environment: [String: String] = [:], input: String? = nil
  ) throws {
    let process = Self.process(arguments, program: program, in: folder, environment: environment)
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    let pipe = Pipe()
    if input != nil { process.standardInput = pipe }
    try process.run()
    if let input {
      pipe.fileHandleForWriting.write(Data(input.utf8))
      try pipe.fileHandleForWriting.close()
    }
    let texts = [output, errors].map {
      String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
    process.waitUntilExit()
    (code, self.output, self.errors) = (process.terminationStatus, texts[0], texts[1])
  }

  /// The output of a test run without what no two runs have in common: durations, and the slowest.
  var timeless: String {
    var isSlow = false
    return output.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      isSlow = line.hasPrefix("slowest:") || isSlow && line.hasPrefix("        ")
      return !isSlow
    }.joined(separator: "\n").replacing(#/ \([0-9.min ]+ s\)/#, with: "")
  }

  /// A process that was not started yet.
  static func process(
    _ arguments: [String], program: String = "camsh", in folder: TemporaryFolder,
    environment: [String: String] = [:]
  ) -> Process {
    let process = Process()
    process.executableURL = products.appending(path: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = ["LANG": "C.UTF-8"].merging(environment) { _, new in new }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return process
  }

  /// Where the programs that the tests are built with are.
  static let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
}
