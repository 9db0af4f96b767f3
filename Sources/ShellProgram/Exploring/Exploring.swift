import CoordinatorShellCore
import Glibc
import ShellLanguage

extension Program {
  /// Performs an exploration as the command line requests it.
  func explore(_ request: ExploreApp) -> ExitCode {
    if Host.app != nil { ExploredHomes.begin() }
    defer { ExploredHomes()?.remove() }
    Interruption.install([SIGINT, SIGTERM, SIGHUP])
    let surroundings = surroundings()
    guard let world = world(for: request, surroundings) else { return .usage }
    if let failure = unknownName(in: world) {
      output.writeError("error: \(failure.message)\n")
      return .usage
    }
    let setup: Exploration
    do { setup = try Exploration(request, world) } catch {
      output.writeError("error: \("\(error)".escapedForTerminal)\n")
      return .usage
    }
    let progress = ExploringProgress(
      isShown: !options.isQuiet && Environment.isTerminal(STDERR_FILENO))
    do throws(StepFailure) {
      if let screen = request.to {
        return try printWay(to: screen, setup, progress, isBare: request.way)
      }
      let report = try report(of: setup, progress)
      if world.choice.forbidsAll(of: report.model) {
        output.writeError(
          "error: nothing was explored: no move matches '--only' without matching '--never'\n")
        return .usage
      }
      return ended(report, request)
    } catch {
      progress.end()
      output.writeError("error: \(error.message)\n")
      return .failed
    }
  }

  /// Explores until the moves or the time are used up, and shrinks every problem at once.
  func report(
    of setup: Exploration, _ progress: ExploringProgress
  ) throws(StepFailure) -> ExplorationReport {
    closeNetwork()
    let explorer = setup.explorer(progress)
    var found: [FoundScript] = []
    var new = explorer.take(leftByLaunch(setup))
    repeat {
      new += try explorer.goOn()
      let scripts = setup.shrinking(new) { shortened($0, setup, $1) }
      for script in scripts where !script.isRefuted { take(script, setup, &found) }
      new = []
      progress.take(explorer, found.count)
    } while !setup.isOver(explorer)
    progress.end()
    var report = ExplorationReport(
      explorer, of: setup.world, seed: setup.limits.seed, found: found,
      reasons: setup.accepted, microseconds: setup.clock.elapsed.microseconds)
    if Interruption.isRequested { report.isInterrupted = true }
    return report
  }

  /// Adds a script that shows another problem than the others.
  private func take(_ script: FoundScript, _ setup: Exploration, _ found: inout [FoundScript]) {
    guard !found.contains(where: { $0.isSameScript(as: script) }) else { return }
    guard let index = found.firstIndex(where: { $0.isSameMistake(as: script) }) else {
      return found.append(script)
    }
    // The one that the baseline accepts stands for both, and an object that should be gone says more than counts.
    if setup.accepted[script.signature] != nil || found[index].isGrowth && !script.isGrowth {
      found[index] = script
    }
  }

  private func world(for request: ExploreApp, _ surroundings: Surroundings) -> ExploredWorld? {
    var start = Script(name: "explore", statements: [])
    if let path = request.from {
      guard let script = surroundings.script(at: path) else { return nil }
      start = script
    }
    var header = start.header
    header.connection = options.connection ?? header.connection ?? connection(for: request)
    header.defects += request.defect.map { ScriptHeader.Defect(name: $0, isOn: true) }
    start = Script(name: start.name, header: header, statements: start.statements)
    var world = ExploredWorld(app: app, surroundings: surroundings, start: start)
    world.choice = ExplorationChoice(only: request.only, never: request.never)
    world.takesPictures = !request.report.isEmpty || request.map?.format == .svg
    world.detail = request.detail
    world.foundFolder = ExploredFolder(path: request.output).found
    return takeChoices(beside: request.from, surroundings, &world) ? world : nil
  }

  /// What answers the requests of an exploration that starts at the launch of the app: samples, so
  /// that there is something to explore behind them.
  private func connection(for request: ExploreApp) -> Connection? {
    request.from == nil && Host.app?.network != nil ? .samples : nil
  }

  /// Why the world can't be launched, if its app or one of its defects doesn't exist.
  private func unknownName(in world: ExploredWorld) -> StepFailure? {
    guard let apps = try? Host.library(ServicesRequest()).apps else { return nil }
    guard let app = apps.first(where: { $0.name == world.app }) else {
      return .unknownApp(world.app, apps: apps.map(\.name))
    }
    let defects = app.defects.map(\.name)
    return world.start.header.defects.first { !defects.contains($0.name) }
      .map { .unknownDefect($0.name, defects: defects) }
  }

  /// Reads `explore.camsh` beside a script, or in the current folder; returns false if it can't be
  /// read.
  func takeChoices(
    beside script: String?, _ surroundings: Surroundings, _ world: inout ExploredWorld
  ) -> Bool {
    let folder = script?.lastIndex(of: "/").flatMap { script?[...$0] } ?? ""
    let choices = "\(folder)explore.camsh"
    guard choices != script, surroundings.files.isTaken(choices) else { return true }
    guard let script = surroundings.script(at: choices) else { return false }
    world.choice.take(script)
    return true
  }

  /// What the starting script leaves behind, judged at its end as `camsh test` would; an expedition
  /// sees only what grows.
  private func leftByLaunch(_ setup: Exploration) -> [Discovery] {
    let world = setup.world
    guard let script = Shortening.script(of: [], in: world),
      let work = IsolatedWork(limit: setup.patience, isHeard: false)
    else { return [] }
    let seen = Trial(of: script, in: world.surroundings, app: world.app)
      .observation(of: script.statements, passingOverAllBut: nil, of: script, in: work)
    return seen.unexpected.filter { $0.verdict != .misuse }.map { found in
      Discovery(
        .finding(verdict: found.verdict.rawValue, type: found.type, signature: found.signature),
        words: "", trace: [])
    }
  }

  // MARK: What was found

  /// Writes a script for a problem, in other processes.
  private func shortened(
    _ discovery: Discovery, _ setup: Exploration, _ isOver: @escaping @MainActor () -> Bool
  ) -> FoundScript? {
    let world = setup.world
    guard let script = Shortening.script(of: discovery, in: world),
      let work = IsolatedWork(limit: setup.limit(of: discovery), isHeard: false)
    else { return nil }
    var trial = Trial(of: script, in: world.surroundings, app: world.app)
    var report = trial
    report.reportsFindings = true
    if Host.app == nil, !discovery.isDeath {
      let end = work.run { () -> FoundScript in
        Shortening(world, origin: setup.origin, isOver: isOver) {
          report.observation(of: $0, passingOverAllBut: $1)
        } observe: {
          trial.observation(of: $0, passingOverAllBut: $1)
        }.found(discovery, script)
      }
      if case .answered(let found) = end { return found }
    }
    trial.progress = work.record.follower()
    report.progress = work.record.follower()
    return Shortening(world, origin: setup.origin, isOver: isOver) { [report] statements, symptom in
      report.observation(of: statements, passingOverAllBut: symptom, of: script, in: work)
    } observe: { [trial] statements, symptom in
      trial.observation(of: statements, passingOverAllBut: symptom, of: script, in: work)
    }.found(discovery, script)
  }

  // MARK: A way

  /// Explores until it reaches a screen, and prints the shortest script to it, or only its moves
  /// from the start of the exploration.
  private func printWay(
    to screen: String, _ setup: Exploration, _ progress: ExploringProgress, isBare: Bool
  ) throws(StepFailure) -> ExitCode {
    let explorer = setup.explorer(progress)
    repeat {
      _ = try explorer.goOn()
      progress.take(explorer, 0)
      guard let way = explorer.model.way(to: screen) else { continue }
      progress.end()
      guard !isBare else {
        for statement in shortest(way, to: screen, in: setup.world) {
          output.write(statement + "\n")
        }
        return .ok
      }
      return printed(way, to: screen, in: setup.world)
    } while !setup.isOver(explorer)
    progress.end()
    if setup.world.surroundings.isInterrupted() {
      output.writeError("interrupted\n")
      return .interrupted
    }
    // The shell's `go` reports this in its own words.
    guard !isBare else { return .failed }
    let name = screen.escapedForTerminal
    output.writeError(
      "error: no screen '\(name)' was reached in \(explorer.moves) moves; try longer with --for\n")
    return .failed
  }

  private func shortest(_ way: [String], to screen: String, in world: ExploredWorld) -> [String] {
    guard let trials = trials(of: way, to: screen, in: world) else { return way }
    return WayShortening(world, observe: trials.observe).shortest(way, to: screen)
  }

  /// Prints the shortest script to a screen.
  private func printed(_ way: [String], to screen: String, in world: ExploredWorld) -> ExitCode {
    guard let trials = trials(of: way, to: screen, in: world) else { return .failed }
    let shortening = Shortening(world, origin: "camsh explore", observe: trials.observe)
    output.write(shortening.shortest(trials.script, to: screen))
    return .ok
  }

  /// The script of a way to a screen, and what observes its statements in another process.
  private func trials(
    of way: [String], to screen: String, in world: ExploredWorld
  ) -> (script: Script, observe: Shrinker.Observe)? {
    guard let script = Shortening.script(of: way, to: screen, in: world),
      let work = isolatedWork(script, isHeard: false)
    else { return nil }
    var trial = Trial(of: script, in: world.surroundings, app: world.app)
    trial.progress = work.record.follower()
    return (
      script,
      { [trial] statements, symptom in
        trial.observation(of: statements, passingOverAllBut: symptom, of: script, in: work)
      }
    )
  }

  // MARK: The end

  private func ended(_ report: ExplorationReport, _ request: ExploreApp) -> ExitCode {
    var outcome = ExplorationOutcome(report, output: output, isQuiet: options.isQuiet)
    let json = options.format == .json ? [ReportRequest(format: .json, file: nil)] : []
    outcome.write(request.report + json)
    if let map = request.map {
      outcome.write(MapText.text(report, as: map.format), to: map.path)
    }
    return outcome.tell(writingTo: ExploredFolder(path: request.output))
  }
}
