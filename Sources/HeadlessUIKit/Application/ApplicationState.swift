// What the system does to a running app. The delegate hears of it before the notification is posted.
extension UIApplication {
  /// Takes the app to the background, as a person does who goes to the home screen.
  ///
  /// With scenes their delegates hear of it, else the application's. Nothing happens in the background
  /// already.
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

  /// Brings the app back from the background.
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

  /// Interrupts the app without taking it to the background, as a phone call or the control center does.
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

  /// Says that memory runs short: to the delegate, to every view controller there is, to observers.
  public func receiveMemoryWarning() {
    HeadlessDevice.current.lifecycle.record(.didReceiveMemoryWarning, heardBy: delegate)
    delegate?.applicationDidReceiveMemoryWarning(self)
    for screen in HeadlessDevice.current.instances.alive {
      HeadlessDevice.current.lifecycle.record(.didReceiveMemoryWarning, of: screen)
      screen.didReceiveMemoryWarning()
    }
    post(UIApplication.didReceiveMemoryWarningNotification)
  }

  /// Ends the app, as a person does in the switcher; the process goes on.
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
