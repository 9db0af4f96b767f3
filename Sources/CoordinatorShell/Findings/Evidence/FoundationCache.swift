import Foundation
import RetainGraph

/// A cache that removes objects by itself, at its limit or when memory is low.
private protocol FoundationCache: AnyObject {}

extension NSCache: FoundationCache {}

extension Evidence {
  /// Whether an `NSCache` retains the end of a path, possibly through values and objects.
  ///
  /// Paths through closures don't count: closures are callbacks, which apps forget in caches.
  func isCached(_ path: RetainPath) -> Bool {
    let rest = path.edges.drop { !(graph.liveObject(of: $0.from) is any FoundationCache) }
    return !rest.isEmpty
      && rest.allSatisfy { edge in
        graph.nodes[edge.to].kind != .closure && !edge.path.segments.contains(where: \.isCapture)
      }
  }
}
