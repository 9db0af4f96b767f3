import UIKit

// MARK: Flows of several levels

private protocol StepDelegate: AnyObject { func stepDidFinish(_ step: CheckoutStep) }
/// A coordinator whose children report to it.
private class CheckoutStep: NSObject, StepDelegate {
  var steps: [CheckoutStep] = []
  weak var delegate: (any StepDelegate)?
  var parent: CheckoutStep?
  var onFinish: (() -> Void)?
  var onResult: ((Int) -> Void)?
  var screen: StepScreen?
  weak var shown: StepScreen?
  func makeScreen(keeps: Bool = false) -> StepScreen {
    let screen = StepScreen()
    shown = screen
    if keeps { self.screen = screen }
    return screen
  }
  func begin(_ step: CheckoutStep) {
    steps.append(step)
    step.delegate = self
  }
  func stepDidFinish(_ step: CheckoutStep) { steps.removeAll { $0 === step } }
}
private final class CheckoutCoordinator: CheckoutStep {}
private final class AddressStepCoordinator: CheckoutStep {}
private final class PaymentStepCoordinator: CheckoutStep {}
private final class StepScreen: UIViewController {
  var flow: CheckoutStep?
  weak var weakFlow: CheckoutStep?
  var onClose: (() -> Void)?
  var onNext: ((Int) -> Void)?
  var detail: UIViewController?
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent || isBeingDismissed { onClose?() }
  }
}
/// A coordinator that remembers finished children without owning them.
private final class ArchiveCoordinator: CheckoutStep {
  private(set) var finished: [WeakBox<CheckoutStep>] = []
  override func stepDidFinish(_ step: CheckoutStep) {
    super.stepDidFinish(step)
    finished.append(WeakBox(object: step))
  }
}
/// A coordinator that remembers finished children.
private final class HoardingCoordinator: CheckoutStep {
  private(set) var finished: [CheckoutStep] = []
  override func stepDidFinish(_ step: CheckoutStep) {
    super.stepDidFinish(step)
    finished.append(step)
  }
}
/// Ends a flow when its sheet is pulled down.
private final class SheetCoordinator: CheckoutStep, UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    delegate?.stepDidFinish(self)
  }
}
/// Routes by a table of closures.
private final class TableRouter {
  private var routes: [String: (StepScreen) -> Void] = [:]
  var history: [String] = []
  var owner: CheckoutStep?
  func add(_ name: String, _ body: @escaping (StepScreen) -> Void) { routes[name] = body }
  func go(_ name: String, from screen: StepScreen) {
    history.append(name)
    routes[name]?(screen)
  }
}
private final class RoutedScreen: UIViewController {
  var router: TableRouter?
  var session: CheckoutSession?
}
/// A session that lives as long as one of its screens.
private final class CheckoutSession {
  var screens: [RoutedScreen] = []
  weak var current: RoutedScreen?
  var coordinator: CheckoutStep?
  var completed: ((CheckoutSession) -> Void)?
}
private final class ListScreen: UIViewController {
  var last: StepScreen?
  weak var recent: StepScreen?
  let preview = StepScreen()
}

/// Coordinators of several levels, and the screens and closures that connect them.
extension Shape {
  private static var app: ZooCoordinator? { delegate?.coordinator }
  private static func keep(_ flow: AnyObject) { app?.flows[UUID()] = flow }
  private static func closure(_ field: String, _ type: String) -> String {
    "\(field) → closure capture of type \(type)"
  }

  static let journeys: [Shape] = [
    Shape("three levels that finish weakly", .none) {
      let (top, middle, leaf) = (
        CheckoutCoordinator(), AddressStepCoordinator(), PaymentStepCoordinator()
      )
      keep(top)
      top.begin(middle)
      middle.begin(leaf)
      let screen = leaf.makeScreen()
      leaf.onFinish = { [weak middle, weak leaf] in
        if let leaf { middle?.stepDidFinish(leaf) }
        middle?.onFinish?()
      }
      middle.onFinish = { [weak top, weak middle] in if let middle { top?.stepDidFinish(middle) } }
      screen.onClose = { [weak leaf] in leaf?.onFinish?() }
      return screen
    },
    Shape(
      "three levels that finish strongly", .leaked, "onFinish",
      cut:
        "onFinish → closure capture of type AddressStepCoordinator ← make this weak: frees all"
    ) {
      let (top, middle, leaf) = (
        CheckoutCoordinator(), AddressStepCoordinator(), PaymentStepCoordinator()
      )
      keep(top)
      top.begin(middle)
      middle.begin(leaf)
      let screen = leaf.makeScreen(keeps: true)
      leaf.onFinish = { middle.onFinish?() }
      middle.onFinish = { [weak top, weak middle] in if let middle { top?.stepDidFinish(middle) } }
      screen.onClose = { [weak leaf] in leaf?.onFinish?() }
      return screen
    },
    Shape(
      "three levels, the last forgotten", .abandoned, "steps",
      cut: "steps[0] ← remove this: frees all"
    ) {
      let (top, middle, leaf) = (
        CheckoutCoordinator(), AddressStepCoordinator(), PaymentStepCoordinator()
      )
      keep(top)
      top.begin(middle)
      middle.begin(leaf)
      return leaf.makeScreen(keeps: true)
    },
    Shape("three levels, finished children in weak boxes", .none) {
      let (archive, child) = (ArchiveCoordinator(), PaymentStepCoordinator())
      keep(archive)
      archive.begin(child)
      let screen = child.makeScreen(keeps: true)
      screen.onClose = { [weak child] in if let child { child.delegate?.stepDidFinish(child) } }
      return screen
    },
    Shape(
      "finished children in an array", .abandoned, "finished",
      cut: "finished[0] ← remove this: frees all"
    ) {
      let (hoarder, child) = (HoardingCoordinator(), PaymentStepCoordinator())
      keep(hoarder)
      hoarder.begin(child)
      let screen = child.makeScreen(keeps: true)
      screen.onClose = { [weak child] in if let child { child.delegate?.stepDidFinish(child) } }
      return screen
    },
    Shape(
      "flow of its screen whose closure captures the screen", .leaked, "onFinish",
      cut: "\(closure("onFinish", "StepScreen")) ← make this weak: frees all"
    ) {
      let flow = PaymentStepCoordinator()
      let screen = flow.makeScreen()
      screen.flow = flow
      flow.onFinish = { screen.dismiss(animated: true) }
      return screen
    },
    Shape(
      "flow of its screen whose two closures capture the screen", .leaked, "onFinish",
      cut:
        "\(closure("onFinish", "StepScreen")) ← make both of these weak: frees all; and PaymentStepCoordinator#1 \(closure("onResult", "StepScreen"))"
    ) {
      let flow = PaymentStepCoordinator()
      let screen = flow.makeScreen()
      screen.flow = flow
      flow.onFinish = { screen.dismiss(animated: true) }
      flow.onResult = { screen.title = "\($0)" }
      return screen
    },
    Shape("flow that only its screen retains", .none) {
      let flow = PaymentStepCoordinator()
      let screen = flow.makeScreen()
      screen.flow = flow
      flow.onFinish = { [weak screen] in screen?.dismiss(animated: true) }
      return screen
    },
    Shape(
      "flow that its screen's closure captures", .leaked, "onClose",
      cut: "\(closure("onClose", "PaymentStepCoordinator")) ← make this weak: frees all"
    ) {
      let flow = PaymentStepCoordinator()
      let screen = flow.makeScreen(keeps: true)
      screen.onClose = { flow.onFinish?() }
      return screen
    },
    Shape("flow that only its screen's closure captures", .none) {
      let flow = PaymentStepCoordinator()
      let screen = flow.makeScreen()
      screen.onClose = { flow.onFinish?() }
      return screen
    },
    Shape(
      "forgotten flow with its screen", .abandoned, "flows",
      cut: "flows[_] ← remove this: frees all"
    ) {
      let flow = PaymentStepCoordinator()
      keep(flow)
      let screen = flow.makeScreen(keeps: true)
      screen.weakFlow = flow
      return screen
    },
    Shape(
      "child with a strong parent and a strong screen", .leaked, "flow",
      cut: "flow ← make both of these weak: frees all; and AddressStepCoordinator#1 parent"
    ) {
      let (top, child) = (CheckoutCoordinator(), AddressStepCoordinator())
      top.begin(child)
      child.parent = top
      let screen = child.makeScreen(keeps: true)
      screen.flow = child
      return screen
    },
    Shape(
      "child with a strong parent and a closure of the parent", .leaked, "parent",
      cut:
        "parent ← make both of these weak: frees all; and AddressStepCoordinator#1 \(closure("onFinish", "CheckoutCoordinator"))"
    ) {
      let (top, child) = (CheckoutCoordinator(), AddressStepCoordinator())
      top.begin(child)
      child.parent = top
      child.onFinish = { top.steps = [] }
      let screen = child.makeScreen()
      screen.flow = child
      return screen
    },
    Shape(
      "two children with strong parents", .leaked, "parent",
      cut: "parent ← make this and 1 more like it weak: frees all"
    ) {
      let top = CheckoutCoordinator()
      let (first, second) = (AddressStepCoordinator(), PaymentStepCoordinator())
      for child in [first, second] {
        top.begin(child)
        child.parent = top
      }
      let screen = first.makeScreen()
      screen.flow = first
      screen.onNext = { [weak second] _ in second?.onFinish?() }
      return screen
    },
    Shape("child with a strong parent that stays", .none) {
      let (top, child) = (CheckoutCoordinator(), AddressStepCoordinator())
      keep(top)
      top.begin(child)
      child.parent = top
      let screen = child.makeScreen()
      screen.onClose = { [weak child] in if let child { child.parent?.stepDidFinish(child) } }
      return screen
    },
    loaded(
      "sheet's flow that ends when it is pulled down", .none,
      script: "open; tap Pay; swipe down; back"
    ) { screen in
      let top = CheckoutCoordinator()
      keep(top)
      button(screen, "Pay") { [unowned screen] in
        let child = SheetCoordinator()
        top.begin(child)
        let sheet = child.makeScreen(keeps: true)
        screen.present(sheet, animated: true)
        sheet.presentationController?.delegate = child
      }
    },
    loaded(
      "sheet's flow that doesn't end when it is pulled down", .abandoned, "steps",
      cut: "steps[0] ← remove this: frees all", script: "open; tap Pay; swipe down; back"
    ) { screen in
      let top = CheckoutCoordinator()
      keep(top)
      button(screen, "Pay") { [unowned screen] in
        let child = PaymentStepCoordinator()
        top.begin(child)
        let sheet = child.makeScreen(keeps: true)
        sheet.weakFlow = child
        screen.present(sheet, animated: true)
      }
    },
    Shape(
      "router's routes capture the flow", .leaked, "routes",
      cut: "\(closure("routes[\"pay\"]", "CheckoutCoordinator")) ← make this weak: frees all"
    ) {
      let screen = RoutedScreen()
      let router = TableRouter()
      let top = CheckoutCoordinator()
      router.owner = nil
      top.onFinish = { router.history = [] }
      router.add("pay") { _ in top.onFinish?() }
      screen.router = router
      return screen
    },
    Shape(
      "router's routes capture the screen", .leaked, "routes",
      cut: "\(closure("routes[\"pay\"]", "RoutedScreen")) ← make this weak: frees all"
    ) {
      let screen = RoutedScreen()
      let router = TableRouter()
      router.add("pay") { screen.title = $0.title }
      screen.router = router
      return screen
    },
    Shape("router's routes use their argument", .none) {
      let screen = RoutedScreen()
      let router = TableRouter()
      router.add("pay") { $0.title = "Pay" }
      screen.router = router
      return screen
    },
    Shape(
      "session that lists its screens", .leaked, "screens",
      cut: "screens[0] ← remove this: frees all"
    ) {
      let session = CheckoutSession()
      let screen = RoutedScreen()
      screen.session = session
      session.screens = [screen]
      return screen
    },
    Shape("session that knows its current screen", .none) {
      let session = CheckoutSession()
      let screen = RoutedScreen()
      screen.session = session
      session.current = screen
      session.completed = { $0.current?.title = "Done" }
      return screen
    },
    Shape(
      "session whose completion captures it", .leaked, "completed",
      cut: "\(closure("completed", "CheckoutSession")) ← make this weak: frees it"
    ) {
      let session = CheckoutSession()
      let screen = RoutedScreen()
      screen.session = session
      session.completed = { _ in session.screens = [] }
      return screen
    },
    Shape("list that previews a screen of its own", .none, script: "open; tap Preview; back; back")
    {
      let list = ListScreen()
      list.loadViewIfNeeded()
      button(list, "Preview") { [unowned list] in
        list.navigationController?.pushViewController(list.preview, animated: true)
      }
      return list
    },
    Shape(
      "list that keeps the last screen", .abandoned, "last",
      cut: "last ← remove this: frees all", script: "open; tap Detail; back"
    ) {
      let list = ListScreen()
      list.loadViewIfNeeded()
      button(list, "Detail") { [unowned list] in
        let detail = StepScreen()
        list.last = detail
        list.navigationController?.pushViewController(detail, animated: true)
      }
      return list
    },
    Shape("list that detail screens retain", .none, script: "open; tap Detail; back; back") {
      let list = ListScreen()
      list.loadViewIfNeeded()
      button(list, "Detail") { [weak list] in
        guard let list else { return }
        let detail = StepScreen()
        detail.onNext = { list.title = "\($0)" }
        detail.detail = list
        list.recent = detail
        list.navigationController?.pushViewController(detail, animated: true)
      }
      return list
    },
    Shape(
      "list that keeps detail screens that retain it", .leaked, "onNext",
      cut: "\(closure("onNext", "ListScreen")) ← make this weak: frees all",
      script: "open; tap Detail; pop root"
    ) {
      let list = ListScreen()
      list.loadViewIfNeeded()
      button(list, "Detail") { [weak list] in
        guard let list else { return }
        let detail = StepScreen()
        detail.onNext = { list.title = "\($0)" }
        list.last = detail
        list.navigationController?.pushViewController(detail, animated: true)
      }
      return list
    },
  ]
}
