import ArgumentParser
import CoordinatorShellCore
import Glibc
import ShellLanguage

/// The options for a finished run.
struct OutcomeOptions: ParsableArguments {
  @Option(
    help: """
      Write a report, such as 'junit=FILE'; repeatable. The kinds are junit, sarif, json, tap, \
      github, markdown and html. Without a file, print it.
      """,
    completion: .list(Completing.reports),
    transform: reading(reportKind) { ReportRequest($0) })
  var report: [ReportRequest] = []

  @Option(
    help: "An earlier JSON report, with which the html report compares this run.",
    completion: .file(extensions: ["json"]))
  var since: String?

  @Flag(
    help: "Keep every step in the JSON report, so that 'merge' can show them in its html report.")
  var keepSteps = false

  @Option(
    help: "The known findings; by default 'camsh-baseline.json', if it exists.",
    completion: .file(extensions: ["json"]))
  var baseline: String?

  @Flag(help: "Write the baseline that fits this run; new findings need a reason.")
  var updateBaseline = false

  @Option(help: "Why new findings are accepted, for --update-baseline; without it, camsh asks.")
  var reason: String?

  @Option(help: "Who is responsible for them, for --update-baseline.")
  var owner: String?

  @Option(
    help: "The last day on which they are accepted, for --update-baseline.",
    transform: reading("a day such as 2027-01-31") { Day($0) })
  var expires: Day?

  var values: OutcomeSettings {
    OutcomeSettings(
      reports: report, baseline: baseline,
      update: updateBaseline
        ? BaselineRequest(reason: reason, owner: owner, expires: expires) : nil,
      since: since, keepsSteps: keepSteps)
  }

  func validate() throws {
    if !updateBaseline, reason != nil || owner != nil || expires != nil {
      throw ValidationError("--reason, --owner and --expires belong to --update-baseline")
    }
    if let reason, reason.allSatisfy(\.isWhitespace) {
      throw ValidationError("--reason is empty")
    }
  }
}

/// Reads an option's value; a value that `read` rejects isn't `kind`.
func reading<Value>(
  _ kind: String, _ read: @escaping @Sendable (String) -> Value?
) -> @Sendable (String) throws -> Value {
  { text in
    guard let value = read(text) else { throw ValidationError("'\(text)' is not \(kind)") }
    return value
  }
}

private let reportKind =
  "a report such as junit=FILE; the kinds are "
  + ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")
