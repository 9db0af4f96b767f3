/// A change of screens under way: who goes, who comes, and who waits for it to end.
///
/// It holds both sides and their container until it has ended; nothing else needs to.
@MainActor class Transition: TimedEvent, UIViewControllerTransitionCoordinator {
  /// How long UIKit's own animations take, in nanoseconds.
  static let navigationDuration: Int64 = 350_000_000
  static let presentationDuration: Int64 = 500_000_000

  final let from: UIViewController?
  final let to: UIViewController?
  final let isAnimated: Bool
  final let initiallyInteractive: Bool
  final private(set) var isInteractive: Bool
  final private(set) var isCancelled = false

  /// Whether the `did` callbacks are under way: what starts now comes after this transition.
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

  /// In nanoseconds.
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

  /// The finger lets go.
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

  /// The transaction that is open now waits for this transition.
  final func joinOpenTransaction() {
    guard let group = HeadlessDevice.current.openTransaction else { return }
    group.enter()
    groups.append(group)
  }

  /// Tells the transactions that waited.
  final func leaveGroups() {
    guard !groups.isEmpty else { return }
    let left = groups
    groups = []
    for group in left { group.leave() }
  }

  // MARK: Custom animation

  /// The animator that the app gave for this transition, kept until it ends.
  final private(set) var context: TransitionContext?

  /// Lets `animator` run the transition; it ends when the animator says so.
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

  /// The animator has ended the transition.
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
