// Written by scripts/optional-methods.

extension UIViewImplicitlyAnimating {
  @_disfavoredOverload
  public var addAnimations: UIViewImplicitlyAnimatingAddAnimations? {
    UIViewImplicitlyAnimatingAddAnimations(delegate: self)
  }

  @_disfavoredOverload
  public var addCompletion: (@MainActor (@escaping (UIViewAnimatingPosition) -> Void) -> Void)? {
    { self.addCompletion($0) }
  }

  @_disfavoredOverload
  public var continueAnimation: UIViewImplicitlyAnimatingContinueAnimation? {
    UIViewImplicitlyAnimatingContinueAnimation(delegate: self)
  }

}

/// The method that an optional call of `addAnimations` invokes.
@preconcurrency @MainActor public struct UIViewImplicitlyAnimatingAddAnimations {
  fileprivate let delegate: any UIViewImplicitlyAnimating

  public func callAsFunction(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    delegate.addAnimations(animation, delayFactor: delayFactor)
  }

  public func callAsFunction(_ animation: @escaping () -> Void) {
    delegate.addAnimations(animation)
  }
}

/// The method that an optional call of `continueAnimation` invokes.
@preconcurrency @MainActor public struct UIViewImplicitlyAnimatingContinueAnimation {
  fileprivate let delegate: any UIViewImplicitlyAnimating

  public func callAsFunction(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    delegate.continueAnimation(withTimingParameters: parameters, durationFactor: durationFactor)
  }
}
