extension UISplitViewController {
  /// Sets a column's view controller, and shows it where the previous one is shown.
  final func replace(_ column: Column, by viewController: UIViewController?) {
    guard columns[column] !== viewController else { return }
    let old = screens(of: column)
    columns[column] = viewController
    columnStacks[column] = stack(for: viewController)
    guard isCollapsed else { return arrange(expandedContent) }
    // A transition may be in progress, such as the push of the previous view controller.
    let screens = stack?.expectedStack ?? []
    guard let stack, let index = screens.firstIndex(where: { old.contains($0) }) else {
      if column == .primary || column == .compact { collapse() }
      return
    }
    let others = screens.filter { !old.contains($0) }
    stack.setViewControllers(
      others[..<index] + self.screens(of: column) + others[index...], animated: false)
  }

  /// The navigation controller that shows a view controller in a column of a column style.
  private func stack(for viewController: UIViewController?) -> UINavigationController? {
    if let own = viewController as? UINavigationController { return own }
    guard style != .unspecified, let viewController, !viewController.isContainerOfUIKit
    else { return nil }
    return UINavigationController(rootViewController: viewController)
  }

  /// The screens of a column, from the root.
  final func screens(of column: Column) -> [UIViewController] {
    guard let screen = columns[column] else { return [] }
    guard let own = columnStacks[column] else { return [screen] }
    return own.viewControllers.isEmpty && own !== screen ? [screen] : own.viewControllers
  }

  /// What stands beside each other while the columns aren't collapsed.
  private var expandedContent: [UIViewController] {
    Self.order.compactMap { columnStacks[$0] ?? columns[$0] }
  }

  // MARK: Collapsing

  /// Moves the columns' screens into one stack, as the delegate decides.
  final func collapse() {
    let wasCollapsed = isCollapsed
    isCollapsed = true
    if columns[.compact] != nil {
      arrange([columnStacks[.compact] ?? columns[.compact]].compactMap { $0 })
      stack = columnStacks[.compact]
    } else {
      merge(collapsedColumns)
    }
    if !wasCollapsed { delegate?.splitViewControllerDidCollapse(self) }
  }

  private var collapsedColumns: [Column] {
    let filled = Self.order.filter { columns[$0] != nil }
    guard style == .unspecified else {
      let proposed: Column = columns[.secondary] == nil ? .primary : .secondary
      let top =
        delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
        ?? proposed
      return Array(filled.prefix { $0 != top }) + (filled.contains(top) ? [top] : [])
    }
    guard let primary = columns[.primary], let secondary = columns[.secondary] else {
      return filled
    }
    let isDone =
      delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
    return isDone ? [.primary] : filled
  }

  private func merge(_ shown: [Column]) {
    guard let first = shown.first, let root = columnStacks[first] ?? columns[first] else {
      return arrange([])
    }
    let screens = shown.flatMap { self.screens(of: $0) }
    guard shown.count > 1 || root is UINavigationController else { return arrange([root]) }
    // A container such as a tab bar controller can't be a part of the stack.
    guard screens.allSatisfy({ !($0 is UITabBarController) }) else { return arrange([root]) }
    arrange([])
    let outer = root as? UINavigationController ?? UINavigationController()
    for column in shown.dropFirst() { columnStacks[column]?.yield(to: outer) }
    outer.setViewControllers(screens, animated: false)
    stack = outer
    // Without a column style, the stack alone retains a detail that the user can leave.
    if style == .unspecified, shown.count > 1 {
      columns[.secondary] = nil
      columnStacks[.secondary] = nil
    }
    arrange([outer])
  }

  /// Makes view controllers the children, in this order.
  private func arrange(_ content: [UIViewController]) {
    for child in children where !content.contains(child) {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    for child in content where child.parent !== self {
      addChild(child)
      if isOnScreen { view.addSubview(child.view) }
      child.tellMoved(to: self)
    }
  }

  // MARK: Pushing

  final func push(_ vc: UIViewController) {
    push((vc as? UINavigationController)?.viewControllers ?? [vc])
    if let stack { (vc as? UINavigationController)?.yield(to: stack) }
  }

  /// Pushes the screens that the stack doesn't contain, or pops to the last one.
  final func push(_ screens: [UIViewController]) {
    guard let stack else {
      if let screen = screens.first { present(screen, animated: true) }
      return
    }
    if let known = screens.last, stack.isExpected(known) {
      stack.popToViewController(known, animated: true)
    } else {
      for screen in screens { stack.pushViewController(screen, animated: true) }
    }
  }
}

extension UINavigationController {
  /// Gives up the stack's screens, and passes later pushes and pops on to `successor`.
  ///
  /// General knowledge: UIKit pushes the whole navigation controller, and shows its screens as if they
  /// were in the outer stack.
  fileprivate func yield(to successor: UINavigationController) {
    viewControllers = []
    self.successor = successor
  }
}
