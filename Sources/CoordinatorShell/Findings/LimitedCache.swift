import Foundation
import RetainGraph

/// A cache that drops objects by itself when it exceeds its limit.
private protocol LimitedCache: AnyObject {
  var countLimit: Int { get }
  var totalCostLimit: Int { get }
}

extension NSCache: LimitedCache {}

extension Evidence {
  /// Whether a path leads through a cache of Foundation's that has a limit.
  func isInLimitedCache(_ path: RetainPath) -> Bool {
    path.edges.contains { edge in
      guard let cache = graph.liveObject(of: edge.from) as? any LimitedCache else { return false }
      return cache.countLimit > 0 || cache.totalCostLimit > 0
    }
  }
}
