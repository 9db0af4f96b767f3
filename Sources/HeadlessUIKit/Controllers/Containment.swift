extension UIViewController {
  /// The child view controllers, in the order in which they were added.
  public var children: [UIViewController] { childStorage }

  final func takeIn(_ child: UIViewController) {
    guard !child.isChild(of: self) else { return }
    guard !stands(in: child) else {
      HeadlessDevice.current.report(.circle(child, on: self, "addChild(_:)"))
      return
    }
    child.removeFromParent()
    child.willMove(toParent: self)
    childStorage.append(child)
    child.parent = self
  }

  final func leaveContainer() {
    guard let parent else { return }
    parent.childStorage.removeAll { $0 === self }
    leaveParent()
    moves.subtract([.fromParent, .joining])
    parent.childWasTaken(self)
    tellMoved(to: nil)
  }

  /// Calls `didMove(toParent:)`, and then its observers as in Objective-C: with `NSNull` for nil.
  final func tellMoved(to parent: UIViewController?) {
    didMove(toParent: parent)
    callbackObservers?.notify("didMoveToParent", [parent ?? NSNull()])
  }

  /// Whether this view controller is `other` or a descendant of it.
  ///
  /// General knowledge: a container put into itself raises an exception with camsh's own message;
  /// UIKit recurses until the stack overflows.
  final func stands(in other: UIViewController) -> Bool {
    guard self !== other else { return true }
    guard !other.childStorage.isEmpty else { return false }
    var current = parent
    while let container = current {
      if container === other { return true }
      current = container.parent
    }
    return false
  }

  /// The outermost container of this view controller, or the view controller itself if it has no
  /// parent.
  var outermostContainer: UIViewController {
    var container = self
    while let parent = container.parent { container = parent }
    return container
  }

  /// The frontmost view controller: follows presentations, selected tabs, and navigation stacks.
  ///
  /// - Note: Not in UIKit.
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

  /// The visible view controllers from back to front; each is presented over the previous one.
  ///
  /// - Note: Not in UIKit.
  public var layersOnDisplay: [UIViewController] {
    var layers: [UIViewController] = []
    var current = self
    while true {
      if let presented = current.presented, presented.presentation?.isEnding != true {
        layers.append(current.shownLeaf)
        current = presented
      } else if let shown = current.shownChild {
        current = shown
      } else {
        return layers + [current]
      }
    }
  }

  private var shownLeaf: UIViewController {
    var leaf = self
    while let shown = leaf.shownChild { leaf = shown }
    return leaf
  }
}

extension Misuse {
  /// A container inside itself.
  ///
  /// UIKit has no message for this mistake: it recurses until the stack overflows.
  static func circle(_ child: UIViewController, on receiver: UIViewController, _ call: String)
    -> Misuse
  {
    .invalidArgument(
      "Application tried to add \(child.description) to \(receiver.description), which it contains.",
      on: receiver, call)
  }
}
