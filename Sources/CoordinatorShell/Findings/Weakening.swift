import HeadlessUIKit
import RetainGraph

/// Advice to make the reference of a cycle weak, to be tried while the finding's subject is in use.
///
/// Once the subject is leaked, nothing but the cycle retains the cycle's objects. Only before does the graph show
/// which of them have another owner: one that has none would be deallocated at once.
struct Weakening: Codable {
  let reference: ReferenceTrace
  let holderType: String
  /// The label of the finding's subject.
  let subject: String
  /// The step after which the subject should have been deallocated.
  let due: Int
}

extension Weakening {
  /// The advice of a finding about a cycle; nil if it gives none, or if the subject was never in use after a step.
  init?(of finding: Finding) {
    guard finding.verdict == .leaked, let cut = finding.cut,
      cut.isWeakenable ?? (finding.root == nil),
      finding.links.indices.contains(cut.link), let due = finding.due?.step
    else { return nil }
    self.init(
      reference: cut.reference, holderType: finding.links[cut.link].holderType,
      subject: finding.subject.text, due: due)
  }

  /// The class and the field, which are the same in every run.
  var field: String { reference.field(of: holderType) }

  /// Whether the reference and those like it are all that retains its target now.
  @MainActor func isTooEarly(in session: Session, _ reader: Reader, variables: [Root]) -> Bool {
    OtherThreads.paused {
      let targets = targets(in: session, reader, variables: variables)
      let evidence = Evidence(session, suspects: [], walker: .ofApps)
      return targets.contains { target in
        guard let node = target.object.flatMap(evidence.graph.node)?.number else { return false }
        let alike = evidence.graph.holders(of: node).filter { evidence.field($0) == field }
        return evidence.trial.freed(byCutting: Set(alike.compactMap(\.edges.last))).contains(node)
      }
    }
  }

  /// A target, which the trial must not retain: the graph would lack that holder.
  private struct Target {
    weak var object: AnyObject?
  }

  @MainActor private func targets(
    in session: Session, _ reader: Reader, variables: [Root]
  ) -> [Target] {
    let objects = LabeledObjects(Set(reference.labels + [subject]), in: session)
    guard objects[subject] != nil else { return [] }
    return session.targets(of: reference, among: objects, reader, variables: variables)
      .map { Target(object: $0) }
  }
}

extension ReferenceTrace {
  fileprivate func field(of holderType: String) -> String { "\(holderType).\(shapes.last ?? "")" }
}

extension Finding {
  /// The class and the field of the reference to change.
  var cutField: String? {
    guard let cut, links.indices.contains(cut.link) else { return nil }
    return cut.reference.field(of: links[cut.link].holderType)
  }
}

extension Evidence {
  /// The class and the field of a reference.
  func field(_ holding: Holding) -> String {
    "\(typeName(of: holding.from)).\(holding.path.shape)"
  }

  /// Whether the references of a field can be weak.
  ///
  /// A closure's capture can, an optional variable, and what refers to a container such as a navigation controller,
  /// which the holder was given. Any other field may have an initial value that nothing else retains.
  func canBeWeak(_ field: String) -> Bool {
    let holdings = graph.nodes.lazy.filter { field.hasPrefix(self.typeName(of: $0.number)) }
      .flatMap { self.graph.holdings(from: $0.number) }
    return holdings.first { self.field($0) == field }.map { holding in
      if holding.isCapture || isOptional(holding) { return true }
      let container = graph.liveObject(of: holding.to) as? UIViewController
      return container?.isBareContainer == true && property(of: holding)?.isLazy == false
    } ?? false
  }
}

extension Session {
  /// The finding with advice about another reference than these, and whether that reference can be weak; nil if there
  /// is none.
  func readvised(
    _ finding: Finding, without rejected: Set<String>
  ) -> (finding: Finding, canBeWeak: Bool)? {
    OtherThreads.paused {
      guard let suspect = suspect(of: finding) else { return nil }
      let evidence = Evidence(self, suspects: [suspect], walker: .ofApps)
      evidence.soleReferences = rejected
      guard let node = suspect.object.flatMap(evidence.graph.node)?.number,
        let other = LeakedRule().opinion(suspect, node: node, in: evidence)?.finding,
        other.signature == finding.signature, let field = other.cutField
      else { return nil }
      // Several changes are no better than one that may be too early.
      let isAlone = other.cut?.others.isEmpty == true
      return (other, isAlone && Weakening(of: other) != nil && evidence.canBeWeak(field))
    }
  }

  private func suspect(of finding: Finding) -> Suspect? {
    let text = finding.subject.text
    return LabeledObjects([text], in: self)[text].map {
      Suspect(object: $0.object, label: $0.label, made: finding.made, due: finding.due)
    }
  }
}
