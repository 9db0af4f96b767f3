import UIKit

// MARK: Containers, transitions and gestures

private final class ChartController: UIViewController {
  var onSelect: ((Int) -> Void)?
  var delegate: ChartDelegate?
}
private protocol ChartDelegate: AnyObject { func chartDidSelect(_ chart: ChartController) }
private final class StatisticsController: UIViewController, ChartDelegate {
  enum Style { case stacks, replaces, removesView, delegate }
  private let style: Style
  private var current: ChartController?
  init(_ style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Next chart") { [weak self] _ in self?.next() })
    next()
  }
  private func next() {
    let chart = ChartController()
    switch style {
    case .stacks: current?.view.removeFromSuperview()
    case .removesView:
      current?.view.removeFromSuperview()
      current?.removeFromParent()
    case .replaces, .delegate:
      current?.willMove(toParent: nil)
      current?.view.removeFromSuperview()
      current?.removeFromParent()
    }
    if style == .delegate { chart.delegate = self }
    addChild(chart)
    view.addSubview(chart.view)
    chart.didMove(toParent: self)
    current = chart
  }
  func chartDidSelect(_ chart: ChartController) {}
}

private final class StoryPage: UIViewController {
  var onEnd: (() -> Void)?
  let index: Int
  init(_ index: Int) {
    self.index = index
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
}
private final class StoryController: UIPageViewController, UIPageViewControllerDataSource {
  enum Style { case strong, weak, caches }
  private let style: Style
  private var cache: [Int: StoryPage] = [:]
  init(_ style: Style) {
    self.style = style
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = self
    setViewControllers([page(0)], direction: .forward, animated: false)
  }
  private func page(_ index: Int) -> StoryPage {
    if let page = cache[index] { return page }
    let page = StoryPage(index)
    switch style {
    case .strong:
      page.onEnd = {
        self.setViewControllers([self.page(index + 1)], direction: .forward, animated: true)
      }
    case .weak, .caches:
      page.onEnd = { [weak self] in
        guard let self else { return }
        setViewControllers([self.page(index + 1)], direction: .forward, animated: true)
      }
    }
    if style == .caches { cache[index] = page }
    return page
  }
  func pageViewController(
    _ pages: UIPageViewController, viewControllerBefore controller: UIViewController
  ) -> UIViewController? {
    guard let page = controller as? StoryPage, page.index > 0 else { return nil }
    return self.page(page.index - 1)
  }
  func pageViewController(
    _ pages: UIPageViewController, viewControllerAfter controller: UIViewController
  ) -> UIViewController? {
    guard let page = controller as? StoryPage, page.index < 3 else { return nil }
    return self.page(page.index + 1)
  }
}

private final class HomeTabs: UITabBarController {
  init(strongly: Bool) {
    super.init(nibName: nil, bundle: nil)
    let profile = ProfileTab()
    if strongly {
      profile.onLogOut = { self.dismiss(animated: true) }
    } else {
      profile.onLogOut = { [unowned self] in dismiss(animated: true) }
    }
    viewControllers = [UINavigationController(rootViewController: profile), UIViewController()]
  }
  required init?(coder: NSCoder) { nil }
}
private final class ProfileTab: UIViewController {
  var onLogOut: (() -> Void)?
  override func viewDidLoad() {
    super.viewDidLoad()
    Shape.button(self, "Leave tabs") { [unowned self] in onLogOut?() }
  }
}
private final class TabsStart: UIViewController {
  private let strongly: Bool
  init(strongly: Bool) {
    self.strongly = strongly
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    Shape.button(self, "Show tabs") { [unowned self] in
      let tabs = HomeTabs(strongly: strongly)
      tabs.modalPresentationStyle = .fullScreen
      present(tabs, animated: true)
    }
  }
}

private final class PanelInteraction: UIPercentDrivenInteractiveTransition {
  var controller: UIViewController?
  weak var weakController: UIViewController?
  var onProgress: ((CGFloat) -> Void)?
}
private final class PanelTransition: NSObject, UIViewControllerTransitioningDelegate {
  let interaction = PanelInteraction()
}
private final class PanelController: UIViewController {
  enum Style { case strong, weak, closure }
  private let transition = PanelTransition()
  init(_ style: Style) {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = transition
    switch style {
    case .strong: transition.interaction.controller = self
    case .weak: transition.interaction.weakController = self
    case .closure: transition.interaction.onProgress = { self.view.alpha = $0 }
    }
  }
  required init?(coder: NSCoder) { nil }
}
private final class PanelStart: UIViewController {
  private let style: PanelController.Style
  init(_ style: PanelController.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    Shape.button(self, "Panel") { [unowned self] in
      present(PanelController(style), animated: true)
    }
  }
}

private final class SuggestionsController: UITableViewController, UISearchResultsUpdating {
  var onSelect: ((String) -> Void)?
  var owner: UIViewController?
  func updateSearchResults(for search: UISearchController) {}
}
private final class CatalogController: UIViewController {
  enum Style { case strong, weak, owner }
  private let style: Style
  init(_ style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    let suggestions = SuggestionsController()
    let search = UISearchController(searchResultsController: suggestions)
    search.searchResultsUpdater = suggestions
    switch style {
    case .strong: suggestions.onSelect = { self.title = $0 }
    case .weak: suggestions.onSelect = { [weak self] in self?.title = $0 }
    case .owner: suggestions.owner = self
    }
    navigationItem.searchController = search
    definesPresentationContext = true
  }
}

private final class DrawerController: UIViewController {
  enum Style { case paused, runs, pausedWeak }
  private let style: Style
  private var animator: UIViewPropertyAnimator?
  init(_ style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeOut)
    switch style {
    case .paused, .runs:
      animator.addAnimations { self.view.alpha = 0.5 }
      animator.addCompletion { _ in self.settle() }
    case .pausedWeak:
      animator.addAnimations { [weak self] in self?.view.alpha = 0.5 }
      animator.addCompletion { [weak self] _ in self?.settle() }
    }
    if style == .runs { animator.startAnimation() }
    self.animator = animator
  }
  private func settle() {}
}

private final class ActionSleeve: NSObject {
  private let action: () -> Void
  init(_ action: @escaping () -> Void) { self.action = action }
  func fire() { action() }
}
private final class TappableView: UIView {
  private var sleeve: ActionSleeve?
  func onTap(_ action: @escaping () -> Void) {
    let sleeve = ActionSleeve(action)
    self.sleeve = sleeve
    addGestureRecognizer(
      UITapGestureRecognizer(target: sleeve, action: Selector("fire", ActionSleeve.fire)))
  }
}
private final class MapPinController: UIViewController {
  enum Style { case strong, weak, itself }
  private let style: Style
  private let pin = TappableView()
  init(_ style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(pin)
    switch style {
    case .strong: pin.onTap { self.title = "pin" }
    case .weak: pin.onTap { [weak self] in self?.title = "pin" }
    case .itself: pin.onTap { [pin] in pin.alpha = 0.5 }
    }
  }
}

/// Containers, transitions, animators and gestures.
extension Shape {
  static let stages: [Shape] = [
    Shape(
      "statistics that stack up charts", .growing, "ChartController",
      script: "open; repeat 4 { tap \"Next chart\" }"
    ) { StatisticsController(.stacks) },
    Shape(
      "statistics that stacked up charts and left", .none,
      script: "open; tap \"Next chart\"; back"
    ) { StatisticsController(.stacks) },
    Shape(
      "statistics that replace charts", .none,
      script: "open; repeat 4 { tap \"Next chart\" }; back"
    ) { StatisticsController(.replaces) },
    Shape(
      "statistics that replace charts without a call", .none,
      script: "open; repeat 4 { tap \"Next chart\" }; back"
    ) { StatisticsController(.removesView) },
    Shape(
      "statistics whose charts have a strong delegate", .leaked, "delegate",
      cut: "delegate ← make this weak: frees all",
      script: "open; repeat 3 { tap \"Next chart\" }; back"
    ) { StatisticsController(.delegate) },
    Shape(
      "story whose page captures it", .leaked, "onEnd", script: "open; swipe page; back"
    ) { StoryController(.strong) },
    Shape("story whose page captures it weakly", .none, script: "open; swipe page; back") {
      StoryController(.weak)
    },
    Shape(
      "story whose pages are kept", .none,
      script: "open; swipe page; swipe page; swipe page back; back"
    ) { StoryController(.caches) },
    Shape(
      "tabs that a tab's closure captures", .leaked, "onLogOut",
      cut: "onLogOut → closure capture of type HomeTabs ← make this weak: frees all",
      script: "open; tap \"Show tabs\"; tap \"Leave tabs\"; back"
    ) { TabsStart(strongly: true) },
    Shape(
      "tabs that a tab's closure captures unowned", .none,
      script: "open; tap \"Show tabs\"; tap \"Leave tabs\"; back"
    ) { TabsStart(strongly: false) },
    Shape(
      "panel whose interaction retains it", .leaked, "controller",
      cut: "controller ← make this weak: frees all", script: "open; tap Panel; dismiss"
    ) { PanelStart(.strong) },
    Shape("panel whose interaction knows it", .none, script: "open; tap Panel; dismiss; back") {
      PanelStart(.weak)
    },
    Shape(
      "panel whose interaction captures it", .leaked, "onProgress",
      cut: "onProgress → closure capture of type PanelController ← make this weak: frees all",
      script: "open; tap Panel; dismiss"
    ) { PanelStart(.closure) },
    Shape(
      "catalog whose suggestions capture it", .leaked, "onSelect",
      cut: "onSelect → closure capture of type CatalogController ← make this weak: frees all"
    ) { CatalogController(.strong) },
    Shape("catalog whose suggestions capture it weakly", .none) { CatalogController(.weak) },
    Shape(
      "catalog whose suggestions have an owner", .leaked, "owner",
      cut: "owner ← make this weak: frees all"
    ) { CatalogController(.owner) },
    Shape("drawer whose animator is paused", .leaked, "animator") { DrawerController(.paused) },
    Shape("drawer whose animator has ended", .none) { DrawerController(.runs) },
    Shape("drawer whose animator is paused, weak", .none) { DrawerController(.pausedWeak) },
    Shape("pin whose tap captures its screen", .leaked, "pin") { MapPinController(.strong) },
    Shape("pin whose tap captures its screen weakly", .none) { MapPinController(.weak) },
    Shape(
      "pin whose tap captures the pin", .leaked, "sleeve",
      cut: "action → closure capture of type TappableView ← make this weak: frees all"
    ) { MapPinController(.itself) },
  ]
}
