import CoordinatorKit
import ShellLanguage

/// Checks the checks: plants a mistake for each verdict, and lists those that camsh misses.
@MainActor package enum SelfCheck {
  /// A planted mistake and the finding that it must lead to.
  package struct Planted {
    package let defect: Defect
    package let steps: String
    package let verdict: Finding.Verdict
    package let subject: String
    /// Text that the finding must contain, which only the right rule writes.
    package var note: String?

    package func isReported(by finding: Finding) -> Bool {
      finding.verdict == verdict && finding.subject.text == subject
        && note.map(finding.notes.contains) ?? true
    }
  }

  package static let planted = [
    Planted(
      defect: PlantedApp.leaked, steps: "push page; pop", verdict: .leaked,
      subject: "PlantedPage#2"),
    Planted(
      defect: PlantedApp.abandoned, steps: "present flow; root page", verdict: .abandoned,
      subject: "PlantedCoordinator#2"),
    Planted(
      defect: PlantedApp.vanished, steps: "present flow; root page", verdict: .vanished,
      subject: "PlantedCoordinator#2"),
    Planted(
      defect: PlantedApp.growing, steps: "repeat 5 { push page; pop }", verdict: .growing,
      subject: "PlantedPart#5"),
    Planted(
      defect: PlantedApp.misuse, steps: "present flow", verdict: .misuse,
      subject: "UINavigationController#1"),
    Planted(
      defect: PlantedApp.idle, steps: "present flow", verdict: .structure,
      subject: "PlantedCoordinator#2",
      note: "it is attached, and neither it nor its children have a screen in the hierarchy"),
    Planted(
      defect: PlantedApp.orphan, steps: "push page", verdict: .structure, subject: "PlantedPage#2",
      note: "'coordinator' referenced an object that was deallocated: nothing retained it"),
    Planted(
      defect: PlantedApp.shared, steps: "present flow", verdict: .structure,
      subject: "PlantedCoordinator#2",
      note: "it is the child of several: PlantedCoordinator#1, PlantedPart#1"),
  ]

  /// The mistakes that camsh misses, misjudges, or reports where there are none; empty if the check
  /// can be trusted.
  package static func run() -> [String] { run(on: PlantedApp.hosted()) }

  /// The same for another planted app, such as one with fewer mistakes than it claims.
  package static func run(on app: HostedApp) -> [String] {
    planted.compactMap { planted in
      let type = planted.subject.prefix { $0 != "#" }
      let expectation = "expect finding \(planted.verdict.rawValue) \(type)"
      let isCaught =
        findings("\(planted.steps); \(expectation)", planted.defect, app)?.isEmpty == true
        && findings(planted.steps, planted.defect, app)?.contains(where: planted.isReported) == true
        && findings("\(planted.steps); expect no findings", nil, app)?.isEmpty == true
      return isCaught ? nil : "\(planted.verdict.rawValue): \(planted.defect.summary)"
    }
  }

  /// Whether random walks find a planted leak, and find none in an app without one.
  ///
  /// Each walk ends at its first finding. The planted app forgets to remove flows that a gesture
  /// ends.
  package static func canWalk() -> Bool {
    func findsLeak(_ defect: Defect?) -> Bool {
      (UInt64(1)...10).contains { seed in
        let outcome = try? RandomWalk.run(app: "planted", steps: 50, seed: seed) { _ in
          .only([PlantedApp.hosted(always: defect)])
        }
        return outcome?.falseFinding?.contains("leaked  PlantedPage") ?? false
      }
    }
    return findsLeak(PlantedApp.leaked) && !findsLeak(nil)
  }

  /// The unexpected findings of a script; nil if it fails.
  private static func findings(
    _ steps: String, _ defect: Defect?, _ app: HostedApp
  ) -> [Finding]? {
    let header = defect.map { "% defect: \($0.name)\n" } ?? ""
    let surroundings = Surroundings(
      library: { _ in .only([app]) }, files: NoFiles(), output: NoOutput())
    let text = Array("% app: planted\n\(header)\(steps)\n".utf8)
    guard let script = surroundings.script(from: text, name: "planted"),
      case .ended(let unexpected, _) = ScriptRunner(
        surroundings, reporter: SilentReporter(), app: "planted"
      )
      .conduct(script)
    else { return nil }
    return unexpected
  }

  private final class NoOutput: Output {
    package func write(_ text: String) {}
    package func writeError(_ text: String) {}
  }
}

/// No files, and output goes nowhere.
package struct NoFiles: FileAccess {
  package func read(_ path: String) throws -> [UInt8] { throw ScriptParser.LoadFailure.notFound }
  package func isTaken(_ path: String) -> Bool { false }
  package func write(_ text: String, to path: String) throws {}
}
