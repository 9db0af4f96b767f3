import ArgumentParser
import CoordinatorKit
import CoordinatorShellCore
import ShellLanguage

/// `camsh check`: checks whether findings can be trusted.
struct CheckShell: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Check camsh itself: plant mistakes, and make random moves.",
    discussion: """
      camsh plants a mistake for each verdict and must find it. It also makes random moves in the \
      bundled apps, which have no mistakes, and must find nothing. Exits with 70 if either check fails. \
      What random moves find in a hosted app is the app's mistake, and the exit status is 3.
      """)

  @Option(help: "How many random moves to make in each app.")
  var steps = 10_000

  @Option(help: "The seed of the random moves.")
  var seed: UInt64 = 1

  func run() throws {
    throw ArgumentParser.ExitCode(MainActor.assumeIsolated { check() })
  }

  /// `missed` lists the planted mistakes that camsh missed.
  @MainActor func check(missed: [String] = SelfCheck.run()) -> Int32 {
    let output = StandardOutput()
    var problems = missed.map { "not caught: \($0)" }
    if problems.isEmpty { output.write("a planted mistake of each verdict is caught\n") }
    if !SelfCheck.canWalk() { problems.append("a random walk doesn't find the planted leak") }
    var mistakes: [String] = []
    for app in (try? Host.library(ServicesRequest()))?.apps ?? [] {
      do throws(StepFailure) {
        let outcome = try RandomWalk.run(
          app: app.name, steps: steps, seed: seed, library: Host.library)
        if let finding = outcome.falseFinding {
          if app.isGuest {
            mistakes.append("\(app.name) has a finding, which 'explore' shows: \(finding)")
          } else {
            problems.append("found without cause: \(finding)")
          }
        }
        output.write("\(app.name): \(outcome.steps) random moves\n")
      } catch {
        problems.append(error.message)
      }
    }
    for problem in problems {
      output.writeError("error: the check itself is broken: \(problem.escapedLines)\n")
    }
    for mistake in mistakes { output.write(mistake.escapedLines + "\n") }
    output.flush()
    guard problems.isEmpty else { return ExitCode.internalError.rawValue }
    return (mistakes.isEmpty ? ExitCode.ok : .findings).rawValue
  }
}

extension String {
  /// The lines, with what would steer a terminal escaped.
  fileprivate var escapedLines: String {
    split(separator: "\n").map { "\($0)".escapedForTerminal }.joined(separator: "\n")
  }
}
