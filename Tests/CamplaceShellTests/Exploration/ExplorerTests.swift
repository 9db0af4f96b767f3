import CoordinatorKit
import ShellTestSupport
import Testing

@testable import CamplaceShell
@testable import CoordinatorShellCore
@testable import ShellLanguage

@MainActor struct ExplorerTests {
  private func world(_ app: String, defect: String? = nil) -> ExploredWorld {
    var header = ScriptHeader()
    header.defects = [defect].compactMap(\.self).map { .init(name: $0, isOn: true) }
    return ExploredWorld(
      app: app, surroundings: .camplace(),
      start: Script(name: "test", header: header, statements: []))
  }

  private func explored(
    _ world: ExploredWorld, moves: Int, seed: UInt64 = 1, untilFound: Bool = false
  ) throws -> Explorer {
    var limits = Explorer.Limits()
    limits.moves = moves
    limits.seed = seed
    let explorer = Explorer(limits, send: Explorer.sender(in: world))
    while !explorer.isDone {
      let found = try explorer.goOn()
      if untilFound, !found.isEmpty { break }
    }
    return explorer
  }

  @Test func `a choice isn't to blame if the app ends at launch`() throws {
    let choice = ExplorationChoice(only: ["nosuch *"])
    #expect(!choice.forbidsAll(of: ExplorationModel()))
    var chosen = world("issues")
    chosen.choice = choice
    #expect(try choice.forbidsAll(of: explored(chosen, moves: 5).model))
  }

  @Test func `a shortcut leads to where an object was made, and on to the same finding`() throws {
    let world = world("camplace", defect: "immortal-timer")
    let found = try explored(world, moves: 20_000, untilFound: true).discoveries
    let discovery = try #require(found.first { !$0.shortcuts.isEmpty })
    let shortcut = try #require(discovery.byShortcuts.last)
    #expect(shortcut.trace.count < discovery.trace.count)
    let script = try #require(Shortening.script(of: shortcut, in: world))
    let outcome = Trial(of: script, in: world.surroundings, app: world.app)
      .observation(of: script.statements, passingOverAllBut: discovery.symptom)
    #expect(discovery.isShown(by: outcome))
  }

  @Test(arguments: [
    ("issues", "strong-finish-delegate", "leaked AppCoordinator"),
    ("issues", "local-app-coordinator", "vanished IssueListViewController"),
    ("issues", "deaf-to-swipe-down", "abandoned IssueCreatorCoordinator"),
    ("issues", "strong-coordinator", "leaked IssueListCoordinator"),
    ("issues", "creator-twice", "structure IssueCreatorCoordinator"),
    ("issues", "wrong-presenter", "structure AssigneeCoordinator"),
    ("books", "strong-view-coordinator", "leaked BookSearchCoordinator"),
    ("books", "strong-parent", "leaked TabCoordinator"),
    ("campers", "stale-current-view", "abandoned CamperDetailViewController"),
    ("campers", "strong-coordinator-in-view-model", "leaked SceneCoordinator"),
    ("campers", "root-under-modal", "abandoned SceneNavigationController"),
    ("campers", "deaf-to-dismissal", "abandoned CamperDetailViewController"),
    ("flow", "forgotten-child", "abandoned AuthCoordinator"),
    ("flow", "logout-keeps-tabs", "abandoned TabBarCoordinator"),
    ("flow", "one-more-each-time", "structure HomeCoordinator"),
    ("flow", "child-never-added", "vanished LoginViewController"),
    ("flow", "started-before-added", "no coordinator above ProfileCoordinator handles 'visit'"),
    ("flow", "root-under-sheet", "abandoned UITabBarController"),
    ("flow", "strong-flow-delegate", "leaked SceneCoordinator"),
    ("camplace", "strong-map-delegate", "leaked MainMapViewCoordinator"),
    ("camplace", "self-in-binding", "leaked PlaceDetailViewController"),
    ("camplace", "immortal-timer", "abandoned PlaceDetailViewController"),
    ("camplace", "observer-never-removed", "abandoned PlaceDetailViewController"),
  ])
  func `exploring finds a defect`(_ app: String, _ defect: String, _ expected: String) throws {
    let explorer = Explorer(
      limits(moves: 20_000), send: Explorer.sender(in: world(app, defect: defect)))
    var titles: [String] = []
    while !explorer.isDone, !titles.contains(where: { $0.contains(expected) }) {
      titles += try explorer.goOn().map(\.title)
    }
    #expect(titles.contains { $0.contains(expected) }, "found \(titles)")
  }

  private func limits(moves: Int) -> Explorer.Limits {
    var limits = Explorer.Limits()
    limits.moves = moves
    return limits
  }

  @Test func `an expedition makes no move after its time is over`() {
    var questions = 0
    let record = Expedition.record(
      world("flow"), .init(budget: 500, seed: 1, lane: 0), model: ExplorationModel(), known: [],
      StateReader()
    ) {
      questions += 1
      // The first question comes before the launch.
      return questions > 8
    }
    #expect(record.moves == 7)
  }

  @Test(arguments: bundledApps)
  func `exploring a correct app finds nothing`(_ app: String) throws {
    let explorer = try explored(world(app), moves: 800)
    #expect(explorer.discoveries.map(\.title) == [])
    #expect(explorer.moves == 800)
  }

  @Test func `the same seed and number of moves give the same states and findings`() throws {
    let world = world("flow", defect: "forgotten-child")
    let first = try explored(world, moves: 600)
    let second = try explored(world, moves: 600)
    #expect(first.discoveries == second.discoveries)
    #expect(first.model.states.map(\.key) == second.model.states.map(\.key))
    #expect(first.launches == second.launches)
  }

  @Test func `an encoded record has the same effect on the model`() throws {
    let world = world("issues", defect: "deaf-to-swipe-down")
    let direct = Explorer.sender(in: world)
    let coded = Explorer(limits(moves: 600)) { orders, model, known in
      direct(orders, model, known).compactMap { outcome in
        guard case .returned(let record) = outcome,
          let read = ExpeditionRecord(bytes: record.bytes, command: { world.command($0) })
        else { return nil }
        return .returned(read)
      }
    }
    while !coded.isDone { _ = try coded.goOn() }
    let plain = try explored(world, moves: 600)
    #expect(coded.discoveries == plain.discoveries)
    #expect(coded.model.states.map(\.key) == plain.model.states.map(\.key))
    #expect(coded.model.moves.map(\.text) == plain.model.moves.map(\.text))
    #expect(coded.model.states.map(\.way) == plain.model.states.map(\.way))
  }

  @Test func `a problem becomes the shortest script that expects it`() throws {
    let world = world("issues", defect: "deaf-to-swipe-down")
    let explorer = try explored(world, moves: 2000, untilFound: true)
    let discovery = try #require(explorer.discoveries.first)
    let script = try #require(Shortening.script(of: discovery, in: world))
    let trial = Trial(of: script, in: world.surroundings, app: "issues")
    let found = Shortening(world, origin: "a test", observe: trial.observation)
      .found(discovery, script)
    #expect(
      found.text == """
        #!/usr/bin/env -S camsh run
        % app: issues
        % defect: deaf-to-swipe-down
        % tags: explored
        # abandoned IssueCreatorCoordinator, signature 4ca19021
        # Found by a test.
        tap +
        swipe down
        expect finding abandoned IssueCreatorCoordinator

        """)
    #expect(Transcribed(found.text, quiet: true).code == .ok)
    #expect(
      Transcribed(found.text.replacing("defect: deaf-to-swipe-down", with: "tags: x"), quiet: true)
        .code == .failed)
  }

  @Test func `the comment of a script about growth has the counts of that script`() throws {
    let world = world("flow", defect: "one-more-each-time")
    let trace = ["send login \"open sesame\"", "repeat 4 { tab settings; tab home }"]
    let script = try #require(
      Shortening.script(of: Discovery(.failure(""), words: "", trace: trace), in: world))
    var trial = Trial(of: script, in: world.surroundings, app: "flow")
    trial.reportsFindings = true
    let seen = trial.observation(of: script.statements, passingOverAllBut: nil)
    let finding = try #require(seen.reported?.first { $0.verdict == .growing })
    let discovery = Discovery(
      .finding(verdict: "growing", type: finding.type, signature: finding.signature),
      words: "1 more in every turn of the loop: 90, 91, 92, 93 coordinators attached", trace: trace)
    let found = Shortening(world, origin: "a test", observe: trial.observation)
      .found(discovery, script)
    let note = try #require(found.finding?.notes.first)
    #expect(found.text.contains("\n# \(note)\n"), "\(found.text)")
    #expect(!found.text.contains("90, 91"), "\(found.text)")
  }

  @Test func `a script that ends in a hold expects the warning that it meets, too`() throws {
    let world = world("issues", defect: "creator-twice")
    let idle = Discovery(
      .finding(verdict: "structure", type: "IssueCreatorCoordinator", signature: "f342871e"),
      words: "", trace: ["hold", "tap +", "tap +", "settle"])
    let script = try #require(Shortening.script(of: idle, in: world))
    let trial = Trial(of: script, in: world.surroundings, app: "issues")
    let found = Shortening(world, origin: "a test", observe: trial.observation).found(idle, script)
    let lines = found.text.split(separator: "\n").filter {
      !$0.hasPrefix("#") && !$0.hasPrefix("%")
    }
    #expect(
      lines == [
        "hold", "tap +", "tap +", "expect finding structure IssueCreatorCoordinator",
        "expect finding misuse UINavigationController",
      ])
    #expect(Transcribed(found.text, quiet: true).code == .ok)
  }

  @Test func `a crash that a replay doesn't repeat keeps its moves, though one of them fails`()
    throws
  {
    let world = world("issues")
    let words = "it crashed with SIGILL"
    let crash = Discovery(.death(words), words: words, trace: ["tap +", "swipe down", "pop 9"])
    let script = try #require(Shortening.script(of: crash, in: world))
    let trial = Trial(of: script, in: world.surroundings, app: "issues")
    let found = Shortening(world, origin: "a test", observe: trial.observation)
      .found(crash, script)
    #expect(!found.isConfirmed)
    #expect(found.text.hasSuffix("tap +\nswipe down\npop 9\n"), "\(found.text)")
  }

  @Test func `an exception that a replay doesn't repeat isn't reported as a failing move`() throws {
    let world = world("issues")
    let words = "NSInternalInconsistencyException: Invalid update"
    let raised = Discovery(.failure(words), words: words, trace: ["tap +", "swipe down", "pop 9"])
    let script = try #require(Shortening.script(of: raised, in: world))
    let trial = Trial(of: script, in: world.surroundings, app: "issues")
    let found = Shortening(world, origin: "a test", observe: trial.observation)
      .found(raised, script)
    #expect(!found.isConfirmed)
    #expect(found.text.hasSuffix("tap +\nswipe down\npop 9\n"), "\(found.text)")
  }

  @Test func `a finding is shrunk from the first shortcut that shows it`() throws {
    let world = world("issues", defect: "deaf-to-swipe-down")
    let kind = try #require(try explored(world, moves: 400).discoveries.first?.kind)
    let long = Array(repeating: ["tap row 1", "back"], count: 40).flatMap { $0 }
    let discovery = Discovery(
      kind, words: "", trace: long + ["tap +", "swipe down"],
      shortcuts: [["tap +"], ["tap +", "swipe down"]])
    let script = try #require(Shortening.script(of: discovery, in: world))
    let trial = Trial(of: script, in: world.surroundings, app: "issues")
    var longest = 0
    let found = Shortening(world, origin: "a test") { statements, symptom in
      longest = max(longest, statements.count)
      return trial.observation(of: statements, passingOverAllBut: symptom)
    }.found(discovery, script)
    #expect(found.isConfirmed)
    #expect(longest < long.count)
    #expect(found.text.contains("\ntap +\nswipe down\nexpect"), "\(found.text)")
  }

  @Test func `trials that the time limit cuts short don't make a finding doubtful`() throws {
    let world = world("issues", defect: "deaf-to-swipe-down")
    let known = try #require(try explored(world, moves: 400).discoveries.first)
    let discovery = Discovery(known.kind, words: "", trace: ["tap +", "swipe down", "pop 9"])
    let script = try #require(Shortening.script(of: discovery, in: world))
    let trial = Trial(of: script, in: world.surroundings, app: "issues")
    var trials = 0
    let shortening = Shortening(world, origin: "a test", isOver: { trials > 0 }) {
      trials += 1
      // The limit ends the first trial.
      guard trials > 1 else {
        var observation = Observation()
        observation.isInterrupted = true
        return observation
      }
      return trial.observation(of: $0, passingOverAllBut: $1)
    }
    #expect(shortening.found(discovery, script).isConfirmed)
  }

  @Test func `a screen that the next visit shows is recognized after the time limit too`() throws {
    let world = world("issues", defect: "deaf-to-swipe-down")
    let known = try #require(try explored(world, moves: 400).discoveries.first)
    let discovery = Discovery(known.kind, words: "", trace: ["tap +", "swipe down"])
    let script = try #require(Shortening.script(of: discovery, in: world))
    let trial = Trial(of: script, in: world.surroundings, app: "issues")
    var report = trial
    report.reportsFindings = true
    let found = Shortening(world, origin: "a test", isOver: { true }) {
      report.observation(of: $0, passingOverAllBut: $1)
    } observe: {
      // As if another visit had shown the object again.
      $0.last?.text.hasPrefix("graph ") == true
        ? Observation() : trial.observation(of: $0, passingOverAllBut: $1)
    }.found(discovery, script)
    #expect(found.finding?.verdict == .abandoned)
    #expect(found.isTakenBack == true)
  }

  @Test func `exploring reaches every screen and coordinator`() throws {
    let explorer = try explored(world("flow"), moves: 6000)
    let coverage = ExplorationCoverage(explorer.model, declared: DeclaredClasses())
    #expect(
      Set(coverage.screens).isSuperset(of: [
        "LoginViewController", "HomeViewController", "SettingsViewController",
        "ProfileViewController", "EditProfileViewController",
      ]))
    #expect(
      Set(coverage.coordinators).isSuperset(of: [
        "SceneCoordinator", "AuthCoordinator", "TabBarCoordinator", "HomeCoordinator",
        "SettingsCoordinator", "ProfileCoordinator",
      ]))
  }

  @Test func `excluded moves are never made`() throws {
    var world = world("issues")
    world.choice = ExplorationChoice(never: ["tap +", "present *", "open *", "tap row*"])
    let explorer = try explored(world, moves: 600)
    #expect(
      !ExplorationCoverage(explorer.model, declared: DeclaredClasses()).screens.contains(
        "IssueCreatorViewController"))
    world.choice = ExplorationChoice(only: ["tab *", "advance *"])
    #expect(try explored(world, moves: 200).model.moves.allSatisfy { $0.kind != .finger })
  }

  @Test func `explore.camsh excludes moves, adds texts and adds commands`() throws {
    let source = Source(
      name: "explore.camsh",
      text: """
        type Password "open sesame"
        ! send logout
        favorite add 3
        """)
    let parser = ScriptParser(commands: ShellExtension.camplace.commands)
    var choice = ExplorationChoice()
    choice.take(try parser.parse(source))
    #expect(choice.texts.map(\.text) == ["open sesame"])
    #expect(choice.extras.map(\.description) == ["favorite add 3"])
    #expect(!choice.allows(ExploredMove(Move.send("logout", nil), .code)))
    #expect(choice.allows(ExploredMove(Move.back(1), .finger)))
  }
}
