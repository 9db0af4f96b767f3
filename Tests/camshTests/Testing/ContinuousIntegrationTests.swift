import Foundation
import TestSupport
import Testing

/// The steps of `action.yml` and of GitLab's component, run as the services run them.
struct ContinuousIntegrationTests {
  private let folder = TemporaryFolder()
  private let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  init() {
    folder.write("push detail 3; pop\n", to: "scripts/clean.camsh")
    folder.write("% defect: self-in-binding\npush detail 3; pop\n", to: "scripts/leaky.camsh")
  }

  private func lines(of file: String) throws -> [Substring] {
    try String(contentsOf: root.appending(path: file), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The text of a YAML block: the lines below its key that are indented more.
  private func block(_ key: String, of file: String) throws -> [String] {
    let lines = try lines(of: file)
    let start = try #require(lines.firstIndex { $0.trimmingPrefix { $0 == " " } == key })
    let depth = lines[start].prefix { $0 == " " }.count
    return lines[(start + 1)...].prefix { $0.isEmpty || $0.prefix { $0 == " " }.count > depth }
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// Runs a step as both services do: in Bash, which ends at the first command that fails.
  private func run(_ step: String, _ variables: [String: String] = [:]) throws -> Int32 {
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/bash")
    shell.arguments = ["--noprofile", "--norc", "-eo", "pipefail", "-c", step]
    shell.currentDirectoryURL = URL(filePath: folder.path)
    shell.environment = [
      "PATH": "\(CamshRun.products.path(percentEncoded: false)):/usr/bin:/bin",
      "HOME": folder.path, "LANG": "C.UTF-8",
    ].merging(variables) { _, new in new }
    shell.standardOutput = FileHandle.nullDevice
    shell.standardError = FileHandle.nullDevice
    try shell.run()
    shell.waitUntilExit()
    return shell.terminationStatus
  }

  private func runAction(_ inputs: [String: String]) throws -> Int32 {
    let variables = [
      "CAMSH_COMMAND": "camsh", "CAMSH_PATHS": "scripts", "CAMSH_ARGUMENTS": "",
      "CAMSH_SARIF": "camsh.sarif", "CAMSH_HTML": "camsh.html", "CAMSH_ACTION": "/nowhere",
      "GITHUB_OUTPUT": "output", "GITHUB_STEP_SUMMARY": "summary",
    ]
    return try run(
      block("run: |", of: "action.yml").joined(separator: "\n"),
      variables.merging(inputs) { _, new in new })
  }

  @Test
  func `the action exits with the run's status, sets it as an output, and writes the reports`()
    throws
  {
    #expect(try runAction([:]) == 3)
    #expect(folder.read("output") == "code=3\n")
    #expect(folder.read("summary")?.contains("PlaceDetailViewController") == true)
    #expect(folder.read("camsh.sarif")?.contains("\"results\"") == true)
    #expect(folder.read("camsh.html")?.hasPrefix("<!DOCTYPE html>") == true)
  }

  @Test func `the action passes several paths and further arguments, and writes no report unasked`()
    throws
  {
    let code = try runAction([
      "CAMSH_PATHS": "scripts/clean.camsh scripts/clean.camsh", "CAMSH_ARGUMENTS": "--jobs 1",
      "CAMSH_SARIF": "", "CAMSH_HTML": "",
    ])
    #expect(code == 0)
    #expect(folder.read("output") == "code=0\n")
    #expect(folder.read("camsh.sarif") == nil)
    #expect(folder.read("camsh.html") == nil)
  }

  @Test func `the action runs no command that an input contains`() throws {
    let code = try runAction(["CAMSH_PATHS": "$(touch made) `touch made` scripts; touch made"])
    #expect(code == 64)
    #expect(folder.read("made") == nil)
  }

  @Test func `every input of the action reaches its step`() throws {
    let inputs = try block("inputs:", of: "action.yml").filter { $0.hasSuffix(":") }
      .map { String($0.dropLast()) }
    #expect(inputs == ["paths", "arguments", "command", "cache-key", "sarif", "html"])
    let steps = try block("steps:", of: "action.yml").joined(separator: "\n")
    for input in inputs { #expect(steps.contains("inputs.\(input) ")) }
  }

  @Test func `GitLab's job fails for a leak and writes its reports`() throws {
    var job = try block("- >-", of: "templates/camsh.yml").joined(separator: " ")
    for (input, value) in ["command": "camsh", "paths": "scripts", "arguments": "--jobs 1"] {
      job = job.replacing("$[[ inputs.\(input) ]]", with: value)
    }
    #expect(!job.contains("$[["))
    #expect(try run(job) == 3)
    #expect(folder.read("camsh.xml")?.contains("<testsuite") == true)
    #expect(folder.read("camsh.html")?.hasPrefix("<!DOCTYPE html>") == true)
  }
}
