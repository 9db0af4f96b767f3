import CoordinatorShellCore
import Glibc
import ShellLanguage

/// `camsh test` and `camsh merge`: finds, runs, judges and reports.
@MainActor final class TestSession {
  private let settings: TestSettings
  private let options: ProgramOptions
  private let output: StandardOutput
  private let text: TestRunText
  /// Reports the planted mistakes that camsh missed.
  private let check: @MainActor () -> [String]
  /// Reports on standard output are for programs, which need nothing else there.
  private let isSilent: Bool
  /// Whether scripts run here; `merge` only joins results.
  private var isTesting = true

  init(
    _ settings: TestSettings, _ options: ProgramOptions,
    check: @escaping @MainActor () -> [String] = { SelfCheck.run() }
  ) {
    self.check = check
    self.settings = settings
    self.options = options
    output = StandardOutput(color: options.color)
    text = TestRunText(paint: Environment.paint(options.color, on: STDOUT_FILENO))
    isSilent =
      options.format == .json
      || settings.outcome.reports.contains { $0.file == nil && !$0.format.isForPeople }
  }

  func end(_ code: ExitCode) -> Int32 {
    output.flush()
    return code.rawValue
  }

  // MARK: Testing

  func run() -> ExitCode {
    // Before anything takes time: an early Ctrl-C must end the run with status 130 too.
    Interruption.install([SIGINT, SIGTERM, SIGHUP])
    Interruption.unblock()
    do {
      let broken = check()
      guard broken.isEmpty else { return distrust(broken) }
      var plan = try TestPlan(settings)
      let baseline = try openBaseline()
      let earlier = try readEarlier()
      if !Host.options.isEmpty { _ = try Host.library(ServicesRequest(options: Host.options)) }
      if let choice = plan.shard {
        notice("shard \(choice.shard.index)/\(choice.shard.count)", from: choice.source)
      }
      if plan.nothingFailed, !settings.listsOnly {
        notice("nothing failed the last time: everything runs", from: nil)
      }
      if settings.listsOnly { return list(plan) }
      return finish(
        try run(&plan, knowing: baseline?.baseline), baseline, since: earlier, notRun: plan.left)
    } catch {
      output.writeError("error: \("\(error)".escapedForTerminal)\n")
      return .usage
    }
  }

  /// Prints the scripts that would run, one per line; on a terminal, with their tags.
  private func list(_ plan: TestPlan) -> ExitCode {
    let isWatched = Environment.isTerminal(STDOUT_FILENO)
    let rows = plan.tasks.filter { ($0.repetition ?? 1) == 1 }.map { task in
      [
        isWatched ? task.script.escapedForTerminal : task.script,
        isWatched ? task.tags.joined(separator: ", ").escapedForTerminal : "",
        isWatched ? task.known?.reason.map { "skipped: \($0.escapedForTerminal)" } ?? "" : "",
      ]
    }
    output.write(Columns.lines(rows).map { $0 + "\n" }.joined())
    return .ok
  }

  /// A check that finds nothing would let everything pass.
  private func distrust(_ broken: [String]) -> ExitCode {
    output.writeError(
      "error: the check itself is broken: planted mistakes were not found\n"
        + broken.map { "  \($0)\n" }.joined())
    return .internalError
  }

  private func run(_ plan: inout TestPlan, knowing baseline: Baseline?) throws -> TestRun {
    let known = baseline?.known(on: .today) ?? [:]
    let start = ContinuousClock.now
    let tasks = plan.tasks
    guard
      let pool = WorkerPool(
        tasks, jobs: min(settings.jobs, max(1, tasks.count)), app: options.app ?? Host.defaultApp,
        values: Host.options,
        detail: settings.outcome.keepsTraces
          ? .trace : settings.repetitions > 1 ? .steps : .outcome,
        connection: options.connection, exploring: settings.exploring)
    else { throw LocalFiles.Failure() }
    let progress = TestProgress(
      output, text, isQuiet: options.isQuiet || isSilent, total: tasks.count)
    var results: [ScriptResult] = []
    var flaky = FlakyScripts()
    pool.run(
      isInterrupted: { Interruption.isRequested }, tick: progress.goesOn
    ) { result in
      var result = result
      result.accept(known)
      flaky.add(result)
      result.steppings = nil
      results.append(result)
      progress.ended(result)
      return !settings.stopsAtFirst || result.isGood
    }
    progress.clear()
    var run = TestRun(results: results)
    run.shard = plan.shard?.shard
    run.seed = settings.seed
    run.exploring = settings.exploring
    if settings.repetitions > 1 { run.flaky = flaky.all }
    run.isWhole =
      settings.selection.isEverything && !settings.lastFailed && results.count == tasks.count
    run.microseconds = (ContinuousClock.now - start).microseconds
    if Interruption.isRequested { run.isInterrupted = true }
    plan.left = tasks.count - results.count
    return run
  }

  private func notice(_ text: String, from source: String?) {
    guard !options.isQuiet, !isSilent else { return }
    output.write("\(text)\(source.map { " (\($0))" } ?? "")\n")
  }

  // MARK: Merging

  func merge(_ paths: [String], isPartial: Bool) -> ExitCode {
    isTesting = false
    do {
      let baseline = try openBaseline()
      let earlier = try readEarlier()
      let parts = try paths.map { (file: $0, run: try ReportFiles.read($0)) }
      return finish(
        try TestRun(merging: parts, isPartial: isPartial), baseline, since: earlier, notRun: 0)
    } catch {
      output.writeError("error: \("\(error)".escapedForTerminal)\n")
      return .usage
    }
  }

  // MARK: The end

  private func openBaseline() throws -> (file: BaselineFile, baseline: Baseline)? {
    let name = settings.outcome.baseline
    if settings.outcome.update != nil {
      let file = BaselineFile(named: name ?? BaselineFile.usualName)
      return try file.map { ($0, $0.isThere ? try $0.read() : Baseline(findings: [])) }
    }
    return try BaselineFile(named: name).map { ($0, try $0.read()) }
  }

  private func readEarlier() throws -> TestRun? {
    try settings.outcome.since.map { try ReportFiles.read($0) }
  }

  private func finish(
    _ run: TestRun, _ known: (file: BaselineFile, baseline: Baseline)?, since earlier: TestRun?,
    notRun: Int
  ) -> ExitCode {
    var run = run
    var isFaulty = false
    if let known {
      var baseline = known.baseline
      if let request = settings.outcome.update, run.exitCode != .interrupted {
        do {
          baseline = try updated(baseline, with: run, request)
          try known.file.write(baseline)
        } catch {
          output.writeError("error: \("\(error)".escapedForTerminal)\n")
          isFaulty = true
        }
      }
      run = run.compared(with: baseline, on: .today, isThere: ScriptFolder.isThere)
    }
    if isTesting { LastFailed().remember(run) }
    if !isSilent { tell(run, notRun: notRun) }
    var reports = settings.outcome.reports
    if options.format == .json { reports.append(ReportRequest(format: .json, file: nil)) }
    if reports.contains(where: { $0.format == .html }) { SourceLines.add(to: &run) }
    for report in reports {
      do {
        let isKept = report.format == .html || settings.outcome.keepsSteps
        try ReportFiles.write(
          report, of: isKept ? run : run.withoutTraces, since: earlier, to: output)
      } catch {
        output.writeError("error: \("\(error)".escapedForTerminal)\n")
        isFaulty = true
      }
    }
    return run.exitCode == .ok && isFaulty ? .failed : run.exitCode
  }

  private func tell(_ run: TestRun, notRun: Int) {
    for result in run.results where !result.isGood {
      output.tell([""] + text.whole(result))
    }
    for occurrence in run.findings where !occurrence.finding.isKnown {
      output.tell([""] + text.lines(occurrence))
    }
    let isPlain = run.results.allSatisfy(\.isGood) && run.baselineFaults.isEmpty
    if !isPlain { output.write("\n") }
    output.tell(run.baselineFaults.map(text.line))
    output.tell((run.renamings ?? []).map(text.line))
    output.tell((run.flaky ?? []).map(text.line))
    if !options.isQuiet {
      output.tell(text.slowest(run))
      // The terminal wraps it, so that a copy is one line.
      if isTesting, let command = rerunCommand(run) { output.write("rerun with: \(command)\n") }
    }
    output.tell([text.summary(run, notRun: notRun)])
  }

  /// The command that runs the failed scripts again.
  private func rerunCommand(_ run: TestRun) -> String? {
    let failed = Array(run.failedScripts)
    guard !failed.isEmpty else { return nil }
    var words = [Environment.invocation, "test"]
    if let app = options.app { words += ["--app", app] }
    for (name, value) in Host.options.sorted(by: { $0.key < $1.key }) {
      words += value.isEmpty ? ["--\(name)"] : ["--\(name)", value]
    }
    // More paths than fit on a screen wouldn't help.
    words += failed.count <= 8 ? failed : ["--last-failed"] + settings.paths
    return words.map(\.quotedForShell).joined(separator: " ").escapedForTerminal
  }

  // MARK: The baseline

  private func updated(
    _ baseline: Baseline, with run: TestRun, _ request: BaselineRequest
  ) throws -> Baseline {
    var terms: [String: Baseline.Terms] = [:]
    for occurrence in baseline.unexplained(
      in: run, on: .today, isThere: ScriptFolder.isThere)
    {
      let finding = occurrence.finding
      terms[finding.signature] = Baseline.Terms(
        reason: try request.reason ?? ask(about: occurrence), owner: request.owner,
        expires: request.expires)
    }
    return baseline.updated(
      with: run, on: .today, isThere: ScriptFolder.isThere, terms: terms)
  }

  /// Asks on the terminal why a finding is accepted.
  private func ask(about occurrence: TestRun.Occurrence) throws -> String {
    guard Environment.isTerminal(STDIN_FILENO), Environment.isTerminal(STDOUT_FILENO) else {
      throw NoReason(signature: occurrence.finding.signature)
    }
    output.tell([""] + text.lines(occurrence))
    output.write("Why is it accepted? ")
    output.flush()
    guard let answer = readLine(), answer.contains(where: { !$0.isWhitespace }) else {
      throw NoReason(signature: occurrence.finding.signature)
    }
    return answer
  }

  private struct NoReason: Error, CustomStringConvertible {
    let signature: String

    var description: String {
      "the baseline was not changed: why is '\(signature)' accepted? Give --reason, or run it on "
        + "a terminal to be asked"
    }
  }
}
