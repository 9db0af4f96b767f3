import ShellLanguage
import Testing

@testable import CoordinatorShellCore

/// When a collection that retains the view models of earlier screens is a full cache.
@MainActor struct FullCachesTests {
  private final class ListViewModel {}

  /// Which of the findings a full cache explains, if one was added at each visit and those of
  /// `living` had live view models then.
  private func explained(_ living: [Set<Int>]) -> [Int] {
    var caches = FullCaches()
    for (visit, living) in living.enumerated() {
      let finding = Finding(
        .abandoned, ObjectLabel(type: ListViewModel.self, number: visit + 1),
        due: Finding.Moment(step: visit, location: nil), notes: [])
      caches.add(visit, finding, living: living)
    }
    return living.indices.filter(caches.explain)
  }

  @Test func `a cache that drops one for each new one is full`() {
    #expect(explained([[0], [0, 1], [1, 2]]) == [0, 1, 2])
  }

  @Test func `a cache that was emptied and fills again is full`() {
    #expect(explained([[0], [0, 1], [0, 1, 2], [3], [3, 4]]) == [0, 1, 2, 3, 4])
  }

  @Test func `a collection with more than ever grows`() {
    #expect(explained([[0], [0, 1], [0, 1, 2]]) == [])
    #expect(explained([[0], [0, 1], [2], [2, 3], [2, 3, 4]]) == [])
  }

  @Test func `a variable with one at a time is no cache`() {
    #expect(explained([[0], [1], [2]]) == [])
  }
}
