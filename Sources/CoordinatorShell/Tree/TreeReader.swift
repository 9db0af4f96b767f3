import CoordinatorKit
import HeadlessUIKit

/// Reads the tree from the live objects: the coordinators and the screens that they own.
///
/// A screen belongs to the coordinator that lists it in `screens`, else to the one whose root view
/// controller contains it. A presented screen belongs to the coordinator of the screen that it
/// covers, unless another coordinator lists it.
@MainActor package struct TreeReader {
  private let front: UIViewController?
  private var coordinators: [Entry] = []
  private var owners = IdentityIndex()
  private var orphans: [Tree.Node] = []

  private struct Entry {
    var node: Tree.Node
    /// The coordinator itself, if it is a view controller.
    var flow: ObjectIdentifier?
    var screens: [Tree.Node] = []
    var children: [Int] = []
  }

  /// Reads everything below the scenes of `device`.
  ///
  /// `top` lists the coordinators that a delegate of the application or of a scene retains.
  package static func read(
    _ device: HeadlessDevice, labels: CoordinatorLabels, top: (AnyObject?) -> [any Coordinator]
  ) -> Tree {
    var reader = TreeReader(front: device.frontmost)
    let application = device.application
    let launch = reader.add(top(application.delegate), labels: labels)
    var roots = launch
    for scene in application.orderedScenes {
      let indices = reader.add(top(scene.delegate), labels: labels)
      roots += indices
      for window in (scene as? UIWindowScene)?.windows ?? [] {
        reader.visit(window, owner: indices.first ?? launch.first)
      }
    }
    for window in application.windows where window.windowScene == nil {
      reader.visit(window, owner: launch.first)
    }
    return Tree(roots: roots.map { reader.assemble($0) } + reader.orphans)
  }

  private init(front: UIViewController?) {
    self.front = front
  }

  private mutating func add(
    _ coordinators: [any Coordinator], labels: CoordinatorLabels
  ) -> [Int] {
    coordinators.map { add($0, labels: labels) }
  }

  private mutating func visit(_ window: UIWindow, owner: Int?) {
    if let root = window.ownRoot { visit(root, owner: owner, tab: nil) }
  }

  private mutating func add(
    _ coordinator: any Coordinator, labels: CoordinatorLabels
  ) -> Int {
    let index = coordinators.count
    let flow = coordinator.subject as? UIViewController
    coordinators.append(
      Entry(node: Tree.Node(labels.label(for: coordinator)), flow: flow.map(ObjectIdentifier.init)))
    if let container = coordinator.rootViewController {
      owners[container] = index
    }
    for screen in coordinator.screens { owners[screen] = index }
    for child in coordinator.childCoordinators {
      let childIndex = add(child, labels: labels)
      coordinators[index].children.append(childIndex)
    }
    return index
  }

  private func assemble(_ index: Int) -> Tree.Node {
    var node = coordinators[index].node
    node.children = coordinators[index].screens + coordinators[index].children.map(assemble)
    return node
  }

  // MARK: Screens

  /// Assigns the screens of `viewController` to coordinators; returns the visible screen's owner.
  @discardableResult
  private mutating func visit(
    _ viewController: UIViewController, owner: Int?, tab: Tree.Tab?,
    presentation: Tree.Presentation? = nil
  ) -> Int? {
    let owner = owners[viewController] ?? owner
    var frontOwner = owner
    if let tab, let owner, owners[viewController] != nil { coordinators[owner].node.tab = tab }
    let isContainer =
      viewController.isBareContainer || isFlow(viewController, of: owner)
    if presentation != nil || !isContainer {
      var node = screen(viewController, tab: tab ?? owner.flatMap { coordinators[$0].node.tab })
      if owners[viewController] == nil, let tab, !tab.title.isEmpty { node.tab = tab }
      node.presentation = presentation
      file(node, under: owner)
    }
    if let tabs = viewController as? UITabBarController {
      frontOwner = visitTabs(of: tabs, owner: owner)
    } else {
      // The root screen of a stack without its own coordinator shows the tab.
      let showsTabInRoot = owners[viewController] == nil && viewController.containerRole == .stack
      for (index, child) in viewController.standingChildren.enumerated() {
        let childOwner = visit(child, owner: owner, tab: showsTabInRoot && index == 0 ? tab : nil)
        if child === viewController.shownChild { frontOwner = childOwner }
      }
    }
    if let presented = viewController.presentedDirectly {
      let presentedOwner = self.owner(ofPresented: presented) ?? frontOwner
      if presented.containerRole == .stack
        || !presented.isBareContainer && presented.standingChildren.isEmpty
      {
        file(sheet(presented, of: presentedOwner), under: presentedOwner)
      } else {
        visit(
          presented, owner: presentedOwner, tab: nil, presentation: self.presentation(of: presented)
        )
      }
    }
    return frontOwner
  }

  /// Whether a view controller is a coordinator whose row precedes those of the screens in it.
  private func isFlow(_ viewController: UIViewController, of owner: Int?) -> Bool {
    guard let owner, coordinators[owner].flow == ObjectIdentifier(viewController) else {
      return false
    }
    return !viewController.standingChildren.isEmpty
  }

  @discardableResult
  private mutating func visitTabs(of tabs: UITabBarController, owner: Int?) -> Int? {
    var frontOwner = owner
    for child in tabs.viewControllers ?? [] {
      let isSelected = child === tabs.selectedViewController
      let childOwner = visit(
        child, owner: owner, tab: Tree.Tab(title: child.tabTitle, isSelected: isSelected))
      if isSelected { frontOwner = childOwner }
      for pushed in tabs.screens(above: child) {
        let pushedOwner = visit(pushed, owner: childOwner, tab: nil)
        if isSelected { frontOwner = pushedOwner }
      }
    }
    if tabs.hasMore, tabs.selectedViewController === tabs.moreNavigationController {
      frontOwner = visit(tabs.moreNavigationController, owner: owner, tab: nil)
    }
    return frontOwner
  }

  /// The coordinator that lists a presented container, or the first screen in it.
  private func owner(ofPresented presented: UIViewController) -> Int? {
    owners[presented]
      ?? screens(in: presented).first.flatMap { owners[$0] }
  }

  private mutating func file(_ node: Tree.Node, under owner: Int?) {
    if let owner {
      coordinators[owner].screens.append(node)
    } else {
      orphans.append(node)
    }
  }

  /// The screens in `container`, root first; the container itself if it contains none.
  private func screens(in container: UIViewController) -> [UIViewController] {
    container.containerRole == .stack ? container.children : [container]
  }

  private func screen(_ viewController: UIViewController, tab: Tree.Tab?) -> Tree.Node {
    var node = Tree.Node(viewController.label)
    let title = viewController.title ?? viewController.navigationItemIfLoaded?.title
    if let title, title != tab?.title { node.title = title }
    node.isVisible = viewController === front
    if !Reductions.byType.isEmpty { node.reduced = Reductions.byType[node.label.typeName] }
    return node
  }

  /// A presented screen, with what was pushed and presented over it below it.
  private mutating func sheet(_ presented: UIViewController, of owner: Int?) -> Tree.Node {
    let inside = screens(in: presented)
    var stack = inside.map { screen($0, tab: nil) }
    var node = stack.isEmpty ? screen(presented, tab: nil) : stack.removeFirst()
    node.presentation = presentation(of: presented)
    node.children = stack
    for screen in inside { visitInside(of: screen, owner: owner) }
    if let next = presented.presentedDirectly {
      if let nextOwner = self.owner(ofPresented: next), nextOwner != owner {
        file(sheet(next, of: nextOwner), under: nextOwner)
      } else {
        node.children.append(sheet(next, of: owner))
      }
    }
    return node
  }

  /// Assigns the screens in a container that has a row of its own.
  private mutating func visitInside(of container: UIViewController, owner: Int?) {
    if let tabs = container as? UITabBarController {
      visitTabs(of: tabs, owner: owner)
    } else {
      for child in container.standingChildren { visit(child, owner: owner, tab: nil) }
    }
  }

  private func presentation(of presented: UIViewController) -> Tree.Presentation {
    guard let sheet = presented.presentationController as? UISheetPresentationController else {
      return .cover("\(presented.modalPresentationStyle)")
    }
    return .sheet(Double(sheet.currentHeight / UIScreen.main.bounds.height))
  }
}

extension UIViewController {
  /// The children that the tree lists: screens and containers of screens, but not the parts of a
  /// screen.
  fileprivate var standingChildren: [UIViewController] {
    if isContainerOfUIKit { return children }
    let shown = shownChild
    return children.filter { $0 === shown || $0.holdsScreens }
  }
}

extension UITabBarController {
  /// The screens pushed above a tab in the navigation stack of the More list.
  fileprivate func screens(above tab: UIViewController) -> ArraySlice<UIViewController> {
    guard hasMore, tab.parent === moreNavigationController else { return [] }
    return moreNavigationController.viewControllers.drop { $0 !== tab }.dropFirst()
  }
}

extension UIViewController {
  /// The session's label of this view controller.
  package var label: ObjectLabel { ObjectLabel(type: type(of: self), number: instanceNumber) }

  /// What this view controller presents itself, without its ancestors' presentations.
  package var presentedDirectly: UIViewController? {
    guard let presented = presentedViewController, parent?.presentedViewController !== presented
    else { return nil }
    return presented
  }
}
