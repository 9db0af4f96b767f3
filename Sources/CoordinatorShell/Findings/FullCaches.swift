/// Tells full caches from collections that grow: a full cache drops an earlier view model for each
/// new one.
struct FullCaches {
  /// The findings about view models that one collection retains.
  private struct Cache {
    var findings: Set<Int> = []
    /// The largest number of live view models when an earlier one was added.
    var most = 0
    /// The number of live view models when the latest one was added.
    var latest = 0

    /// A variable that holds one view model at a time isn't a cache.
    var isFull: Bool { most > 1 && latest <= most }
  }

  /// By the signature of the findings, which is the same for each place in a collection.
  private var caches: [String: Cache] = [:]

  /// Adds a finding about an abandoned view model.
  ///
  /// `living` are the findings whose objects are alive.
  mutating func add(_ index: Int, _ finding: Finding, living: Set<Int>) {
    var cache = caches[finding.signature] ?? Cache()
    cache.findings.insert(index)
    cache.most = max(cache.most, cache.latest)
    cache.latest = cache.findings.intersection(living).count
    caches[finding.signature] = cache
  }

  /// Whether a finding is about a view model that a full cache retains.
  func explain(_ index: Int) -> Bool {
    caches.values.contains { $0.isFull && $0.findings.contains(index) }
  }
}
