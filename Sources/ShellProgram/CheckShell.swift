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
      apps, which have no mistakes, and must find nothing. Exits with 70 if either check fails.
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
    let apps = ((try? Host.library(ServicesRequest()))?.apps ?? []).map(\.name)
    for app in apps {
      do throws(StepFailure) {
        let outcome = try RandomWalk.run(app: app, steps: steps, seed: seed, library: Host.library)
        if let finding = outcome.falseFinding { problems.append("found without cause: \(finding)") }
        output.write("\(app): \(outcome.steps) random moves\n")
      } catch {
        problems.append(error.message)
      }
    }
    for problem in problems {
      let lines = problem.split(separator: "\n").map { "\($0)".escapedForTerminal }
      output.writeError("error: the check itself is broken: \(lines.joined(separator: "\n"))\n")
    }
    output.flush()
    return (problems.isEmpty ? ExitCode.ok : .internalError).rawValue
  }
}
