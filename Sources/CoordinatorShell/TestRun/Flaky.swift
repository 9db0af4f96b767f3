import ShellLanguage

/// A script whose repetitions differed.
package struct Flaky: Codable, Sendable, Equatable {
  package var script: String
  /// The number of repetitions with each outcome.
  package var outcomes: [ScriptResult.Outcome.RawValue: Int]
  /// The first step at which two of them differed, counted from 1.
  package var step: Int
  /// The step's statement.
  package var place: ScriptResult.Place?

  /// Such as `passed 3 times, failed twice; first differed at step 2 (a.camsh:3:1)`.
  package var message: String {
    let counts = ScriptResult.Outcome.allCases.compactMap { outcome in
      outcomes[outcome.rawValue].map { "\(outcome.words) \($0 == 1 ? "once" : "\($0) times")" }
    }
    let place = place.map { " (\($0))" } ?? ""
    return "\(counts.joined(separator: ", ")); first differed at step \(step)\(place)"
  }
}

/// Compares the repetitions of scripts as they end.
package struct FlakyScripts {
  private struct Seen {
    var first: ScriptResult
    var outcomes: [ScriptResult.Outcome: Int] = [:]
    var difference: (step: Int, place: ScriptResult.Place?)?
  }

  private var seen: [String: Seen] = [:]
  private var order: [String] = []

  package init() {}

  /// Adds a result.
  package mutating func add(_ result: ScriptResult) {
    guard result.repetition != nil, result.outcome != .interrupted else { return }
    if seen[result.script] == nil {
      seen[result.script] = Seen(first: result)
      order.append(result.script)
    }
    guard var entry = seen[result.script] else { return }
    entry.outcomes[result.outcome, default: 0] += 1
    if entry.difference == nil { entry.difference = Self.difference(entry.first, result) }
    seen[result.script] = entry
  }

  /// The scripts with more than one outcome, in the order in which they ran.
  package var all: [Flaky] {
    order.compactMap { script in
      guard let entry = seen[script], entry.outcomes.count > 1, let difference = entry.difference
      else { return nil }
      return Flaky(
        script: script,
        outcomes: Dictionary(uniqueKeysWithValues: entry.outcomes.map { ($0.rawValue, $1) }),
        step: difference.step, place: difference.place)
    }
  }

  private static func difference(
    _ first: ScriptResult, _ second: ScriptResult
  ) -> (step: Int, place: ScriptResult.Place?)? {
    let (a, b) = (first.steppings ?? [], second.steppings ?? [])
    for (index, pair) in zip(a, b).enumerated() where pair.0 != pair.1 {
      return (index + 1, pair.1.place)
    }
    guard first.outcome != second.outcome else { return nil }
    // The steps that both made are the same; the next one differs.
    let failed = second.failures.last ?? first.failures.last
    let step = (failed?.step ?? min(a.count, b.count)) + 1
    return (step, failed?.place ?? (a.count > b.count ? a : b).dropFirst(step - 1).first?.place)
  }
}
