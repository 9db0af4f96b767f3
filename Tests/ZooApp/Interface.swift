import UIKit

private final class Rows: UITableViewController {
  var rows: UITableViewDiffableDataSource<Int, Int>?
  var holds = true

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let holds = holds
    let strong = holds ? self : nil
    rows = UITableViewDiffableDataSource(tableView: tableView) { [weak self] table, path, number in
      if holds { strong?.title = "rows" } else { self?.title = "rows" }
      return table.dequeueReusableCell(withIdentifier: "row", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3])
    rows?.apply(snapshot)
  }
}

private final class TappableCell: UITableViewCell {
  var tapped: (() -> Void)?
}

private final class TappableRows: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TappableCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? TappableCell)?.tapped = { self.title = "tapped" }
    return cell
  }
}

private final class Results: UIViewController {
  var owner: UIViewController?
}

private final class DismissalProxy: NSObject, UIAdaptivePresentationControllerDelegate {
  var dismissed: (() -> Void)?
}

private final class PagesSource: NSObject, UIPageViewControllerDataSource {
  var owner: UIViewController?

  func pageViewController(
    _ pages: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }

  func pageViewController(
    _ pages: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { nil }
}

private final class Ticking: UIViewController {
  var link: CADisplayLink?
  var timer: Timer?
  var stops = false

  override func viewDidLoad() {
    super.viewDidLoad()
    link = CADisplayLink(target: self, selector: Selector("tick", Ticking.tick))
    link?.add(to: .main, forMode: .common)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if stops { link?.invalidate() }
  }

  func tick() {}
}

private final class WeakTarget: NSObject {
  weak var target: Ticker?
  func tick() { target?.tick() }
}

private final class Ticker: UIViewController {
  enum Kind { case target, weakTarget, ended }
  let kind: Kind
  var timer: Timer?

  init(_ kind: Kind) {
    self.kind = kind
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let proxy = WeakTarget()
    proxy.target = self
    timer =
      kind == .weakTarget
      ? Timer.scheduledTimer(
        timeInterval: 1, target: proxy, selector: Selector("tick", WeakTarget.tick), userInfo: nil,
        repeats: true)
      : Timer.scheduledTimer(
        timeInterval: 1, target: self, selector: Selector("tick", Ticker.tick), userInfo: nil,
        repeats: true)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if kind == .ended { timer?.invalidate() }
  }

  func tick() {}
}

private final class Animated: UIViewController, CAAnimationDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.delegate = self
    animation.repeatCount = .infinity
    animation.isRemovedOnCompletion = false
    view.layer.add(animation, forKey: "pulse")
  }
}

nonisolated(unsafe) private var helperKey = 0
private enum RegisteredHelper { nonisolated(unsafe) static let shared = Helper() }

/// Screens that UIKit's own types hold.
extension Shape {
  static let interface: [Shape] = [
    Shape(
      "cell provider", .leaked, "UITableViewDiffableDataSource",
      cut: "cellProvider → closure capture of type Rows ← make this weak: frees all"
    ) { Rows() },
    Shape("cell provider of weak self", .none) {
      let rows = Rows()
      rows.holds = false
      return rows
    },
    Shape(
      "cell's closure", .leaked, "tapped",
      cut:
        "tapped → closure capture of type TappableRows ← make this and 1 more like it weak: frees all"
    ) { TappableRows() },
    Shape("display link", .abandoned, "the run loop", cut: "target ← remove this: frees all") {
      Ticking()
    },
    Shape("display link that ends", .none) {
      let screen = Ticking()
      screen.stops = true
      return screen
    },
    Shape("timer's target", .abandoned, "the run loop", cut: "target ← remove this: frees all") {
      Ticker(.target)
    },
    Shape("timer's target through a weak one", .none) { Ticker(.weakTarget) },
    Shape("timer that ends in time", .none) { Ticker(.ended) },
    Shape(
      "animation's delegate", .leaked, "CABasicAnimation",
      cut: "delegate ← remove this: frees all"
    ) { Animated() },
    loaded(
      "alert kept with its action", .leaked, "UIAlertController",
      cut: "handler → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      let alert = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in screen.act() })
      screen.object = alert
    },
    loaded("alert that was dismissed", .none) { screen in
      DispatchQueue.main.async {
        let alert = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in screen.act() })
        screen.present(alert, animated: true)
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { screen.dismiss(animated: true) }
      }
    },
    loaded(
      "alert's text field action", .leaked, "UITextField",
      cut: "handler → closure capture of type UIAlertController ← make this weak: frees all"
    ) { screen in
      let alert = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
      alert.addTextField { field in
        field.addAction(UIAction { _ in alert.title = "b" }, for: .editingChanged)
      }
      _ = screen
    },
    loaded(
      "menu of a bar button", .leaked, "UIMenu",
      cut: "handler → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "a", image: nil, primaryAction: nil,
        menu: UIMenu(children: [UIAction(title: "b") { _ in screen.act() }]))
    },
    loaded(
      "refresh control's action", .leaked, "UIRefreshControl",
      cut: "handler → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      let table = UITableView()
      let refresh = UIRefreshControl()
      refresh.addAction(UIAction { _ in screen.act() }, for: .valueChanged)
      table.refreshControl = refresh
      screen.view.addSubview(table)
    },
    loaded(
      "swipe action kept", .leaked, "UIContextualAction",
      cut: "handler → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      screen.object = UIContextualAction(style: .normal, title: "a") { _, _, done in
        screen.act()
        done(true)
      }
    },
    loaded(
      "search results that know their owner", .leaked, "Results",
      cut: "owner ← make this weak: frees all"
    ) { screen in
      let results = Results()
      results.owner = screen
      screen.navigationItem.searchController = UISearchController(searchResultsController: results)
    },
    loaded(
      "animator that never started", .leaked, "UIViewPropertyAnimator",
      cut: "addAnimations[0] → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      animator.addAnimations { screen.act() }
      screen.object = animator
    },
    loaded("animator that ended", .none) { screen in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      animator.addAnimations { screen.act() }
      animator.addCompletion { _ in screen.act() }
      animator.startAnimation()
    },
    loaded(
      "proxy of a delegate", .leaked, "DismissalProxy",
      cut: "dismissed → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      let proxy = DismissalProxy()
      proxy.dismissed = { screen.act() }
      screen.object = proxy
    },
    loaded(
      "data source of pages that knows its owner", .leaked, "PagesSource",
      cut: "owner ← make this weak: frees all"
    ) { screen in
      let source = PagesSource()
      source.owner = screen
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.dataSource = source
      screen.addChild(pages)
      screen.view.addSubview(pages.view)
      pages.didMove(toParent: screen)
      screen.object = source
    },
    loaded("associated object", .leaked, "Helper", cut: "owner ← make this weak: frees all") {
      screen in
      let helper = Helper()
      helper.owner = screen
      objc_setAssociatedObject(screen, &helperKey, helper, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    },
    loaded(
      "associated closure of a view", .leaked, "closure capture",
      cut:
        "objc_setAssociatedObject[0].retained → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      let action: () -> Void = { screen.act() }
      objc_setAssociatedObject(
        screen.view as Any, &helperKey, action, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    },
    loaded(
      "associated closure of a model that it captures", .leaked,
      "objc_setAssociatedObject[0].retained",
      cut:
        "objc_setAssociatedObject[0].retained → closure capture of type Helper ← make this weak: frees all"
    ) { screen in
      let helper = Helper()
      helper.owner = screen
      let action: () -> Void = { helper.owner = nil }
      objc_setAssociatedObject(helper, &helperKey, action, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    },
    loaded(
      "associated object of a model that a static keeps", .abandoned,
      "static RegisteredHelper.shared",
      cut: "objc_setAssociatedObject[0].retained ← remove this: frees all"
    ) { screen in
      objc_setAssociatedObject(
        RegisteredHelper.shared, &helperKey, screen, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    },
    loaded("associated object of a model that is gone", .none) { screen in
      objc_setAssociatedObject(Helper(), &helperKey, screen, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    },
    loaded("gesture's target and delegate", .none) { screen in
      let gesture = UITapGestureRecognizer(target: screen, action: Selector("act", Screen.act))
      screen.view.addGestureRecognizer(gesture)
      screen.object = gesture
    },
    loaded("child that is never removed", .none) { screen in
      let child = UIViewController()
      screen.addChild(child)
      screen.view.addSubview(child.view)
      child.didMove(toParent: screen)
    },
    loaded(
      "tab bar presented with a leaking tab", .leaked, "Screen",
      cut: "action → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      let tab = Screen()
      tab.action = { tab.act() }
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: tab), UIViewController()]
      DispatchQueue.main.async {
        screen.present(tabs, animated: true) { tabs.dismiss(animated: true) }
      }
    },
    loaded(
      "context menu's provider", .leaked, "UIContextMenuConfiguration",
      cut: "actionProvider → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      screen.object = UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
        screen.act()
        return nil
      }
    },
    loaded("lazily made view that knows its owner", .leaked, "tapped") { screen in
      let lazily = LazyView(screen)
      screen.object = lazily
      screen.view.addSubview(lazily.button)
    },
  ]
}

private final class TappableView: UIView {
  var tapped: (() -> Void)?
}

private final class LazyView {
  private unowned let screen: Screen
  init(_ screen: Screen) { self.screen = screen }

  lazy var button: TappableView = {
    let view = TappableView()
    view.tapped = { self.screen.act() }
    return view
  }()
}
