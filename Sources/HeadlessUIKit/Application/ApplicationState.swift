// System events of a running app. The delegate is called before the notification is posted.
extension UIApplication {
  /// Moves the app to the background, as when the user goes to the home screen.
  ///
  /// Calls the scene delegates, or the application delegate if the app has no scenes. Does nothing
  /// if the app is already in the background.
  ///
  /// - Note: Not in UIKit.
  ///
  /// General knowledge: UIKit calls an application's or a scene's delegate before it posts the
  /// notification of a state change.
  public func enterBackground() {
    guard applicationState != .background else { return }
    resignActive()
    applicationState = .background
    if orderedScenes.isEmpty {
      HeadlessDevice.current.lifecycle.record(.didEnterBackground, heardBy: delegate)
      delegate?.applicationDidEnterBackground(self)
    } else {
      frontScene?.didEnterBackground()
    }
    post(UIApplication.didEnterBackgroundNotification)
  }

  /// Brings the app back to the foreground.
  ///
  /// - Note: Not in UIKit.
  public func enterForeground() {
    guard applicationState == .background else { return }
    applicationState = .inactive
    if orderedScenes.isEmpty {
      HeadlessDevice.current.lifecycle.record(.willEnterForeground, heardBy: delegate)
      delegate?.applicationWillEnterForeground(self)
    } else {
      frontScene?.willEnterForeground()
    }
    post(UIApplication.willEnterForegroundNotification)
    becomeActive()
  }

  /// Interrupts the app without moving it to the background, as a phone call or Control Center
  /// does.
  ///
  /// - Note: Not in UIKit.
  public func resignActive() {
    guard applicationState == .active else { return }
    if orderedScenes.isEmpty {
      HeadlessDevice.current.lifecycle.record(.willResignActive, heardBy: delegate)
      delegate?.applicationWillResignActive(self)
    } else {
      frontScene?.willResignActive()
    }
    post(UIApplication.willResignActiveNotification)
    applicationState = .inactive
  }

  /// Ends an interruption.
  ///
  /// - Note: Not in UIKit.
  public func becomeActive() {
    guard applicationState == .inactive else { return }
    applicationState = .active
    if orderedScenes.isEmpty {
      HeadlessDevice.current.lifecycle.record(.didBecomeActive, heardBy: delegate)
      delegate?.applicationDidBecomeActive(self)
    } else {
      frontScene?.didBecomeActive()
    }
    post(UIApplication.didBecomeActiveNotification)
  }

  /// Reports low memory to the delegate, to every view controller, and to observers.
  ///
  /// - Note: Not in UIKit.
  ///
  /// General knowledge: a memory warning reaches the delegate, then every view controller, then
  /// observers.
  public func receiveMemoryWarning() {
    HeadlessDevice.current.lifecycle.record(.didReceiveMemoryWarning, heardBy: delegate)
    delegate?.applicationDidReceiveMemoryWarning(self)
    for screen in HeadlessDevice.current.instances.alive {
      HeadlessDevice.current.lifecycle.record(.didReceiveMemoryWarning, of: screen)
      screen.didReceiveMemoryWarning()
    }
    post(UIApplication.didReceiveMemoryWarningNotification)
  }

  /// Terminates the app, as the user does in the app switcher; the process continues.
  ///
  /// - Note: Not in UIKit.
  public func terminate() {
    delegate?.applicationWillTerminate(self)
    post(UIApplication.willTerminateNotification)
  }

  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension UIScene {
  func willResignActive() {
    guard activationState == .foregroundActive else { return }
    HeadlessDevice.current.lifecycle.record(.willResignActive, heardBy: delegate)
    delegate?.sceneWillResignActive(self)
    NotificationCenter.default.post(name: UIScene.willDeactivateNotification, object: self)
    activationState = .foregroundInactive
  }

  func didEnterBackground() {
    activationState = .background
    HeadlessDevice.current.lifecycle.record(.didEnterBackground, heardBy: delegate)
    delegate?.sceneDidEnterBackground(self)
    NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: self)
    session.stateRestorationActivity = delegate?.stateRestorationActivity(for: self)
  }

  func willEnterForeground() {
    HeadlessDevice.current.lifecycle.record(.willEnterForeground, heardBy: delegate)
    delegate?.sceneWillEnterForeground(self)
    NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: self)
    activationState = .foregroundInactive
  }

  func didBecomeActive() {
    activationState = .foregroundActive
    HeadlessDevice.current.lifecycle.record(.didBecomeActive, heardBy: delegate)
    delegate?.sceneDidBecomeActive(self)
    NotificationCenter.default.post(name: UIScene.didActivateNotification, object: self)
  }
}
