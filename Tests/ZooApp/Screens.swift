import UIKit

private class CustomContainer: UIViewController {
  var current: UIViewController?
  var history: [UIViewController] = []
  func show(_ child: UIViewController) {
    if let current {
      current.willMove(toParent: nil)
      current.view.removeFromSuperview()
      current.removeFromParent()
    }
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
    current = child
  }
}
private final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var owner: UIViewController?
  var done: (() -> Void)?
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.3 }
  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to) ?? context.viewController(forKey: .to)?.view else {
      context.completeTransition(true)
      return
    }
    context.containerView.addSubview(to)
    UIView.animate(withDuration: 0.3) {
      to.alpha = 1
    } completion: { [self] _ in
      done?()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
private final class FadeDelegate: NSObject, UIViewControllerTransitioningDelegate {
  var animator: FadeAnimator?
  var presented: UIViewController?
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    self.presented = presented
    animator = FadeAnimator()
    return animator
  }
  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { FadeAnimator() }
}
private final class DimmingPresentation: UIPresentationController {
  var tapped: (() -> Void)?
  let dimming = UIView()
  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    containerView?.addSubview(dimming)
    tapped = { self.presentedViewController.dismiss(animated: true) }
  }
}
private final class CardDelegate: NSObject, UIViewControllerTransitioningDelegate {
  let leaks: Bool
  init(leaks: Bool) { self.leaks = leaks }
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    leaks
      ? DimmingPresentation(presentedViewController: presented, presenting: presenting)
      : UIPresentationController(presentedViewController: presented, presenting: presenting)
  }
}
private final class Card: Screen {
  var transition: (any UIViewControllerTransitioningDelegate)?
}
private final class Pager: UIViewController, UIPageViewControllerDataSource {
  let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  var all: [Screen] = []
  var strongly = false
  override func viewDidLoad() {
    super.viewDidLoad()
    all = (0..<3).map { _ in Screen() }
    for page in all {
      if strongly {
        page.action = { self.next() }
      } else {
        page.action = { [weak self] in self?.next() }
      }
    }
    pages.dataSource = self
    pages.setViewControllers([all[0]], direction: .forward, animated: false)
    addChild(pages)
    view.addSubview(pages.view)
    pages.didMove(toParent: self)
  }
  func next() {}
  func pageViewController(
    _ pages: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }
  func pageViewController(
    _ pages: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { all[1] }
}
private final class SearchScreen: UIViewController, UISearchResultsUpdating {
  let search = UISearchController(searchResultsController: nil)
  var onUpdate: ((String) -> Void)?
  var strongly = false
  override func viewDidLoad() {
    super.viewDidLoad()
    search.searchResultsUpdater = self
    navigationItem.searchController = search
    if strongly {
      onUpdate = { self.title = $0 }
    } else {
      onUpdate = { [weak self] in self?.title = $0 }
    }
  }
  func updateSearchResults(for searchController: UISearchController) {
    onUpdate?(searchController.searchBar.text ?? "")
  }
}
private final class GridScreen: UIViewController, UICollectionViewDelegate {
  enum Kind { case strong, weak, dataSourceSelf }
  let kind: Kind
  var list: UICollectionView?
  var source: UICollectionViewDiffableDataSource<Int, String>?
  init(_ kind: Kind) {
    self.kind = kind
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  func configure(_ cell: UICollectionViewListCell, _ text: String) {
    cell.accessibilityLabel = text
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.delegate = self
    view.addSubview(list)
    self.list = list
    let registration: UICollectionView.CellRegistration<UICollectionViewListCell, String>
    switch kind {
    case .strong:
      registration = .init { cell, _, text in self.configure(cell, text) }
    case .weak, .dataSourceSelf:
      registration = .init { [weak self] cell, _, text in self?.configure(cell, text) }
    }
    source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, text in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
    }
    if kind == .dataSourceSelf {
      source?.supplementaryViewProvider = { _, _, _ in
        self.title = "a"
        return nil
      }
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"])
    source?.apply(snapshot, animatingDifferences: true)
  }
}
private final class RowAction: UITableViewController {
  var strongly = false
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "a")
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "a", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = "row"
    cell.contentConfiguration = content
    if strongly {
      cell.accessoryView = UIButton(primaryAction: UIAction { _ in self.title = "b" })
    } else {
      cell.accessoryView = UIButton(primaryAction: UIAction { [weak self] _ in self?.title = "b" })
    }
    return cell
  }
  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
        self.title = "c"
        done(true)
      }
    ])
  }
}
private final class Keyboarding: UIViewController {
  var tokens: [any NSObjectProtocol] = []
  var removes = false
  var inDeinit = false
  override func viewDidLoad() {
    super.viewDidLoad()
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
    ) { _ in self.title = "k" }
    tokens.append(token)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if removes { tokens.forEach(NotificationCenter.default.removeObserver) }
  }
  deinit { tokens.forEach(NotificationCenter.default.removeObserver) }
}
private final class Gesturing: UIView {
  var bodies: [UIGestureRecognizer: (UIGestureRecognizer) -> Void] = [:]
  func onTap(_ body: @escaping (UIGestureRecognizer) -> Void) {
    let gesture = UITapGestureRecognizer(target: self, action: Selector("fire", Gesturing.fire))
    bodies[gesture] = body
    addGestureRecognizer(gesture)
  }
  func fire(_ gesture: UIGestureRecognizer) { bodies[gesture]?(gesture) }
}
private final class Sleeve: NSObject {
  let body: () -> Void
  init(_ body: @escaping () -> Void) { self.body = body }
  func invoke() { body() }
}
nonisolated(unsafe) private var sleeveKey: UInt8 = 0
private final class FormField: UITextField, UITextFieldDelegate {
  var validate: ((String) -> Bool)?
}
private final class StackBuilder {
  var views: [UIView] = []
  @discardableResult func button(_ title: String, _ body: @escaping () -> Void) -> StackBuilder {
    views.append(UIButton(primaryAction: UIAction(title: title) { _ in body() }))
    return self
  }
}
private final class SheetOwner: Screen {
  var sheet: UIViewController?
  lazy var header: UILabel = {
    let label = UILabel()
    label.text = title
    return label
  }()
  lazy var strongHeader: Gesturing = {
    let view = Gesturing()
    view.onTap { _ in self.title = "a" }
    return view
  }()
}
private final class InputScreen: UIViewController {
  let accessory = Gesturing()
  override var inputAccessoryView: UIView? { accessory }
  override var canBecomeFirstResponder: Bool { true }
}
private final class HistoryScreen: Screen {
  static var visited: [UIViewController] = []
}
private final class PresentsItself: UIViewController, UIAdaptivePresentationControllerDelegate {
  var onDismiss: (() -> Void)?
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    onDismiss?()
    onDismiss = nil
  }
}

/// Screens of every kind of container and presentation, with the scripts of what a user does to them.
extension Shape {
  static let screens: [Shape] = [
    Shape("container's history", .pending, "", script: "open; tap Next") {
      let container = CustomContainer()
      let first = Screen()
      first.loaded = { [weak container] screen in
        button(screen, "Next") {
          container?.history.append(screen)
          container?.show(Screen())
        }
      }
      container.loadViewIfNeeded()
      container.show(first)
      return container
    },
    Shape("container without history", .none, script: "open; tap Next; back") {
      let container = CustomContainer()
      let first = Screen()
      first.loaded = { [weak container] screen in
        button(screen, "Next") { container?.show(Screen()) }
      }
      container.loadViewIfNeeded()
      container.show(first)
      return container
    },
    Shape(
      "container that child's button captures", .leaked, "closure capture of type CustomContainer"
    ) {
      let container = CustomContainer()
      let first = Screen()
      first.loaded = { screen in button(screen, "Next") { container.show(Screen()) } }
      container.loadViewIfNeeded()
      container.show(first)
      return container
    },
    Shape("container's closure in replaced child", .none, script: "open; tap Next; back") {
      let container = CustomContainer()
      let first = Screen()
      first.loaded = { screen in button(screen, "Next") { container.show(Screen()) } }
      container.loadViewIfNeeded()
      container.show(first)
      return container
    },
    loaded("transitioning delegate keeps presented", .leaked, "presented") { screen in
      DispatchQueue.main.async {
        let card = Card()
        let fade = FadeDelegate()
        card.transition = fade
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = fade
        screen.present(card, animated: true) { card.dismiss(animated: true) }
      }
    },
    loaded("transitioning delegate of presenter", .abandoned, "presented", script: "open") {
      screen in
      DispatchQueue.main.async {
        let card = Card()
        let fade = FadeDelegate()
        screen.object = fade
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = fade
        screen.present(card, animated: true) { card.dismiss(animated: true) }
      }
    },
    loaded("presentation controller's closure", .leaked, "tapped") { screen in
      DispatchQueue.main.async {
        let card = Card()
        let delegate = CardDelegate(leaks: true)
        card.transition = delegate
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = delegate
        screen.present(card, animated: true) { card.dismiss(animated: true) }
      }
    },
    loaded("presentation controller", .none) { screen in
      DispatchQueue.main.async {
        let card = Card()
        let delegate = CardDelegate(leaks: false)
        card.transition = delegate
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = delegate
        screen.present(card, animated: true) { card.dismiss(animated: true) }
      }
    },
    Shape("pages know their pager", .leaked, "all") {
      let pager = Pager()
      pager.strongly = true
      return pager
    },
    Shape("pages know their pager weakly", .none) { Pager() },
    Shape("search updater's closure", .leaked, "onUpdate") {
      let screen = SearchScreen()
      screen.strongly = true
      return screen
    },
    Shape("search updater's closure, weak", .none) { SearchScreen() },
    Shape("cell registration in a data source's provider", .leaked, "source") {
      GridScreen(.strong)
    },
    Shape("cell registration in a data source's provider, weak", .none) { GridScreen(.weak) },
    Shape("supplementary provider", .leaked, "source") { GridScreen(.dataSourceSelf) },
    Shape("cell's accessory", .leaked, "UIAction") {
      let rows = RowAction()
      rows.strongly = true
      return rows
    },
    Shape("cell's accessory, weak", .none, script: "open; swipe row 1 Delete; back") {
      RowAction()
    },
    Shape("keyboard observer removed in deinit", .abandoned, "UIKeyboardWillShowNotification") {
      Keyboarding()
    },
    Shape("keyboard observer removed in time", .none) {
      let screen = Keyboarding()
      screen.removes = true
      return screen
    },
    loaded("gesture closures in a view's dictionary", .leaked, "bodies") { screen in
      let view = Gesturing()
      view.onTap { _ in screen.act() }
      screen.view.addSubview(view)
    },
    loaded("gesture closures, weak", .none) { screen in
      let view = Gesturing()
      view.onTap { [weak screen] _ in screen?.act() }
      screen.view.addSubview(view)
    },
    loaded("closure sleeve of a control", .leaked, "Sleeve") { screen in
      let button = UIButton()
      let sleeve = Sleeve { screen.act() }
      button.addTarget(sleeve, action: Selector("invoke", Sleeve.invoke), for: .touchUpInside)
      objc_setAssociatedObject(button, &sleeveKey, sleeve, .OBJC_ASSOCIATION_RETAIN)
      screen.view.addSubview(button)
    },
    loaded("closure sleeve of a control, weak", .none) { screen in
      let button = UIButton()
      let sleeve = Sleeve { [weak screen] in screen?.act() }
      button.addTarget(sleeve, action: Selector("invoke", Sleeve.invoke), for: .touchUpInside)
      objc_setAssociatedObject(button, &sleeveKey, sleeve, .OBJC_ASSOCIATION_RETAIN)
      screen.view.addSubview(button)
    },
    loaded("text field's validation", .leaked, "validate") { screen in
      let field = FormField()
      field.validate = { text in screen.title == text }
      field.delegate = field
      screen.view.addSubview(field)
    },
    loaded("builder's buttons in a stack", .leaked, "UIAction") { screen in
      let stack = UIStackView(
        arrangedSubviews: StackBuilder().button("a") {}.button("b") { screen.act() }.views)
      screen.view.addSubview(stack)
    },
    loaded("builder's buttons in a stack, weak", .none) { screen in
      let stack = UIStackView(
        arrangedSubviews: StackBuilder().button("a") {}.button("b") { [weak screen] in screen?.act()
        }
        .views)
      screen.view.addSubview(stack)
    },
    Shape("lazy view made with self", .leaked, "strongHeader") {
      let screen = SheetOwner()
      screen.loaded = { screen in
        if let owner = screen as? SheetOwner { owner.view.addSubview(owner.strongHeader) }
      }
      return screen
    },
    Shape("lazy view made with self's values", .none) {
      let screen = SheetOwner()
      screen.loaded = { screen in
        if let owner = screen as? SheetOwner { owner.view.addSubview(owner.header) }
      }
      return screen
    },
    Shape("lazy view never made", .none) { SheetOwner() },
    Shape("input accessory view", .leaked, "bodies") {
      let screen = InputScreen()
      screen.accessory.onTap { _ in screen.title = "a" }
      return screen
    },
    loaded("sheet pulled down", .none, script: "open; tap Sheet; swipe down; back") { screen in
      button(screen, "Sheet") { [unowned screen] in
        let sheet = Screen()
        sheet.action = { [weak sheet] in sheet?.dismiss(animated: true) }
        screen.present(UINavigationController(rootViewController: sheet), animated: true)
      }
    },
    loaded(
      "sheet pulled down that its owner keeps", .abandoned, "object",
      script: "open; tap Sheet; swipe down"
    ) { screen in
      button(screen, "Sheet") { [unowned screen] in
        let sheet = UINavigationController(rootViewController: Screen())
        screen.object = sheet
        screen.present(sheet, animated: true)
      }
    },
    loaded(
      "sheet pulled down, onDismiss strong", .none,
      script: "open; tap Sheet; swipe down; back"
    ) { screen in
      button(screen, "Sheet") { [unowned screen] in
        let sheet = PresentsItself()
        sheet.onDismiss = { sheet.title = "a" }
        sheet.presentationController?.delegate = sheet
        screen.present(sheet, animated: true)
      }
    },
    loaded(
      "sheet dismissed in code, onDismiss strong", .leaked, "onDismiss",
      script: "open; tap Sheet; dismiss; back"
    ) { screen in
      button(screen, "Sheet") { [unowned screen] in
        let sheet = PresentsItself()
        sheet.onDismiss = { sheet.title = "a" }
        sheet.presentationController?.delegate = sheet
        screen.present(sheet, animated: true)
      }
    },
    loaded(
      "sheet pull cancelled", .none,
      script: "open; tap Sheet; swipe down cancel; swipe down; back"
    ) { screen in
      button(screen, "Sheet") { [unowned screen] in screen.present(Screen(), animated: true) }
    },
    loaded("swipe back cancelled", .none, script: "open; swipe back cancel; swipe back") { screen in
      button(screen, "a") {}
    },
    loaded(
      "swipe back cancelled, leaks", .leaked, "action",
      script: "open; swipe back cancel; swipe back"
    ) { screen in
      screen.action = { screen.act() }
    },
    loaded(
      "nested presented stacks", .none,
      script: "open; tap Sheet; tap Deeper; tap Over; dismiss all; back"
    ) { screen in
      button(screen, "Sheet") { [unowned screen] in
        let first = Screen()
        first.loaded = { first in
          button(first, "Deeper") { [unowned first] in
            let second = Screen()
            second.loaded = { second in
              button(second, "Over") { [unowned second] in
                second.present(UINavigationController(rootViewController: Screen()), animated: true)
              }
            }
            first.navigationController?.pushViewController(second, animated: true)
          }
        }
        screen.present(UINavigationController(rootViewController: first), animated: true)
      }
    },
    loaded(
      "nested presented stacks, deepest knows first", .leaked, "object",
      script: "open; tap Sheet; tap Deeper; dismiss all; back"
    ) { screen in
      button(screen, "Sheet") { [unowned screen] in
        let first = Screen()
        first.loaded = { first in
          button(first, "Deeper") { [unowned first] in
            let second = Screen()
            second.object = first
            first.object = second
            first.navigationController?.pushViewController(second, animated: true)
          }
        }
        screen.present(UINavigationController(rootViewController: first), animated: true)
      }
    },
    loaded("root swap", .none, script: "open; tap Out") { screen in
      button(screen, "Out") {
        let window = delegate?.window
        window?.rootViewController = UINavigationController(rootViewController: Screen())
        delegate?.coordinator = nil
      }
    },
    loaded("root swap, coordinator stays", .abandoned, "coordinator", script: "open; tap Out") {
      screen in
      button(screen, "Out") {
        delegate?.window?.rootViewController = UINavigationController(rootViewController: Screen())
      }
    },
    loaded("root swap with animation", .none, script: "open; tap Out") { screen in
      button(screen, "Out") {
        guard let window = delegate?.window else { return }
        delegate?.coordinator = nil
        UIView.transition(with: window, duration: 0.3, options: .transitionCrossDissolve) {
          window.rootViewController = Screen()
        }
      }
    },
    loaded("root swap to tabs and back", .none, script: "open; tap In; tab 1; tab 0; tap Out") {
      screen in
      button(screen, "In") {
        delegate?.coordinator = nil
        let tabs = UITabBarController()
        let first = Screen()
        first.loaded = { first in
          first.title = "First"
          button(first, "Out") { delegate?.window?.rootViewController = Screen() }
        }
        let second = Screen()
        second.title = "Second"
        tabs.viewControllers = [first, second].map(UINavigationController.init(rootViewController:))
        delegate?.window?.rootViewController = tabs
      }
    },
    loaded(
      "root swap to tabs and back, tab holds tabs", .leaked, "action",
      script: "open; tap In; tab 1; tab 0; tap Out"
    ) { screen in
      button(screen, "In") {
        delegate?.coordinator = nil
        let tabs = UITabBarController()
        let first = Screen()
        first.title = "First"
        first.loaded = { first in
          button(first, "Out") { delegate?.window?.rootViewController = Screen() }
        }
        let second = Screen()
        second.title = "Second"
        second.action = { tabs.selectedIndex = 0 }
        tabs.viewControllers = [first, second].map(UINavigationController.init(rootViewController:))
        delegate?.window?.rootViewController = tabs
      }
    },
    loaded("split view swap", .none, script: "open; tap In; tap Out") { screen in
      button(screen, "In") {
        delegate?.coordinator = nil
        let split = UISplitViewController(style: .doubleColumn)
        let first = Screen()
        first.loaded = { first in
          button(first, "Out") { delegate?.window?.rootViewController = Screen() }
        }
        split.setViewController(UINavigationController(rootViewController: Screen()), for: .primary)
        split.setViewController(first, for: .secondary)
        delegate?.window?.rootViewController = split
      }
    },
    loaded("property animator kept by the run", .none) { screen in
      let animator = UIViewPropertyAnimator(duration: 2, dampingRatio: 0.7) {
        screen.view.alpha = 0
      }
      animator.addCompletion { _ in screen.act() }
      screen.object = animator
      animator.startAnimation()
    },
    loaded("property animator with weak", .none) { screen in
      let animator = UIViewPropertyAnimator(duration: 2, dampingRatio: 0.7)
      animator.addAnimations { [weak screen] in screen?.view.alpha = 0 }
      screen.object = animator
      animator.pauseAnimation()
    },
    loaded("transaction's completion", .none) { screen in
      CATransaction.begin()
      CATransaction.setCompletionBlock { screen.act() }
      CATransaction.commit()
    },
    loaded("display link to a proxy", .none) { screen in
      let sleeve = Sleeve { [weak screen] in screen?.act() }
      let link = CADisplayLink(target: sleeve, selector: Selector("invoke", Sleeve.invoke))
      link.add(to: .main, forMode: .common)
    },
    loaded("display link to a strong proxy", .abandoned, "Sleeve") { screen in
      let sleeve = Sleeve { screen.act() }
      let link = CADisplayLink(target: sleeve, selector: Selector("invoke", Sleeve.invoke))
      link.add(to: .main, forMode: .common)
    },
    loaded("static history of visits", .abandoned, "static HistoryScreen.visited") {
      HistoryScreen.visited.append($0)
    },
    loaded("navigation item's back action", .leaked, "UIBarButtonItem", script: "open; pop") {
      screen in
      screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
        systemItem: .close, primaryAction: UIAction { _ in screen.act() })
    },
    loaded("toolbar items", .leaked, "UIAction") { screen in
      screen.toolbarItems = [
        UIBarButtonItem(systemItem: .flexibleSpace),
        UIBarButtonItem(
          title: "a", image: nil, primaryAction: UIAction { _ in screen.act() }, menu: nil),
      ]
    },
    loaded("nested menu", .leaked, "UIMenu") { screen in
      let inner = UIMenu(title: "inner", children: [UIAction(title: "a") { _ in screen.act() }])
      let button = UIButton()
      button.menu = UIMenu(children: [inner, UIAction(title: "b") { _ in }])
      screen.view.addSubview(button)
    },
    loaded("nested menu, weak", .none) { screen in
      let inner = UIMenu(
        title: "inner", children: [UIAction(title: "a") { [weak screen] _ in screen?.act() }])
      let button = UIButton()
      button.menu = UIMenu(children: [inner, UIAction(title: "b") { _ in }])
      screen.view.addSubview(button)
    },
    loaded("button's configuration handler", .leaked, "UIButton") { screen in
      let button = UIButton(configuration: .plain())
      button.configurationUpdateHandler = { _ in screen.act() }
      screen.view.addSubview(button)
    },
    loaded("alert in an alert", .none, script: "open; tap Ask; tap More; tap OK; back") { screen in
      button(screen, "Ask") { [unowned screen] in
        let alert = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
        alert.addAction(
          UIAlertAction(title: "More", style: .default) { _ in
            let other = UIAlertController(title: "b", message: nil, preferredStyle: .alert)
            other.addAction(UIAlertAction(title: "OK", style: .default) { _ in screen.act() })
            screen.present(other, animated: true)
          })
        screen.present(alert, animated: true)
      }
    },
    loaded(
      "alert's action knows its alert", .leaked, "UIAlertController",
      script: "open; tap Ask; tap More; back"
    ) { screen in
      button(screen, "Ask") { [unowned screen] in
        let alert = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
        alert.addTextField()
        alert.addAction(
          UIAlertAction(title: "More", style: .default) { _ in
            screen.title = alert.textFields?.first?.text
          })
        screen.present(alert, animated: true)
      }
    },
    loaded(
      "memory warning and background", .none,
      script: "open; memory-warning; background; back"
    ) { screen in
      screen.any = [Screen(), Screen()]
    },
    loaded(
      "memory warning and background, leaks", .leaked, "action",
      script: "open; memory-warning; background; back"
    ) { screen in
      screen.action = { screen.act() }
    },
    loaded("background task's handler", .none) { screen in
      screen.any = UIApplication.shared.beginBackgroundTask { screen.act() }
    },
    loaded("state of the transition coordinator", .none, script: "open; back") { screen in
      screen.transitionCoordinator?.animate(alongsideTransition: { _ in screen.act() }) { _ in
        screen.act()
      }
    },
    loaded(
      "push in the midst of a push", .none, script: "hold; open; advance 100ms; settle; back; back"
    ) {
      screen in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [weak screen] in
        screen?.navigationController?.pushViewController(Screen(), animated: true)
      }
    },
    loaded("pop in the midst of a push", .none, script: "hold; open; advance 100ms; pop; settle") {
      screen in screen.title = "a"
    },
    loaded(
      "pop in the midst of a push, leaks", .leaked, "action",
      script: "hold; open; advance 100ms; pop; settle"
    ) {
      screen in screen.action = { screen.act() }
    },
    loaded("stack set at once", .none, script: "open; tap Set") { screen in
      button(screen, "Set") { [unowned screen] in
        guard let navigation = screen.navigationController else { return }
        navigation.setViewControllers([navigation.viewControllers[0], Screen()], animated: true)
      }
    },
    loaded("stack set at once, leaks", .leaked, "action", script: "open; tap Set") { screen in
      screen.action = { screen.act() }
      button(screen, "Set") { [unowned screen] in
        guard let navigation = screen.navigationController else { return }
        navigation.setViewControllers([navigation.viewControllers[0], Screen()], animated: true)
      }
    },
  ]
}
