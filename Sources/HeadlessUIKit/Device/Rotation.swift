extension HeadlessDevice {
  /// Rotates the device, as the user does.
  ///
  /// If the frontmost view controller and the application delegate support the orientation, the
  /// interface rotates too. Every visible view controller receives `viewWillTransition(to:with:)`,
  /// then its trait changes; at the end of the animation, the transition coordinator's completions
  /// run. Returns false if the interface doesn't rotate.
  @discardableResult
  public func rotate(to orientation: UIInterfaceOrientation) -> Bool {
    held = orientation
    NotificationCenter.default.post(
      name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    return turnInterface(to: orientation)
  }

  /// Whether the app and the frontmost view controller support `orientation`.
  public func supports(_ orientation: UIInterfaceOrientation) -> Bool {
    supportedOrientations.contains(orientation.mask)
  }

  /// Rotates the interface to `orientation` if the app supports it.
  func turnInterface(to orientation: UIInterfaceOrientation) -> Bool {
    guard orientation != .unknown, orientation != self.orientation,
      supports(orientation)
    else { return false }
    let turnsOver = orientation.isLandscape != self.orientation.isLandscape
    let old = self.orientation
    self.orientation = orientation
    guard turnsOver else { return true }
    let size = CGSize(width: screen.bounds.height, height: screen.bounds.width)
    let windows = application.windows
    let coordinator = RotationTransition()
    for window in windows {
      window.rootViewController?.forEachInFront {
        lifecycle.record(.viewWillTransition, of: $0)
        $0.viewWillTransition(to: size, with: coordinator)
      }
    }
    screen.bounds.size = size
    changeTraits {
      $0.verticalSizeClass = orientation.isLandscape ? .compact : .regular
      $0.horizontalSizeClass = .compact
    }
    for window in windows {
      window.frame.size = size
      window.rootViewController?.forEachInFront { screen in
        screen.viewIfLoaded?.frame.size = size
        // A view of another tab is laid out when it appears.
        if screen.viewIfLoaded?.window != nil { screen.layOutSubviews() }
      }
      window.windowScene.map { scene in
        (scene.delegate as? any UIWindowSceneDelegate)?.windowScene(
          scene, didUpdate: scene.coordinateSpace, interfaceOrientation: old,
          traitCollection: traits)
      }
    }
    coordinator.run(on: self)
    return true
  }

  /// The orientations that the application delegate (or else the app) and the frontmost view
  /// controller support.
  private var supportedOrientations: UIInterfaceOrientationMask {
    let ofApp = application.delegate.map {
      $0.application(application, supportedInterfaceOrientationsFor: keyWindow)
    }
    var screen = keyWindow?.rootViewController
    while let presented = screen?.presented, presented.modalPresentationStyle.removesPresenter {
      screen = presented
    }
    guard screen?.shouldAutorotate ?? true else { return [] }
    return (ofApp ?? .allButUpsideDown).intersection(
      screen?.supportedInterfaceOrientations ?? .all)
  }
}

extension UIViewController {
  /// Visits this view controller, its children, and what they present, from the outside in.
  fileprivate func forEachInFront(_ visit: (UIViewController) -> Void) {
    visit(self)
    for child in childStorage { child.forEachInFront(visit) }
    if let presented, presented.presenter === self { presented.forEachInFront(visit) }
  }

  /// Rotates the interface if the supported orientations have changed.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {
    let device = HeadlessDevice.current
    let wanted: [UIInterfaceOrientation] = [
      device.held, device.orientation, .portrait, .landscapeRight, .landscapeLeft,
      .portraitUpsideDown,
    ]
    guard let front = device.keyWindow?.rootViewController?.frontmost else { return }
    let supported = front.outermostContainer.supportedInterfaceOrientations
    if let next = wanted.first(where: { supported.contains($0.mask) }), next != device.orientation {
      _ = device.turnInterface(to: next)
    }
  }

  public static func attemptRotationToDeviceOrientation() {
    let device = HeadlessDevice.current
    _ = device.turnInterface(to: device.held)
  }
}

/// Runs animations alongside a rotation.
@MainActor final class RotationTransition: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private var animations: [Block] = []
  private var completions: [Block] = []

  var isAnimated: Bool { true }
  var presentationStyle: UIModalPresentationStyle { .none }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { 0.3 }
  var percentComplete: CGFloat { 0 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var containerView: UIView { HeadlessDevice.current.keyWindow ?? UIView() }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  @discardableResult
  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: Block?, completion: Block?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) {}
  func notifyWhenInteractionEnds(_ handler: @escaping Block) {}

  func run(on device: HeadlessDevice) {
    for animation in animations { animation(self) }
    device.clock.schedule(after: .milliseconds(300)) { [self] in
      for completion in completions { completion(self) }
    }
  }
}

/// The status bar's state.
@preconcurrency @MainActor public final class UIStatusBarManager: NSObject {
  public var isStatusBarHidden: Bool { front?.prefersStatusBarHidden ?? false }
  public var statusBarStyle: UIStatusBarStyle { front?.preferredStatusBarStyle ?? .default }
  public var statusBarFrame: CGRect {
    CGRect(
      x: 0, y: 0, width: UIScreen.main.bounds.width, height: isStatusBarHidden ? 0 : 54)
  }

  private var front: UIViewController? {
    var screen = HeadlessDevice.current.frontmost?.outermostContainer
    while let inner = screen?.childForStatusBarStyle { screen = inner }
    return screen
  }

  nonisolated override init() {
    super.init()
  }
}

@preconcurrency @MainActor public final class UISceneSizeRestrictions: NSObject {
  public var minimumSize = CGSize.zero
  public var maximumSize = CGSize.zero
}
