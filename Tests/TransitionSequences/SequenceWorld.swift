import HeadlessUIKit

/// An app of tabs, stacks, a custom container and presented screens, with the requests made of it.
@MainActor final class SequenceWorld {
  /// What the screens report to; they keep nothing else alive.
  @MainActor final class Ear {
    var violations: [String] = []
    var trace: [String] = []
    var onCallback: () -> Void = {}

    func violation(_ text: String) { violations.append(text) }

    func callback(_ text: String) {
      note("    " + text)
      onCallback()
    }

    /// Keeps the last of what happened, for the report.
    func note(_ text: String) {
      trace.append(text)
      if trace.count > 400 { trace.removeFirst(200) }
    }
  }

  /// A completion that was handed over.
  struct Promise {
    let call: String
    let name: String
    /// Whether UIKit accepted the request.
    var isAccepted = true
    var runs = 0
  }

  let ear = Ear()
  let device: HeadlessDevice
  let window: UIWindow
  let tabs = UITabBarController()
  let tabDelegate = TabDelegate()
  let container = OpenContainer()
  private(set) var stacks: [UINavigationController] = []
  private(set) var histories: [ObjectIdentifier: StackHistory] = [:]
  private var promises: [Int: Promise] = [:]
  private var promised = 0
  private var screens: [Lifetime] = []

  /// With more than five tabs, the last ones are behind More.
  init(tabCount: Int) {
    device = HeadlessDevice.boot()
    let delegate = SceneDelegate()
    window = UIWindow(windowScene: device.application.connect(delegate: delegate))
    stacks = [makeStack(), makeStack()]
    var shown = stacks + [container, makeScreen()]
    while shown.count < tabCount {
      shown.append(shown.count.isMultiple(of: 2) ? makeScreen() : makeStack())
    }
    tabs.viewControllers = shown
    tabs.delegate = tabDelegate
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    device.settle()
  }

  // MARK: Making

  func makeScreen() -> WatchedScreen {
    let screen = WatchedScreen(ear)
    screens.append(screen.lifetime)
    if screens.count > 400 { screens.removeAll(where: \.hasEnded) }
    return screen
  }

  func makeStack() -> UINavigationController {
    let screen = makeScreen()
    let stack = UINavigationController(rootViewController: screen)
    histories[ObjectIdentifier(stack)] = StackHistory([screen])
    return stack
  }

  func history(of stack: UINavigationController) -> StackHistory? {
    histories[ObjectIdentifier(stack)]
  }

  var living: [WatchedScreen] { screens.compactMap { $0.viewController as? WatchedScreen } }

  /// The stacks in the hierarchy.
  var livingStacks: [UINavigationController] {
    device.hierarchy.compactMap { $0 as? UINavigationController }
  }

  // MARK: Completions

  /// A completion that is counted, and the number to take it back by.
  func promise(_ name: String) -> (number: Int, completion: () -> Void) {
    promised += 1
    let number = promised
    promises[number] = Promise(call: name, name: "\(name) (\(number))")
    return (number, { [weak self] in self?.promises[number]?.runs += 1 })
  }

  func refuse(_ number: Int) {
    promises[number]?.isAccepted = false
  }

  /// Refuses what UIKit has refused since the last call, such as a presentation that waited for a dismissal.
  func takeMisuses() {
    for misuse in device.misuses {
      let refused = promises.filter { _, promise in
        promise.runs == 0 && promise.isAccepted
          && misuse.message.hasPrefix("Attempt to \(promise.call) on ")
      }
      refused.keys.max().map(refuse)
    }
    device.misuses = []
  }

  // MARK: Checks

  /// What must hold whenever nothing moves.
  func check() {
    takeMisuses()
    if !device.isIdle { ear.violation("the device is not idle") }
    checkPromises()
    checkLinks()
    checkAppearance()
    checkStacks()
  }

  private func checkPromises() {
    for promise in promises.values {
      let expected = promise.isAccepted ? 1 : 0
      if promise.runs != expected {
        ear.violation(
          "the completion of \(promise.name) ran \(promise.runs) times, not \(expected)")
      }
    }
    promises.removeAll()
  }

  private func checkLinks() {
    for viewController in device.hierarchy {
      for child in viewController.children where child.parent !== viewController {
        ear.violation(
          "\(child) is a child of \(viewController), its parent is \(child.parent as Any)")
      }
      if let presented = viewController.presentedViewController,
        presented.presentingViewController?.presentedViewController !== presented
      {
        ear.violation("\(presented) and its presenter disagree")
      }
    }
    for screen in living {
      if let parent = screen.parent, !parent.children.contains(screen) {
        ear.violation("\(screen) has the parent \(parent), which does not have it")
      }
      if screen.isMovingFromParent || screen.isMovingToParent || screen.isBeingPresented
        || screen.isBeingDismissed
      {
        ear.violation("\(screen) still has a reason to appear or disappear")
      }
      if screen.transitionCoordinator != nil {
        ear.violation("\(screen) still has a transition coordinator")
      }
    }
  }

  private func checkAppearance() {
    var visible = Set<UIViewController>()
    collectVisible(from: tabs, into: &visible)
    for screen in living {
      let expected = visible.contains(screen) ? WatchedScreen.State.there : .gone
      if screen.state != expected { ear.violation("\(screen) is \(screen.state), not \(expected)") }
      let isInWindow = screen.viewIfLoaded?.window != nil
      if isInWindow != (expected == .there) {
        ear.violation(
          "the view of \(screen), which is \(expected), is \(isInWindow ? "in a" : "in no") window: "
            + chain(from: screen))
      }
    }
  }

  /// The superviews of a screen's view, by their controllers.
  private func chain(from screen: UIViewController) -> String {
    var names: [String] = []
    var view = screen.viewIfLoaded
    while let current = view {
      names.append(current.next is UIViewController ? "\(current.next as Any)" : "a view")
      view = current.superview
    }
    return names.joined(separator: " < ")
  }

  private func collectVisible(
    from viewController: UIViewController, into visible: inout Set<UIViewController>
  ) {
    let presented = device.hierarchy.first { $0.isPresented(by: viewController) }
    if let presented { collectVisible(from: presented, into: &visible) }
    guard presented.map({ !$0.coversPresenter }) ?? true else { return }
    visible.insert(viewController)
    switch viewController {
    case let stack as UINavigationController:
      if let top = stack.topViewController { collectVisible(from: top, into: &visible) }
    case let tabs as UITabBarController:
      if let selected = tabs.selectedViewController {
        collectVisible(from: selected, into: &visible)
      }
    default:
      for child in viewController.children where child.viewIfLoaded?.superview != nil {
        collectVisible(from: child, into: &visible)
      }
    }
  }

  private func checkStacks() {
    let living = livingStacks
    for stack in living {
      guard let history = history(of: stack) else { continue }
      if history.isComplete, history.outcome != stack.viewControllers {
        ear.violation("\(stack) holds \(stack.viewControllers), not \(history.outcome)")
      }
      history.restart(from: stack.viewControllers)
    }
    let kept = Set(living.map { ObjectIdentifier($0) })
    histories = histories.filter { kept.contains($0.key) }
  }
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {}

extension UIViewController {
  /// Whether `presenter` itself presented this one, and not an ancestor of either.
  fileprivate func isPresented(by presenter: UIViewController) -> Bool {
    parent == nil && presentingViewController === presenter
  }

  fileprivate var coversPresenter: Bool {
    modalPresentationStyle == .fullScreen || modalPresentationStyle == .currentContext
  }
}
