/// A coordinator that is the child of two parents: if one removes it, the other still retains it.
package struct SharedChildRule: StateRule {
  package func findings(in session: Session, at moment: Finding.Moment) -> [Finding] {
    guard !session.monitor.coordinators.shared.isEmpty else { return [] }
    return session.monitor.coordinators.shared.map { label in
      let parents = session.parents(of: label).map(\.text)
      return Finding(
        .structure, label, due: moment,
        notes: ["it is the child of several: \(parents.joined(separator: ", "))"])
    }
  }

  package func stands(_ finding: Finding, in session: Session) -> Bool {
    session.monitor.coordinators.shared.contains(finding.subject)
  }
}

extension Session {
  /// Its parents, once for every time that it is a child.
  fileprivate func parents(of child: ObjectLabel) -> [ObjectLabel] {
    guard let child = labels.object(child) else { return [] }
    return labels.alive.flatMap { parent in
      parent.coordinator.childCoordinators.filter { $0 === child }.map { _ in parent.label }
    }
  }
}
