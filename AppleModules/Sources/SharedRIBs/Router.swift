public enum RouterLifecycle {
  case didLoad
}

public protocol RouterScope: AnyObject {
  /// What tells observers that the router has loaded.
  var loading: ObservedFlag { get }
}

public protocol Routing: RouterScope {
  var interactable: any Interactable { get }
  var children: [any Routing] { get }
  func load()
  func attachChild(_ child: any Routing)
  func detachChild(_ child: any Routing)
}

/// A node of the tree of RIBs, which retains its interactor and its children.
open class Router<InteractorType>: Routing, ActivityKeeper {
  public let interactor: InteractorType
  public let interactable: any Interactable
  public final private(set) var children: [any Routing] = []
  public let loading = ObservedFlag()
  private var stopObserving: (() -> Void)?
  var activityEndings: Endings?

  public init(interactor: InteractorType) {
    guard let interactable = interactor as? any Interactable else {
      fatalError("\(interactor) should conform to Interactable")
    }
    self.interactor = interactor
    self.interactable = interactable
    (interactable as? Interactor)?.keeper = self
  }

  public final func load() {
    guard stopObserving == nil else { return }
    stopObserving = interactable.activity.observe { [weak self] isActive in
      if let self, let isActive { setActive(isActive, self) }
    }
    loading.set(true)
    didLoad()
  }

  open func didLoad() {}

  public final func attachChild(_ child: any Routing) {
    assert(
      !children.contains { $0 === child },
      "Attempt to attach child: \(child), which is already attached to \(self).")
    children.append(child)
    child.interactable.activate()
    child.load()
  }

  public final func detachChild(_ child: any Routing) {
    child.interactable.deactivate()
    children.removeElementByReference(child)
  }

  /// Children are active while their parent is.
  private func setActive(_ isActive: Bool, _ router: any Routing) {
    if isActive {
      router.interactable.activate()
    } else {
      router.interactable.deactivate()
    }
    for child in router.children { setActive(isActive, child) }
  }

  deinit {
    interactable.deactivate()
    for child in children { detachChild(child) }
    loading.end()
    stopObserving?()
  }
}

extension Array {
  public mutating func removeElementByReference(_ element: Element) {
    if let place = firstIndex(where: { $0 as AnyObject === element as AnyObject }) {
      remove(at: place)
    }
  }
}
