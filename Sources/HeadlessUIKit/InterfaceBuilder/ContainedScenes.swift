/// The screens that a container has from the start, as its relationship segues say.
struct ContainedScenes {
  private let node: NibNode

  init(_ node: NibNode) {
    self.node = node
  }

  /// A screen and the place that it takes in its container.
  @MainActor struct Child {
    let relationship: String
    let controller: UIViewController

    /// Puts the screen where the container wants it; several of one kind come in their order.
    func enter(_ container: UIViewController) {
      switch container {
      case let navigation as UINavigationController:
        navigation.setViewControllers([controller], animated: false)
      case let tabs as UITabBarController:
        tabs.setViewControllers((tabs.viewControllers ?? []) + [controller], animated: false)
      default:
        InterfaceElements.enterSplit(container, controller, relationship)
      }
    }
  }

  /// Makes the screens; a container that would stand in itself gets none.
  @MainActor func controllers(in storyboard: UIStoryboard?) -> [Child] {
    guard let storyboard else { return [] }
    var children: [Child] = []
    for segue in node.list("connections") where segue["kind"] == "relationship" {
      guard let destination = segue["destination"], let relationship = segue["relationship"],
        let id = node.attributes["id"], !Self.underWay.contains(destination), destination != id
      else { continue }
      Self.underWay.append(id)
      defer { Self.underWay.removeLast() }
      if let controller = storyboard.makeScene(of: destination) {
        children.append(Child(relationship: relationship, controller: controller))
      }
    }
    return children
  }

  /// The containers that are being made, outermost first.
  @MainActor private static var underWay: [String] = []
}
