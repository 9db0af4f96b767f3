import HeadlessUIKit
import RetainGraph

/// The children that an app's own containers don't show.
@MainActor struct ForgottenChildren {
  /// The number of those children, and of the screens in them.
  private(set) var children = 0
  private(set) var screens = 0
  private var containers: [Lifetime] = []

  init(among present: [Screen]) {
    for screen in present {
      guard let container = screen.lifetime.viewController else { continue }
      let hidden = container.childrenOutOfSight
      guard !hidden.isEmpty else { continue }
      containers.append(screen.lifetime)
      children += hidden.count
      screens += hidden.reduce(0) { $0 + $1.screenCount }
    }
  }

  /// A child that its container won't show again, and the path that retains it.
  struct Forgotten {
    let child: ObjectLabel
    let container: ObjectLabel
    let root: String
    let links: [Finding.Link]
  }

  /// The newest child that only its container's `children` retains, while other references retain
  /// the child that the container shows.
  ///
  /// A container that refers to no child in another way may use `children` as its stack.
  func newest(in session: Session) -> Forgotten? {
    for container in containers.compactMap(\.viewController) {
      guard let child = container.childrenOutOfSight.last else { continue }
      let found = OtherThreads.paused {
        forgotten(child, of: container, in: session.evidence(with: child, child.label))
      }
      if let found { return found }
    }
    return nil
  }

  private func forgotten(
    _ child: UIViewController, of container: UIViewController, in evidence: Evidence
  ) -> Forgotten? {
    let graph = evidence.graph
    func node(_ object: UIViewController) -> Int? { graph.node(of: object)?.number }
    let hidden = Set(container.childrenOutOfSight.map { ObjectIdentifier($0) })
    let shown = container.children.filter { !hidden.contains(ObjectIdentifier($0)) }
    guard let holder = node(container), let forgotten = node(child),
      let path = evidence.path(to: forgotten)
    else { return nil }
    let children = Set(container.children.compactMap(node))
    let listing = graph.holdings(from: holder).filter {
      children.contains($0.to)
        && UIKitField.name($0.path.description, of: container).hasPrefix("children[")
    }
    let isReached = graph.reachable(
      without: Set(listing.compactMap { $0.edges.last }), allowingPossible: true)
    guard !isReached[forgotten], shown.compactMap(node).contains(where: { isReached[$0] })
    else { return nil }
    return Forgotten(
      child: child.label, container: container.label, root: evidence.rootName(of: path),
      links: evidence.links(along: path))
  }
}

extension UIViewController {
  /// How many view controllers it contains, with itself.
  fileprivate var screenCount: Int { children.reduce(1) { $0 + $1.screenCount } }
}
