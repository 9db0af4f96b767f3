import ShellLanguage

/// The results of an exploration, from which its reports are made and which `merge` joins.
package struct ExplorationReport: Sendable, Codable {
  /// Increases when a field changes its meaning or is removed.
  package static let currentVersion = 1

  /// The version; its key distinguishes the report from that of a test run.
  package var exploration = ExplorationReport.currentVersion
  package var app: String
  package var defects: [String] = []
  /// The seed of each exploration in the report.
  package var seeds: [UInt64] = []
  package var moves = 0
  package var refusals = 0
  package var launches = 0
  /// The number of statements that were made and judged; nil in reports of earlier versions.
  package var steps: Int?
  /// The wall-clock time of exploring, as the sum of all parts.
  package var microseconds = 0
  package var isInterrupted: Bool?
  /// The problems, those with the shortest scripts first.
  package var found: [FoundScript] = []
  /// The problems that the baseline accepts.
  package var accepted: [Accepted] = []
  package var declared = DeclaredClasses()
  /// The coverage for readers; merging computes it again from the states.
  package var coverage: ExplorationCoverage
  package var model: ExplorationModel

  package struct Accepted: Sendable, Codable, Equatable {
    package var signature: String
    package var reason: String

    package init(signature: String, reason: String) {
      self.signature = signature
      self.reason = reason
    }
  }

  @MainActor package init(
    _ explorer: Explorer, of world: ExploredWorld, seed: UInt64, found: [FoundScript],
    reasons: [String: String], microseconds: Int
  ) {
    app = world.app
    defects = world.start.header.defects.filter(\.isOn).map(\.name)
    seeds = [seed]
    moves = explorer.moves
    refusals = explorer.refusals
    launches = explorer.launches
    steps = explorer.steps
    self.microseconds = microseconds
    self.found = found.sorted(by: Self.isShorter)
    accepted = explorer.acceptedFound.map {
      Accepted(signature: $0.signature, reason: reasons[$0.signature] ?? "")
    }
    model = explorer.model
    let homes = model.states.flatMap(\.facts.homes)
    declared = DeclaredClasses(homes: homes.filter { !$0.isEmpty })
    coverage = ExplorationCoverage(model, declared: declared)
  }

  private static func isShorter(_ one: FoundScript, _ other: FoundScript) -> Bool {
    (one.steps, one.signature) < (other.steps, other.signature)
  }

  package var map: ScreenMap { model.map(of: app) }

  package var exitCode: ExitCode {
    if !found.isEmpty { return .findings }
    return isInterrupted == true ? .interrupted : .ok
  }
}

extension ExplorationReport {
  /// Why reports can't be joined.
  package enum MergeFailure: Error, Equatable {
    case newerVersion(Int, file: String)
    case otherApp(String, String)
    case otherDefects(file: String)
    case nothing
  }

  /// Joins several explorations of one app; each problem keeps its shortest script.
  package init(
    merging parts: [(file: String, report: ExplorationReport)]
  ) throws(MergeFailure) {
    guard let first = parts.first else { throw .nothing }
    for part in parts {
      let report = part.report
      guard report.exploration == Self.currentVersion else {
        throw .newerVersion(report.exploration, file: part.file)
      }
      guard report.app == first.report.app else {
        throw .otherApp(first.report.app, report.app)
      }
      guard report.defects == first.report.defects else { throw .otherDefects(file: part.file) }
    }
    self = first.report
    var scripts: [String: FoundScript] = [:]
    for script in first.report.found { scripts[script.signature] = script }
    for (_, part) in parts.dropFirst() {
      seeds += part.seeds
      moves += part.moves
      refusals += part.refusals
      launches += part.launches
      steps = part.steps.flatMap { more in steps.map { $0 + more } }
      microseconds += part.microseconds
      if part.isInterrupted == true { isInterrupted = true }
      for script in part.found {
        if let known = scripts[script.signature], !Self.isShorter(script, known) { continue }
        scripts[script.signature] = script
      }
      accepted += part.accepted.filter { new in
        !accepted.contains { $0.signature == new.signature }
      }
      declared.formUnion(part.declared)
      model.merge(part.model)
    }
    found = scripts.values.sorted(by: Self.isShorter)
    coverage = ExplorationCoverage(model, declared: declared)
  }
}

extension ExplorationReport.MergeFailure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .newerVersion(let version, let file):
      "\(file) has version \(version); this camsh knows \(ExplorationReport.currentVersion)"
    case .otherApp(let one, let other): "one report explores '\(one)' and another '\(other)'"
    case .otherDefects(let file): "\(file) explores with other defects than the first report"
    case .nothing: "there is no report to merge"
    }
  }
}
