public protocol InteractorScope: AnyObject {
  var isActive: Bool { get }
  /// What tells observers whether the interactor is active.
  var activity: ObservedFlag { get }
}

extension InteractorScope {
  public var activity: ObservedFlag { ObservedFlag(isActive) }
}

public protocol Interactable: InteractorScope {
  func activate()
  func deactivate()
}

/// The logic of a RIB, which is active while its router is attached.
open class Interactor: Interactable {
  public let activity = ObservedFlag()
  weak var keeper: (any ActivityKeeper)?
  private var kept = KeptEndings()
  /// What ends when the interactor becomes inactive; nil while it is.
  package var endings: Endings? { kept.current }

  public final var isActive: Bool { activity.value }

  public init() {}

  public final func activate() {
    guard !isActive else { return }
    kept.begin { endings in
      keeper?.activityEndings = endings
      return keeper != nil
    }
    activity.set(true)
    didBecomeActive()
  }

  open func didBecomeActive() {}

  public final func deactivate() {
    guard isActive else { return }
    willResignActive()
    kept.end()
    keeper?.activityEndings = nil
    activity.set(false)
  }

  open func willResignActive() {}

  deinit {
    if isActive { deactivate() }
    activity.end()
  }
}

/// An interactor that retains its presenter, often the view controller.
open class PresentableInteractor<PresenterType>: Interactor {
  public let presenter: PresenterType

  public init(presenter: PresenterType) {
    self.presenter = presenter
  }
}
