import HeadlessUIKit
import RetainGraph

/// The app keeps the object on purpose: it came back earlier, a static that can't be nil holds it, or an object in
/// use owns it.
///
/// A constant or lazy property owns its object for as long as its holder lives. A visible screen also owns the
/// view models in its variables.
package struct OwnedRule: SurvivorRule {
  package func opinion(_ suspect: Suspect, node: Int, in evidence: Evidence) -> Opinion? {
    guard suspect.isOfScreen || suspect.hasReturned, let path = evidence.certainPath(to: node)
    else { return nil }
    if suspect.hasReturned { return .expected(owner: nil) }
    if path.edges.isEmpty, evidence.kind(of: path) == .singleton { return .expected(owner: nil) }
    let graph = evidence.graph
    for holding in graph.holders(of: node) where holding.strength == .strong {
      guard let holder = graph.liveObject(of: holding.from), isPartOfHolder(holding.path) else {
        continue
      }
      let isOwned =
        isPermanent(holding.path, of: type(of: holder))
        || holder is UIViewController && !(suspect.object is UIViewController)
      if isOwned, evidence.isInUse(holder) { return .expected(owner: holder) }
    }
    return nil
  }

  /// Whether values alone lead to the object, and no closure.
  private func isPartOfHolder(_ path: FieldPath) -> Bool {
    path.segments.allSatisfy { segment in
      if case .capture = segment { false } else { true }
    }
  }

  private static let reader = Reader()

  private func isPermanent(_ path: FieldPath, of type: AnyClass) -> Bool {
    guard case .field(let name)? = path.first else { return false }
    return Self.reader.properties(of: type).contains { $0.name == name && $0.isPermanent }
  }
}
