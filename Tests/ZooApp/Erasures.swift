import UIKit

// MARK: Generic and type-erased coordinators

private protocol Flowing: AnyObject {
  associatedtype Outcome
  var onOutcome: ((Outcome) -> Void)? { get set }
  func start() -> UIViewController
}
private struct AnyFlow {
  let start: () -> UIViewController
  let identity: ObjectIdentifier
  init<Flow: Flowing>(_ flow: Flow) {
    start = flow.start
    identity = ObjectIdentifier(flow)
  }
}
private protocol LanguageDelegate: AnyObject {
  associatedtype Code
  func choose(_ code: Code)
}
private final class LanguageController<Delegate: LanguageDelegate>: UIViewController {
  var delegate: Delegate?
  weak var weakDelegate: Delegate?
  var onClose: (() -> Void)?
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { onClose?() }
  }
}
private final class LanguageFlow: Flowing, LanguageDelegate {
  var onOutcome: ((String) -> Void)?
  private var controller: LanguageController<LanguageFlow>?
  private let isStrong: Bool
  init(strong: Bool) { isStrong = strong }
  func start() -> UIViewController {
    let controller = LanguageController<LanguageFlow>()
    if isStrong { controller.delegate = self } else { controller.weakDelegate = self }
    controller.onClose = { [weak self] in self?.choose("en") }
    self.controller = controller
    return controller
  }
  func choose(_ code: String) { onOutcome?(code) }
}

/// Runs flows, and keeps each until its outcome.
private final class FlowRunner {
  private var flows: [AnyFlow] = []
  private var last: AnyFlow?
  private(set) var outcomes: [String] = []
  func run<Flow: Flowing>(_ flow: Flow, keepsLast: Bool = false) -> UIViewController {
    let erased = AnyFlow(flow)
    flows.append(erased)
    flow.onOutcome = { [weak self] in
      self?.outcomes.append("\($0)")
      self?.flows.removeAll { $0.identity == erased.identity }
      if keepsLast { self?.last = erased }
    }
    return erased.start()
  }
  func runWeakly<Flow: Flowing>(_ flow: Flow) -> UIViewController {
    let erased = AnyFlow(flow)
    flows.append(erased)
    flow.onOutcome = { [weak self, identity = erased.identity] in
      self?.outcomes.append("\($0)")
      self?.flows.removeAll { $0.identity == identity }
    }
    return erased.start()
  }
}

// MARK: Coordinators that are view controllers

private final class HubController: UIViewController {
  private(set) var flows: [SectionController] = []
  func open(_ section: SectionController) {
    flows.append(section)
    present(section, animated: true)
  }
  func close(_ section: SectionController) { flows.removeAll { $0 === section } }
}
private final class SectionController: UINavigationController {
  var hub: HubController?
  weak var weakHub: HubController?
  var closes = false
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if closes, isBeingDismissed { (hub ?? weakHub)?.close(self) }
  }
}

/// Coordinators behind generics and erased types, and those that are view controllers.
extension Shape {
  private static func run(_ start: (FlowRunner) -> UIViewController) -> UIViewController {
    let runner = FlowRunner()
    delegate?.coordinator?.flows[UUID()] = runner
    return start(runner)
  }
  private static func hub(_ set: @escaping (SectionController, HubController) -> Void)
    -> UIViewController
  {
    let hub = HubController()
    hub.loadViewIfNeeded()
    button(hub, "Section") { [unowned hub] in
      let section = SectionController(rootViewController: Screen())
      set(section, hub)
      hub.open(section)
    }
    return hub
  }

  static let erasures: [Shape] = [
    Shape(
      "erased flow that its own outcome captures", .leaked, "onOutcome",
      cut:
        "onOutcome → closure capture of type AnyFlow.start → closure capture of type LanguageFlow ← make this weak: frees all"
    ) { run { $0.run(LanguageFlow(strong: false)) } },
    Shape("erased flow whose outcome knows it", .none) {
      run { $0.runWeakly(LanguageFlow(strong: false)) }
    },
    Shape(
      "erased flow that is its screen's strong delegate", .leaked, "delegate",
      cut: "delegate ← make this weak: frees all"
    ) { run { $0.runWeakly(LanguageFlow(strong: true)) } },
    Shape("erased flow that was the last", .abandoned, "last") {
      run { $0.run(LanguageFlow(strong: false), keepsLast: true) }
    },
    Shape("section that its hub closes", .none, script: "open; tap Section; swipe down; back") {
      hub { section, hub in
        section.weakHub = hub
        section.closes = true
      }
    },
    Shape(
      "section that its hub forgets to close", .abandoned, "flows",
      cut: "flows[0] ← remove this: frees all", script: "open; tap Section; swipe down"
    ) { hub { section, hub in section.weakHub = hub } },
    Shape(
      "section that owns its hub", .leaked, "hub", cut: "hub ← make this weak: frees all",
      script: "open; tap Section; dismiss; back"
    ) { hub { section, hub in section.hub = hub } },
  ]
}
