import UIKit

/// A page with what it retains, and what is told when it leaves.
private final class StopPage: UIViewController {
  var parts: [AnyObject] = []
  var shown: ((StopPage) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    shown?(self)
    shown = nil
  }
}

/// Tells completions of pages that left, by a finger too if it is told what was shown.
@MainActor private final class CompletingRouter: NSObject, UINavigationControllerDelegate {
  private var completions: [UIViewController: () -> Void] = [:]
  private weak var navigation: UINavigationController?
  private let seesAll: Bool

  init(_ navigation: UINavigationController?, seesAll: Bool) {
    self.navigation = navigation
    self.seesAll = seesAll
    super.init()
    navigation?.delegate = self
  }

  func push(_ page: UIViewController, completion: @escaping () -> Void) {
    completions[page] = completion
    navigation?.pushViewController(page, animated: true)
  }

  func pop() {
    if let page = navigation?.popViewController(animated: true) {
      completions.removeValue(forKey: page)?()
    }
  }

  func navigationController(
    _ navigation: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    guard seesAll else { return }
    for page in completions.keys where !navigation.viewControllers.contains(page) {
      completions.removeValue(forKey: page)?()
    }
  }
}

private final class LineCoordinator {}

/// Makes its router at the first stop and keeps it for the next.
@MainActor private final class BusCoordinator {
  private var router: CompletingRouter?
  private var lines: [LineCoordinator] = []
  private let seesAll: Bool
  init(seesAll: Bool) { self.seesAll = seesAll }

  func open(from page: UIViewController) {
    let router = router ?? CompletingRouter(page.navigationController, seesAll: seesAll)
    self.router = router
    let line = LineCoordinator()
    lines.append(line)
    let next = StopPage()
    next.parts = [line]
    next.shown = { [weak router] next in Shape.button(next, "Done") { router?.pop() } }
    router.push(next) { [weak self, weak line] in self?.lines.removeAll { $0 === line } }
  }
}

/// Is handed its router, whose completions remove the children.
@MainActor private final class TramCoordinator {
  private let router: CompletingRouter
  private var children: [LineCoordinator] = []

  init(_ navigation: UINavigationController?, seesAll: Bool) {
    router = CompletingRouter(navigation, seesAll: seesAll)
  }

  func open() {
    let child = LineCoordinator()
    children.append(child)
    let page = StopPage()
    page.parts = [child]
    router.push(page) { [weak self, weak child] in self?.children.removeAll { $0 === child } }
  }
}

private final class TrackNavigator: NSObject, UINavigationControllerDelegate {
  private weak var navigation: UINavigationController?

  init(_ navigation: UINavigationController?) {
    self.navigation = navigation
    super.init()
    navigation?.delegate = self
  }

  func push() { navigation?.pushViewController(StopPage(), animated: true) }
}

private final class TrainCoordinator {
  private var navigator: TrackNavigator?
  private var navigators: [TrackNavigator] = []

  /// Makes another one each time, which becomes the delegate.
  func openAnew(from page: UIViewController) {
    let navigator = TrackNavigator(page.navigationController)
    navigators.append(navigator)
    navigator.push()
  }

  func open(from page: UIViewController) {
    let navigator = navigator ?? TrackNavigator(page.navigationController)
    self.navigator = navigator
    navigator.push()
  }
}

/// Routers and navigators that serve one flow after another on a navigation controller.
extension Shape {
  private static func stop(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    findings: Int = 1, script: String = "open; tap Go; back",
    _ shown: @escaping @MainActor (StopPage) -> Void
  ) -> Shape {
    Shape(name, verdict, keeper, cut: cut, findings: findings, script: script) {
      let page = StopPage()
      page.shown = shown
      return page
    }
  }

  private static func bus(seesAll: Bool) -> @MainActor (StopPage) -> Void {
    { page in
      let bus = BusCoordinator(seesAll: seesAll)
      page.parts = [bus]
      button(page, "Go") { [weak page] in if let page { bus.open(from: page) } }
    }
  }

  private static func tram(seesAll: Bool) -> @MainActor (StopPage) -> Void {
    { page in
      let tram = TramCoordinator(page.navigationController, seesAll: seesAll)
      page.parts = [tram]
      button(page, "Go") { tram.open() }
    }
  }

  static let navigators: [Shape] = [
    stop(
      "router made at first use, page that a finger pops", .abandoned, "LineCoordinator",
      cut: "completions.keys[_] ← remove this: frees all; lines[0] ← remove this: frees it",
      findings: 2, bus(seesAll: false)),
    stop(
      "router made at first use, page that code pops", .none,
      script: "open; tap Go; tap Done; tap Go; tap Done", bus(seesAll: false)),
    stop(
      "router made at first use that sees all", .none, script: "open; tap Go; back; tap Go; back",
      bus(seesAll: true)),
    stop(
      "router whose completions remove children, page that a finger pops", .abandoned, "children",
      cut: "completions.keys[_] ← remove this: frees all; children[0] ← remove this: frees it",
      findings: 2, tram(seesAll: false)),
    stop(
      "router whose completions remove children, which sees all", .none,
      script: "open; tap Go; back", tram(seesAll: true)),
    stop("navigator made at first use", .none, script: "open; tap Go; back; tap Go; back") { page in
      let train = TrainCoordinator()
      page.parts = [train]
      button(page, "Go") { [weak page] in if let page { train.open(from: page) } }
    },
    stop(
      "navigators made at each use, the last of which is the delegate", .abandoned,
      "TrainCoordinator", cut: "navigators[0] ← remove this: frees it",
      script: "open; tap Go; back; tap Go; back"
    ) { page in
      let train = TrainCoordinator()
      page.parts = [train]
      button(page, "Go") { [weak page] in if let page { train.openAnew(from: page) } }
    },
  ]
}
