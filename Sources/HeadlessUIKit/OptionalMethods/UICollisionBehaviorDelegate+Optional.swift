// Written by scripts/optional-methods.

extension UICollisionBehaviorDelegate {
  @_disfavoredOverload
  public var collisionBehavior: UICollisionBehaviorDelegateCollisionBehavior? {
    UICollisionBehaviorDelegateCollisionBehavior(delegate: self)
  }

}

/// The method that an optional call of `collisionBehavior` invokes.
@preconcurrency @MainActor public struct UICollisionBehaviorDelegateCollisionBehavior {
  fileprivate let delegate: any UICollisionBehaviorDelegate

  public func callAsFunction(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at point: CGPoint
  ) {
    delegate.collisionBehavior(behavior, beganContactFor: item1, with: item2, at: point)
  }

  public func callAsFunction(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at point: CGPoint
  ) {
    delegate.collisionBehavior(
      behavior, beganContactFor: item, withBoundaryIdentifier: identifier, at: point)
  }
}
