import ArgumentParser
import CoordinatorShellCore
import ShellLanguage

/// `camsh shrink FILE`.
struct ShrinkScript: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "shrink", abstract: "Find the shortest script with the same finding or failure.",
    discussion: """
      The shortest script still fails at the same statement with the same message, still has the \
      same unexpected finding, or still passes with the finding that it expects. FILE itself stays \
      unchanged.

      Each trial runs in a process of its own, so a script that crashes or exceeds its time limit \
      can be shortened too.
      """)

  @OptionGroup var options: CommandLineOptions

  @Option(help: "The signature of the finding to keep, if there are several.")
  var signature: String?

  @Option(help: "Write the script into this file instead of printing it.")
  var output: String?

  @ArgumentParser.Argument(help: "A script file.")
  var file: String

  func validate() throws { try options.requireText("'shrink' writes a script") }

  func run() throws {
    throw ArgumentParser.ExitCode(
      MainActor.assumeIsolated {
        let program = Program(options.values)
        return program.end(program.shrink(file, to: signature, output: output))
      })
  }
}

/// `camsh bisect FILE`.
struct BisectScript: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bisect", abstract: "Print the first step after which each finding exists.",
    discussion: """
      Runs the script once and records the findings after every step; a finding that comes and \
      goes is printed each time it appears. Exits with 1 if there is no finding.
      """)

  @OptionGroup var options: CommandLineOptions

  @ArgumentParser.Argument(help: "A script file.")
  var file: String

  func validate() throws { try options.requireText("'bisect' prints text") }

  func run() throws {
    throw ArgumentParser.ExitCode(
      MainActor.assumeIsolated {
        let program = Program(options.values)
        return program.end(program.bisect(file))
      })
  }
}

extension Program {
  fileprivate func shrink(_ path: String, to signature: String?, output file: String?) -> ExitCode {
    examining(path) { script, surroundings in
      guard let work = isolatedWork(script, isHeard: false) else { return .internalError }
      var trial = Trial(of: script, in: surroundings, app: app)
      trial.progress = work.record.follower()
      do throws(Shrinker.Refusal) {
        let progress = ProgressLine()
        var trials = 0
        var fewest = script.statements.count
        let shrinker = Shrinker { [trial] statements, symptom in
          trials += 1
          progress.show { "shrinking: \(trials) trials, \(fewest) statements left" }
          let observation = trial.observation(
            of: statements, passingOverAllBut: symptom, of: script, in: work)
          fewest = min(fewest, max(statements.count, 1))
          return observation
        }
        defer { progress.end() }
        let result = try shrinker.shrink(script, to: signature)
        progress.end()
        return write(result, madeOf: path, to: file, surroundings)
      } catch {
        output.writeError("error: \(path.escapedForTerminal): \(error.message)\n")
        switch error {
        case .interrupted: return .interrupted
        case .launch: return .usage
        case .nothingWrong, .notFound: return .failed
        }
      }
    }
  }

  private func write(
    _ result: Shrinker.Result, madeOf path: String, to file: String?, _ surroundings: Surroundings
  ) -> ExitCode {
    do {
      let bytes = try path == "-" ? surroundings.standardInput?() : surroundings.files.read(path)
      let source = try Source(name: path, bytes: bytes ?? [])
      let text = try result.script(
        of: source, app: options.app, beginning: surroundings.firstScriptLines)
      if let file { try surroundings.files.write(text, to: file) } else { output.write(text) }
      if !options.isQuiet {
        output.writeError("\(path.escapedForTerminal): \(result.summary)\n")
      }
      return .ok
    } catch {
      let failure = StepFailure.unwritableFile(file ?? path, error)
      output.writeError("error: \(failure.message)\n")
      return .failed
    }
  }

  fileprivate func bisect(_ path: String) -> ExitCode {
    examining(path) { script, surroundings in
      guard let work = isolatedWork(script, isHeard: true) else { return .internalError }
      let progress = work.record.follower()
      return isolated(work, in: script) { bisect(script, surroundings, progress) } ?? .failed
    }
  }

  private func bisect(
    _ script: Script, _ surroundings: Surroundings,
    _ progress: @escaping @MainActor (Statement, Int) -> Void
  ) -> ExitCode {
    do throws(StepFailure) {
      var trial = Trial(of: script, in: surroundings, app: app)
      let line = ProgressLine()
      defer { line.end() }
      trial.progress = { statement, steps in
        progress(statement, steps)
        line.show { "bisecting: step \(steps), at \(statement.location)" }
      }
      let bisection = try Bisection(script, trial: trial)
      line.end()
      output.tell(bisection.lines(of: script, glyphs: Environment.glyphs, paint: paint))
      if let failure = bisection.failure {
        output.writeError(
          "\(failure.statement.location): the script ends here: \(failure.reason.message)\n")
        if case .interrupted = failure.reason { return .interrupted }
      }
      guard bisection.entries.isEmpty else { return .ok }
      output.writeError("\(script.name.escapedForTerminal): no findings\n")
      return .failed
    } catch {
      output.writeError("error: \(error.message)\n")
      return .usage
    }
  }

  /// Reads a script and analyzes it in more than one session.
  private func examining(
    _ path: String, _ body: (Script, Surroundings) -> ExitCode
  ) -> ExitCode {
    Interruption.install()
    var surroundings = surroundings()
    // It ends, and is needed again when the script has been analyzed.
    if path == "-", let bytes = try? surroundings.standardInput?() {
      surroundings.standardInput = { bytes }
    }
    guard let script = surroundings.script(at: path) else { return .usage }
    return body(script, surroundings)
  }
}

extension Program {
  /// A process for a script, with the script's time limit; nil, after an error message, if there is
  /// none.
  func isolatedWork(_ script: Script, isHeard: Bool) -> IsolatedWork? {
    let limit = script.header.timeout ?? TestLimits().time
    if let work = IsolatedWork(limit: limit, isHeard: isHeard) { return work }
    output.writeError("error: no memory to share with a process: \(LocalFiles.Failure())\n")
    return nil
  }

  /// Analyzes a script in another process; if that process dies, reports the statement at which it
  /// died, and the `consequence`.
  func isolated<Answer: Codable>(
    _ work: IsolatedWork, in script: Script, consequence: String = "", _ body: () -> Answer
  ) -> Answer? {
    output.flush()
    let end = work.run {
      let (answer, pieces) = output.recorded(body)
      return Heard(answer: answer, pieces: pieces)
    }
    switch end {
    case .answered(let heard):
      output.write(heard.pieces)
      return heard.answer
    case .died(let words):
      output.writeError("\(work.record.location(in: script)): error: \(words)\(consequence)\n")
      return nil
    }
  }
}

/// The answer of another process, and what it has said: if the output can't be written, that
/// isn't the script's fault.
private struct Heard<Answer: Codable>: Codable {
  let answer: Answer
  let pieces: [StandardOutput.Piece]
}

extension Trial {
  /// The observation of statements in another process; if that process dies, the current statement
  /// has failed.
  func observation(
    of statements: [Statement], passingOverAllBut symptom: Symptom?, of script: Script,
    in work: IsolatedWork
  ) -> Observation {
    switch work.run({ observation(of: statements, passingOverAllBut: symptom) }) {
    case .answered(let observation): observation
    case .died(let words):
      Observation(
        deathAt: work.record.location(in: script), after: work.record.steps + 1,
        of: statements.count, words: words)
    }
  }
}
