// Written by scripts/optional-methods.

extension UIViewControllerAnimatedTransitioning {
  @_disfavoredOverload
  public var animationEnded: (@MainActor (Bool) -> Void)? {
    { self.animationEnded($0) }
  }

}
