/// A transition in progress: its view controllers and the transactions that wait for it.
///
/// It retains both view controllers and their container until it has ended.
@MainActor class Transition: TimedEvent, UIViewControllerTransitionCoordinator {
  /// The duration of UIKit's own animations, in nanoseconds.
  static let navigationDuration: Int64 = 350_000_000
  static let presentationDuration: Int64 = 500_000_000

  final let from: UIViewController?
  final let to: UIViewController?
  final let isAnimated: Bool
  final let initiallyInteractive: Bool
  final private(set) var isInteractive: Bool
  final private(set) var isCancelled = false

  /// Whether the `did` callbacks are running, so that new transitions start after this one.
  final var isEnding = false

  /// The transactions that wait for this transition.
  final var groups: [AnimationGroup] = []

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

  /// The duration in nanoseconds.
  var duration: Int64 { Self.navigationDuration }

  final var transitionDuration: TimeInterval {
    guard isAnimated else { return 0 }
    return context?.animator.transitionDuration(using: context)
      ?? TimeInterval(duration) / 1_000_000_000
  }

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

  /// Ends the interaction when the finger is lifted.
  final func endInteraction(cancelled: Bool) {
    isInteractive = false
    isCancelled = cancelled
    let waiting = interactionHandlers
    interactionHandlers = []
    for handler in waiting { handler(self) }
  }

  final func runCompletions() {
    guard !completions.isEmpty else { return }
    let waiting = completions
    completions = []
    for completion in waiting { completion(self) }
  }

  /// Makes the current transaction wait for this transition.
  final func joinOpenTransaction() {
    guard let group = HeadlessDevice.current.openTransaction else { return }
    group.enter()
    groups.append(group)
  }

  /// Notifies the transactions that waited.
  final func leaveGroups() {
    guard !groups.isEmpty else { return }
    let left = groups
    groups = []
    for group in left { group.leave() }
  }

  // MARK: Custom animation

  /// The context with the app's animator, retained until the transition ends.
  final private(set) var context: TransitionContext?

  /// Runs the transition with `animator`, which ends it.
  final func run(
    _ animator: any UIViewControllerAnimatedTransitioning, in container: UIView?,
    interaction: (any UIViewControllerInteractiveTransitioning)? = nil
  ) {
    let context = TransitionContext(of: self, animator: animator, in: container)
    self.context = context
    if let interaction {
      isInteractive = true
      interaction.startInteractiveTransition(context)
    } else {
      animator.animateTransition(using: context)
    }
  }

  /// Called when the animator has ended the transition.
  final func complete(_ didComplete: Bool) {
    guard !isEnding else { return }
    isCancelled = !didComplete
    isInteractive = false
    let context = context
    fire()
    self.context = nil
    context?.animator.animationEnded(didComplete)
  }

  override var name: String { "a transition" }

  override func abandon() {
    context = nil
    groups = []
    completions = []
    interactionHandlers = []
  }
}
