import Foundation
import TestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

/// Runs that are ended from outside.
@Suite(.serialized) struct InterruptionTests {
  private let folder = TemporaryFolder()
  /// A name that no other process has among its arguments.
  private let name = "\(UUID().uuidString).camsh"

  init() {
    folder.write("set steps 1000000000\nrepeat 1e9 { tab favorite; tab map }\n", to: name)
  }

  private func waitForWorkers(_ count: Int) {
    for _ in 0..<1000 where Processes.count(withArgument: name) != count { usleep(10_000) }
  }

  /// Whether a script saves a file within half a minute.
  private func isSaved(_ name: String) -> Bool {
    for _ in 0..<3000 where folder.read(name) == nil { usleep(10_000) }
    return folder.read(name) != nil
  }

  @Test func `Ctrl-C ends a run, which names the current statement`() throws {
    folder.write("tab favorite\n", to: "0.camsh")
    folder.write(
      "set steps 1000000000\ntab map; save begun.camsh\nrepeat 1e9 { tab favorite; tab map }\n",
      to: name)
    let process = CamshRun.process(
      ["test", "0.camsh", name, "--jobs", "1", "--report", "json=out.json"], in: folder)
    try process.run()
    #expect(isSaved("begun.camsh"))
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationStatus == 130)
    let report = try JSONReport.run(from: #require(folder.read("out.json")))
    #expect(report.results.map(\.outcome) == [.passed, .interrupted])
    #expect(report.results.last?.failures.first?.message == "interrupted")
    #expect(Processes.count(withArgument: name) == 0)
  }

  @Test func `a run interrupted at any moment exits 130 and reports no crash`() throws {
    for number in 0..<3 { folder.write("tab favorite\n", to: "s/\(number).camsh") }
    folder.write(
      "set steps 1000000000\ntab map; save begun.camsh --force\nrepeat 1e9 { tab favorite; tab map }\n",
      to: "s/\(name)")
    let runs = 38
    for run in 0..<runs {
      let process = CamshRun.process(
        [
          "test", "s", "--jobs", run.isMultiple(of: 2) ? "2" : "1", "--report",
          "json=out-\(run).json", "--report", "tap=out-\(run).tap",
        ], in: folder)
      try? FileManager.default.removeItem(atPath: folder.path("begun.camsh"))
      try process.run()
      // From before it has read its command line to when all but the endless one have ended. The last runs have
      // certainly begun, with one job and two, and both signals.
      let isLate = run >= runs - 6
      if isLate { #expect(isSaved("begun.camsh")) } else { usleep(UInt32(run * 6000)) }
      run % 3 == 2 ? process.terminate() : process.interrupt()
      process.waitUntilExit()
      guard process.terminationReason == .exit else {
        // The signal came before the run began.
        #expect(!isLate && folder.read("begun.camsh") == nil, "run \(run)")
        #expect(folder.read("out-\(run).json") == nil)
        continue
      }
      #expect(process.terminationStatus == 130, "run \(run)")
      let report = try JSONReport.run(from: #require(folder.read("out-\(run).json")))
      #expect(report.isInterrupted == true)
      #expect(report.results.allSatisfy { [.passed, .interrupted].contains($0.outcome) })
      #expect(folder.read("out-\(run).tap")?.contains("Bail out! interrupted") == true)
    }
    waitForWorkers(0)
    #expect(Processes.count(withArgument: "s/\(name)") == 0)
  }

  @Test func `two signals at once, as from timeout, are one interruption, and a report is written`()
    throws
  {
    let process = CamshRun.process(
      ["test", name, "--report", "json=out.json", "--report", "junit=out.xml"], in: folder)
    try process.run()
    waitForWorkers(2)
    process.interrupt()
    usleep(5_000)
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationStatus == 130)
    #expect(
      try JSONReport.run(from: #require(folder.read("out.json"))).isInterrupted == true)
    #expect(folder.read("out.xml")?.contains("<testsuite") == true)
  }

  @Test func `no worker outlives its killed parent`() throws {
    let process = CamshRun.process(["test", name], in: folder)
    try process.run()
    waitForWorkers(2)
    #expect(Processes.count(withArgument: name) == 2)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    waitForWorkers(0)
    #expect(Processes.count(withArgument: name) == 0)
  }

  @Test func `a run killed at any moment leaves every file complete`() throws {
    for number in 0..<4 {
      folder.write(
        "% defect: self-in-binding\npush detail \(number + 1); pop\n", to: "s/\(number).camsh")
    }
    let arguments = [
      "test", "s", "--report", "json=out.json", "--update-baseline", "--reason", "a test",
    ]
    let start = ContinuousClock.now
    _ = try CamshRun(arguments, in: folder)
    let whole = (ContinuousClock.now - start).microseconds
    let runs = 25
    for run in 0..<runs {
      let process = CamshRun.process(arguments, in: folder)
      try process.run()
      usleep(UInt32(whole * run / runs))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      #expect(try JSONReport.run(from: #require(folder.read("out.json"))).results.count == 4)
      let baseline = try #require(folder.read("camsh-baseline.json"))
      #expect(
        try JSONDecoder().decode(Baseline.self, from: Data(baseline.utf8)).findings.count == 1)
    }
  }

  @Test func `a device or pipe is written to and not replaced`() throws {
    folder.write("tab favorite\n", to: "0.camsh")
    let pipe = folder.path + "/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    let process = CamshRun.process(["test", "0.camsh", "--report", "tap=pipe"], in: folder)
    try process.run()
    let reader = try #require(FileHandle(forReadingAtPath: pipe))
    let text = String(decoding: reader.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(text.hasPrefix("TAP version 14\n"))
    #expect(process.terminationStatus == 0)
  }
}
