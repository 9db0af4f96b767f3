import ArgumentParser
import Services

/// `camsh shrink FILE`.
struct ShrinkScript: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "shrink", abstract: "Make a script minimal that still finds, or fails, the same.",
    discussion: """
      What is kept is the script's failure; or the finding that it does not expect; or, where it \
      passes, the one that it does. Steps, turns of loops and arguments are left out as long as \
      that stays. The shortest script is printed; nothing else is written.
      """)

  @OptionGroup var options: CommandLineOptions

  @Option(help: "The signature of the finding that is meant, if there are several.")
  var signature: String?

  @Option(help: "Write the script into this file instead of printing it.")
  var output: String?

  @ArgumentParser.Argument(help: "A script file.")
  var file: String

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
    commandName: "bisect", abstract: "Name the first step after which each finding exists.",
    discussion: """
      The script is run once, and what stands is noted after every step, so that a finding that \
      comes and goes is told as such. Exits with 1 where nothing is found.
      """)

  @OptionGroup var options: CommandLineOptions

  @ArgumentParser.Argument(help: "A script file.")
  var file: String

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
      let trial = Trial(of: script, in: surroundings, app: app)
      do throws(Shrinker.Refusal) {
        let result = try Shrinker(trial).shrink(script, to: signature)
        return write(result, madeOf: path, to: file, surroundings)
      } catch {
        output.writeError("error: \(path.escapedForTerminal): \(error.message)\n")
        if case .interrupted = error { return .interrupted }
        return .failed
      }
    }
  }

  private func write(
    _ result: Shrinker.Result, madeOf path: String, to file: String?, _ surroundings: Surroundings
  ) -> ExitCode {
    do {
      let source = try Source(name: path, bytes: surroundings.files.read(path))
      let text = try result.script(of: source, app: options.app)
      if let file { try surroundings.files.write(text, to: file) } else { output.write(text) }
      output.writeError("\(path.escapedForTerminal): \(result.summary)\n")
      return .ok
    } catch {
      let failure = StepFailure.unwritableFile(file ?? path, error)
      output.writeError("error: \(failure.message)\n")
      return .failed
    }
  }

  fileprivate func bisect(_ path: String) -> ExitCode {
    examining(path) { script, surroundings in
      do throws(StepFailure) {
        let trial = Trial(of: script, in: surroundings, app: app)
        let bisection = try Bisection(script, trial: trial)
        let lines = bisection.lines(
          of: script, glyphs: Environment.glyphs, paint: Environment.paint(options.colour))
        for line in lines { output.write(line + "\n") }
        if let failure = bisection.failure {
          output.writeError(
            "\(failure.statement.location): the script ends here: \(failure.reason.message)\n")
          if case .interrupted = failure.reason { return .interrupted }
        }
        guard bisection.entries.isEmpty else { return .ok }
        output.writeError("\(path.escapedForTerminal): nothing is found\n")
        return .failed
      } catch {
        output.writeError("error: \(error.message)\n")
        return .usage
      }
    }
  }

  /// Reads a script and does something with it that its own session is not enough for.
  private func examining(
    _ path: String, _ body: (Script, Surroundings) -> ExitCode
  ) -> ExitCode {
    Interruption.install()
    do throws(CatalogueError) {
      let surroundings = try surroundings(favorites: .memory, catalogue: .embedded)
      guard let script = surroundings.script(at: path) else { return .usage }
      return body(script, surroundings)
    } catch {
      output.writeError("error: \("\(error)".escapedForTerminal)\n")
      return .failed
    }
  }
}
