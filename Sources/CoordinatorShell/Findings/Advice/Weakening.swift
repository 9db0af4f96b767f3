import RetainGraph

/// Advice to make a reference weak, to be tried while the finding's subject is in use.
///
/// Once the subject should be gone, nothing else retains it. Only before does the graph show which of the objects have
/// another owner: one that has none would be deallocated at once.
struct Weakening: Codable {
  let reference: ReferenceTrace
  /// The class and the field of the reference.
  let field: String
  /// Whether the advice includes the same field of other classes.
  let isOfAllClasses: Bool
  /// The label of the finding's subject.
  let subject: String
  /// The step that created the subject.
  let made: Int
  /// The step after which the subject should have been deallocated.
  let due: Int
}

extension Weakening {
  /// The advice of a finding to make a reference weak; nil if it gives none, or if the subject was never in use after a
  /// step.
  init?(of finding: Finding) {
    guard [.leaked, .abandoned].contains(finding.verdict), let cut = finding.cut,
      finding.isMendedByWeak, let field = finding.cutField, let due = finding.due?.step
    else { return nil }
    self.init(
      reference: cut.reference, field: field, isOfAllClasses: cut.alike > 0,
      subject: finding.subject.text, made: finding.made?.step ?? due - 1, due: due)
  }

  /// Whether the reference and those like it are all that retains its target at the evidence's moment; nil if the
  /// reference doesn't exist then.
  @MainActor func isTooEarly(
    in session: Session, _ evidence: Evidence, _ reader: Reader, variables: [Root]
  ) -> Bool? {
    let objects = LabeledObjects(Set(reference.labels + [subject]), in: session)
    guard objects[subject] != nil else { return nil }
    let answers = session.targets(of: reference, among: objects, reader, variables: variables)
      .compactMap { evidence.graph.node(of: $0)?.number }
      .map { node in
        let alike = evidence.graph.holders(of: node).filter { holder in
          evidence.field(holder) == field
            || isOfAllClasses && holder.path.shape == reference.shapes.last
        }
        return evidence.trial.freed(byCutting: Set(alike.compactMap(\.edges.last))).contains(node)
      }
    return answers.isEmpty ? nil : answers.contains(true)
  }
}

extension Finding {
  /// The class and the field of the reference to change, which are the same in every run.
  var cutField: String? {
    guard let cut, links.indices.contains(cut.link) else { return nil }
    return "\(links[cut.link].holderType).\(cut.reference.shapes.last ?? "")"
  }
}

extension Evidence {
  /// The class and the field of a reference.
  func field(_ holding: Holding) -> String {
    "\(typeName(of: holding.from)).\(holding.path.shape)"
  }
}
