import UIKit

// MARK: What the system or another place in the app does to a screen

private final class DraftController: UIViewController {
  enum Style { case strong, weak, cachedUntilWarning, savesInBackground }
  static var drafts: [String: DraftController] = [:]
  static var unsaved: [() -> Void] = []
  private let style: Style
  private var tokens: [NSObjectProtocol] = []
  init(_ style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
    if style == .cachedUntilWarning { Self.drafts["a"] = self }
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    let center = NotificationCenter.default
    switch style {
    case .strong:
      tokens.append(
        center.addObserver(
          forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: .main
        ) { _ in self.save() })
    case .weak:
      tokens.append(
        center.addObserver(
          forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: .main
        ) { [weak self] _ in self?.save() })
    case .savesInBackground:
      Self.unsaved.append { self.save() }
      tokens.append(
        center.addObserver(
          forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: .main
        ) { _ in
          MainActor.assumeIsolated {
            Self.unsaved.forEach { $0() }
            Self.unsaved = []
          }
        })
    case .cachedUntilWarning: break
    }
  }
  private func save() { title = "saved" }
  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    Self.drafts = [:]
  }
  deinit { tokens.forEach(NotificationCenter.default.removeObserver) }
}

private final class OrderController: UIViewController {
  var onLink: (() -> Void)?
  override func viewDidLoad() {
    super.viewDidLoad()
    Shape.button(self, "Order") { [unowned self] in
      let next = OrderController()
      next.onLink = onLink
      navigationController?.pushViewController(next, animated: true)
    }
    Shape.button(self, "Link") { [unowned self] in onLink?() }
  }
}
@MainActor private final class LinkRouter {
  static let shared = LinkRouter()
  var top: UIViewController?
  weak var weakTop: UIViewController?
  var routes: [String: () -> Void] = [:]
  func replace(_ navigation: UINavigationController?) {
    guard let navigation, let menu = navigation.viewControllers.first else { return }
    navigation.setViewControllers([menu, OrderController()], animated: true)
  }
}

private final class ExpiringSession {
  static let current = ExpiringSession()
  var onExpire: (() -> Void)?
  var listeners: [ObjectIdentifier: () -> Void] = [:]
  func expire() {
    onExpire?()
    onExpire = nil
  }
}
private final class DeskController: UITabBarController {
  enum Style { case listeners, once, weak }
  init(_ style: Style) {
    super.init(nibName: nil, bundle: nil)
    let desk = OrderController()
    desk.onLink = { ExpiringSession.current.expire() }
    viewControllers = [desk]
    switch style {
    case .listeners:
      ExpiringSession.current.listeners[ObjectIdentifier(self)] = { self.selectedIndex = 0 }
    case .once, .weak: break
    }
    if style == .weak {
      ExpiringSession.current.onExpire = { [weak self] in self?.leave() }
    } else {
      ExpiringSession.current.onExpire = { self.leave() }
    }
  }
  required init?(coder: NSCoder) { nil }
  private func leave() { dismiss(animated: true) }
}
private final class DeskStart: UIViewController {
  private let style: DeskController.Style
  init(_ style: DeskController.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    Shape.button(self, "Desk") { [unowned self] in present(DeskController(style), animated: true) }
  }
}

private final class FilterCoordinator: NSObject, UIAdaptivePresentationControllerDelegate {
  var onEnd: ((FilterCoordinator) -> Void)?
  private let sheet = UIViewController()
  private weak var presenter: UIViewController?
  private let listens: Bool
  init(_ presenter: UIViewController, listens: Bool) {
    self.presenter = presenter
    self.listens = listens
  }
  func start() {
    if listens { sheet.presentationController?.delegate = self }
    presenter?.present(sheet, animated: true)
  }
  func presentationControllerDidDismiss(_ presentation: UIPresentationController) { onEnd?(self) }
}
private final class ResultsController: UIViewController {
  private var filters: [FilterCoordinator] = []
  private let listens: Bool
  private let keeps: Bool
  init(listens: Bool, keeps: Bool = false) {
    self.listens = listens
    self.keeps = keeps
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    Shape.button(self, "Filter") { [unowned self] in
      if keeps, let filter = filters.first { return filter.start() }
      let filter = FilterCoordinator(self, listens: listens)
      filter.onEnd = { [weak self] ended in self?.filters.removeAll { $0 === ended } }
      filters.append(filter)
      filter.start()
    }
  }
}

private final class EditCoordinator {
  private(set) weak var screen: UIViewController?
  func start() -> UIViewController {
    let screen = EditController()
    screen.coordinator = self
    self.screen = screen
    return screen
  }
}
private final class EditController: UIViewController {
  weak var coordinator: EditCoordinator?
  var onLeave: (() -> Void)?
  var leavesWhenMoving = false
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if !leavesWhenMoving { onLeave?() }
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if leavesWhenMoving, isMovingFromParent { onLeave?() }
  }
}
private final class EditStart: UIViewController {
  private var edit: EditCoordinator?
  private let early: Bool
  init(early: Bool) {
    self.early = early
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    Shape.button(self, "Edit") { [unowned self] in
      let edit = EditCoordinator()
      self.edit = edit
      let screen = edit.start()
      (screen as? EditController)?.leavesWhenMoving = !early
      (screen as? EditController)?.onLeave = { [weak self] in self?.edit = nil }
      navigationController?.pushViewController(screen, animated: true)
    }
  }
}

/// What leaves a screen other than its own button.
extension Shape {
  private static func order(_ keep: @escaping (LinkRouter, UIViewController) -> Void)
    -> UIViewController
  {
    let order = OrderController()
    order.onLink = { [weak order] in LinkRouter.shared.replace(order?.navigationController) }
    keep(.shared, order)
    return order
  }

  static let moments: [Shape] = [
    Shape(
      "draft that is saved in the background", .abandoned,
      "UIApplicationDidEnterBackgroundNotification",
      script: "open; background; back"
    ) { DraftController(.strong) },
    Shape("draft that is saved in the background, weak", .none, script: "open; background; back") {
      DraftController(.weak)
    },
    Shape(
      "draft that was saved before it left", .none, script: "open; background; back"
    ) { DraftController(.savesInBackground) },
    Shape(
      "draft that is kept until memory is low", .abandoned, "static DraftController.drafts",
      script: "open; back"
    ) { DraftController(.cachedUntilWarning) },
    Shape(
      "draft that a warning about memory frees", .none, script: "open; memory-warning; back"
    ) { DraftController(.cachedUntilWarning) },
    Shape(
      "order that a link replaces", .none, script: "open; tap Order; tap Order; tap Link; back"
    ) { order { _, _ in } },
    Shape(
      "order that a link replaces, still the router's top", .abandoned, "top",
      script: "open; tap Order; tap Link"
    ) { order { $0.top = $1 } },
    Shape(
      "order that a link replaces, known to the router", .none,
      script: "open; tap Order; tap Link; back"
    ) { order { $0.weakTop = $1 } },
    Shape(
      "order that a handler of the router captures", .abandoned, "routes",
      script: "open; tap Order; tap Link"
    ) { order { router, order in router.routes["a"] = { order.title = "a" } } },
    Shape(
      "desk that a session's listener captures", .abandoned, "listeners",
      cut: "listeners[_] → closure capture of type DeskController ← make this weak: frees all",
      script: "open; tap Desk; tap Link"
    ) { DeskStart(.listeners) },
    Shape(
      "desk that a session captures until it expires", .none,
      script: "open; tap Desk; tap Link; back"
    ) { DeskStart(.once) },
    Shape(
      "desk that a session captures, dismissed by hand", .abandoned, "onExpire",
      script: "open; tap Desk; dismiss"
    ) { DeskStart(.once) },
    Shape("desk that a session captures weakly", .none, script: "open; tap Desk; dismiss; back") {
      DeskStart(.weak)
    },
    Shape(
      "filter that is pulled down unheard", .abandoned, "filters",
      cut: "filters[0] ← remove this: frees all", script: "open; tap Filter; swipe down"
    ) { ResultsController(listens: false) },
    Shape(
      "filter that is pulled down", .none,
      script: "open; tap Filter; swipe down cancel; swipe down; tap Filter; swipe down; back"
    ) { ResultsController(listens: true) },
    Shape(
      "filter that is kept and shown again", .none,
      script: "open; tap Filter; swipe down; tap Filter; swipe down; back"
    ) { ResultsController(listens: false, keeps: true) },
    Shape(
      "edit whose coordinator ends at a cancelled swipe", .structure, "coordinator",
      script: "open; tap Edit; swipe back cancel"
    ) { EditStart(early: true) },
    Shape(
      "edit whose coordinator ends when it has left", .none,
      script: "open; tap Edit; swipe back cancel; swipe back; back"
    ) { EditStart(early: false) },
  ]
}
