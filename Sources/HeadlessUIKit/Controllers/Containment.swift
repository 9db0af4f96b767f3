extension UIViewController {
  /// The child view controllers, in the order they were added.
  public var children: [UIViewController] { childStorage }

  /// Makes `child` a child; calls its `willMove(toParent:)`, not its `didMove(toParent:)`.
  public func addChild(_ child: UIViewController) {
    guard !child.isChild(of: self) else { return }
    child.removeFromParent()
    child.willMove(toParent: self)
    childStorage.append(child)
    child.parent = self
  }

  /// Leaves the parent; calls `didMove(toParent: nil)`, not `willMove(toParent:)`.
  public func removeFromParent() {
    guard let parent else { return }
    parent.childStorage.removeAll { $0 === self }
    leaveParent()
    didMove(toParent: nil)
  }

  /// The outermost container that this one stands in; itself if it stands in none.
  var outermostContainer: UIViewController {
    var container = self
    while let parent = container.parent { container = parent }
    return container
  }

  /// The screen that is in front: through what is presented, the selected tab, the top of a stack.
  public var frontmost: UIViewController {
    var current = self
    while true {
      if let presented = current.presented, presented.presentation?.isEnding != true {
        current = presented
      } else if let shown = current.shownChild {
        current = shown
      } else {
        return current
      }
    }
  }
}
