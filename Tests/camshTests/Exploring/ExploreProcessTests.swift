import Foundation
import ShellTestSupport
import TestSupport
import Testing

@testable import CoordinatorShellCore

/// `camsh explore` and what else explores, as processes.
@Suite(.serialized) struct ExploreProcessTests {
  private let folder = TemporaryFolder()

  private func report(_ name: String) throws -> ExplorationReport {
    let text = try #require(folder.read(name))
    return try JSONDecoder().decode(ExplorationReport.self, from: Data(text.utf8))
  }

  /// The report without what depends on the machine.
  private func comparable(_ name: String) throws -> String {
    var report = try report(name)
    report.microseconds = 0
    return try JSONText.of(report)
  }

  @Test(arguments: [["--only", "nosuch *"], ["--never", "*"]])
  func `an exploration that may make no move fails`(_ choice: [String]) throws {
    let run = try CamshRun(["explore", "--app", "issues", "--moves", "50"] + choice, in: folder)
    #expect(run.code == 64)
    #expect(run.errors.contains("error: nothing was explored: no move matches '--only'"))
  }

  @Test func `a quiet exploration prints only problems, and one as JSON its report`() throws {
    let arguments = ["explore", "--app", "issues", "--defect", "creator-twice", "--moves", "300"]
    let quiet = try CamshRun(arguments + ["--quiet"], in: folder)
    #expect(quiet.code == 3)
    let lines = quiet.output.split(separator: "\n")
    // The line below a problem is its reason.
    let problems = lines.filter { !$0.hasPrefix("    ") }
    #expect(!problems.isEmpty && problems.allSatisfy { $0.hasSuffix(".camsh") }, "\(quiet.output)")
    let fine = try CamshRun(["explore", "--app", "issues", "--moves", "50", "-q"], in: folder)
    #expect((fine.code, fine.output, fine.errors) == (0, "", ""))
    let json = try CamshRun(arguments + ["--format", "json"], in: folder)
    let report = try JSONDecoder().decode(ExplorationReport.self, from: Data(json.output.utf8))
    #expect(report.app == "issues")
  }

  @Test(arguments: ["--format=json", "--quiet"])
  func `the script to a screen is only a script`(_ option: String) throws {
    let run = try CamshRun(["explore", "--to", "IssueCreator", option], in: folder)
    #expect(run.code == 64)
    #expect(run.errors.contains("Error: '--to' prints a script; leave out --"), "\(run.errors)")
  }

  @Test func `a terminated exploration writes what it has found`() throws {
    // Its progress, which only a terminal shows, counts what it has found.
    let terminal = try PseudoTerminal(
      CamshRun.products.appending(path: "camsh").path,
      [
        "explore", "--app", "issues", "--defect", "creator-twice", "--for", "10m", "--output",
        folder.path("found"), "--report", "json=\(folder.path("out.json"))",
      ], environment: ["TERM": "vt100", "LANG": "C.UTF-8", "HOME": folder.path], columns: 120)
    try terminal.wait(for: "a problem") { $0.lines.contains { $0.contains(#/[1-9]\d* found/#) } }
    terminal.signal(SIGTERM)
    #expect(try terminal.waitForExit() == ExitCode.findings.rawValue)
    let report = try report("out.json")
    #expect(report.app == "issues")
    #expect(report.isInterrupted == true)
    #expect(!report.found.isEmpty)
  }

  @Test func `go makes only the moves that it needs`() throws {
    let near = try CamshRun(["-c", "go PlaceDetail"], in: folder)
    #expect(near.code == 0)
    #expect(near.output.split(separator: "\n").count { $0.hasPrefix("> ") } == 1)
    let back = try CamshRun(
      ["-c", "push detail 3; go PlaceList; expect visible PlaceList"], in: folder)
    #expect(back.code == 0)
    #expect(back.output.contains("> tab 0\n"))
    #expect(back.output.contains("> tap list\n"))
  }

  @Test func `a script that can't be written is printed`() throws {
    folder.write("", to: "file")
    let run = try CamshRun(
      [
        "explore", "--app", "issues", "--defect", "creator-twice", "--moves", "500", "--output",
        "file/out",
      ],
      in: folder)
    #expect(run.code == 1)
    #expect(run.errors.contains("error: cannot write file/out: Not a directory\n"))
    #expect(run.output.contains("\n% app: issues\n% defect: creator-twice\n"), "\(run.output)")
  }

  @Test func `the number of jobs changes no findings, states or files`() throws {
    for jobs in 1...3 {
      let run = try CamshRun(
        [
          "explore", "--app", "issues", "--defect", "deaf-to-swipe-down", "--moves", "3000",
          "--jobs", "\(jobs)", "--output", "jobs\(jobs)", "--report", "json=\(jobs).json",
        ], in: folder)
      #expect(run.code == 3, "\(run.errors)")
    }
    let one = try comparable("1.json")
    #expect(try comparable("2.json") == one)
    #expect(try comparable("3.json") == one)
    let found = try report("1.json").found
    #expect(found.count > 1)
    #expect(found.map(\.steps) == found.map(\.steps).sorted())
    for script in found {
      let name = "found/\(script.signature).camsh"
      #expect(folder.read("jobs1/\(name)") == script.text)
      #expect(folder.read("jobs2/\(name)") == script.text)
      #expect(try CamshRun(["run", "jobs1/\(name)"], in: folder).code == 0)
    }
  }

  @Test func `a trap, an exit or a hang ends only its own expedition`() throws {
    let moves = ["trap", "leave", "spin", "chat", "wait"]
    let run = try CamshRun(
      ["explore", "--moves", "200", "--timeout", "400ms", "--report", "json=out.json"]
        + moves.flatMap { ["--only", "tap \($0)"] },
      program: "misbehaving-app", in: folder)
    #expect(run.code == 3, "\(run.output)\(run.errors)")
    let report = try report("out.json")
    let deaths = report.found.filter { $0.verdict == "crash" }
    #expect(deaths.count == 3, "\(run.output)")
    for mischief in ["trap", "leave", "spin"] {
      #expect(deaths.contains { $0.text.hasSuffix("\ntap \(mischief)\n") && $0.steps == 1 })
    }
    let made = report.model.states.flatMap { state in
      state.edges.filter { $0.count > 0 }.map { report.model.moves[Int($0.move)].text }
    }
    #expect(made.contains("tap chat") && made.contains("tap wait"))
    #expect(report.coverage.screens.contains("WaitingViewController"))
  }

  @Test func `two ways to one trap of the standard library are one crash in the app's function`()
    throws
  {
    let run = try CamshRun(
      ["explore", "--moves", "200", "--report", "json=out.json", "--only", "tap overreach"]
        + ["--only", "tap \"overreach far\""],
      program: "misbehaving-app", in: folder)
    #expect(run.code == 3, "\(run.output)\(run.errors)")
    let found = try report("out.json").found
    #expect(found.count == 1, "\(run.output)")
    #expect(
      found.first?.subject.hasSuffix(
        "Fatal error: Index out of range (SIGILL), in MischiefViewController.hoard(at:)") == true,
      "\(run.output)")
  }

  @Test func `a form that traps when it is empty is tried again with texts`() throws {
    let run = try CamshRun(
      ["explore", "--moves", "6000", "--report", "json=out.json", "--only", "tap form"]
        + ["--only", "tap next", "--only", "type *", "--only", "rotate *"],
      program: "misbehaving-app", in: folder)
    #expect(run.code == 3, "\(run.output)\(run.errors)")
    let report = try report("out.json")
    #expect(report.coverage.screens.contains("AgeViewController"), "\(run.output)")
    // One trap, however many ways lead there; moves that were refused on the way aren't replayed.
    let found = try #require(report.found.first)
    #expect(report.found.count == 1, "\(run.output)")
    #expect(
      found.subject
        == "misbehaving_app/FormViewController.swift:18: Fatal error: not an age (SIGILL)")
    #expect(found.isConfirmed)
    #expect(found.text.hasSuffix("\ntap form\ntap next\n"))
  }

  @Test func `an app that traps at launch is launched once`() throws {
    folder.write("% defaults: launch=traps\n", to: "start.camsh")
    let run = try CamshRun(
      ["explore", "--moves", "5000", "--from", "start.camsh", "--report", "json=out.json"],
      program: "misbehaving-app", in: folder)
    #expect(run.code == 3, "\(run.output)\(run.errors)")
    let report = try report("out.json")
    #expect(report.launches == 1)
    #expect(
      report.found.map(\.subject)
        == ["misbehaving_app/SceneDelegate.swift:14: Fatal error: no configuration (SIGILL)"])
  }

  @Test func `exploring finds a leak at launch although it never grows`() throws {
    folder.write("% defaults: launch=leaks\n", to: "start.camsh")
    let run = try CamshRun(
      ["explore", "--moves", "300", "--from", "start.camsh", "--only", "rotate *"]
        + ["--report", "json=out.json"],
      program: "misbehaving-app", in: folder)
    #expect(run.code == 3, "\(run.output)\(run.errors)")
    let found = try report("out.json").found
    #expect(
      found.map { "\($0.verdict) \($0.subject) \($0.steps)" } == ["leaked SplashCoordinator 0"])
    #expect(
      try CamshRun(
        ["run", "found/\(found.first?.signature ?? "").camsh"], program: "misbehaving-app",
        in: folder
      ).code == 0)
  }

  @Test func `the shortest script to a screen arrives there`() throws {
    let run = try CamshRun(
      ["explore", "--app", "flow", "--moves", "20000", "--to", "EditProfileViewController"],
      in: folder)
    #expect(run.code == 0, "\(run.errors)")
    folder.write(run.output, to: "way.camsh")
    #expect(run.output.hasSuffix("expect visible EditProfileViewController\n"))
    #expect(try CamshRun(["run", "way.camsh"], in: folder).code == 0)
    let missing = try CamshRun(
      ["explore", "--app", "flow", "--moves", "300", "--to", "NoSuchViewController"], in: folder)
    #expect(missing.code == 1)
    #expect(missing.errors.contains("no screen 'NoSuchViewController' was reached in 300 moves"))
  }

  @Test(arguments: [
    (["--app", "nowhere"], "there is no app 'nowhere'"),
    (["--defect", "no-such-mistake"], "the app has no defect 'no-such-mistake'"),
  ])
  func `an unknown app or defect is invalid usage`(_ options: [String], _ words: String) throws {
    let run = try CamshRun(["explore", "--moves", "10"] + options, in: folder)
    #expect(run.code == 64)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("error: \(words)"), "\(run.errors)")
  }

  @Test func `go makes the moves of the path from the session's state`() throws {
    let run = try CamshRun(
      [
        "-c",
        """
        app flow; go SettingsViewController; expect visible SettingsViewController; \
        go EditProfileViewController; expect visible EditProfileViewController; undo; \
        expect not visible EditProfileViewController; history
        """,
      ], in: folder)
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    #expect(!run.output.contains("go Edit"))
    let nowhere = try CamshRun(["-c", "app flow; go NoSuchViewController"], in: folder)
    #expect(nowhere.code == 1)
    #expect(
      nowhere.errors == """
        -c:1:11: error: no path from here to 'NoSuchViewController' was found
          go NoSuchViewController

        """)
  }

  @Test func `the shell's explore finds problems and exits 3`() throws {
    let run = try CamshRun(
      ["-c", "app issues; defect deaf-to-swipe-down on; explore 2s"], in: folder)
    #expect(run.code == 3, "\(run.output)\(run.errors)")
    #expect(run.output.contains("abandoned IssueCreatorCoordinator"))
  }

  @Test func `a defect of another app launches that app right after launch`() throws {
    let run = try CamshRun(["-c", "defect deaf-to-swipe-down on; explore 2s"], in: folder)
    #expect(run.code == 3, "\(run.output)\(run.errors)")
    #expect(run.output.contains("abandoned IssueCreatorCoordinator"))
    let late = try CamshRun(["-c", "tab favorite; defect deaf-to-swipe-down on"], in: folder)
    #expect(late.code == 1)
  }

  @Test func `a test that explores fails with the script of the problem`() throws {
    folder.write("% app: issues\n% defect: deaf-to-swipe-down\ntap +\n", to: "a.camsh")
    folder.write("% app: issues\ntap +\n", to: "b.camsh")
    #expect(try CamshRun(["test", "."], in: folder).code == 0)
    let run = try CamshRun(
      ["test", ".", "--explore", "1500", "--report", "json=out.json"], in: folder)
    #expect(run.code == 3, "\(run.output)")
    #expect(run.output.contains("found by exploring from the end of the script"))
    #expect(run.output.contains("    swipe down"))
    #expect(run.output.contains("1500 moves explored from each end, seed 1"))
    let results = try JSONReport.run(from: #require(folder.read("out.json"))).results
    #expect(results.map(\.outcome) == [.findings, .passed])
    let script = try #require(results[0].explored?.first)
    folder.write(script.text, to: "found.camsh")
    #expect(try CamshRun(["run", "found.camsh"], in: folder).code == 0)
  }

  @Test func `exploring from a script's end doesn't report what the script expects`() throws {
    folder.write(
      """
      % app: issues
      % defect: deaf-to-swipe-down
      tap +
      swipe down
      expect finding abandoned IssueCreatorCoordinator
      """, to: "a.camsh")
    let run = try CamshRun(
      ["explore", "--from", "a.camsh", "--moves", "200", "--report", "json=out.json"], in: folder)
    #expect(run.code != 1, "\(run.errors)")
    #expect(try !report("out.json").found.contains { $0.steps <= 2 })
  }

  @Test func `accepted problems don't fail an exploration`() throws {
    let arguments = [
      "explore", "--app", "issues", "--defect", "deaf-to-swipe-down", "--moves", "600",
      "--report", "json=out.json",
    ]
    #expect(try CamshRun(arguments, in: folder).code == 3)
    let entries = try report("out.json").found.map {
      "{\"signature\":\"\($0.signature)\",\"reason\":\"known\"}"
    }
    folder.write(
      "{\"version\":1,\"findings\":[\(entries.joined(separator: ","))]}", to: "known.json")
    let run = try CamshRun(arguments + ["--baseline", "known.json"], in: folder)
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    #expect(run.output.contains("which the baseline accepts"))
  }

  @Test func `merged explorations keep every finding and write its script`() throws {
    for shard in 1...2 {
      let run = try CamshRun(
        [
          "explore", "--app", "issues", "--defect", "deaf-to-swipe-down", "--moves", "700",
          "--shard", "\(shard)/2", "--report", "json=\(shard).json", "--output", "s\(shard)",
        ], in: folder)
      #expect(run.code == 3)
    }
    let run = try CamshRun(
      [
        "merge", "1.json", "2.json", "--output", "all", "--report", "json=all.json",
        "--report", "html=all.html",
      ], in: folder)
    #expect(run.code == 3, "\(run.errors)")
    let (one, other, all) = (try report("1.json"), try report("2.json"), try report("all.json"))
    #expect(one.seeds != other.seeds)
    let signatures = Set((one.found + other.found).map(\.signature))
    #expect(Set(all.found.map(\.signature)) == signatures)
    for signature in signatures { #expect(folder.read("all/found/\(signature).camsh") != nil) }
    #expect(folder.read("all.html")?.contains("id=\"map\"") == true)
    folder.write("{\"exploration\":1}", to: "bad.json")
    #expect(try CamshRun(["merge", "bad.json"], in: folder).code == 64)
  }
}
