// Written by scripts/optional-methods.

extension UIDynamicAnimatorDelegate {
  @_disfavoredOverload
  public var dynamicAnimatorWillResume: (@MainActor (UIDynamicAnimator) -> Void)? {
    { self.dynamicAnimatorWillResume($0) }
  }

  @_disfavoredOverload
  public var dynamicAnimatorDidPause: (@MainActor (UIDynamicAnimator) -> Void)? {
    { self.dynamicAnimatorDidPause($0) }
  }

}
