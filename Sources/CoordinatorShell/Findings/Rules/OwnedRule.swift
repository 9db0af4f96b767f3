import HeadlessUIKit
import RetainGraph

/// The app keeps the object on purpose: it came back earlier, a static that can't be nil holds it, an object in
/// use owns it, or it is a view model in an `NSCache`.
///
/// A constant or lazy property owns its object for as long as its holder lives: a screen, or a coordinator that
/// shows another screen each time. A visible screen also owns the view models in its variables.
package struct OwnedRule: SurvivorRule {
  package func opinion(_ suspect: Suspect, node: Int, in evidence: Evidence) -> Opinion? {
    guard let path = evidence.certainPath(to: node) else { return nil }
    if suspect.hasReturned { return .expected(owner: nil) }
    if suspect.isModel, evidence.isCached(path) { return .expected(owner: nil) }
    if path.edges.isEmpty, evidence.kind(of: path) == .singleton { return .expected(owner: nil) }
    var seen: Set<Int> = []
    return owner(of: node, in: evidence, seen: &seen).map { .expected(owner: $0) }
  }

  /// The object in use that owns a node, perhaps through containers and other objects with constants.
  private func owner(of node: Int, in evidence: Evidence, seen: inout Set<Int>) -> AnyObject? {
    guard seen.insert(node).inserted else { return nil }
    let graph = evidence.graph
    let screen = graph.liveObject(of: node) as? UIViewController
    for holding in graph.holders(of: node) where holding.strength == .strong {
      guard let holder = graph.liveObject(of: holding.from), isPartOfHolder(holding.path) else {
        continue
      }
      let isConstant =
        isPermanent(holding.path, of: type(of: holder))
        || screen.map { $0.parent === holder } ?? false
      if evidence.isInUse(holder) {
        if isConstant || holder is UIViewController && screen == nil { return holder }
      } else if isConstant, let owner = owner(of: holding.from, in: evidence, seen: &seen) {
        return owner
      }
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
