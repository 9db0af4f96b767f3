import CoordinatorKit
import Foundation
import ShellTestSupport
import Testing

@testable import CamplaceShell
@testable import CoordinatorShellCore
@testable import ShellLanguage

@MainActor struct ExplorationReportTests {
  private func report(
    _ app: String, defect: String? = nil, moves: Int, seed: UInt64 = 1,
    accepting accepted: [String: String] = [:], takesPictures: Bool = false
  ) throws -> ExplorationReport {
    var header = ScriptHeader()
    header.defects = [defect].compactMap(\.self).map { .init(name: $0, isOn: true) }
    var world = ExploredWorld(
      app: app, surroundings: .camplace(),
      start: Script(name: "test", header: header, statements: []))
    world.takesPictures = takesPictures
    var limits = Explorer.Limits()
    limits.moves = moves
    limits.seed = seed
    let explorer = Explorer(
      limits, accepting: Set(accepted.keys), send: Explorer.sender(in: world))
    while !explorer.isDone { _ = try explorer.goOn() }
    let found = explorer.discoveries.map { discovery in
      FoundScript(
        signature: discovery.signature, verdict: discovery.verdict, subject: discovery.words,
        text: discovery.trace.joined(separator: "\n"), steps: discovery.trace.count,
        isExpected: true, isConfirmed: true)
    }
    return ExplorationReport(
      explorer, of: world, seed: seed, found: found, reasons: accepted, microseconds: 1000)
  }

  private func read(_ report: ExplorationReport) throws -> ExplorationReport {
    try JSONDecoder().decode(
      ExplorationReport.self, from: Data(try JSONText.of(report).utf8))
  }

  @Test func `a report can be read back unchanged`() throws {
    let report = try report("issues", defect: "deaf-to-swipe-down", moves: 600, takesPictures: true)
    #expect(!report.found.isEmpty)
    let again = try read(report)
    #expect(try JSONText.of(again) == JSONText.of(report))
    #expect(again.map == report.map)
    #expect(
      ExplorationCoverage(again.model, declared: again.declared) == report.coverage)
  }

  @Test func `merging joins states, moves and coverage, and keeps the shortest script`() throws {
    let one = try read(report("issues", defect: "deaf-to-swipe-down", moves: 400))
    let other = try read(report("issues", defect: "deaf-to-swipe-down", moves: 700, seed: 2))
    let merged = try ExplorationReport(merging: [("a", one), ("b", other)])
    #expect(merged.moves == 1100)
    #expect(merged.seeds == [1, 2])
    let keys = Set(one.model.states.map(\.key)).union(other.model.states.map(\.key))
    #expect(Set(merged.model.states.map(\.key)) == keys)
    #expect(merged.coverage.untried <= min(one.coverage.untried, other.coverage.untried) + 400)
    #expect(Set(merged.coverage.screens).isSuperset(of: one.coverage.screens))
    for script in merged.found {
      let steps = (one.found + other.found).filter { $0.signature == script.signature }.map(\.steps)
      #expect(steps.min() == script.steps)
    }
    #expect(merged.found.map(\.steps) == merged.found.map(\.steps).sorted())
    // The same twice is the same, with everything counted twice.
    let twice = try ExplorationReport(merging: [("a", one), ("a", one)])
    #expect(twice.coverage == one.coverage)
    #expect(twice.model.states.map(\.visits) == one.model.states.map { 2 * $0.visits })
  }

  @Test func `explorations of different apps can't be merged`() throws {
    let one = try report("issues", moves: 50)
    let other = try report("books", moves: 50)
    #expect(throws: ExplorationReport.MergeFailure.otherApp("issues", "books")) {
      try ExplorationReport(merging: [("a", one), ("b", other)])
    }
    let mistaken = try report("issues", defect: "deaf-to-swipe-down", moves: 50)
    #expect(throws: ExplorationReport.MergeFailure.otherDefects(file: "b")) {
      try ExplorationReport(merging: [("a", one), ("b", mistaken)])
    }
  }

  @Test func `a damaged report is refused`() throws {
    let text = try JSONText.of(report("issues", moves: 50))
    for (old, new) in [
      ("\"way\" : [", "\"way\" : [[9999, 0], "), ("\"move\" : 1", "\"move\" : 999999"),
    ] {
      let range = try #require(text.range(of: old))
      let damaged = text.replacingCharacters(in: range, with: new)
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(ExplorationReport.self, from: Data(damaged.utf8))
      }
    }
  }

  @Test(arguments: [
    (true, Bool?.none, ""), (false, nil, "  (a replay did not reproduce it)"),
    (false, false, "  (the exploration was interrupted before a replay)"),
  ])
  func `a script that may not reproduce its problem is marked`(
    _ isConfirmed: Bool, _ isTried: Bool?, _ mark: String
  ) {
    let script = FoundScript(
      signature: "1", verdict: "leaked", subject: "Screen", text: "tap a", steps: 1,
      isExpected: true, isConfirmed: isConfirmed, isTried: isTried)
    #expect(
      ExplorationSummary.lines(script, path: "found/1.camsh")
        == ["  leaked Screen  1 step  found/1.camsh" + mark])
  }

  @Test func `the reference to change is below its finding`() {
    var finding = ReportedFinding(
      verdict: .leaked, subject: "Screen#1", type: "Screen", signature: "1")
    finding.links = [
      .init(holder: "Screen#1", strength: "strong", field: "model", target: "Model"),
      .init(holder: "Model", strength: "strong", field: "onEnd", target: "Screen#1"),
    ]
    finding.kept = 3
    finding.cut = .init(link: 1, frees: 3, others: [.init(holder: "Model", field: "onStart")])
    let script = FoundScript(
      signature: "1", verdict: "leaked", subject: "Screen", text: "tap a", steps: 2,
      isExpected: true, isConfirmed: true, finding: finding)
    #expect(
      ExplorationSummary.lines(script, path: "found/1.camsh") == [
        "  leaked Screen  2 steps  found/1.camsh",
        "    Model  strong  onEnd, and Model  onStart  (make both of these weak: frees all 3)",
      ])
  }

  @Test func `a list's element beside the reference to change is to be removed`() {
    var finding = ReportedFinding(
      verdict: .leaked, subject: "Login#1", type: "Login", signature: "1")
    finding.links = [
      .init(
        holder: "Login#1", strength: "strong", field: "onEnd → closure capture of type Login",
        target: "Login#1")
    ]
    finding.kept = 1
    finding.cut = .init(
      link: 0, frees: 1,
      others: [.init(holder: "Profile#1", field: "children[0]", isWeakenable: false)])
    #expect(
      finding.reasons == [
        "Login#1  strong  onEnd → closure capture of type Login, "
          + "and Profile#1  children[0] (remove)  (make this weak, and remove the other: frees it)"
      ])
    #expect(
      finding.explanation.last
        == "Making onEnd → closure capture of type Login of Login#1 weak and removing "
        + "children[0] of Profile#1 frees 1 of them.")
  }

  @Test func `an object that only the reference to change retained needs another owner first`() {
    var finding = ReportedFinding(
      verdict: .leaked, subject: "Login#1", type: "Login", signature: "1")
    finding.links = [
      .init(
        holder: "Login#1", strength: "strong", field: "onEnd → closure capture of type Login",
        target: "Login#1")
    ]
    finding.kept = 1
    finding.cut = .init(link: 0, frees: 1, unowned: "Login#1")
    #expect(
      finding.reasons == [
        "Login#1  strong  onEnd → closure capture of type Login  (make this weak: frees it)",
        "nothing else retained Login#1 while it was in use: first let its owner store it",
      ])
  }

  @Test func `a finding without a reference to change has its first note below it`() {
    var finding = ReportedFinding(
      verdict: .structure, subject: "Screen#1", type: "Screen", signature: "1")
    finding.notes = ["'flow' referenced an object that was deallocated", "a second sentence"]
    let script = FoundScript(
      signature: "1", verdict: "structure", subject: "Screen", text: "tap a", steps: 1,
      isExpected: true, isConfirmed: true, finding: finding)
    #expect(
      ExplorationSummary.lines(script, path: "found/1.camsh") == [
        "  structure Screen  1 step  found/1.camsh",
        "    'flow' referenced an object that was deallocated",
      ])
  }

  @Test func `cycles through several screens that need the same change are one mistake`() {
    func script(_ screen: String, _ field: String, subject: String = "Flow") -> FoundScript {
      var finding = ReportedFinding(
        verdict: .leaked, subject: "\(subject)#1", type: subject, signature: screen)
      finding.links = [
        .init(holder: "Flow#2", strength: "strong", field: field, target: screen),
        .init(holder: "\(screen)#1", strength: "strong", field: "flow", target: "Flow#2"),
      ]
      finding.cut = .init(link: 0, frees: 2)
      var found = FoundScript(
        signature: screen, verdict: "leaked", subject: subject, text: "tap a", steps: 1,
        isExpected: true, isConfirmed: true)
      found.finding = finding
      return found
    }
    let first = script("Home", "children[0]")
    #expect(script("Detail", "children[3]").isSameMistake(as: first))
    #expect(!script("Detail", "stack").isSameMistake(as: first))
    #expect(!script("Detail", "children[0]", subject: "Other").isSameMistake(as: first))
  }

  @Test func `problems that one capture causes are one mistake`() {
    func script(
      _ verdict: Finding.Verdict, _ subject: String, _ holder: String, _ field: String
    ) -> FoundScript {
      var finding = ReportedFinding(
        verdict: verdict, subject: "\(subject)#1", type: subject, signature: subject)
      finding.links = [.init(holder: holder, strength: "strong", field: field, target: subject)]
      if verdict != .growing { finding.cut = .init(link: 0, frees: 2) }
      var found = FoundScript(
        signature: subject, verdict: verdict.rawValue, subject: subject, text: "tap a", steps: 1,
        isExpected: true, isConfirmed: true)
      found.finding = finding
      return found
    }
    let capture = "onNext → closure capture of type Tour"
    let tour = script(.leaked, "Tour", "Step#1", capture)
    #expect(script(.leaked, "Step", "Step#2", capture).isSameMistake(as: tour))
    #expect(script(.abandoned, "Tour", "Step#2", capture).isSameMistake(as: tour))
    #expect(!script(.leaked, "Step", "Step#2", "onNext").isSameMistake(as: tour))
    let flow = script(.abandoned, "Flow", "App#1", "children[0]")
    #expect(script(.growing, "Flow", "App#1", "children[7]").isSameMistake(as: flow))
    #expect(!script(.growing, "Flow", "App#1", "newest").isSameMistake(as: flow))
    #expect(!script(.leaked, "Flow", "App#1", "children[0]").isSameMistake(as: flow))
  }

  @Test func `the summary names what retains a growing number of objects`() {
    var finding = ReportedFinding(
      verdict: .growing, subject: "Clock#3", type: "Clock", signature: "1")
    finding.notes = ["1 more at each of the last visits of the same screens: 1, 2, 3"]
    finding.root = "static Hub.shared"
    finding.links = [
      .init(
        holder: "Hub", strength: "strong", field: "handlers[2] → closure capture of type Clock",
        target: "Clock#3")
    ]
    #expect(
      finding.reasons == [
        "1 more at each of the last visits of the same screens: 1, 2, 3",
        "Hub  strong  handlers[2] → closure capture of type Clock",
      ])
  }

  @Test func `the summary says how a task should end`() {
    var finding = ReportedFinding(
      verdict: .abandoned, subject: "Presence#1", type: "Presence", signature: "1")
    finding.notes = ["the task never ends: cancel it when the screen is gone"]
    finding.root = "a task that polls"
    finding.links = [
      .init(
        holder: "Task in Presence.viewDidLoad()", strength: "possible",
        field: "capture of type Presence", target: "Presence#1")
    ]
    finding.kept = 5
    finding.cut = .init(link: 0, frees: 5, isWeakenable: true)
    #expect(
      finding.reasons == [
        "Task in Presence.viewDidLoad()  possible  capture of type Presence  "
          + "(make this weak: frees all 5)",
        "the task never ends: cancel it when the screen is gone",
      ])
  }

  @Test func `accepted problems are counted and not reported`() throws {
    let all = try report("issues", defect: "deaf-to-swipe-down", moves: 2000)
    let first = try #require(all.found.first)
    let rest = try report(
      "issues", defect: "deaf-to-swipe-down", moves: 2000,
      accepting: [first.signature: "until the sheet is rewritten"])
    #expect(!rest.found.contains { $0.signature == first.signature })
    #expect(
      rest.accepted == [
        .init(signature: first.signature, reason: "until the sheet is rewritten")
      ])
    #expect(
      ExplorationSummary(rest).lines.contains {
        $0.contains("known") && $0.contains(first.signature)
      })
  }

  @Test func `the coverage names declared classes that were never reached`() throws {
    let report = try report("flow", moves: 40)
    let missing = report.coverage.screensNeverReached
    #expect(missing.contains("EditProfileViewController"))
    #expect(!missing.contains("LoginViewController"))
    // Of no other app, and no class that others inherit from.
    #expect(!missing.contains { $0.hasPrefix("Issue") || $0.hasPrefix("Place") })
    #expect(!report.coverage.coordinatorsNeverReached.contains("BaseCoordinator"))
    let whole = try self.report("flow", moves: 6000)
    #expect(whole.coverage.screensNeverReached == [])
    #expect(whole.coverage.coordinatorsNeverReached == [])
  }

  @Test func `distinguishing titles or controls makes more states`() throws {
    func states(_ detail: StateReader.Detail) throws -> Int {
      var world = ExploredWorld(
        app: "books", surroundings: .camplace(), start: Script(name: "test", statements: []))
      world.detail = detail
      var limits = Explorer.Limits()
      limits.moves = 1500
      let explorer = Explorer(limits, send: Explorer.sender(in: world))
      while !explorer.isDone { _ = try explorer.goOn() }
      return explorer.model.stateCount
    }
    let structure = try states([])
    #expect(try states(.titles) > structure)
    #expect(try states([.titles, .controls]) > structure)
  }

  @Test func `the page draws every screen and escapes its name`() throws {
    var report = try report("issues", defect: "deaf-to-swipe-down", moves: 600, takesPictures: true)
    report.app = "</script><img src=x onerror=alert(1)>\u{202e}\u{1b}[31m"
    let page = ExplorationPage.text(of: report, toolVersion: "0")
    for screen in ScreenGraph(report.model).screens {
      #expect(page.contains("id=\"screen-\(screen.name)\""))
    }
    #expect(!page.contains("<img"))
    #expect(!page.contains("\u{202e}") && !page.contains("\u{1b}"))
    #expect(page.components(separatedBy: "</script>").count == 3)
  }
}
