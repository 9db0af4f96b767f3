/// An observation of favorites, which ends when this object is deallocated.
///
/// Only the observation retains the closure, and the store references the observation weakly: the
/// store retains no observer.
public final class FavoritesObservation {
  private var onChange: (() -> Void)?

  init(_ onChange: @escaping () -> Void) {
    self.onChange = onChange
  }

  /// Ends the observation immediately.
  public func cancel() {
    onChange = nil
  }

  func deliver() {
    onChange?()
  }
}

/// Weak references to observations, in the order in which they began.
struct FavoritesObservations {
  private struct Link {
    weak var observation: FavoritesObservation?
  }

  private var links: [Link] = []

  mutating func add(_ observation: FavoritesObservation) {
    links.removeAll { $0.observation == nil }
    links.append(Link(observation: observation))
  }

  mutating func prepend(_ others: FavoritesObservations) {
    links = others.links + links
  }

  func deliver() {
    for link in links {
      link.observation?.deliver()
    }
  }
}
