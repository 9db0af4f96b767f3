/// Someone's wish to hear of changed favourites; it ends with this object.
///
/// The observation alone holds the closure, and the store holds the observation weakly: the
/// store keeps no observer alive.
public final class FavoritesObservation {
  private var onChange: (() -> Void)?

  init(_ onChange: @escaping () -> Void) {
    self.onChange = onChange
  }

  /// Ends the observation at once.
  public func cancel() {
    onChange = nil
  }

  func deliver() {
    onChange?()
  }
}

/// Observations held weakly, in the order in which they began.
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
