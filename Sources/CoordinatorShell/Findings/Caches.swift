import Foundation
import RetainGraph

/// A cache that drops objects by itself when it exceeds its limit.
private protocol LimitedCache: AnyObject {
  var countLimit: Int { get }
  var totalCostLimit: Int { get }
}

extension NSCache: LimitedCache {}

extension Evidence {
  /// Whether objects and values lead to a node, and no closure: closures are callbacks, not caches.
  func isRetainedByValues(_ node: Int) -> Bool {
    certainPath(to: node)?.edges.allSatisfy { edge in
      graph.nodes[edge.to].kind != .closure && !edge.path.segments.contains(where: \.isCapture)
    } ?? false
  }

  /// Whether a path leads through a cache of Foundation's that has a limit.
  func isInLimitedCache(_ path: RetainPath) -> Bool {
    path.edges.contains { edge in
      guard let cache = graph.liveObject(of: edge.from) as? any LimitedCache else { return false }
      return cache.countLimit > 0 || cache.totalCostLimit > 0
    }
  }
}
