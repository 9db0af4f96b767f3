import UIKit

// MARK: What other parts of an app still know of a screen

private final class CurrentController: UIViewController {
  static var current: CurrentController?
  static weak var weakCurrent: CurrentController?
  private let strongly: Bool
  init(strongly: Bool) {
    self.strongly = strongly
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if strongly { Self.current = self } else { Self.weakCurrent = self }
  }
  deinit { if Self.current === self { Self.current = nil } }
}

private final class ItemListViewModel {
  var listeners: [Int: () -> Void] = [:]
}
private final class ItemDetailViewModel {
  private(set) var count = 0
  func reload() { count += 1 }
}
private final class ItemListController: UIViewController {
  enum Style { case strong, weak, removes }
  private let style: Style
  let viewModel = ItemListViewModel()
  init(_ style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    Shape.button(self, "Item") { [unowned self] in
      let detail = ItemDetailViewModel()
      let screen = ItemDetailController(detail)
      switch style {
      case .strong, .removes: viewModel.listeners[1] = { detail.reload() }
      case .weak: viewModel.listeners[1] = { [weak detail] in detail?.reload() }
      }
      if style == .removes {
        screen.onLeave = { [weak viewModel] in viewModel?.listeners[1] = nil }
      }
      navigationController?.pushViewController(screen, animated: true)
    }
  }
}
private final class ItemDetailController: UIViewController {
  let viewModel: ItemDetailViewModel
  var onLeave: (() -> Void)?
  init(_ viewModel: ItemDetailViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { onLeave?() }
  }
}

private final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var source: UIViewController?
  weak var weakSource: UIViewController?
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.2 }
  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    context.completeTransition(!context.transitionWasCancelled)
  }
}
private final class MuseumController: UIViewController, UINavigationControllerDelegate {
  private let animator = ZoomAnimator()
  private let strongly: Bool
  init(strongly: Bool) {
    self.strongly = strongly
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    Shape.button(self, "Zoom") { [unowned self] in
      navigationController?.delegate = self
      navigationController?.pushViewController(UIViewController(), animated: true)
    }
  }
  func navigationController(
    _ navigation: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if strongly { animator.source = from } else { animator.weakSource = from }
    return animator
  }
}

private final class Graph {
  lazy var service = PlanService(self)
  lazy var planner = Planner(self)
}
private final class PlanService {
  let graph: Graph
  init(_ graph: Graph) { self.graph = graph }
}
private final class Planner {
  unowned let graph: Graph
  init(_ graph: Graph) { self.graph = graph }
}
private final class PlanController: UIViewController {
  private let graph = Graph()
  init(strongly: Bool) {
    super.init(nibName: nil, bundle: nil)
    if strongly { _ = graph.service } else { _ = graph.planner }
  }
  required init?(coder: NSCoder) { nil }
}

private final class ReminderController: UIViewController {
  enum Style { case delayed, timer }
  private let style: Style
  init(_ style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    switch style {
    case .delayed:
      DispatchQueue.main.asyncAfter(deadline: .now() + 60) { self.title = "late" }
    case .timer:
      Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
        self?.title = "tick"
      }
    }
  }
}

/// Screens that a static, a list's model, or an animator still knows.
extension Shape {
  private static func items(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    style: ItemListController.Style
  ) -> Shape {
    Shape(name, verdict, keeper, cut: cut, script: "open; tap Item; back") {
      ItemListController(style)
    }
  }

  static let leftovers: [Shape] = [
    Shape(
      "current screen that a static forgets in deinit", .abandoned,
      "static CurrentController.current"
    ) { CurrentController(strongly: true) },
    Shape("current screen that a static knows", .none) { CurrentController(strongly: false) },
    items(
      "list's listeners that capture an item's model", .abandoned, "listeners",
      cut: "listeners[1] → closure capture of type ItemDetailViewModel ← make this weak: frees it",
      style: .strong),
    items("list's listeners that capture an item's model weakly", .none, style: .weak),
    items("list's listeners that an item removes", .none, style: .removes),
    Shape(
      "animator that keeps the screen it animated", .abandoned, "source",
      script: "open; tap Zoom; back"
    ) { MuseumController(strongly: true) },
    Shape("animator that knows the screen it animated", .none, script: "open; tap Zoom; back; back")
    { MuseumController(strongly: false) },
    Shape(
      "graph of services that one of them retains", .leaked, "service",
      cut: "graph ← make this weak: frees all"
    ) { PlanController(strongly: true) },
    Shape("graph of services that one of them knows", .none) { PlanController(strongly: false) },
    Shape("reminder in a minute", .none) { ReminderController(.delayed) },
    Shape(
      "reminder whose timer goes on", .growing, "Timer", script: "repeat 4 { open; back }"
    ) { ReminderController(.timer) },
  ]
}
