import CoordinatorShellCore
import Glibc
import ShellLanguage

extension Program {
  /// Explores an app as the command line says.
  func explore(_ request: ExploreApp) -> ExitCode {
    Interruption.install()
    let surroundings = surroundings()
    guard let world = world(for: request, surroundings) else { return .usage }
    var limits = Explorer.Limits()
    limits.moves = request.moves
    limits.sharesProcess = Host.app == nil
    do { limits.seed = try request.seedOfShard } catch {
      output.writeError("error: \(error)\n")
      return .usage
    }
    let start = ContinuousClock.now
    let time = request.time ?? (request.moves == nil ? .seconds(10) : nil)
    var fleet = ExpeditionFleet(
      world: world, jobs: request.jobs ?? processorCount, sharesProcess: limits.sharesProcess,
      patience: request.timeout, deadline: time.map { start + $0 })
    let progress = ExploringProgress(start)
    fleet.onProgress = { progress.show($0) }
    let explorer = Explorer(limits) { [fleet] in fleet.send($0, $1, $2) }
    var found: [FoundScript] = []
    var shortening = Duration.zero
    do throws(StepFailure) {
      repeat {
        let new = try explorer.goOn()
        if let screen = request.to {
          if let way = explorer.model.way(to: screen) {
            progress.end()
            return printed(way, to: screen, in: world)
          }
          continue
        }
        let before = ContinuousClock.now
        found += new.compactMap { shortened($0, in: world, request) }
        progress.take(explorer, found.count)
        shortening += ContinuousClock.now - before
      } while !explorer.isDone && !Interruption.isRequested
        && (time.map { ContinuousClock.now - start - shortening < $0 } ?? true)
    } catch {
      progress.end()
      output.writeError("error: \(error.message)\n")
      return .failed
    }
    progress.end()
    if let screen = request.to {
      let name = screen.escapedForTerminal
      output.writeError(
        "error: no screen '\(name)' was reached in \(explorer.moves) moves; try longer with --for\n"
      )
      return .failed
    }
    return ended(
      explorer, found, in: world, request, after: ContinuousClock.now - start - shortening)
  }

  private var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  private func world(for request: ExploreApp, _ surroundings: Surroundings) -> ExploredWorld? {
    var start = Script(name: "explore", statements: [])
    if let path = request.from {
      guard let script = surroundings.script(at: path) else { return nil }
      start = script
    }
    var header = start.header
    header.defects += request.defect.map { ScriptHeader.Defect(name: $0, isOn: true) }
    start = Script(name: start.name, header: header, statements: start.statements)
    var world = ExploredWorld(app: app, surroundings: surroundings, start: start)
    world.choice = ExplorationChoice(only: request.only, never: request.never)
    let folder = request.from?.lastIndex(of: "/").flatMap { request.from?[...$0] } ?? ""
    let choices = "\(folder)explore.camsh"
    if choices != request.from, surroundings.files.isTaken(choices) {
      guard let script = surroundings.script(at: choices) else { return nil }
      world.choice.take(script)
    }
    return world
  }

  // MARK: What was found

  /// Makes a script of what was found, in processes of its own.
  private func shortened(
    _ discovery: Discovery, in world: ExploredWorld, _ request: ExploreApp
  ) -> FoundScript? {
    guard let script = Shortening.script(of: discovery, in: world),
      let work = isolatedWork(script, isHeard: false)
    else { return nil }
    let origin = "camsh explore --app \(world.app) --seed \(request.seed)"
    if Host.app == nil {
      let end = work.run { () -> FoundScript in
        let trial = Trial(of: script, in: world.surroundings, app: world.app)
        return Shortening(world, origin: origin) {
          trial.observation(of: $0, passingOverAllBut: $1)
        }.found(discovery, script)
      }
      if case .answered(let found) = end { return found }
    }
    var trial = Trial(of: script, in: world.surroundings, app: world.app)
    trial.progress = work.record.follower()
    return Shortening(world, origin: origin) { [trial] statements, symptom in
      trial.observation(of: statements, passingOverAllBut: symptom, of: script, in: work)
    }.found(discovery, script)
  }

  /// Prints the shortest script to a screen.
  private func printed(_ way: [String], to screen: String, in world: ExploredWorld) -> ExitCode {
    guard let script = Shortening.script(of: way, to: screen, in: world),
      let work = isolatedWork(script, isHeard: false)
    else { return .failed }
    var trial = Trial(of: script, in: world.surroundings, app: world.app)
    trial.progress = work.record.follower()
    let shortening = Shortening(world, origin: "camsh explore") { [trial] statements, symptom in
      trial.observation(of: statements, passingOverAllBut: symptom, of: script, in: work)
    }
    output.write(shortening.shortest(script, to: screen))
    return .ok
  }

  private func ended(
    _ explorer: Explorer, _ found: [FoundScript], in world: ExploredWorld, _ request: ExploreApp,
    after time: Duration
  ) -> ExitCode {
    let found = found.sorted { ($0.steps, $0.signature) < ($1.steps, $1.signature) }
    let folder = ExploredFolder(path: request.output)
    var code: ExitCode =
      found.isEmpty ? (Interruption.isRequested ? .interrupted : .ok) : .findings
    var paths: [String] = []
    for script in found {
      do { paths.append(try folder.write(script)) } catch {
        output.writeError("error: \(StepFailure.unwritableFile(folder.path, error).message)\n")
        code = .failed
        paths.append("")
      }
    }
    if let map = request.map {
      do {
        try LocalFiles().write(
          MapText.text(explorer.model.map(of: world.app), as: map.format), to: map.path)
      } catch {
        output.writeError("error: \(StepFailure.unwritableFile(map.path, error).message)\n")
        code = .failed
      }
    }
    let summary = ExplorationSummary(explorer, seed: request.seed, app: world.app, time: time)
    for line in summary.lines { output.write(line + "\n") }
    for (script, path) in zip(found, paths) {
      output.write(ExplorationSummary.line(script, path: path).escapedForTerminal + "\n")
    }
    return code
  }
}
