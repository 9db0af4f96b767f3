/// An object with traits: a view controller, window, view, or window scene.
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// An object that can observe changes of the traits for which it registers.
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {
  @discardableResult
  func registerForTraitChanges<Subject: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (Subject, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration
  @discardableResult
  func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration
  @discardableResult
  func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}

/// The registrations and overrides of one object.
@MainActor final class TraitState {
  final class Registration: UITraitChangeRegistration {
    let traits: Set<ObjectIdentifier>
    let handler: @MainActor (any UITraitEnvironment, UITraitCollection) -> Void

    init(
      _ traits: [UITrait],
      _ handler: @escaping @MainActor (any UITraitEnvironment, UITraitCollection) -> Void
    ) {
      self.traits = Set(traits.map { ObjectIdentifier($0) })
      self.handler = handler
    }
  }

  var overrides = MutableTraits()
  private var registrations: [Registration] = []

  func register(
    _ traits: [UITrait],
    _ handler: @escaping @MainActor (any UITraitEnvironment, UITraitCollection) -> Void
  ) -> Registration {
    let registration = Registration(traits, handler)
    registrations.append(registration)
    return registration
  }

  func remove(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0 === registration }
  }

  func tell(_ environment: any UITraitEnvironment, previous: UITraitCollection) {
    guard !registrations.isEmpty else { return }
    let changed = environment.traitCollection.values.differences(from: previous.values)
    for registration in registrations where !registration.traits.isDisjoint(with: changed) {
      registration.handler(environment, previous)
    }
  }
}

/// An object that stores registrations and overrides: a view or view controller.
@preconcurrency @MainActor protocol TraitKeeping: UITraitEnvironment, UITraitChangeObservable {
  var traitState: TraitState { get }
  func traitsDidChange(from previous: UITraitCollection)
}

extension TraitKeeping {
  func setTraitOverrides(_ overrides: any UITraitOverrides) {
    guard let overrides = overrides as? MutableTraits else { return }
    let previous = traitCollection
    traitState.overrides = overrides
    traitsDidChange(from: previous)
  }

  func register<Subject: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (Subject, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    traitState.register(traits) { environment, previous in
      if let subject = environment as? Subject { handler(subject, previous) }
    }
  }

  func register(
    _ traits: [UITrait], target: Any?, action: Selector
  ) -> any UITraitChangeRegistration {
    let call = TargetAction(target, action)
    return traitState.register(traits) { environment, previous in
      guard !call.isOver else { return }
      action.perform(on: call.target ?? environment, environment, previous)
    }
  }
}
