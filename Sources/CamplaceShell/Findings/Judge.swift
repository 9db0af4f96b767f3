import Coordinators
import HeadlessUIKit
import RetainGraph

/// Decides about survivors; the only place where a finding is made of a rule's opinion.
@MainActor final class Judge {
  private static let rules: [any VerdictRule] = [
    PendingRule(), LeakedRule(), AbandonedRule(), HeldFromOutsideRule(),
  ]

  private let walker = Walker()
  /// Findings of survivors, in the order found.
  private(set) var findings: [Finding] = []
  /// Whom a finding is about or explains, so that nobody is reported twice.
  private var explained: [Explained] = []

  private struct Explained {
    weak let object: AnyObject?
    let finding: Int?
  }

  var hasFindings: Bool { !findings.isEmpty }

  /// Judges those that no finding explains yet; returns the new findings.
  func judge(_ suspects: [Suspect], of session: Session) -> [Finding] {
    explained.removeAll { $0.object == nil }
    let open = suspects.filter { suspect in
      !explained.contains { $0.object === suspect.object }
    }
    guard !open.isEmpty else { return [] }
    let evidence = Evidence(session, suspects: open, walker: walker)
    var covered: Set<Int> = []
    var new: [Finding] = []
    for suspect in open {
      guard let node = evidence.graph.node(of: suspect.object)?.number else { continue }
      if covered.contains(node) {
        explained.append(Explained(object: suspect.object, finding: nil))
        continue
      }
      for rule in Self.rules {
        guard let judgement = rule.finding(suspect, node: node, in: evidence) else { continue }
        if case .finding(let finding, let covers) = judgement {
          covered.formUnion(covers)
          explained.append(
            Explained(object: suspect.object, finding: findings.count + new.count))
          new.append(finding)
        }
        break
      }
    }
    findings += new
    return new
  }

  /// The findings whose subject still lives, and those that need none.
  ///
  /// A cycle that later breaks by itself is no leak.
  var standing: [Finding] {
    let living = Set(explained.compactMap { $0.object == nil ? nil : $0.finding })
    return findings.indices.filter { index in
      findings[index].verdict == .vanished || findings[index].verdict == .growing
        || living.contains(index)
    }.map { findings[$0] }
  }

  /// Adds a finding that is about no survivor.
  func add(_ finding: Finding) {
    findings.append(finding)
  }
}
