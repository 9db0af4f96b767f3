import HeadlessUIKit
import SeededNumbers

/// A random sequence of everything that moves screens, at any moment of a transition.
///
/// After it every completion of an accepted request has run exactly once and none of a refused one,
/// appearance callbacks are balanced for every screen, the links agree, and every stack is what its
/// requests lead to. The same seed makes the same calls.
@MainActor public final class TransitionSequence {
  /// What did not hold, and the calls and callbacks before it.
  public struct Failure: Error, CustomStringConvertible {
    public let seed: UInt64
    public let call: Int
    public let violations: [String]
    public let trace: [String]

    public var description: String {
      "seed \(seed), call \(call):\n  " + violations.prefix(5).joined(separator: "\n  ")
        + "\nbefore that:\n" + trace.suffix(120).joined(separator: "\n")
    }
  }

  private let seed: UInt64
  private var numbers: SeededNumbers
  private let world: SequenceWorld
  private var swipe: (finger: Swipe, number: Int?, stack: StackHistory?)?
  private var isTouching = false
  private var spares: [UIViewController] = []
  private var depth = 0

  private init(seed: UInt64) {
    self.seed = seed
    numbers = SeededNumbers(seed: seed)
    world = SequenceWorld(tabCount: numbers.once(in: 3) ? 8 : 4)
  }

  /// Makes `calls` calls; throws the first violation.
  public static func run(seed: UInt64, calls: Int) throws(Failure) {
    try TransitionSequence(seed: seed).run(calls)
  }

  private func run(_ calls: Int) throws(Failure) {
    world.ear.onCallback = { [unowned self] in callFromCallback() }
    for call in 1...calls {
      makeCall()
      pass()
      if numbers.once(in: 60) { try settleAndCheck(call) }
      if !world.ear.violations.isEmpty { throw failure(call) }
    }
    try settleAndCheck(calls)
    world.ear.onCallback = {}
  }

  private func settleAndCheck(_ call: Int) throws(Failure) {
    lift()
    if world.device.settle() != .idle { world.ear.violation("the device never settles") }
    // A callback may have put the finger down again.
    while swipe != nil {
      lift()
      world.device.settle()
    }
    world.check()
    world.device.lifecycle.begin()
    spares.removeAll()
    if !world.ear.violations.isEmpty { throw failure(call) }
  }

  private func failure(_ call: Int) -> Failure {
    Failure(
      seed: seed, call: call, violations: world.ear.violations, trace: world.ear.trace)
  }

  /// Lets some time pass, or none.
  private func pass() {
    switch Int.random(in: 0..<6, using: &numbers) {
    case 0, 1: break
    case 2: world.device.layOut()
    case 3: world.device.advance(by: .milliseconds(Int.random(in: 1...60, using: &numbers)))
    default: world.device.advance(by: .milliseconds(Int.random(in: 100...700, using: &numbers)))
    }
  }

  private func callFromCallback() {
    guard depth < 2, numbers.once(in: 30) else { return }
    depth += 1
    makeCall()
    depth -= 1
  }

  // MARK: Calls

  private func makeCall() {
    world.takeMisuses()
    switch Int.random(in: 0..<35, using: &numbers) {
    case 0..<6: push()
    case 6..<11: pop()
    case 11, 12: popFurther()
    case 13, 14, 15: set()
    case 16..<22: present()
    case 22..<27: dismiss()
    case 27, 28: selectTab()
    case 29: changeTabs()
    case 30: fill()
    case 31: empty()
    case 32: take()
    case 33: touch()
    default: lift()
    }
  }

  private var isAnimated: Bool { !numbers.once(in: 3) }

  private func note(_ text: String) {
    world.ear.note(String(repeating: "  ", count: depth) + text)
  }

  private func randomStack() -> (UINavigationController, StackHistory)? {
    guard let stack = numbers.pick(world.livingStacks), let history = world.history(of: stack)
    else {
      return nil
    }
    return (stack, history)
  }

  /// Makes a move inside a transaction, whose completion is one more promise, or outside.
  private func perhapsGrouped(_ name: String, _ move: () -> Void) {
    guard numbers.once(in: 6) else { return move() }
    let promise = world.promise("the transaction around \(name)")
    CATransaction.begin()
    CATransaction.setCompletionBlock(promise.completion)
    move()
    CATransaction.commit()
  }

  private func push() {
    guard let (stack, history) = randomStack(), stack.viewControllers.count < 9 else { return }
    let screen: UIViewController
    if numbers.once(in: 12), let present = numbers.pick(stack.viewControllers) {
      screen = present
    } else {
      screen = world.makeScreen()
    }
    let animated = isAnimated
    note("\(stack) push \(screen) animated \(animated)")
    let refusals = world.device.misuses.count
    perhapsGrouped("a push") { stack.pushViewController(screen, animated: animated) }
    if world.device.misuses.count == refusals { history.add(.push(screen)) }
    world.takeMisuses()
  }

  private func pop() {
    guard let (stack, history) = randomStack() else { return }
    let animated = isAnimated
    note("\(stack) pop animated \(animated)")
    history.add(.pop)
    perhapsGrouped("a pop") { stack.popViewController(animated: animated) }
  }

  private func popFurther() {
    guard let (stack, history) = randomStack() else { return }
    let animated = isAnimated
    if numbers.once(in: 2), let screen = numbers.pick(stack.viewControllers) {
      note("\(stack) pop to \(screen) animated \(animated)")
      stack.popToViewController(screen, animated: animated)
      if world.device.misuses.isEmpty { history.add(.popTo(screen)) }
      world.takeMisuses()
    } else {
      note("\(stack) pop to root animated \(animated)")
      history.add(.popToRoot)
      stack.popToRootViewController(animated: animated)
    }
  }

  private func set() {
    guard let (stack, history) = randomStack() else { return }
    var screens = stack.viewControllers.filter { _ in !numbers.once(in: 3) }
    if numbers.once(in: 3) { screens.shuffle(using: &numbers) }
    if numbers.once(in: 2) || screens.isEmpty { screens.append(world.makeScreen()) }
    if numbers.once(in: 40) { screens = [] }
    let animated = isAnimated
    note("\(stack) set \(screens) animated \(animated)")
    history.add(.set(screens))
    perhapsGrouped("a set") { stack.setViewControllers(screens, animated: animated) }
  }

  private func present() {
    let hierarchy = world.device.hierarchy
    guard let presenter = numbers.pick(hierarchy), hierarchy.count < 60 else { return }
    let presented: UIViewController
    switch Int.random(in: 0..<12, using: &numbers) {
    case 0: presented = numbers.pick(hierarchy) ?? world.makeScreen()
    case 1..<6: presented = world.makeStack()
    default: presented = world.makeScreen()
    }
    let styles: [UIModalPresentationStyle] = [
      .automatic, .automatic, .fullScreen, .overFullScreen, .popover, .formSheet,
    ]
    if presented.viewIfLoaded == nil, let style = numbers.pick(styles) {
      presented.modalPresentationStyle = style
    }
    let animated = isAnimated
    note("\(presenter) present \(presented) animated \(animated)")
    let promise = world.promise("present \(presented)")
    presenter.present(presented, animated: animated, completion: promise.completion)
    let isRefused = world.device.misuses.contains { !$0.message.contains("is discouraged") }
    if isRefused { world.refuse(promise.number) }
    note("  \(isRefused ? "refused" : "accepted") \(promise.number)")
    world.takeMisuses()
  }

  private func dismiss() {
    guard let receiver = numbers.pick(world.device.hierarchy) else { return }
    let animated = isAnimated
    let promise = world.promise("dismiss \(receiver)")
    note("\(receiver) dismiss animated \(animated) (\(promise.number))")
    perhapsGrouped("a dismissal") {
      receiver.dismiss(animated: animated, completion: promise.completion)
    }
  }

  private func selectTab() {
    guard let tabs = world.tabs.viewControllers else { return }
    let index = Int.random(in: 0..<tabs.count, using: &numbers)
    let end = numbers.pick(TabAnimator.End.allCases) ?? .none
    world.tabDelegate.end = end
    note("select tab \(index) of \(tabs.count), animator \(end)")
    if numbers.once(in: 6), world.tabs.hasMore {
      world.tabs.selectedViewController = world.tabs.moreNavigationController
    } else {
      world.tabs.selectedIndex = index
    }
  }

  /// Takes some tabs away, adds others, in another order.
  private func changeTabs() {
    guard !world.tabs.hasMore, numbers.once(in: 3) else { return }
    var tabs = (world.tabs.viewControllers ?? []).filter { _ in !numbers.once(in: 4) }
    for _ in 0..<Int.random(in: 0...3, using: &numbers) {
      tabs.append(numbers.once(in: 2) ? world.makeStack() : world.makeScreen())
    }
    if !tabs.contains(world.container), numbers.once(in: 2) { tabs.append(world.container) }
    if numbers.once(in: 2) { tabs.shuffle(using: &numbers) }
    if tabs.isEmpty { tabs = [world.makeStack()] }
    tabs.removeSubrange(min(tabs.count, 5)...)
    world.tabDelegate.end = numbers.once(in: 2) ? .none : .finishing
    note("tabs \(tabs)")
    world.tabs.setViewControllers(tabs, animated: isAnimated)
  }

  // MARK: The app's own container

  private func fill() {
    guard world.container.children.count < 4 else { return }
    let child = world.makeScreen()
    note("container adds \(child)")
    world.container.addChild(child)
    world.container.view.addSubview(child.view)
    child.didMove(toParent: world.container)
  }

  private func empty() {
    // Not one whose view is just being added.
    let added = world.container.children.filter { $0.viewIfLoaded?.superview != nil }
    guard let child = numbers.pick(added) else { return }
    note("container removes \(child)")
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  /// The container takes a screen from a stack.
  private func take() {
    guard let (stack, history) = randomStack(), stack.viewControllers.count > 1,
      world.container.children.count < 4, let screen = numbers.pick(stack.viewControllers)
    else { return }
    note("container takes \(screen) from \(stack)")
    history.isComplete = false
    world.container.addChild(screen)
    world.container.view.addSubview(screen.view)
    screen.didMove(toParent: world.container)
  }

  // MARK: The finger

  private func touch() {
    // Also none from a callback of one that begins: there is one finger.
    guard swipe == nil, !isTouching else { return }
    isTouching = true
    defer { isTouching = false }
    let finger = world.device.finger
    if numbers.once(in: 2), let stack = finger.navigationController {
      let history = world.history(of: stack)
      let number = history?.addSwipe()
      note("finger swipes back in \(stack)")
      guard let started = try? finger.beginSwipeBack() else {
        if let number { history?.cancelSwipe(number) }
        return note("  it could not")
      }
      swipe = (started, number, history)
    } else if let started = try? finger.beginSwipeDown() {
      note("finger pulls the sheet down")
      swipe = (started, nil, nil)
    }
  }

  private func lift() {
    guard let swipe else { return }
    self.swipe = nil
    let isCancelled = numbers.once(in: 2)
    note("finger lifts, cancelled \(isCancelled)")
    if isCancelled, let number = swipe.number { swipe.stack?.cancelSwipe(number) }
    swipe.finger.lift(cancelled: isCancelled)
  }
}
