import CoordinatorKit
import HeadlessUIKit

extension Session {
  /// The coordinator that owns the visible screen, followed by its ancestors up to the root.
  package var responderChain: [any Coordinator] {
    guard let root = rootCoordinator else { return [] }
    var container = device.frontmost
    while let candidate = container {
      var search = OwnerSearch(from: candidate)
      search.visit(root)
      if !search.owners.isEmpty { return search.owners }
      container = candidate.screenBehind
    }
    return [root]
  }
}

/// Finds the coordinator of a screen, or of the nearest container that contains it.
@MainActor private struct OwnerSearch {
  private let screen: UIViewController
  /// The number of containers between the screen and the owner found so far.
  private var distance = Int.max
  /// The owner and the coordinators above it.
  package private(set) var owners: [any Coordinator] = []

  package init(from screen: UIViewController) {
    self.screen = screen
    owners.reserveCapacity(4)
  }

  /// Returns whether the owner found so far is this one or below it.
  @discardableResult
  package mutating func visit(_ coordinator: any Coordinator) -> Bool {
    var isFound = false
    if let container = coordinator.rootViewController { isFound = take(container, of: coordinator) }
    for screen in coordinator.screens where take(screen, of: coordinator) { isFound = true }
    for child in coordinator.childCoordinators where visit(child) {
      owners.append(coordinator)
      isFound = true
    }
    return isFound
  }

  /// Only a container nearer than the best one so far counts.
  private mutating func take(_ container: UIViewController, of owner: any Coordinator) -> Bool {
    guard let steps = screen.distance(to: container, below: distance) else { return false }
    distance = steps
    owners.removeAll(keepingCapacity: true)
    owners.append(owner)
    return true
  }
}

extension UIViewController {
  /// The distance up to `container` if it is this view controller or contains it, and is below
  /// `limit`.
  fileprivate func distance(to container: UIViewController, below limit: Int) -> Int? {
    var steps = 0
    var ancestor: UIViewController? = self
    while steps < limit, let candidate = ancestor {
      if candidate === container { return steps }
      ancestor = candidate.parent
      steps += 1
    }
    return nil
  }

  /// The screen that this view controller's presentation covers; nil if it isn't presented.
  var screenBehind: UIViewController? {
    var behind = presentingViewController
    while let shown = behind?.shownChild { behind = shown }
    return behind
  }
}
