import UIKit

private class ErrandPage: UIViewController {
  var parts: [AnyObject] = []
  var shown: ((ErrandPage) -> Void)?
  var left: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    shown?(self)
    shown = nil
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { left?() }
  }
}

private final class ErrandFlow {
  var ended: (() -> Void)?
  private var page: ErrandPage?

  @MainActor func start(on navigation: UINavigationController?) {
    let page = ErrandPage()
    page.left = { [weak self] in self?.ended?() }
    self.page = page
    navigation?.pushViewController(page, animated: true)
  }
}

/// Keeps its flows by identifiers, the latest of which may be another object's.
@MainActor private final class CounterCoordinator {
  private var errands: [ObjectIdentifier: ErrandFlow] = [:]

  func open(from page: UIViewController, endsBy key: (ErrandFlow) -> AnyObject) {
    let errand = ErrandFlow()
    errands[ObjectIdentifier(errand)] = errand
    let key = ObjectIdentifier(key(errand))
    errand.ended = { [weak self] in self?.errands[key] = nil }
    errand.start(on: page.navigationController)
  }
}

/// Its flows' handlers capture the flows.
@MainActor private final class ShiftCoordinator {
  private var shifts: [ErrandFlow] = []

  func open(from page: UIViewController, calledOnce: Bool) {
    let flow = ErrandFlow()
    shifts.append(flow)
    flow.ended = { [weak self] in
      self?.shifts.removeAll { $0 === flow }
      if calledOnce { flow.ended = nil }
    }
    flow.start(on: page.navigationController)
  }
}

/// Shows an alert, whose actions know it weakly.
@MainActor private final class AskCoordinator {
  var ended: (() -> Void)?

  func start(on page: UIViewController, cancels: Bool) {
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in self?.ended?() })
    let cancel: ((UIAlertAction) -> Void)? = cancels ? { [weak self] _ in self?.ended?() } : nil
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: cancel))
    page.present(alert, animated: true)
  }
}

@MainActor private final class NoteCoordinator {
  private var asking: [AskCoordinator] = []

  func ask(on page: UIViewController, cancels: Bool) {
    let child = AskCoordinator()
    asking.append(child)
    child.ended = { [weak self, weak child] in self?.asking.removeAll { $0 === child } }
    child.start(on: page, cancels: cancels)
  }
}

/// Shows an alert first, and a page that doesn't refer to it after the answer.
@MainActor private final class RateCoordinator {
  private weak var navigation: UINavigationController?
  init(_ navigation: UINavigationController?) { self.navigation = navigation }

  func start() {
    let alert = UIAlertController(title: "Rate?", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Yes", style: .default) { [weak self] _ in
        self?.navigation?.pushViewController(ErrandPage(), animated: true)
      })
    navigation?.topViewController?.present(alert, animated: true)
  }
}

private final class StarsCoordinator {
  var rate: RateCoordinator?
}

/// Shows toasts in windows of their own.
@MainActor private final class ToastCoordinator {
  private var windows: [UIWindow] = []

  func show(removes: Bool) {
    guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = ErrandPage()
    window.isHidden = false
    windows.append(window)
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
      window.isHidden = true
      if removes { self.windows.removeAll { $0 === window } }
    }
  }
}

/// Skips a page in the middle of its stack.
@MainActor private final class TrailCoordinator {
  private var legs: [LegCoordinator] = []

  func open(on navigation: UINavigationController, removes: Bool) {
    legs = [LegCoordinator(), LegCoordinator()]
    for leg in legs { navigation.pushViewController(leg.page, animated: false) }
    Shape.button(legs[1].page, "Skip") { [weak self, weak navigation] in
      let skipped = self?.legs[0].page
      navigation?.viewControllers.removeAll { $0 === skipped }
      if removes { self?.legs.removeFirst() }
    }
  }
}

private final class LegCoordinator {
  let page = ErrandPage()
}

/// Shows popped pages again when the user goes forward.
private final class ForwardNavigation: UINavigationController {
  private var forward: [UIViewController] = []

  override func popViewController(animated: Bool) -> UIViewController? {
    let page = super.popViewController(animated: animated)
    if let page { forward.append(page) }
    return page
  }

  func goForward() {
    if let page = forward.popLast() { pushViewController(page, animated: true) }
  }
}

/// Has its screens' pages refer back to it by constants.
@MainActor private final class CheckoutCoordinator {
  let navigation = UINavigationController()
  var ended: (() -> Void)?
  init() { navigation.viewControllers = [CheckoutPage(self)] }
  func close() { navigation.dismiss(animated: true) { self.ended?() } }
}

private final class CheckoutPage: UIViewController {
  private let flow: CheckoutCoordinator

  init(_ flow: CheckoutCoordinator) {
    self.flow = flow
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    Shape.button(self, "Close") { [weak self] in self?.flow.close() }
  }
}

@MainActor private final class BasketCoordinator {
  private var children: [CheckoutCoordinator] = []

  func open(from page: UIViewController) {
    let child = CheckoutCoordinator()
    children.append(child)
    child.ended = { [weak self, weak child] in self?.children.removeAll { $0 === child } }
    page.present(child.navigation, animated: true)
  }
}

/// Flows that end in different ways, and what remains of them.
extension Shape {
  private static func errand(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    script: String = "open; tap Start; back",
    _ shown: @escaping @MainActor (ErrandPage) -> Void
  ) -> Shape {
    Shape(name, verdict, keeper, cut: cut, script: script) {
      let page = ErrandPage()
      page.shown = shown
      return page
    }
  }

  /// The page has a coordinator and a button that starts a flow.
  private static func start<Owner: AnyObject>(
    _ owner: @escaping @MainActor () -> Owner,
    _ open: @escaping @MainActor (Owner, ErrandPage) -> Void
  ) -> @MainActor (ErrandPage) -> Void {
    { page in
      let owner = owner()
      page.parts = [owner]
      button(page, "Start") { [weak page] in if let page { open(owner, page) } }
    }
  }

  private static func forward(returns: Bool) -> @MainActor (ErrandPage) -> Void {
    { page in
      button(page, "Start") { [weak page] in
        let first = ErrandPage()
        let navigation = ForwardNavigation(rootViewController: first)
        first.shown = { [unowned navigation] first in
          button(first, "Next") { navigation.pushViewController(ErrandPage(), animated: true) }
          if returns { button(first, "Forward") { navigation.goForward() } }
        }
        page?.present(navigation, animated: true)
      }
    }
  }

  static let errands: [Shape] = [
    errand(
      "flow under another object's identifier", .abandoned, "CounterCoordinator",
      cut: "errands[_] ← remove this: frees all",
      start({ CounterCoordinator() }) { counter, page in counter.open(from: page) { _ in page } }),
    errand(
      "flow under its own identifier", .none, script: "open; tap Start; back",
      start({ CounterCoordinator() }) { counter, page in counter.open(from: page) { $0 } }),
    errand(
      "flow that its own handler captures", .leaked, "ErrandFlow",
      cut: "ended → closure capture of type ErrandFlow ← make this weak: frees all",
      start({ ShiftCoordinator() }) { $0.open(from: $1, calledOnce: false) }),
    errand(
      "flow that its own handler captures, called once", .none, script: "open; tap Start; back",
      start({ ShiftCoordinator() }) { $0.open(from: $1, calledOnce: true) }),
    errand(
      "question that is cancelled without an answer", .abandoned, "AskCoordinator",
      cut: "asking[0] ← remove this: frees it", script: "open; tap Start; tap Cancel",
      start({ NoteCoordinator() }) { $0.ask(on: $1, cancels: false) }),
    errand(
      "question that is answered", .none, script: "open; tap Start; tap Delete",
      start({ NoteCoordinator() }) { $0.ask(on: $1, cancels: false) }),
    errand(
      "question that is cancelled", .none, script: "open; tap Start; tap Cancel",
      start({ NoteCoordinator() }) { $0.ask(on: $1, cancels: true) }),
    errand(
      "gap: question whose answer pushes a page without references", .none,
      script: "open; tap Start; tap Yes",
      start({ StarsCoordinator() }) { stars, page in
        let rate = RateCoordinator(page.navigationController)
        stars.rate = rate
        rate.start()
      }),
    errand(
      "toast's hidden window in a list", .abandoned, "ToastCoordinator",
      cut: "windows[0] ← remove this: frees all", script: "open; tap Start; advance 5s",
      start({ ToastCoordinator() }) { toast, _ in toast.show(removes: false) }),
    errand(
      "toast's hidden window, removed", .none, script: "open; tap Start; advance 5s; back",
      start({ ToastCoordinator() }) { toast, _ in toast.show(removes: true) }),
    errand(
      "leg removed from the middle", .abandoned, "TrailCoordinator",
      cut: "legs[0] ← remove this: frees all", script: "open; tap Start; tap Skip",
      start({ TrailCoordinator() }) {
        if let navigation = $1.navigationController { $0.open(on: navigation, removes: false) }
      }),
    errand(
      "leg removed from the middle with its flow", .none,
      script: "open; tap Start; tap Skip; pop root",
      start({ TrailCoordinator() }) {
        if let navigation = $1.navigationController { $0.open(on: navigation, removes: true) }
      }),
    errand(
      "page for a forward button that isn't there", .abandoned, "ForwardNavigation",
      cut: "forward[0] ← remove this: frees all", script: "open; tap Start; tap Next; back",
      forward(returns: false)),
    errand(
      "page that comes forward again", .none,
      script: "open; tap Start; tap Next; back; tap Forward", forward(returns: true)),
    errand(
      "presented flow that its page's constant owns", .leaked, "CheckoutPage",
      cut: "flow ← make this weak: frees all", script: "open; tap Start; tap Close",
      start({ BasketCoordinator() }) { $0.open(from: $1) }),
  ]
}
