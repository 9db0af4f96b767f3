/// A change of screens under way: who goes, who comes, and who waits for it to end.
///
/// It holds both sides until it has ended; nothing else needs to.
@MainActor class Transition: UIViewControllerTransitionCoordinator {
  /// How long UIKit's own animations take.
  static let navigationDuration = Duration.milliseconds(350)
  static let presentationDuration = Duration.milliseconds(500)

  let from: UIViewController?
  let to: UIViewController?
  let isAnimated: Bool
  let initiallyInteractive: Bool
  private(set) var isInteractive: Bool
  private(set) var isCancelled = false

  private typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void
  private var completions: [Handler] = []
  private var interactionHandlers: [Handler] = []

  init(
    from: UIViewController?, to: UIViewController?, isAnimated: Bool, isInteractive: Bool = false
  ) {
    self.from = from
    self.to = to
    self.isAnimated = isAnimated
    self.isInteractive = isInteractive
    initiallyInteractive = isInteractive
  }

  var duration: Duration { Self.navigationDuration }

  final var transitionDuration: TimeInterval { isAnimated ? duration / .seconds(1) : 0 }

  final func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    key == .from ? from : to
  }

  @discardableResult
  final func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animation?(self)
    if let completion { completions.append(completion) }
    return true
  }

  final func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    interactionHandlers.append(handler)
  }

  /// The finger lets go.
  final func endInteraction(cancelled: Bool) {
    isInteractive = false
    isCancelled = cancelled
    for handler in interactionHandlers { handler(self) }
    interactionHandlers = []
  }

  final func runCompletions() {
    guard !completions.isEmpty else { return }
    let waiting = completions
    completions = []
    for completion in waiting { completion(self) }
  }
}
