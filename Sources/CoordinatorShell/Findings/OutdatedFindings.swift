import RetainGraph

/// Findings that were true until the holders of their objects released them.
extension Judge {
  /// Whether a finding says that an object is abandoned, and names the root that reaches it.
  func isAbandoned(_ object: AnyObject) -> Bool {
    findingAbout(object).map { $0.verdict == .abandoned && $0.root != nil } ?? false
  }

  /// The abandoned objects that no root reaches any more: a cycle may keep them instead.
  func outdated(in session: Session) -> [Suspect] {
    let abandoned = explainedObjects.filter(isAbandoned)
    guard !abandoned.isEmpty else { return [] }
    return unreached(abandoned, in: session).compactMap { object in
      findingAbout(object).map {
        Suspect(object: object, label: $0.subject, made: $0.made, due: $0.due)
      }
    }
  }
}
