/// What happens when an interactor becomes inactive, a worker stops, or a workflow is disposed of.
public final class Endings {
  private var endings: [() -> Void] = []
  private var hasEnded = false

  package init() {}

  package var isEmpty: Bool { endings.isEmpty }

  package func insert(_ ending: @escaping () -> Void) {
    if hasEnded { ending() } else { endings.append(ending) }
  }

  package func end() {
    guard !hasEnded else { return }
    hasEnded = true
    let last = endings
    endings = []
    for ending in last { ending() }
  }
}

/// What retains an interactor and ends its activity when it is deallocated: its router.
///
/// It retains the endings too. If the interactor did, a subscription that captures the interactor would look like a
/// retain cycle, although detaching the router ends it.
protocol ActivityKeeper: AnyObject {
  var activityEndings: Endings? { get set }
}

/// The endings of an activity, which its keeper retains, if there is one.
struct KeptEndings {
  private var own: Endings?
  private weak var kept: Endings?

  var current: Endings? { own ?? kept }

  mutating func begin(keptBy keeper: (Endings) -> Bool) {
    let endings = Endings()
    if keeper(endings) { kept = endings } else { own = endings }
  }

  mutating func end() {
    current?.end()
    own = nil
    kept = nil
  }
}
