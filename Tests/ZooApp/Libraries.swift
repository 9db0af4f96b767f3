import UIKit

/// A slider whose handle asks where its center is.
private final class CircularSlider: UIControl {
  final class Handle {
    var center: (() -> CGPoint)?
  }
  let handle = Handle()
  func point() -> CGPoint { bounds.origin }
}
/// Makes the controller that it presents when it is needed.
private final class LatePresenter {
  let make: () -> UIViewController?
  init(_ make: @autoclosure @escaping () -> UIViewController?) { self.make = make }
}
private final class BarHider {
  let viewController: UIViewController?
  unowned let page: UIViewController
  init(owning viewController: UIViewController) {
    self.viewController = viewController
    page = viewController
  }
  init(knowing viewController: UIViewController) {
    self.viewController = nil
    page = viewController
  }
}

// MARK: A coordinator that is released by what it shows

/// Strong until what it refers to is shown.
private final class RootBox {
  private(set) var strong: UIViewController?
  private(set) weak var weakly: UIViewController?
  init(_ root: UIViewController) {
    strong = root
    weakly = root
  }
  func letGo() { strong = nil }
}
private final class BoxedCoordinator {
  let box: RootBox
  init(_ root: RoutedScreen) {
    box = RootBox(root)
    root.router = self
  }
}
private final class RoutedScreen: UIViewController {
  var router: BoxedCoordinator?
}

// MARK: Themes

@MainActor private final class ThemeBook {
  static let shared = ThemeBook()
  var clients: [(String) -> Void] = []
  func add(_ client: @escaping (String) -> Void) {
    clients.append(client)
    client("light")
  }
}
private final class ThemedNavigationController: UINavigationController {
  var isWeak = false
  override func viewDidLoad() {
    super.viewDidLoad()
    if isWeak {
      ThemeBook.shared.add { [weak self] in self?.title = $0 }
    } else {
      ThemeBook.shared.add { self.title = $0 }
    }
  }
}

// MARK: Layouts

private final class SectionLayout: UICollectionViewCompositionalLayout {
  var ids: [Int] = []
  private let section: () -> [Int]
  init(weakly: Bool) {
    var ids: (() -> [Int])?
    section = { ids?() ?? [] }
    super.init { _, _ in
      _ = ids?()
      return nil
    }
    if weakly { ids = { [weak self] in self?.ids ?? [] } } else { ids = { self.ids } }
  }
  required init?(coder: NSCoder) { nil }
}
private final class AttributesLayout: UICollectionViewFlowLayout {
  var byPath: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  lazy var sorted = { Array(self.byPath.values) }()
  lazy var sorter = { Array(self.byPath.values) }
}

// MARK: Popups

@MainActor private final class Popup {
  static var current: Popup?
  let content: UIView
  init(_ content: UIView) { self.content = content }
  static func show(_ content: UIView) { current = Popup(content) }
  static func hide() {
    current?.content.removeFromSuperview()
    current = nil
  }
}
private final class PopupContent: UIView {
  var onClose: (() -> Void)?
}
private final class ProgressHUD: UIView {
  var onCancel: (() -> Void)?
  static func show(in window: UIWindow?, _ onCancel: @escaping () -> Void) {
    let hud = ProgressHUD()
    hud.onCancel = onCancel
    window?.addSubview(hud)
  }
  static func hide(in window: UIWindow?) {
    for case let hud as ProgressHUD in window?.subviews ?? [] { hud.removeFromSuperview() }
  }
}

// MARK: Transitions

private final class HeroTransition {
  var previousDelegate: (any UINavigationControllerDelegate)?
  weak var weakDelegate: (any UINavigationControllerDelegate)?
}
private final class HeroNavigationController: UINavigationController {
  let hero = HeroTransition()
}
private final class HeroCoordinator: NSObject, UINavigationControllerDelegate {
  let navigation: UINavigationController
  init(_ navigation: UINavigationController) { self.navigation = navigation }
}

// MARK: Lifetimes

private final class OnDeinit {
  private let body: () -> Void
  init(_ body: @escaping () -> Void) { self.body = body }
  deinit { body() }
}
@MainActor private final class LeakTracker {
  static let shared = LeakTracker()
  var alive: [String: Int] = [:]
  var expectations: [String: WeakBox<AnyObject>] = [:]
  private static var key: UInt8 = 0
  func watch(_ object: AnyObject, _ name: String) {
    alive[name, default: 0] += 1
    expectations[name] = WeakBox(object: object)
    let callback = OnDeinit { MainActor.assumeIsolated { self.alive[name, default: 0] -= 1 } }
    objc_setAssociatedObject(object, &Self.key, callback, .OBJC_ASSOCIATION_RETAIN)
  }
  func watchStrongly(_ object: AnyObject) {
    let callback = OnDeinit { _ = (object as? UIViewController)?.title }
    objc_setAssociatedObject(object, &Self.key, callback, .OBJC_ASSOCIATION_RETAIN)
  }
}

// MARK: Reactive cells

private final class ReusedCell: UITableViewCell {
  var onReuse: [() -> Void] = []
  override func prepareForReuse() {
    super.prepareForReuse()
    onReuse.forEach { $0() }
    onReuse = []
  }
}
private final class ReactiveValue {
  private var bodies: [Int: (String) -> Void] = [:]
  private var last = 0
  func bind(_ body: @escaping (String) -> Void) -> () -> Void {
    last += 1
    bodies[last] = body
    return { [weak self, last] in self?.bodies[last] = nil }
  }
}
private final class ReactiveList: UIViewController, UITableViewDataSource {
  let table = UITableView()
  let color = ReactiveValue()
  var cellsCallBack = false
  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(ReusedCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.frame = view.bounds
    view.addSubview(table)
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
    if let cell = cell as? ReusedCell {
      cell.onReuse.append(color.bind { cell.textLabel?.text = $0 })
      if cellsCallBack { cell.onReuse.append { self.title = "Reused" } }
    }
    return cell
  }
}

// MARK: Keyboards

@MainActor private final class KeyboardBook {
  static let shared = KeyboardBook()
  var actions: [ObjectIdentifier: () -> Void] = [:]
  weak var field: UITextField?
}

/// What libraries of controls, themes, popups and transitions do with the screens of an app.
extension Shape {
  private static func boxed(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil, released: Bool
  ) -> Shape {
    Shape(name, verdict, keeper, cut: cut) {
      let screen = RoutedScreen()
      let coordinator = BoxedCoordinator(screen)
      if released { coordinator.box.letGo() }
      return screen
    }
  }
  private static func shown(_ present: @escaping (UIViewController) -> UIViewController)
    -> UIViewController
  {
    let screen = Screen()
    screen.loaded = { screen in
      button(screen, "Show") { [unowned screen] in
        screen.present(present(screen), animated: true)
      }
    }
    return screen
  }
  private static let showing = "open; tap Show; dismiss; back"

  static let libraries: [Shape] = [
    loaded(
      "slider whose handle asks it for its center", .leaked, "handle",
      cut: "center → closure capture of type CircularSlider ← make this weak: frees all"
    ) { screen in
      let slider = CircularSlider()
      slider.handle.center = { slider.point() }
      screen.view.addSubview(slider)
    },
    loaded("slider whose handle asks it weakly for its center", .none) { screen in
      let slider = CircularSlider()
      slider.handle.center = { [weak slider] in slider?.point() ?? .zero }
      screen.view.addSubview(slider)
    },
    loaded(
      "presenter of an autoclosure that captures its owner", .leaked, "make",
      cut: "make → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      screen.object = LatePresenter(screen.any as? UIViewController)
    },
    loaded("presenter of an autoclosure of another class", .none) { screen in
      screen.object = LatePresenter(UIViewController())
    },
    loaded(
      "hider of bars that owns its page", .leaked, "viewController",
      cut: "viewController ← make this weak: frees all"
    ) { screen in screen.object = BarHider(owning: screen) },
    loaded("hider of bars that knows its page", .none) { screen in
      screen.object = BarHider(knowing: screen)
    },
    boxed(
      "boxed root that isn't let go", .leaked, "RootBox", cut: "strong ← make this weak: frees all",
      released: false),
    boxed("boxed root that is let go", .none, released: true),
    Shape(
      "pages of boxed coordinators, the second isn't let go", .leaked, "RootBox", script: showing
    ) {
      shown { _ in
        let pages = UIPageViewController(
          transitionStyle: .scroll, navigationOrientation: .horizontal)
        let first = RoutedScreen()
        let second = RoutedScreen()
        BoxedCoordinator(first).box.letGo()
        _ = BoxedCoordinator(second)
        pages.setViewControllers([first], direction: .forward, animated: false)
        return pages
      }
    },
    Shape(
      "themed navigation controller", .abandoned, "clients",
      cut:
        "clients[0] → closure capture of type ThemedNavigationController ← make this weak: frees all",
      script: showing
    ) { shown { _ in ThemedNavigationController(rootViewController: Screen()) } },
    Shape("themed navigation controller, weak", .none, script: showing) {
      shown { _ in
        let navigation = ThemedNavigationController(rootViewController: Screen())
        navigation.isWeak = true
        return navigation
      }
    },
    loaded("layout that asks itself for its sections", .leaked, "SectionLayout") { screen in
      screen.view.addSubview(
        UICollectionView(
          frame: .zero, collectionViewLayout: SectionLayout(weakly: false)))
    },
    loaded("layout that asks itself weakly for its sections", .none) { screen in
      screen.view.addSubview(
        UICollectionView(frame: .zero, collectionViewLayout: SectionLayout(weakly: true)))
    },
    loaded("layout's lazy attributes", .none) { screen in
      let layout = AttributesLayout()
      _ = layout.sorted
      screen.view.addSubview(UICollectionView(frame: .zero, collectionViewLayout: layout))
    },
    loaded("layout's lazy closure of its attributes", .leaked, "sorter") { screen in
      let layout = AttributesLayout()
      _ = layout.sorter
      screen.view.addSubview(UICollectionView(frame: .zero, collectionViewLayout: layout))
    },
    loaded("popup that stays current", .abandoned, "static Popup.current") { screen in
      let content = PopupContent()
      content.onClose = { screen.act() }
      screen.view.addSubview(content)
      Popup.show(content)
    },
    loaded("popup that is hidden", .none, script: "open; tap Close; back") { screen in
      let content = PopupContent()
      content.onClose = { [weak screen] in screen?.act() }
      screen.view.addSubview(content)
      Popup.show(content)
      button(screen, "Close") { Popup.hide() }
    },
    loaded("progress over the window that isn't hidden", .abandoned, "onCancel") { screen in
      ProgressHUD.show(in: delegate?.window) { screen.act() }
    },
    loaded("progress over the window that is hidden", .none, script: "open; advance 2s; back") {
      screen in
      ProgressHUD.show(in: delegate?.window) { screen.act() }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { ProgressHUD.hide(in: delegate?.window) }
    },
    Shape(
      "transition that owns the delegate before it", .leaked, "leaked  HeroCoordinator",
      cut: "navigation ← make this weak: frees all", script: showing
    ) {
      shown { _ in
        let navigation = HeroNavigationController(rootViewController: Screen())
        navigation.hero.previousDelegate = HeroCoordinator(navigation)
        return navigation
      }
    },
    Shape("transition that knows the delegate before it", .none, script: showing) {
      shown { screen in
        let navigation = HeroNavigationController(rootViewController: Screen())
        let coordinator = HeroCoordinator(navigation)
        navigation.hero.weakDelegate = coordinator
        (screen as? Screen)?.object = coordinator
        navigation.delegate = coordinator
        return navigation
      }
    },
    screen("screen that a tracker of leaks watches", .none) {
      LeakTracker.shared.watch($0, "screen")
    },
    screen("screen that a tracker of leaks captures", .leaked, "OnDeinit") {
      LeakTracker.shared.watchStrongly($0)
    },
    Shape("cells that a value of their list updates", .none) { ReactiveList() },
    Shape("cells whose reuse calls their list", .leaked, "onReuse") {
      let list = ReactiveList()
      list.cellsCallBack = true
      return list
    },
    loaded("field's toolbar in a keyboard's book", .none) { screen in
      let field = UITextField()
      screen.view.addSubview(field)
      KeyboardBook.shared.field = field
      KeyboardBook.shared.actions[ObjectIdentifier(field)] = { [weak field] in field?.text = "" }
    },
    loaded("field's toolbar in a keyboard's book, screen strong", .abandoned, "actions") { screen in
      let field = UITextField()
      screen.view.addSubview(field)
      KeyboardBook.shared.actions[ObjectIdentifier(field)] = { screen.act() }
    },
    loaded(
      "field's toolbar in a keyboard's book, the field's text only", .none
    ) { screen in
      let field = UITextField()
      screen.view.addSubview(field)
      KeyboardBook.shared.actions[ObjectIdentifier(field)] = { field.text = "" }
    },
    Shape("active search below a pushed page that is dismissed", .none, script: showing) {
      shown { _ in
        let root = Screen()
        let search = UISearchController(searchResultsController: Screen())
        root.navigationItem.searchController = search
        let navigation = UINavigationController(rootViewController: root)
        root.loaded = { root in
          search.isActive = true
          root.navigationController?.pushViewController(Screen(), animated: false)
        }
        return navigation
      }
    },
  ]
}
