/// Shows a container's views with a container of UIKit.
@MainActor protocol OutlineContainer: AnyObject {
  var controller: UIViewController { get }
}

/// The containers of a screen's view as child view controllers, by their position in the view.
@MainActor final class GraphContainers {
  weak var owner: UIViewController?
  private var hosts: [String: any OutlineContainer] = [:]

  /// Shows these containers, and removes those of the last reading that aren't among them.
  func show(_ shown: [(path: String, show: (GraphContainers) -> Void)]) {
    let old = hosts
    for (path, host) in old where !shown.contains(where: { $0.path == path }) {
      hosts[path] = nil
      remove(host.controller)
    }
    for (path, show) in shown {
      show(self)
      if let host = hosts[path], host !== old[path] { add(host.controller) }
    }
  }

  /// The container at a position: the known one if it is of this kind, or else a new one.
  func host<Host: OutlineContainer>(at path: String, _ make: () -> Host) -> Host {
    if let known = hosts[path] as? Host { return known }
    if let other = hosts[path] { remove(other.controller) }
    let host = make()
    hosts[path] = host
    return host
  }

  func add(_ child: UIViewController) {
    guard let owner else { return }
    owner.addChild(child)
    owner.view.addSubview(child.view)
    child.didMove(toParent: owner)
  }

  func remove(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
  }
}
