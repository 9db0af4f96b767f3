import HeadlessUIKit
import RetainGraph

extension Session {
  /// The finding with advice about a field that isn't to be avoided, and whether that field can be weak; nil if there is
  /// none.
  func alternative(
    to finding: Finding, avoiding fields: Set<String>
  ) -> (finding: Finding, isSafe: Bool)? {
    OtherThreads.paused {
      guard let suspect = suspect(of: finding) else { return nil }
      let evidence = Evidence(self, suspects: [suspect], walker: .ofApps)
      evidence.avoidedFields = fields
      guard let node = suspect.object.flatMap(evidence.graph.node)?.number,
        let other = LeakedRule().opinion(suspect, node: node, in: evidence)?.finding,
        other.signature == finding.signature, let cut = other.cut, let field = other.cutField
      else { return nil }
      // Several changes are no better than one that may be too early.
      let isWeakening = cut.others.isEmpty && Weakening(of: other) != nil
      return (other, isWeakening && evidence.isSafelyWeak(field))
    }
  }

  private func suspect(of finding: Finding) -> Suspect? {
    let text = finding.subject.text
    return LabeledObjects([text], in: self)[text].map {
      Suspect(object: $0.object, label: $0.label, made: finding.made, due: finding.due)
    }
  }
}

extension Evidence {
  /// Whether the references of a field can be weak without another change.
  ///
  /// A closure's capture can, an optional variable, and what refers to a container such as a navigation controller,
  /// which the holder was given. Any other field may have an initial value that nothing else retains.
  fileprivate func isSafelyWeak(_ field: String) -> Bool {
    let holdings = graph.nodes.filter { field.hasPrefix(typeName(of: $0.number)) }
      .flatMap { graph.holdings(from: $0.number) }
      .filter { self.field($0) == field }
    return !holdings.isEmpty
      && holdings.allSatisfy { holding in
        if holding.isCapture || isOptional(holding) { return true }
        let container = graph.liveObject(of: holding.to) as? UIViewController
        return container?.isBareContainer == true && property(of: holding)?.isLazy == false
      }
  }
}
