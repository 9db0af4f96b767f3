import HeadlessUIKit

/// The findings about growth, by their indices among a judge's findings.
struct GrowthFindings {
  /// The states in which classes were found to grow.
  private var states: [Int: HierarchyState] = [:]
  /// The findings about growth that has ended, such as that of a cache that is full.
  private var ended: Set<Int> = []
  /// The paths to timers that ended by themselves in a replay.
  var endingTimers: Set<[String]> = []

  func hasEnded(_ finding: Int) -> Bool { ended.contains(finding) }

  fileprivate mutating func add(_ finding: Int, in state: HierarchyState?) {
    states[finding] = state
  }

  fileprivate mutating func settle(
    in state: HierarchyState, where isSettled: (_ finding: Int) -> Bool
  ) {
    for (finding, grownIn) in states where grownIn == state && isSettled(finding) {
      ended.insert(finding)
      states[finding] = nil
    }
  }
}

extension Judge {
  /// Adds a finding about growth, in a loop or at the visits to a state.
  package func add(_ finding: Finding, in state: HierarchyState? = nil) {
    growth.add(findings.count, in: state)
    findings.append(finding)
  }

  /// Withdraws findings about classes that don't grow any more in a state.
  func settle(_ types: [AnyClass], in state: HierarchyState) {
    growth.settle(in: state) { finding in
      types.contains { $0 == findings[finding].subject.type }
    }
  }

  /// Whether a class was found to grow already, in a finding that `isSame` accepts.
  func hasGrown(_ type: AnyClass, where isSame: (Finding) -> Bool = { _ in true }) -> Bool {
    hasGrown { $0.subject.type == type && isSame($0) }
  }

  /// Whether the findings about growth contain one about what tasks retain that run this function.
  func hasGrown(byTasksRunning function: String) -> Bool {
    hasGrown { $0.links.first?.taskFunction == function }
  }

  private func hasGrown(_ isSame: (Finding) -> Bool) -> Bool {
    findings.indices.contains {
      findings[$0].verdict == .growing && !growth.hasEnded($0) && isSame(findings[$0])
    }
  }
}
