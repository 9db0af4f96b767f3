import Foundation
import Testing

@testable import Adoption

/// The program `camsh-adopt` as its user sees it.
@Suite struct AdoptCommandTests {
  private static let app = [
    "App.swift": """
    import UIKit
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {}
    """
  ]

  private func process(
    _ arguments: [String], in checkout: Checkout, environment: [String: String] = [:]
  ) -> Process {
    let process = Process()
    process.executableURL = URL(filePath: CommandLine.arguments[0])
      .deletingLastPathComponent().appending(path: "camsh-adopt")
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: checkout.root)
    process.environment = ProcessInfo.processInfo.environment
      .merging(["CAMSH_ROOT": checkout.root + "/camsh"]) { $1 }.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return process
  }

  /// The exit status, and the standard error.
  private func run(
    _ arguments: String..., in checkout: Checkout, writingTo output: FileHandle? = nil
  ) throws -> (code: Int32, errors: String) {
    let process = process(arguments, in: checkout)
    let errors = Pipe()
    process.standardError = errors
    if let output { process.standardOutput = output }
    try process.run()
    let text = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: text, as: UTF8.self))
  }

  @Test func `a terminated adopt ends the tool that it runs, and leaves no log`() throws {
    let tool = "#!/bin/sh\necho $$ > tool.pid\nexec sleep 600\n"
    try withCheckout(Self.app.merging(["bin/swift": tool]) { $1 }) { checkout in
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: checkout.root + "/bin/swift")
      let logs = checkout.root + "/logs"
      try FileManager.default.createDirectory(atPath: logs, withIntermediateDirectories: true)
      let adopt = process(
        ["adopt", ".", "--no-build", "--output", "out"], in: checkout,
        environment: ["PATH": checkout.root + "/bin:/usr/bin:/bin", "TMPDIR": logs])
      try adopt.run()
      let tool = try #require(number(in: checkout.root + "/tool.pid"))
      #expect(kill(tool, 0) == 0)
      adopt.terminate()
      #expect(isSoon { !adopt.isRunning })
      if adopt.isRunning { kill(adopt.processIdentifier, SIGKILL) }
      adopt.waitUntilExit()
      #expect(adopt.terminationReason == .uncaughtSignal)
      #expect(isSoon { kill(tool, 0) != 0 })
      #expect(try FileManager.default.contentsOfDirectory(atPath: logs) == [])
    }
  }

  /// The number that a file will contain.
  private func number(in path: String) -> pid_t? {
    var number: pid_t?
    _ = isSoon {
      let text = try? String(contentsOfFile: path, encoding: .utf8)
      number = text.flatMap { pid_t($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
      return number != nil
    }
    return number
  }

  private func isSoon(_ isReached: () -> Bool) -> Bool {
    let end = ContinuousClock.now + .seconds(20)
    while ContinuousClock.now < end {
      if isReached() { return true }
      usleep(20_000)
    }
    return false
  }

  @Test func `a report that can't be written is an error`() throws {
    try withCheckout(Self.app) { checkout in
      let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
      let run = try run("doctor", ".", in: checkout, writingTo: full)
      #expect(run.code == 1)
      #expect(run.errors == "camsh: the report can't be written: No space left on device\n")
    }
  }

  @Test func `the folder of a package that isn't one is invalid usage`() throws {
    try withCheckout(Self.app) { checkout in
      let run = try run("doctor", ".", "--package-path", "Kit=missing", in: checkout)
      #expect(run.code == 64)
      let folder = checkout.root + "/missing"
      #expect(
        run.errors
          == "camsh: '\(folder)' has no Package.swift; --package-path Kit=DIR names the folder of a package\n"
      )
    }
  }

  @Test func `a target that an app without a project hasn't is invalid usage`() throws {
    try withCheckout(Self.app) { checkout in
      let run = try run("doctor", ".", "--target", "Nope", in: checkout)
      #expect(run.code == 64)
      let name = Paths.name(checkout.root)
      #expect(run.errors == "camsh: there is no app target 'Nope'; choose \(name)\n")
    }
  }

  @Test func `an output path that isn't a folder is invalid usage`() throws {
    try withCheckout(Self.app) { checkout in
      let run = try run("adopt", ".", "--output", "/dev/null", in: checkout)
      #expect(run.code == 64)
      #expect(
        run.errors == "camsh: the output '/dev/null' is not a folder; choose one with --output\n")
    }
  }
}
