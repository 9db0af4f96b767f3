/// What updates its properties before layout: a view controller or a view.
@MainActor protocol PropertyUpdating: UIResponder {
  var needsUpdateProperties: Bool { get set }
  func updateProperties()
}

extension PropertyUpdating {
  /// Calls `updateProperties()` in the next layout pass.
  func askToUpdateProperties() {
    guard !needsUpdateProperties else { return }
    needsUpdateProperties = true
    HeadlessDevice.current.setNeedsLayout(
      DeferredUpdate(of: self) {
        // The app may have updated them before the pass.
        if $0.needsUpdateProperties { $0.updatePropertiesNow() }
      })
  }

  func updatePropertiesNow() {
    needsUpdateProperties = false
    TrackedUpdate.run(self) {
      updateProperties()
    } again: {
      $0.askToUpdateProperties()
    }
  }
}

extension UIViewController: PropertyUpdating {
  public final func setNeedsUpdateProperties() { askToUpdateProperties() }

  public final func updatePropertiesIfNeeded() {
    if needsUpdateProperties { updatePropertiesNow() }
  }

  /// Calls the layout callbacks, and again while the view is on screen if what they read changes.
  final func layOutSubviews() {
    TrackedUpdate.run(self) {
      viewWillLayoutSubviews()
      callbackObservers?.notify("viewWillLayoutSubviews", [])
      if let view = viewIfLoaded, view.layoutState == .queued { view.layOutNow() }
      viewDidLayoutSubviews()
      callbackObservers?.notify("viewDidLayoutSubviews", [])
    } again: {
      if $0.viewIfLoaded?.window != nil { $0.layOutSubviews() }
    }
  }
}

extension UIView: PropertyUpdating {
  public final func setNeedsUpdateProperties() { askToUpdateProperties() }

  public final func updatePropertiesIfNeeded() {
    if needsUpdateProperties { updatePropertiesNow() }
  }
}
