// Inheritance of traits, and trait changes.
extension UIView {
  /// The traits of the enclosing view or view controller, with this view's overrides.
  func inheritedTraits() -> UITraitCollection {
    let outer =
      viewController.map { $0.inheritedTraits() }
      ?? superview?.traitCollection ?? (self as? UIWindow)?.windowScene?.traitCollection
      ?? HeadlessDevice.current.traits
    return outer.overridden(by: traitStateIfSet?.overrides, style: overrideUserInterfaceStyle)
  }

  /// Reports a trait change to this view and its descendants, from the outside in.
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

  /// Overrides traits of a child; nil removes the override.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    let previous = childViewController.traitCollection
    childTraits[ObjectIdentifier(childViewController)] = collection
    childViewController.traitsDidChange(from: previous)
  }
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
  /// Changes the device's traits, as the user does in Settings: dark mode, larger text.
  ///
  /// Notifies every window, view controller, and view, from the outside in.
  public func changeTraits(_ changes: (inout any UIMutableTraits) -> Void) {
    let previous = traits
    traits = traits.modifyingTraits(changes)
    guard traits != previous else { return }
    if traits.preferredContentSizeCategory != previous.preferredContentSizeCategory {
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification, object: nil,
        userInfo: [
          UIContentSizeCategory.newValueUserInfoKey: traits.preferredContentSizeCategory.rawValue
        ])
    }
    for window in application.windows {
      window.traitsDidChange(from: previous)
      window.rootViewController?.traitsDidChange(from: previous)
    }
  }
}
