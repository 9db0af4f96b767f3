/// Where a view controller stands between gone and on screen.
enum AppearanceState: UInt8 {
  case disappeared, appearing, appeared, disappearing
}

/// Why a view controller appears or disappears; valid inside its appearance callbacks.
struct AppearanceMoves: OptionSet {
  let rawValue: UInt8

  static let toParent = AppearanceMoves(rawValue: 1 << 0)
  static let fromParent = AppearanceMoves(rawValue: 1 << 1)
  static let presented = AppearanceMoves(rawValue: 1 << 2)
  static let dismissed = AppearanceMoves(rawValue: 1 << 3)
  static let animated = AppearanceMoves(rawValue: 1 << 4)
}

extension UIViewController {
  public var isMovingToParent: Bool { moves.contains(.toParent) }
  public var isMovingFromParent: Bool { moves.contains(.fromParent) }
  public var isBeingPresented: Bool { moves.contains(.presented) }
  public var isBeingDismissed: Bool { moves.contains(.dismissed) }

  /// Starts an appearance or disappearance: makes the `will` callback here, then in the children.
  ///
  /// Starting the opposite while one is under way turns it round, as a cancelled swipe does.
  /// Starting what already is or happens does nothing.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    switch (isAppearing, appearance) {
    case (true, .appearing), (true, .appeared), (false, .disappearing), (false, .disappeared):
      return
    case (true, let previous):
      loadViewIfNeeded()
      if previous == .disappearing { moves = [] }
      appearance = .appearing
      setAnimated(animated)
      HeadlessDevice.current.lifecycle.record(.viewWillAppear, of: self)
      viewWillAppear(animated)
      viewIsAppearing(animated)
      viewWillLayoutSubviews()
      viewDidLayoutSubviews()
    case (false, let previous):
      if previous == .appearing { moves = [] }
      appearance = .disappearing
      setAnimated(animated)
      HeadlessDevice.current.lifecycle.record(.viewWillDisappear, of: self)
      viewWillDisappear(animated)
    }
    forwardAppearance(isAppearing, animated: animated)
  }

  /// Ends what `beginAppearanceTransition` started: makes the `did` callback here, then in the children.
  public func endAppearanceTransition() {
    let animated = moves.contains(.animated)
    switch appearance {
    case .appearing:
      appearance = .appeared
      HeadlessDevice.current.lifecycle.record(.viewDidAppear, of: self)
      viewDidAppear(animated)
    case .disappearing:
      appearance = .disappeared
      HeadlessDevice.current.lifecycle.record(.viewDidDisappear, of: self)
      viewDidDisappear(animated)
    case .appeared, .disappeared:
      return
    }
    moves = []
    forEachAppearingChild { $0.endAppearanceTransition() }
    appearanceDidEnd()
  }

  private func setAnimated(_ animated: Bool) {
    if animated { moves.insert(.animated) } else { moves.remove(.animated) }
  }

  private func forwardAppearance(_ isAppearing: Bool, animated: Bool) {
    appearanceWillForward(isAppearing)
    forEachAppearingChild { $0.beginAppearanceTransition(isAppearing, animated: animated) }
    appearanceDidForward(isAppearing, animated: animated)
  }
}
