/// Why a finger does not reach a control.
public enum Obstacle: Equatable, Sendable {
  /// It, or a view that it stands in, is hidden.
  case hidden
  /// It, or a view that it stands in, has an alpha below 0.01.
  case transparent
  /// It, or a view that it stands in, has `isUserInteractionEnabled` off.
  case ignoresTouches
  /// Another view lies over it: the screen or the class of that view.
  case covered(by: String)
  /// Its screen has not loaded its view yet.
  case notLoaded
  /// Its screen is in no window.
  case offScreen
}

extension UIView {
  /// What keeps a finger from this view.
  final var obstacle: Obstacle? {
    var current = self
    while true {
      if let own = current.ownObstacle { return own }
      guard let superview = current.superview else {
        return current is UIWindow ? nil : .offScreen
      }
      if let cover = superview.cover(of: current) { return .covered(by: cover.nameAsCover) }
      current = superview
    }
  }

  /// The same, its superviews left aside.
  final var ownObstacle: Obstacle? {
    if isHidden { return .hidden }
    if alpha < 0.01 { return .transparent }
    return isUserInteractionEnabled ? nil : .ignoresTouches
  }

  /// The subview that lies over another one and takes its touches.
  final func cover(of subview: UIView) -> UIView? {
    guard subviews.last !== subview, let index = subviews.firstIndex(where: { $0 === subview })
    else { return nil }
    return subviews[(index + 1)...].last {
      !$0.isArriving && $0.ownObstacle == nil && $0.covers(subview, in: self) && $0.takesOwnTouches
    }
  }

  /// Whether it is a screen on its way in: a finger that is quick enough still reaches the one below.
  private var isArriving: Bool {
    guard let screen = viewController, screen.viewIfLoaded === self else { return false }
    return screen.isBeingPresented || screen.isMovingToParent
  }

  /// Whether this one surely lies over all of a sibling.
  ///
  /// Nothing is laid out, so only frames that were set and pins to all edges tell.
  private func covers(_ sibling: UIView, in superview: UIView) -> Bool {
    if isPinned(to: superview) { return true }
    guard translatesAutoresizingMaskIntoConstraints, !frame.isEmpty else { return false }
    if !superview.bounds.isEmpty, frame.contains(superview.bounds) { return true }
    return sibling.translatesAutoresizingMaskIntoConstraints && !sibling.frame.isEmpty
      && frame.contains(sibling.frame)
  }

  final var nameAsCover: String { viewController?.description ?? "\(type(of: self))" }
}
