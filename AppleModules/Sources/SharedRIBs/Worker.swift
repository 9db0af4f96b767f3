public protocol Working: AnyObject {
  func start(_ interactorScope: any InteractorScope)
  func stop()
  var isStarted: Bool { get }
}

/// Work of an interactor, which runs while the interactor is active.
open class Worker: Working {
  package let progress = ObservedFlag()
  private var kept = KeptEndings()
  private var isRunning = false
  /// What ends when the work stops; nil while it doesn't run.
  package var endings: Endings? { kept.current }
  private var stopObserving: (() -> Void)?

  public final var isStarted: Bool { progress.value }

  public init() {}

  public final func start(_ interactorScope: any InteractorScope) {
    guard !isStarted else { return }
    progress.set(true)
    stopObserving?()
    stopObserving = interactorScope.activity.observe {
      [weak self, weak interactorScope] isActive in
      guard let self, let isActive else { return }
      guard isActive, let interactorScope else { return end() }
      guard isStarted else { return }
      isRunning = true
      kept.begin { endings in
        guard let activity = (interactorScope as? Interactor)?.endings else { return false }
        activity.insert(endings.end)
        return true
      }
      didStart(interactorScope)
    }
  }

  open func didStart(_ interactorScope: any InteractorScope) {}

  public final func stop() {
    guard isStarted else { return }
    progress.set(false)
    end()
  }

  open func didStop() {}

  private func end() {
    guard isRunning else { return }
    isRunning = false
    kept.end()
    didStop()
  }

  deinit {
    stop()
    stopObserving?()
    progress.end()
  }
}
