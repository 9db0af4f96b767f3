extension UIView: UITraitEnvironment, UITraitChangeObservable, TraitKeeping {
  /// The traits that this view overrides for itself and its descendants.
  public var traitOverrides: any UITraitOverrides {
    get { traitState.overrides }
    set { setTraitOverrides(newValue) }
  }

  @discardableResult
  public func registerForTraitChanges<Subject: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (Subject, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { register(traits, handler: handler) }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration { register(traits, target: target, action: action) }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration { register(traits, target: nil, action: action) }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitState.remove(registration)
  }

  public func updateTraitsIfNeeded() {}
}
