/// The source of an unwind segue.
@preconcurrency @MainActor public final class UIStoryboardUnwindSegueSource: NSObject {
  public let source: UIViewController
  public let unwindAction: Selector
  public let sender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
    super.init()
  }
}

/// An unwind segue to a view controller with the unwind action.
@MainActor struct Unwinding {
  private let origin: UIStoryboardUnwindSegueSource
  private let identifier: String?
  private let isAnimated: Bool
  private let customType: UIStoryboardSegue.Type?

  init(_ node: NibNode, from source: UIViewController, sender: Any?) {
    origin = UIStoryboardUnwindSegueSource(
      source: source, unwindAction: Selector(node["unwindAction"] ?? ""), sender: sender)
    identifier = node["identifier"]
    isAnimated = node.flag("animates") ?? true
    if case .segue(let type) = InterfaceBuilderClasses.find(for: node) {
      customType = type
    } else {
      customType = nil
    }
  }

  /// Calls the action and unwinds; does nothing if no view controller handles the action.
  func perform() {
    guard let destination = destination() else { return }
    let segue =
      customType?.init(drawn: identifier, from: origin.source, to: destination)
      ?? UIStoryboardSegue(
        identifier: identifier, source: origin.source, destination: destination
      ) { [isAnimated] in
        destination.goBack(from: origin.source, animated: isAnimated)
      }
    HeadlessDevice.current.keepUntilTurnEnds(segue)
    origin.source.prepare(for: segue, sender: origin.sender)
    UIApplication.shared.sendAction(
      origin.unwindAction, to: destination, from: segue, for: nil)
    segue.perform()
  }

  /// Searches from the source up: at each ancestor, its other children, nearest first, then the
  /// ancestor.
  private func destination() -> UIViewController? {
    var below: UIViewController = origin.source
    while let container = below.parent ?? below.presentingViewController {
      if let found = search(container, except: below) { return found }
      below = container
    }
    return nil
  }

  private func search(
    _ candidate: UIViewController, except visited: UIViewController?
  ) -> UIViewController? {
    for child in candidate.allowedChildrenForUnwinding(from: origin) where child !== visited {
      if let found = search(child, except: nil) { return found }
    }
    let mayTake = candidate.canPerformUnwindSegueAction(
      origin.unwindAction, from: origin.source, sender: origin.sender)
    return mayTake ? candidate : nil
  }
}

extension UIViewController {
  /// Makes this view controller visible again: removes what covers it and selects it in its
  /// containers.
  fileprivate func goBack(from source: UIViewController, animated: Bool) {
    var child = self
    var container: UIViewController? = self
    while let current = container {
      if let presented = current.presented, presented.contains(source) {
        current.dismiss(animated: animated)
      }
      if let navigation = current as? UINavigationController, child !== current {
        if navigation.topViewController !== child {
          navigation.popToViewController(child, animated: animated)
        }
      } else if let tabs = current as? UITabBarController, child !== current {
        if tabs.selectedViewController !== child { tabs.selectedViewController = child }
      }
      child = current
      container = current.parent
    }
  }

  /// Whether `other` is a descendant of this view controller or of something that it has presented.
  ///
  /// - Note: Not in UIKit.
  public func contains(_ other: UIViewController) -> Bool {
    var current: UIViewController? = other
    while let candidate = current {
      if candidate === self { return true }
      current = candidate.parent ?? candidate.presentingViewController
    }
    return false
  }
}
