// Written by scripts/optional-methods.

extension CAAnimationDelegate {
  @_disfavoredOverload
  public var animationDidStart: (@MainActor (CAAnimation) -> Void)? {
    { self.animationDidStart($0) }
  }

  @_disfavoredOverload
  public var animationDidStop: CAAnimationDelegateAnimationDidStop? {
    CAAnimationDelegateAnimationDidStop(delegate: self)
  }

}

/// The method that an optional call of `animationDidStop` invokes.
@preconcurrency @MainActor public struct CAAnimationDelegateAnimationDidStop {
  fileprivate let delegate: any CAAnimationDelegate

  public func callAsFunction(_ anim: CAAnimation, finished flag: Bool) {
    delegate.animationDidStop(anim, finished: flag)
  }
}
