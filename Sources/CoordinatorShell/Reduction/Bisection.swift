import ShellLanguage

/// Finds the first step after which a finding exists, in one run, because every step is judged.
///
/// A binary search over prefixes would run each of them from launch, and would miss a finding that
/// comes and goes.
package struct Bisection {
  /// From the first step after which a finding existed to the last one.
  package struct Stretch: Equatable {
    /// The location of the first step; nil for the launch.
    package let place: SourceLocation?
    package let steps: ClosedRange<Int>
  }

  /// A finding and when it existed, in order.
  package struct Entry {
    package var finding: Finding
    package var stretches: [Stretch]
    /// Whether it exists at the end.
    package var isStanding: Bool
  }

  /// In the order in which they were first found.
  package let entries: [Entry]
  package let steps: Int
  /// The reason why the script ended early.
  package let failure: Trial.Failure?

  /// Runs the script once, to its end or its failure.
  @MainActor package init(_ script: Script, trial: Trial) throws(StepFailure) {
    let observer = Observer()
    let outcome = try trial.run(script.statements, witness: observer, blames: true)
    observer.observe(outcome.standing, after: outcome.steps, at: nil)
    steps = outcome.steps
    failure = outcome.failure
    entries = observer.entries.map { entry in
      var entry = entry
      let last = outcome.standing.first { $0.signature == entry.finding.signature }
      entry.isStanding = last != nil
      entry.finding = last ?? entry.finding
      return entry
    }
  }

  /// Records the current findings after every step.
  @MainActor private final class Observer: Witness {
    package private(set) var entries: [Entry] = []

    package override func stepDone(_ session: Session, _ statement: Statement, note: String?) {
      observe(session.standingFindings, after: session.stepCount, at: statement.location)
    }

    package func observe(_ standing: [Finding], after step: Int, at place: SourceLocation?) {
      for finding in standing {
        let signature = finding.signature
        guard let index = entries.firstIndex(where: { $0.finding.signature == signature }) else {
          entries.append(
            Entry(
              finding: finding, stretches: [start(of: finding, after: step, at: place)],
              isStanding: true))
          continue
        }
        let last = entries[index].stretches.count - 1
        let stretch = entries[index].stretches[last]
        if stretch.steps.upperBound + 1 >= step {
          let steps = stretch.steps.lowerBound...max(step, stretch.steps.upperBound)
          entries[index].stretches[last] = Stretch(place: stretch.place, steps: steps)
        } else {
          entries[index].stretches.append(start(of: finding, after: step, at: place))
          entries[index].finding = finding
        }
      }
    }

    /// The findings of the launch, or of a loop's end, are seen only after the next step.
    private func start(of finding: Finding, after step: Int, at place: SourceLocation?) -> Stretch {
      guard let due = finding.due, due.step == 0 || finding.verdict == .growing else {
        return Stretch(place: place, steps: step...step)
      }
      return Stretch(place: due.location, steps: min(due.step, step)...step)
    }
  }
}
