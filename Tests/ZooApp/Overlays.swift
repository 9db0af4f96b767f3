import UIKit

@MainActor private final class WindowManager {
  static let shared = WindowManager()
  private var windows: [AnyHashable: UIWindow] = [:]
  func show(_ key: AnyHashable, _ root: () -> UIViewController) {
    let window = windows[key] ?? UIWindow()
    if window.rootViewController == nil { window.rootViewController = root() }
    windows[key] = window
    window.isHidden = false
  }
  func hide(_ key: AnyHashable) { windows[key]?.isHidden = true }
  func close(_ key: AnyHashable) {
    windows[key]?.isHidden = true
    windows[key] = nil
  }
}

/// Messages of pages, which handlers receive by name.
private protocol PageMessageHandler: AnyObject { func receive(_ name: String) }
private final class PageView: UIView {
  var receivers: [String: any PageMessageHandler] = [:]
  var navigated: (() -> Void)?
}
private final class PageMessageProxy: PageMessageHandler {
  private weak var target: (any PageMessageHandler)?
  init(_ target: any PageMessageHandler) { self.target = target }
  func receive(_ name: String) { target?.receive(name) }
}
@MainActor private final class PagePool {
  static let shared = PagePool()
  private var free: [PageView] = [PageView(), PageView()]
  private var used: [PageView] = []
  func take() -> PageView {
    let view = free.popLast() ?? PageView()
    used.append(view)
    return view
  }
  func giveBack(_ view: PageView, clears: Bool = true) {
    if clears { view.receivers = [:] }
    view.removeFromSuperview()
    used.removeAll { $0 === view }
    free.append(view)
  }
}
private final class PageScreen: Screen, PageMessageHandler {
  enum Style { case clears, forgets, proxies, keeps }
  private let style: Style
  private var page: PageView?
  init(_ style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  func receive(_ name: String) {}
  override func viewDidLoad() {
    super.viewDidLoad()
    let page = PagePool.shared.take()
    page.receivers["close"] = style == .proxies ? PageMessageProxy(self) : self
    view.addSubview(page)
    self.page = page
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard let page, isMovingFromParent, style != .keeps else { return }
    PagePool.shared.giveBack(page, clears: style == .clears)
    self.page = nil
  }
}

/// Nodes of a cache that forgets the one used least recently.
private final class PriorityNode<Value> {
  let value: Value
  var next: PriorityNode?
  var previous: PriorityNode?
  weak var weakPrevious: PriorityNode?
  init(_ value: Value) { self.value = value }
}
private final class PriorityCache<Key: Hashable, Value> {
  private var nodes: [Key: PriorityNode<Value>] = [:]
  private var head: PriorityNode<Value>?
  private let strongly: Bool
  init(strongly: Bool) { self.strongly = strongly }
  subscript(key: Key) -> Value? {
    get { nodes[key]?.value }
    set {
      guard let newValue else { return }
      let node = PriorityNode(newValue)
      node.next = head
      if strongly { head?.previous = node } else { head?.weakPrevious = node }
      head = node
      nodes[key] = node
    }
  }
}

private final class Chrome: UIView {
  var onLayout: (() -> Void)?
  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }
}
private final class TitleChrome: UIView { var onTap: (() -> Void)? }
@MainActor private final class ThemeCenter {
  static let shared = ThemeCenter()
  private let observers = NSHashTable<AnyObject>.weakObjects()
  var accent: (() -> Int)?
  func add(_ observer: AnyObject) { observers.add(observer) }
}
private final class ResultsController: Screen {
  var owner: UIViewController?
  weak var weakOwner: UIViewController?
}

/// Windows, pooled views and caches.
extension Shape {
  private static func overlay(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil, script: String,
    key: @escaping () -> AnyHashable, closes: Bool = false
  ) -> Shape {
    loaded(name, verdict, keeper, cut: cut, script: script) { screen in
      button(screen, "Float") { [unowned screen] in
        let key = key()
        WindowManager.shared.show(key) { Screen() }
        screen.action = {
          if closes { WindowManager.shared.close(key) } else { WindowManager.shared.hide(key) }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak screen] in
          screen?.action?()
          screen?.action = nil
        }
      }
    }
  }
  private static func cached(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil, strongly: Bool
  ) -> Shape {
    loaded(name, verdict, keeper, cut: cut) { screen in
      let cache = PriorityCache<Int, UIViewController>(strongly: strongly)
      for index in 0..<2 { cache[index] = Screen() }
      screen.object = cache
    }
  }

  static let overlays: [Shape] = [
    overlay(
      "floating windows that are hidden for ever", .abandoned, "static WindowManager.shared",
      cut: "windows[_] ← remove this: frees all", script: "open; tap Float; advance 2s; back",
      key: { UUID() }),
    overlay(
      "floating windows that are closed", .none, script: "open; tap Float; advance 2s; back",
      key: { UUID() }, closes: true),
    overlay(
      "floating window that is hidden and comes back", .none,
      script: "open; tap Float; advance 2s; tap Float; advance 2s; tap Float; advance 500ms",
      key: { "player" }),
    Shape(
      "page of a pool whose handler is forgotten", .abandoned, "receivers",
      cut: "receivers[\"close\"] ← remove this: frees all"
    ) { PageScreen(.forgets) },
    Shape("page of a pool whose handler is cleared", .none, script: "open; back; open; back") {
      PageScreen(.clears)
    },
    Shape("page of a pool whose handler is a proxy", .none, script: "open; back; open; back") {
      PageScreen(.proxies)
    },
    Shape("page of a pool that never comes back", .abandoned, "PagePool.shared") {
      PageScreen(.keeps)
    },
    cached(
      "screens in a list of priorities", .leaked, "previous",
      cut: "next ← make this weak: frees all", strongly: true),
    cached("screens in a list of priorities, weak", .none, strongly: false),
    loaded(
      "title view's tap", .leaked, "onTap",
      cut: "onTap → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      let title = TitleChrome()
      title.onTap = { screen.act() }
      screen.navigationItem.titleView = title
    },
    loaded("title view's tap, weak", .none) { screen in
      let title = TitleChrome()
      title.onTap = { [weak screen] in screen?.act() }
      screen.navigationItem.titleView = title
    },
    loaded(
      "layout of a view that asks its screen", .leaked, "onLayout",
      cut: "onLayout → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      let chrome = Chrome()
      chrome.onLayout = { screen.act() }
      screen.view.addSubview(chrome)
    },
    loaded("layout of a view that was removed", .none) { screen in
      let chrome = Chrome()
      chrome.onLayout = { screen.act() }
      screen.view.addSubview(chrome)
      chrome.removeFromSuperview()
    },
    loaded("singleton with weak observers", .none, script: "repeat 3 { open; back }") { screen in
      ThemeCenter.shared.add(screen)
    },
    loaded("singleton with weak observers and one closure", .abandoned, "accent") { screen in
      ThemeCenter.shared.add(screen)
      ThemeCenter.shared.accent = { screen.view.tag }
    },
    loaded("singleton's closure of the number that it needs", .none) { screen in
      ThemeCenter.shared.accent = { [tag = screen.view.tag] in tag }
    },
    loaded(
      "search results that own their searcher", .leaked, "owner",
      cut: "owner ← make this weak: frees all"
    ) { screen in
      let results = ResultsController()
      results.owner = screen
      screen.navigationItem.searchController = UISearchController(
        searchResultsController: results)
    },
    loaded("search results that know their searcher", .none) { screen in
      let results = ResultsController()
      results.weakOwner = screen
      screen.navigationItem.searchController = UISearchController(
        searchResultsController: results)
    },
    loaded("action that was removed by its identifier", .none) { screen in
      let control = UIButton()
      let action = UIAction(title: "a", identifier: UIAction.Identifier("a")) { _ in screen.act() }
      control.addAction(action, for: .touchUpInside)
      control.removeAction(identifiedBy: UIAction.Identifier("a"), for: .touchUpInside)
      screen.view.addSubview(control)
    },
  ]
}
