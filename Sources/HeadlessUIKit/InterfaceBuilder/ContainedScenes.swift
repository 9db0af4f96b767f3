/// The initial child view controllers of a container, from its relationship segues.
struct ContainedScenes {
  private let node: NibNode

  init(_ node: NibNode) {
    self.node = node
  }

  /// A child view controller and its position in the container.
  @MainActor struct Child {
    let relationship: String
    let controller: UIViewController

    /// Adds the child at its position; children of the same kind keep their order.
    func enter(_ container: UIViewController) {
      switch container {
      case let navigation as UINavigationController:
        navigation.setViewControllers([controller], animated: false)
      case let tabs as UITabBarController:
        tabs.setViewControllers((tabs.viewControllers ?? []) + [controller], animated: false)
      case let split as UISplitViewController:
        guard let column = InterfaceElements.splitColumn(relationship) else { return }
        split.setViewController(controller, for: column)
      default:
        container.addChild(controller)
        controller.tellMoved(to: container)
      }
    }
  }

  /// Creates the children; a container that would contain itself gets none.
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

  /// The containers under construction, outermost first.
  @MainActor private static var underWay: [String] = []
}
