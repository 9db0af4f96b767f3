import Coordinators

/// Tests the tester: plants a mistake for each verdict, and tells which are not caught.
@MainActor public enum SelfCheck {
  /// A mistake that was planted.
  struct Planted {
    let defect: Defect
    let steps: String
    /// The verdict and the type of its subject.
    let verdict: Finding.Verdict
    let subject: String
  }

  static let planted = [
    Planted(
      defect: PlantedApp.leaked, steps: "push page; pop", verdict: .leaked, subject: "PlantedPage"),
    Planted(
      defect: PlantedApp.abandoned, steps: "present flow; root page", verdict: .abandoned,
      subject: "PlantedCoordinator"),
    Planted(
      defect: PlantedApp.vanished, steps: "present flow; root page", verdict: .vanished,
      subject: "PlantedCoordinator"),
    Planted(
      defect: PlantedApp.growing, steps: "repeat 5 { push page; pop }", verdict: .growing,
      subject: "PlantedPart"),
    Planted(
      defect: PlantedApp.misuse, steps: "present flow", verdict: .misuse,
      subject: "UINavigationController"),
    Planted(
      defect: PlantedApp.idle, steps: "present flow", verdict: .structure,
      subject: "PlantedCoordinator"),
    Planted(
      defect: PlantedApp.orphan, steps: "push page", verdict: .structure, subject: "PlantedPage"),
    Planted(
      defect: PlantedApp.shared, steps: "present flow", verdict: .structure,
      subject: "PlantedCoordinator"),
  ]

  /// The mistakes that are not caught, or not as what they are, or told where there is none; empty
  /// as long as the check can be trusted.
  public static func run() -> [String] {
    planted.compactMap { planted in
      let expectation = "expect finding \(planted.verdict.rawValue) \(planted.subject)"
      let isCaught =
        code("\(planted.steps); \(expectation)", planted.defect) == .ok
        && code(planted.steps, planted.defect) == .findings
        && code("\(planted.steps); expect no findings", nil) == .ok
      return isCaught ? nil : "\(planted.verdict.rawValue): \(planted.defect.summary)"
    }
  }

  /// Whether random walks come upon a planted leak, and upon none where none is planted.
  ///
  /// Each ends at the first finding, and the planted app forgets flows that a finger ends.
  public static func canWalk() -> Bool {
    func findsLeak(_ defect: Defect?) -> Bool {
      (UInt64(1)...10).contains { seed in
        let outcome = try? RandomWalk.run(app: "planted", steps: 50, seed: seed) { _ in
          [PlantedApp.hosted(always: defect)]
        }
        return outcome?.falseFinding?.contains("leaked  PlantedPage") ?? false
      }
    }
    return findsLeak(PlantedApp.leaked) && !findsLeak(nil)
  }

  private static func code(_ steps: String, _ defect: Defect?) -> ExitCode {
    let header = defect.map { "% defect: \($0.name)\n" } ?? ""
    let surroundings = Surroundings(
      favorites: .memory, files: NoFiles(), output: NoOutput(),
      library: { _ in [PlantedApp.hosted()] })
    return ScriptRunner(surroundings, reporter: SilentReporter())
      .run(Array("% app: planted\n\(header)\(steps)\n".utf8), name: "planted")
  }

  private final class NoOutput: Output {
    func write(_ text: String) {}
    func writeError(_ text: String) {}
  }
}

/// There are no files, and what is written goes nowhere.
struct NoFiles: FileAccess {
  func read(_ path: String) throws -> [UInt8] { throw ScriptParser.LoadFailure.notFound }
  func write(_ text: String, to path: String) throws {}
}
