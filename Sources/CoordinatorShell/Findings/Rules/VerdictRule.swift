import ShellLanguage

/// One way in which something can be wrong; `Judge` lists the rules in order, and decides.
@MainActor package protocol SurvivorRule {
  /// What the rule says of an object that should be gone and is not; nil where it has no opinion.
  func opinion(_ suspect: Suspect, node: Int, in evidence: Evidence) -> Opinion?
}

/// What a rule says of a survivor.
package enum Opinion {
  /// A finding, and the nodes whose survival it explains.
  case finding(Finding, covers: Set<Int>)
  /// Something that ends by itself holds it; it is judged again then.
  case pending(String)
}

/// One way in which what is there after a step can be wrong, whoever survived it.
@MainActor package protocol StateRule {
  /// What is wrong now, mostly nothing, which must cost nothing.
  func findings(in session: Session, at moment: Finding.Moment) -> [Finding]

  /// Whether it is still so; what has been put right is no finding.
  func stands(_ finding: Finding, in session: Session) -> Bool
}

extension StateRule {
  package func stands(_ finding: Finding, in session: Session) -> Bool { true }
}

extension Finding {
  /// A finding without a graph: its reasons are sentences.
  package init(_ verdict: Verdict, _ subject: ObjectLabel, due: Moment, notes: [String]) {
    self.init(
      verdict: verdict, subject: subject, made: nil, due: due, links: [], root: nil, kept: 0,
      cut: nil, unknownHolders: 0, notes: notes)
  }
}
