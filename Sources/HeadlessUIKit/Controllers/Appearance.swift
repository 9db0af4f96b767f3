/// A view controller's appearance state.
enum AppearanceState: UInt8 {
  case disappeared, appearing, appeared, disappearing
}

/// Why a view controller appears or disappears.
///
/// A reason is set from the accepted call until the `did` callbacks have ended, including those of
/// the children, which ask their container. Arrivals and departures are separate, because a view
/// controller may be asked to leave while it is still arriving.
struct AppearanceMoves: OptionSet {
  let rawValue: UInt8

  static let toParent = AppearanceMoves(rawValue: 1 << 0)
  static let fromParent = AppearanceMoves(rawValue: 1 << 1)
  static let presented = AppearanceMoves(rawValue: 1 << 2)
  static let dismissed = AppearanceMoves(rawValue: 1 << 3)
  static let animated = AppearanceMoves(rawValue: 1 << 4)
  /// A navigation stack has added this view controller but hasn't called `didMove(toParent:)` yet.
  static let joining = AppearanceMoves(rawValue: 1 << 5)

  static let arrivals: AppearanceMoves = [.toParent, .presented]
  static let departures: AppearanceMoves = [.fromParent, .dismissed]
}

extension UIViewController {
  public var isMovingToParent: Bool { moves.contains(.toParent) }
  public var isMovingFromParent: Bool { moves.contains(.fromParent) }
  public var isBeingPresented: Bool { moves.contains(.presented) }
  public var isBeingDismissed: Bool { moves.contains(.dismissed) }

  /// Starts an appearance or disappearance: calls the `will` callback here, then in the children.
  ///
  /// Starting the opposite of one in progress reverses it, as a cancelled swipe does. Does nothing
  /// if the view controller is already in that state or on its way there.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      beginAppearing(animated: animated)
    } else {
      beginDisappearing(animated: animated)
    }
  }

  /// Starts to appear; as in UIKit's pushes, the view joins `host` after `viewWillAppear`.
  final func beginAppearing(animated: Bool, in host: UIViewController? = nil) {
    guard appearance == .disappeared || appearance == .disappearing else {
      host?.embed(self)
      return
    }
    loadViewIfNeeded()
    if appearance == .disappearing { moves.subtract(.departures) }
    appearance = .appearing
    setAnimated(animated)
    HeadlessDevice.current.lifecycle.record(.viewWillAppear, of: self)
    viewWillAppear(animated)
    callbackObservers?.notify("viewWillAppear", [animated])
    // The callback may have moved it to another container.
    if let host, isChild(of: host) { host.embed(self) }
    viewIsAppearing(animated)
    callbackObservers?.notify("viewIsAppearing", [animated])
    updateContentUnavailable()
    updatePropertiesNow()
    layOutSubviews()
    // The app may have reversed the appearance in one of these.
    if appearance == .appearing { forwardAppearance(true, animated: animated) }
  }

  private func beginDisappearing(animated: Bool) {
    guard appearance == .appeared || appearance == .appearing else { return }
    if appearance == .appearing { moves.subtract(.arrivals) }
    appearance = .disappearing
    setAnimated(animated)
    HeadlessDevice.current.lifecycle.record(.viewWillDisappear, of: self)
    viewWillDisappear(animated)
    callbackObservers?.notify("viewWillDisappear", [animated])
    if appearance == .disappearing { forwardAppearance(false, animated: animated) }
  }

  /// Ends what `beginAppearanceTransition` started: calls the `did` callback here, then in the
  /// children.
  public func endAppearanceTransition() {
    let animated = moves.contains(.animated)
    switch appearance {
    case .appearing:
      appearance = .appeared
      HeadlessDevice.current.lifecycle.record(.viewDidAppear, of: self)
      viewDidAppear(animated)
      callbackObservers?.notify("viewDidAppear", [animated])
      endInChildren(while: .appeared)
      moves.subtract(.arrivals)
    case .disappearing:
      appearance = .disappeared
      HeadlessDevice.current.lifecycle.record(.viewDidDisappear, of: self)
      viewDidDisappear(animated)
      callbackObservers?.notify("viewDidDisappear", [animated])
      endInChildren(while: .disappeared)
      moves.subtract(.departures)
    case .appeared, .disappeared:
      return
    }
    appearanceDidEnd()
  }

  private func setAnimated(_ animated: Bool) {
    if animated { moves.insert(.animated) } else { moves.remove(.animated) }
  }

  private func endInChildren(while state: AppearanceState) {
    forEachAppearingChild { if appearance == state { $0.endAppearanceTransition() } }
  }

  private func forwardAppearance(_ isAppearing: Bool, animated: Bool) {
    // A child's callback may reverse this appearance; then the children have been reversed too.
    let state = appearance
    appearanceWillForward(isAppearing)
    forEachAppearingChild {
      if appearance == state { $0.beginAppearanceTransition(isAppearing, animated: animated) }
    }
    appearanceDidForward(isAppearing, animated: animated)
  }
}
