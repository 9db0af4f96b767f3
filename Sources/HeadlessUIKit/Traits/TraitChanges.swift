// How traits pass down, and a change of them.
extension UIView {
  /// The traits of the screen or the view that this one is in, and what it overrides.
  func inheritedTraits() -> UITraitCollection {
    let outer =
      viewController.map { $0.inheritedTraits() }
      ?? superview?.traitCollection ?? (self as? UIWindow)?.windowScene?.traitCollection
      ?? HeadlessDevice.current.traits
    return outer.overridden(by: traitStateIfSet?.overrides, style: overrideUserInterfaceStyle)
  }

  /// Reports a change to this view and everything in it, from the outside in.
  func traitsDidChange(from previous: UITraitCollection) {
    traitStateIfSet?.tell(self, previous: previous)
    traitCollectionDidChange(previous)
    for subview in subviews where subview.viewController == nil {
      subview.traitsDidChange(from: previous)
    }
  }
}

extension UIViewController {
  func inheritedTraits() -> UITraitCollection {
    let outer =
      parent?.traitCollectionOfChild(self) ?? presenter?.traitCollection
      ?? loadedView?.superview?.window?.traitCollection ?? HeadlessDevice.current.traits
    return outer.overridden(by: traitStateIfSet?.overrides, style: overrideUserInterfaceStyle)
  }

  private func traitCollectionOfChild(_ child: UIViewController) -> UITraitCollection {
    guard let override = childTraits[ObjectIdentifier(child)] else { return traitCollection }
    return UITraitCollection(traitsFrom: [traitCollection, override])
  }

  func traitsDidChange(from previous: UITraitCollection) {
    traitStateIfSet?.tell(self, previous: previous)
    traitCollectionDidChange(previous)
    loadedView?.traitsDidChange(from: previous)
    for child in childStorage { child.traitsDidChange(from: previous) }
    if let presented, presented.presenter === self { presented.traitsDidChange(from: previous) }
  }

  /// Sets traits of a child alone; nil takes them back.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    let previous = childViewController.traitCollection
    childTraits[ObjectIdentifier(childViewController)] = collection
    childViewController.traitsDidChange(from: previous)
  }

  public func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { childTraits[ObjectIdentifier(childViewController)] }
}

extension UITraitCollection {
  fileprivate func overridden(
    by overrides: MutableTraits?, style: UIUserInterfaceStyle
  ) -> UITraitCollection {
    var values = values
    if style != .unspecified { values.set(style, UITraitUserInterfaceStyle.self) }
    if let overrides { values = values.merging(overrides.values) }
    return UITraitCollection(values)
  }
}

extension HeadlessDevice {
  /// Changes the traits of the device, as a person does in the settings: dark mode, larger text.
  ///
  /// Every window, screen and view is told, from the outside in.
  public func changeTraits(_ changes: (inout any UIMutableTraits) -> Void) {
    let previous = traits
    traits = traits.modifyingTraits(changes)
    guard traits != previous else { return }
    if traits.preferredContentSizeCategory != previous.preferredContentSizeCategory {
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification, object: nil)
    }
    for window in application.windows {
      window.traitsDidChange(from: previous)
      window.rootViewController?.traitsDidChange(from: previous)
    }
  }
}
