import ShellLanguage

/// A rule about survivors; `Judge` applies the rules in order.
@MainActor package protocol SurvivorRule {
  /// The rule's opinion of an object that should have been deallocated; nil if it has none.
  func opinion(_ suspect: Suspect, node: Int, in evidence: Evidence) -> Opinion?
}

/// An opinion about a survivor.
package enum Opinion {
  /// A finding, the nodes whose survival it explains, and those that are deallocated once it is fixed.
  ///
  /// `frees` is nil if these are the same.
  case finding(Finding, covers: Set<Int>, frees: Set<Int>? = nil)
  /// Work that will end retains it; camsh judges it again then.
  case pending(PendingReason)
  /// The app keeps it on purpose. The owner, if any, must stay in use.
  case expected(owner: AnyObject?)

  package var finding: Finding? {
    if case .finding(let finding, _, _) = self { finding } else { nil }
  }
}

/// A rule about the state after a step, whether or not anything survived.
@MainActor package protocol StateRule {
  /// The current problems; usually none, which must be cheap.
  func findings(in session: Session, at moment: Finding.Moment) -> [Finding]

  /// Whether the problem still exists.
  func stands(_ finding: Finding, in session: Session) -> Bool
}

extension StateRule {
  package func stands(_ finding: Finding, in session: Session) -> Bool { true }
}

extension Finding {
  /// A finding without a graph, explained by sentences.
  package init(_ verdict: Verdict, _ subject: ObjectLabel, due: Moment, notes: [String]) {
    self.init(
      verdict: verdict, subject: subject, made: nil, due: due, links: [], root: nil, kept: 0,
      cut: nil, unknownHolders: 0, notes: notes)
  }
}
