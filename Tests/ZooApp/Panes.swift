import UIKit

private final class ObservingController: UIViewController {
  var token: (any NSObjectProtocol)?
  var weakly = false
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let center = NotificationCenter.default
    if weakly {
      token = center.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
      ) { [weak self] _ in self?.title = "Up" }
    } else {
      token = center.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
      ) { _ in self.title = "Up" }
    }
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    token.map(NotificationCenter.default.removeObserver)
  }
}

private final class PanelController: UIViewController {
  var onClose: (() -> Void)?
}
private final class PanelHost: UIViewController {
  var panels: [PanelController] = []
  func add(_ panel: PanelController) {
    addChild(panel)
    view.addSubview(panel.view)
    panel.didMove(toParent: self)
  }
  func remove(_ panel: UIViewController) {
    panel.willMove(toParent: nil)
    panel.view.removeFromSuperview()
    panel.removeFromParent()
  }
}

private final class SplitFlow: NSObject, UISplitViewControllerDelegate {
  private let split = UISplitViewController(style: .doubleColumn)
  private let sidebar = UIViewController()
  var onEnd: (() -> Void)?
  func start() -> UISplitViewController {
    split.delegate = self
    split.setViewController(sidebar, for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    split.modalPresentationStyle = .fullScreen
    return split
  }
}
private final class DetailsFlow {
  private var details: [UUID: UIViewController] = [:]
  private let keepsDetails: Bool
  init(keepsDetails: Bool) { self.keepsDetails = keepsDetails }
  @MainActor func start() -> UISplitViewController {
    let split = DetailsSplit(style: .doubleColumn)
    split.flow = self
    let list = Screen()
    list.loaded = { [unowned self, unowned split] list in
      Shape.button(list, "Detail") { self.show(in: split) }
    }
    split.delegate = split
    split.setViewController(list, for: .primary)
    split.modalPresentationStyle = .fullScreen
    return split
  }
  @MainActor private func show(in split: UISplitViewController) {
    let detail = UIViewController()
    if keepsDetails { details[UUID()] = detail }
    split.setViewController(detail, for: .secondary)
    split.show(.secondary)
  }
}
private final class DetailsSplit: UISplitViewController, UISplitViewControllerDelegate {
  var flow: DetailsFlow?
}
private final class TabsController: UITabBarController {
  var flow: TabsFlow?
}
private final class TabsFlow: NSObject, UITabBarControllerDelegate {
  var tabs: TabsController?
  weak var weakTabs: TabsController?
  private var flows: [Int: SplitFlow] = [:]
  func start(strongly: Bool) -> UIViewController {
    let controller = TabsController()
    controller.flow = self
    controller.delegate = self
    controller.viewControllers = [UIViewController(), UIViewController()]
    if strongly { tabs = controller } else { weakTabs = controller }
    return controller
  }
}
private final class PaneHost {
  var split: SplitFlow?
  var drafts: [UIViewController: () -> Void] = [:]
}
/// Containers, children and observers.
extension Shape {
  private static func paneHost() -> PaneHost {
    let host = PaneHost()
    delegate?.coordinator?.flows[UUID()] = host
    return host
  }
  private static func panel(_ set: (PanelHost, PanelController) -> Void) -> UIViewController {
    let host = PanelHost()
    let panel = PanelController()
    host.loadViewIfNeeded()
    host.add(panel)
    set(host, panel)
    return host
  }
  private static func opening(_ title: String, _ open: @escaping (UIViewController) -> Void)
    -> UIViewController
  {
    let screen = Screen()
    screen.loaded = { screen in button(screen, title) { [unowned screen] in open(screen) } }
    return screen
  }

  static let panes: [Shape] = [
    Shape("observer of each appearance", .none) { ObservingController() },
    Shape(
      "observer of each appearance, swipe cancelled", .abandoned, "NotificationCenter",
      script: "open; swipe back cancel; back"
    ) { ObservingController() },
    Shape(
      "panel whose close captures both", .leaked, "onClose",
      cut:
        "onClose → closure capture of type PanelHost ← make both of these weak: frees all; and PanelController#1 onClose → closure capture of type PanelController"
    ) { panel { host, panel in panel.onClose = { host.remove(panel) } } },
    Shape("panel whose close knows both", .none) {
      panel { host, panel in
        panel.onClose = { [weak host, weak panel] in panel.map { host?.remove($0) } }
      }
    },
    Shape(
      "split view's flow, dismissed", .abandoned, "split",
      cut: "split ← remove this: frees all", script: "open; tap Split; dismiss"
    ) {
      let host = paneHost()
      return opening("Split") { [weak host] screen in
        let flow = SplitFlow()
        host?.split = flow
        screen.present(flow.start(), animated: true)
      }
    },
    Shape(
      "detail that its column keeps", .none, script: "open; tap Split; tap Detail; back"
    ) { opening("Split") { $0.present(DetailsFlow(keepsDetails: false).start(), animated: true) } },
    Shape(
      "detail that its column keeps, tapped twice", .none,
      script: "open; tap Split; hold; tap Detail; tap Detail; settle; back"
    ) { opening("Split") { $0.present(DetailsFlow(keepsDetails: false).start(), animated: true) } },
    Shape(
      "details by identifier", .abandoned, "details", cut: "details[_] ← remove this: frees all",
      script: "open; tap Split; tap Detail; back; tap Detail; back"
    ) { opening("Split") { $0.present(DetailsFlow(keepsDetails: true).start(), animated: true) } },
    Shape(
      "tabs that own their flow", .leaked, "tabs",
      cut: "tabs ← make this weak: frees all", script: "open; tap Tabs; dismiss; back"
    ) { opening("Tabs") { $0.present(TabsFlow().start(strongly: true), animated: true) } },
    Shape("tabs that own their flow, weak", .none, script: "open; tap Tabs; dismiss; back") {
      opening("Tabs") { $0.present(TabsFlow().start(strongly: false), animated: true) }
    },
    Shape("drafts by screen", .abandoned, "drafts") {
      let host = paneHost()
      let screen = Screen()
      host.drafts[screen] = { [weak screen] in screen?.title = "Draft" }
      return screen
    },
  ]
}
