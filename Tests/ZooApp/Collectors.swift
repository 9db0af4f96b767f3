import Synchronization
import UIKit

// MARK: Constants that collect, caches that evict, and weak constants

private final class VisitHistory {
  var pages: [UIViewController] = []
  var known: [WeakBox<UIViewController>] = []
}
private final class CollectingController: UIViewController {
  enum Style { case array, box, weakBox, mutex, lazyList }
  private let style: Style
  private let visited = NSMutableArray()
  private let history = VisitHistory()
  private let locked = Mutex<[UIViewController]>([])
  private lazy var recents: [UIViewController] = []
  init(_ style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    Shape.button(self, "Visit") { [unowned self] in
      let page = UIViewController()
      switch style {
      case .array: visited.add(page)
      case .box: history.pages.append(page)
      case .weakBox: history.known.append(WeakBox(object: page))
      case .mutex: locked.withLock { $0.append(page) }
      case .lazyList: recents.append(page)
      }
      navigationController?.pushViewController(page, animated: true)
    }
  }
}
/// A singleton whose constant is a lock.
private final class LockedScreens: @unchecked Sendable {
  static let shared = LockedScreens()
  let screens = Mutex<[UIViewController]>([])
  let actions = Mutex<[String: () -> Void]>([:])
}
private final class LockedController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    LockedScreens.shared.screens.withLock { $0.append(self) }
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    LockedScreens.shared.screens.withLock { $0.removeAll { $0 === self } }
  }
}

private final class Thumbnail {
  let size: Int
  var onLoad: (() -> Void)?
  init(_ size: Int) { self.size = size }
}
@MainActor private final class ThumbnailCache {
  static let shared = ThumbnailCache()
  private let limit = 3
  private var entries: [(key: Int, thumbnail: Thumbnail)] = []
  private var next = 0
  var onEvict: ((Int) -> Void)?
  func add() -> Thumbnail {
    next += 1
    let thumbnail = Thumbnail(next)
    entries.append((next, thumbnail))
    if entries.count > limit {
      let evicted = entries.removeFirst()
      onEvict?(evicted.key)
    }
    return thumbnail
  }
}
private struct ScreenKey: Hashable {
  let screen: UIViewController
}
@MainActor private enum KeyedScreens {
  static var names: [ScreenKey: String] = [:]
  static var weakConstants: [AnyObject] = []
}
private final class WeakConstant {
  weak let screen: UIViewController?
  let name = "a"
  var action: (() -> Void)?
  init(_ screen: UIViewController) { self.screen = screen }
}
private struct WeakConstantValue {
  let number = 1
  weak let screen: UIViewController?
  var action: (() -> Void)?
}

/// Constants of visible screens that collect, limited caches, and weak constants.
extension Shape {
  static let collectors: [Shape] = [
    Shape(
      "constant mutable array that collects pages", .abandoned, "visited",
      cut: "[0] ← remove this: frees all", script: "open; tap Visit; back"
    ) { CollectingController(.array) },
    Shape(
      "constant history that collects pages", .abandoned, "history",
      cut: "pages[0] ← remove this: frees all", script: "open; tap Visit; back"
    ) { CollectingController(.box) },
    Shape(
      "constant lock that collects pages", .abandoned, "locked", script: "open; tap Visit; back"
    ) { CollectingController(.mutex) },
    Shape(
      "gap: lazy list that collects pages", .growing, "recents",
      script: "open; repeat 4 { tap Visit; back }"
    ) { CollectingController(.lazyList) },
    .screen("singleton's constant lock that lists screens", .abandoned, "LockedScreens.shared") {
      screen in
      LockedScreens.shared.screens.withLock { $0.append(screen) }
    },
    .screen("singleton's constant lock of actions", .abandoned, "LockedScreens.shared") { screen in
      LockedScreens.shared.actions.withLock { $0["a"] = { screen.title = "a" } }
    },
    Shape("singleton's constant lock that lists shown screens", .none) { LockedController() },
    Shape(
      "constant history that knows pages", .none,
      script: "open; repeat 4 { tap Visit; back }; back"
    ) { CollectingController(.weakBox) },
    Shape(
      "limited cache of thumbnails that fills up", .none, script: "repeat 8 { open; back }"
    ) {
      let screen = Screen()
      screen.any = ThumbnailCache.shared.add()
      return screen
    },
    Shape(
      "limited cache whose eviction captures a screen", .abandoned, "onEvict",
      cut: "onEvict → closure capture of type Screen ← make this weak: frees all"
    ) {
      let screen = Screen()
      ThumbnailCache.shared.onEvict = { screen.title = "\($0)" }
      return screen
    },
    .screen("limited cache whose eviction knows a screen", .none) { screen in
      ThumbnailCache.shared.onEvict = { [weak screen] in screen?.title = "\($0)" }
    },
    .screen("name in a static, by a key with its screen", .abandoned, "static KeyedScreens.names") {
      KeyedScreens.names[ScreenKey(screen: $0)] = "a"
    },
    .screen("weak constant of an object in a static", .none) { screen in
      KeyedScreens.weakConstants.append(WeakConstant(screen))
    },
    .screen(
      "weak constant beside a closure", .leaked, "action",
      cut: "action → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      let constant = WeakConstant(screen)
      constant.action = { screen.title = "a" }
      screen.object = constant
    },
    .screen(
      "weak constant of a value beside a closure", .leaked, "any",
      cut: "any.action → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      screen.any = WeakConstantValue(screen: screen, action: { screen.title = "a" })
    },
    .screen("weak constant of a value", .none) { screen in
      screen.any = WeakConstantValue(screen: screen, action: nil)
    },
    .screen("weak constant that a closure captures", .none) { screen in
      weak let known = screen
      screen.action = { known?.title = "a" }
    },
  ]
}
