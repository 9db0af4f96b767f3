import UIKit

/// Where a link leads, as a value with what to do there.
private struct LinkStep {
  let name: String
  var open: (UINavigationController) -> Void = { _ in }
  var fallback: Fallback = .ignore
  enum Fallback {
    case ignore
    case ask(UIAlertController)
    case retry(after: TimeInterval, then: () -> Void)
  }
}
private final class LinkRouter {
  private(set) var pending: [LinkStep] = []
  private(set) var stack: [(name: String, controller: () -> UIViewController?)] = []
  var intercept: ((LinkStep) -> LinkStep?)?
  var routers: [String: LinkRouter] = [:]
  weak var top: LinkRouter?
  func add(_ step: LinkStep) { pending.append(step) }
  func run(on navigation: UINavigationController) {
    while !pending.isEmpty { pending.removeFirst().open(navigation) }
  }
  func opened(_ name: String, _ controller: UIViewController, weakly: Bool) {
    if weakly {
      stack.append((name, { [weak controller] in controller }))
    } else {
      stack.append((name, { controller }))
    }
  }
}
private final class LinkTabs: UITabBarController {
  let router = LinkRouter()
  var selections: [Int: (UIViewController) -> Void] = [:]
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = ["a", "b"].map { name in
      let page = Screen()
      page.title = name
      let child = LinkRouter()
      child.top = router
      router.routers[name] = child
      return UINavigationController(rootViewController: page)
    }
  }
}
private final class LinkSplit: UISplitViewController, UISplitViewControllerDelegate {
  var detail: Screen?
  var router = LinkRouter()
}

/// Links into tabs and columns, with routers that know what they opened.
extension Shape {
  private static func tabs(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    findings: Int = 1,
    script: String = "open; tap Tabs; dismiss; back", _ wire: @escaping (Screen, LinkTabs) -> Void
  ) -> Shape {
    loaded(
      "link, \(name)", verdict, keeper, cut: cut, findings: findings, script: script
    ) { screen in
      button(screen, "Tabs") { [unowned screen] in
        let tabs = LinkTabs()
        tabs.loadViewIfNeeded()
        wire(screen, tabs)
        screen.present(tabs, animated: true)
      }
    }
  }
  private static func page(_ tabs: LinkTabs) -> Screen {
    let page = Screen()
    page.title = "page"
    (tabs.viewControllers?[0] as? UINavigationController)?.pushViewController(page, animated: false)
    return page
  }

  static let links: [Shape] = [
    tabs("all right", .none) { _, tabs in
      let pushed = page(tabs)
      tabs.router.opened("a", pushed, weakly: true)
      tabs.router.intercept = { [weak tabs] in tabs == nil ? nil : $0 }
      tabs.router.add(LinkStep(name: "b", open: { _ in }))
      tabs.selections[0] = { $0.title = "c" }
    },
    tabs("page that its router opened", .none) { _, tabs in
      tabs.router.opened("a", page(tabs), weakly: false)
    },
    tabs(
      "page that knows the router that opened it", .leaked, "stack",
      cut: "stack[0].controller → closure capture of type Screen ← make this weak: frees all"
    ) { _, tabs in
      let pushed = page(tabs)
      pushed.object = tabs.router
      tabs.router.opened("a", pushed, weakly: false)
    },
    tabs(
      "step that waits and captures the tabs", .leaked, "pending",
      cut: "pending[0].open → closure capture of type LinkTabs ← make this weak: frees all"
    ) { _, tabs in
      tabs.router.add(LinkStep(name: "a") { _ in tabs.selectedIndex = 1 })
    },
    tabs(
      "retry of a tab's router", .leaked, "pending",
      cut:
        "pending[0].fallback.retry.then → closure capture of type LinkTabs ← make this weak: frees all"
    ) { _, tabs in
      tabs.router.routers["b"]?.add(
        LinkStep(name: "a", fallback: .retry(after: 1) { tabs.selectedIndex = 0 }))
    },
    tabs(
      "alert of a step that selects a tab", .leaked, "handler",
      cut: "handler → closure capture of type LinkTabs ← make this weak: frees all"
    ) { _, tabs in
      let alert = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "b", style: .default) { _ in tabs.selectedIndex = 0 })
      tabs.router.add(LinkStep(name: "a", fallback: .ask(alert)))
    },
    tabs(
      "selection that a page of the tabs takes", .leaked, "action",
      cut: "action → closure capture of type LinkTabs ← make this weak: frees all"
    ) { _, tabs in
      let pushed = page(tabs)
      pushed.action = { tabs.selectedIndex = 1 }
    },
    tabs(
      "presenter that keeps the last tabs' router", .none
    ) { screen, tabs in screen.object = tabs.router },
    tabs(
      "presenter that keeps the last tabs", .abandoned, "object",
      cut: "object ← remove this: frees all", script: "open; tap Tabs; dismiss"
    ) { screen, tabs in
      screen.object = tabs
    },
    loaded("link, columns that know their detail", .none, script: "open; tap Split; dismiss; back")
    {
      screen in
      button(screen, "Split") { [unowned screen] in
        let split = LinkSplit(style: .doubleColumn)
        let detail = Screen()
        split.detail = detail
        detail.action = { [unowned split] in split.title = "a" }
        split.setViewController(Screen(), for: .primary)
        split.setViewController(detail, for: .secondary)
        split.delegate = split
        screen.present(split, animated: true)
      }
    },
  ]
}
