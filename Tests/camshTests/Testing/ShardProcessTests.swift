import Foundation
import TestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

/// Shards as several processes at once, and their reports joined.
@Suite(.serialized) struct ShardProcessTests {
  private let folder = TemporaryFolder()

  init() {
    for number in 10..<40 {
      let isLeaky = number % 10 == 3
      folder.write(
        (isLeaky ? "% defect: self-in-binding\n" : "") + "push detail 3; pop\n",
        to: "scripts/\(number).camsh")
    }
    folder.write("pop\n", to: "scripts/40.camsh")
  }

  /// Uses GNU parallel if installed, otherwise xargs, which every system has.
  private func spread(_ command: String, over count: Int) throws {
    let tool = ["/usr/bin/parallel", "/usr/local/bin/parallel"]
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    let numbers = (1...count).map(String.init).joined(separator: " ")
    let each = tool.map { "\($0) -j \(count) '\(command); :' ::: \(numbers)" }
    shell.arguments = [
      "-c",
      each ?? "printf '%s\\n' \(numbers) | xargs -P \(count) -I{} sh -c '\(command); :'",
    ]
    shell.currentDirectoryURL = URL(filePath: folder.path)
    shell.environment = [
      "PATH": "\(CamshRun.products.path(percentEncoded: false)):/usr/bin:/bin",
      "HOME": folder.path, "LANG": "C.UTF-8",
    ]
    shell.standardOutput = FileHandle.nullDevice
    shell.standardError = FileHandle.nullDevice
    try shell.run()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 0)
  }

  @Test func `four shards in four processes find the same as one process`() throws {
    let whole = try CamshRun(["test", "scripts", "--report", "json=whole.json"], in: folder)
    #expect(whole.code == 1)
    try spread("camsh test scripts --jobs 1 --shard {}/4 --report json=part-{}.json", over: 4)
    let parts = (1...4).map { "part-\($0).json" }
    let merged = try CamshRun(
      ["merge"] + parts.reversed() + ["--report", "json=merged.json"], in: folder)
    #expect(merged.code == whole.code)
    #expect(
      merged.timeless.hasSuffix(
        "31 scripts: 27 passed, 1 failed, 3 with findings; 1 finding, in 3 scripts\n"))
    func timeless(_ name: String) throws -> TestRun {
      var run = try JSONReport.run(from: #require(folder.read(name)))
      run.microseconds = 0
      for index in run.results.indices { run.results[index].microseconds = 0 }
      return run
    }
    #expect(try timeless("merged.json") == timeless("whole.json"))
    // Again, balanced by how long everything took.
    try spread(
      "camsh test scripts --jobs 1 --shard {}/4 --durations whole.json --report json=part-{}.json",
      over: 4)
    _ = try CamshRun(["merge"] + parts + ["--report", "json=merged.json"], in: folder)
    #expect(try timeless("merged.json") == timeless("whole.json"))
    let missing = try CamshRun(["merge", "part-1.json", "part-3.json", "part-4.json"], in: folder)
    #expect(missing.code == 64)
    #expect(missing.errors.contains("the report of shard 2/4 is missing"))
  }

  @Test func `only a merge reports vanished entries`() throws {
    _ = try CamshRun(
      ["test", "scripts", "--update-baseline", "--reason", "being rewritten"], in: folder)
    folder.write("push detail 3; pop\n", to: "scripts/40.camsh")
    for number in [13, 23, 33] { folder.write("tab favorite\n", to: "scripts/\(number).camsh") }
    for index in 1...3 {
      let shard = try CamshRun(
        ["test", "scripts", "--shard", "\(index)/3", "--report", "json=\(index).json"], in: folder)
      #expect(shard.code == 0, "\(shard.output)")
    }
    let merged = try CamshRun(["merge", "1.json", "2.json", "3.json"], in: folder)
    #expect(merged.code == 1)
    #expect(merged.output.contains("baseline: vanished"))
  }

  @Test func `a CI engine's variables select the shard, and Bazel's status file is touched`() throws
  {
    let run = try CamshRun(
      ["test", "scripts"], in: folder,
      environment: [
        "TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "31", "TEST_SHARD_STATUS_FILE": "status",
      ])
    #expect(
      run.output.replacing(/\d+\.\d+ s/, with: "0.00 s") == """
        shard 2/31 (TEST_SHARD_INDEX)
        passed          scripts/11.camsh
        1 script of shard 2/31: 1 passed (0.00 s)

        """)
    #expect(folder.read("status") == "")
    let beyond = try CamshRun(
      ["test", "scripts", "--shard", "40/40"], in: folder)
    #expect(beyond.code == 0)
    let nonsense = try CamshRun(
      ["test", "scripts"], in: folder,
      environment: ["CI_NODE_INDEX": "3", "CI_NODE_TOTAL": "2"])
    #expect(nonsense.code == 64)
  }
}
