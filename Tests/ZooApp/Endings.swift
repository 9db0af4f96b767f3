import UIKit

/// Remembers what to do when a page is popped, by page.
private final class PoppingNavigationController: UINavigationController {
  private var ends: [UIViewController: () -> Void] = [:]
  private let heedsRoot: Bool
  init(heedsRoot: Bool, _ root: UIViewController) {
    self.heedsRoot = heedsRoot
    super.init(rootViewController: root)
  }
  required init?(coder: NSCoder) { nil }
  func push(_ page: UIViewController, end: @escaping () -> Void) {
    ends[page] = end
    pushViewController(page, animated: true)
  }
  override func popViewController(animated: Bool) -> UIViewController? {
    let popped = super.popViewController(animated: animated)
    if let popped { ends.removeValue(forKey: popped)?() }
    return popped
  }
  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = super.popToRootViewController(animated: animated)
    if heedsRoot { for page in popped ?? [] { ends.removeValue(forKey: page)?() } }
    return popped
  }
}

@MainActor private final class OpenScreens {
  static let shared = OpenScreens()
  var screens: [UIViewController] = []
}
/// Lists itself while it is open.
private final class ListedScreen: Screen {
  var heedsDismissal = false
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if !OpenScreens.shared.screens.contains(self) { OpenScreens.shared.screens.append(self) }
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    let isDismissed = isBeingDismissed || navigationController?.isBeingDismissed ?? true
    if isMovingFromParent || heedsDismissal && isDismissed {
      OpenScreens.shared.screens.removeAll { $0 === self }
    }
  }
}

private final class AlertWindow {
  private static var key: UInt8 = 0
  @MainActor static func show(_ alert: UIAlertController, in scene: UIWindowScene) {
    let window = UIWindow(windowScene: scene)
    let host = UIViewController()
    window.rootViewController = host
    window.windowLevel = .alert
    window.makeKeyAndVisible()
    objc_setAssociatedObject(alert, &key, window, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    host.present(alert, animated: false)
  }
}

@MainActor private final class FeatureEffects {
  static let shared = FeatureEffects()
  var running: [AnyHashable: Task<Void, Never>] = [:]
  func run(_ id: AnyHashable, _ body: @escaping @MainActor () async -> Void) {
    running[id]?.cancel()
    running[id] = Task { await body() }
  }
  func cancel(_ id: AnyHashable) { running.removeValue(forKey: id)?.cancel() }
}
@MainActor private final class FeatureViewModel {
  private(set) var count = 0
  private var continuation: AsyncStream<Int>.Continuation?
  lazy var stream = AsyncStream<Int> { self.continuation = $0 }
  func tick() { count += 1 }
  func watch(_ seconds: Int, weakly: Bool) {
    if weakly {
      FeatureEffects.shared.run("watch") { [weak self] in
        while !Task.isCancelled {
          try? await Task.sleep(for: .seconds(seconds))
          self?.tick()
        }
      }
    } else {
      FeatureEffects.shared.run("watch") {
        while !Task.isCancelled {
          try? await Task.sleep(for: .seconds(seconds))
          self.tick()
        }
      }
    }
  }
}
private final class FeatureScreen: UIViewController {
  let viewModel = FeatureViewModel()
  var cancels = false
  lazy var header: UIView = {
    let header = UIView()
    header.addSubview(self.caption)
    return header
  }()
  let caption = UILabel()
  private struct Configuration { var onTap: () -> Void }
  private var names = ["b", "a"]
  private func precedes(_ first: String, _ second: String) -> Bool { first < second }
  func configure() {
    view.addSubview(header)
    let configuration = Configuration { self.title = "a" }
    configuration.onTap()
    names.sort(by: precedes)
    names = names.map(decorated)
  }
  private func decorated(_ name: String) -> String { name + (title ?? "") }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if cancels { FeatureEffects.shared.cancel("watch") }
  }
}

@MainActor private final class HoldersOfThree {
  static var list: [AnyObject] = []
  static var byName: [String: () -> Void] = [:]
  static weak var weakly: AnyObject?
  var current: AnyObject?
  static let shared = HoldersOfThree()
}
private final class EndingsPart {
  var owner: AnyObject?
  var next: EndingsPart?
  var body: (() -> Void)?
}

/// How screens and flows end, and what must end with them.
extension Shape {
  private static func popping(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    heedsRoot: Bool, script: String
  ) -> Shape {
    loaded(name, verdict, keeper, cut: cut, script: "open; tap Show; tap Push; " + script) {
      screen in
      button(screen, "Show") { [unowned screen] in
        let root = Screen()
        let navigation = PoppingNavigationController(heedsRoot: heedsRoot, root)
        root.loaded = { root in
          button(root, "Push") { [unowned root] in
            (root.navigationController as? PoppingNavigationController)?.push(Screen()) {}
          }
        }
        screen.present(navigation, animated: true)
      }
    }
  }
  private static func listed(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil, heeds: Bool,
    script: String
  ) -> Shape {
    loaded(name, verdict, keeper, cut: cut, script: "open; tap Show; " + script) { screen in
      button(screen, "Show") { [unowned screen] in
        let listed = ListedScreen()
        listed.heedsDismissal = heeds
        screen.present(UINavigationController(rootViewController: listed), animated: true)
      }
    }
  }
  private static func feature(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    script: String? = nil, _ bind: @escaping @MainActor (FeatureScreen) -> Void
  ) -> Shape {
    Shape(name, verdict, keeper, cut: cut, script: script) {
      let screen = FeatureScreen()
      bind(screen)
      return screen
    }
  }

  static let endings: [Shape] = [
    popping("ends of pages, popped", .none, heedsRoot: false, script: "back; dismiss; back"),
    popping("ends of pages, swiped", .none, heedsRoot: false, script: "swipe back; dismiss; back"),
    popping(
      "ends of pages, popped to the root", .abandoned, "ends", heedsRoot: false, script: "pop root"),
    popping(
      "ends of pages, popped to the root, heeded", .none, heedsRoot: true, script: "pop root"),
    listed(
      "listed screen whose stack is dismissed", .abandoned, "static OpenScreens.shared",
      cut: "screens[0] ← remove this: frees all", heeds: false, script: "dismiss; back"),
    listed(
      "listed screen whose stack is dismissed, heeded", .none, heeds: true, script: "dismiss; back"),
    listed(
      "listed screen whose stack is swiped down, heeded", .none, heeds: true,
      script: "swipe down; back"),
    loaded(
      "alert that owns its window", .none, script: "open; tap Ask; tap OK; back"
    ) { screen in
      button(screen, "Ask") { [unowned screen] in
        guard let scene = screen.view.window?.windowScene else { return }
        let alert = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in screen.act() })
        AlertWindow.show(alert, in: scene)
      }
    },
    feature("lazy stream whose builder captures its owner", .none) { screen in
      screen.viewModel.tick()
      _ = screen.viewModel.stream
    },
    feature("closures that aren't kept", .none) { $0.configure() },
    feature("form that is built at once", .none) { screen in
      let makers: [() -> UIView] = [
        { screen.caption },
        { UIButton(primaryAction: UIAction { [weak screen] _ in screen?.configure() }) },
      ]
      for make in makers { screen.view.addSubview(make()) }
    },
    feature("effect of a feature that nothing cancels", .abandoned, "polls") { screen in
      screen.viewModel.watch(2, weakly: false)
    },
    feature("effect of a feature that its screen cancels", .none) { screen in
      screen.cancels = true
      screen.viewModel.watch(3, weakly: false)
    },
    feature("effect of a feature, weak", .none) { $0.viewModel.watch(4, weakly: true) },
    loaded(
      "list, closure and singleton", .abandoned, "HoldersOfThree",
      cut: "[0] ← remove all of these: frees all;"
        + " and static HoldersOfThree.byName [\"a\"] → closure capture of type Screen;"
        + " and HoldersOfThree current"
    ) { screen in
      HoldersOfThree.list.append(screen)
      HoldersOfThree.byName["a"] = { screen.act() }
      HoldersOfThree.shared.current = screen
      HoldersOfThree.weakly = screen
    },
    loaded(
      "part of its own, and a part of a part", .leaked, "owner",
      cut: "owner ← make both of these weak: frees all;"
        + " and EndingsPart body → closure capture of type Screen"
    ) { screen in
      let part = EndingsPart()
      part.owner = screen
      part.next = EndingsPart()
      part.next?.body = { screen.act() }
      screen.object = part
    },
    loaded(
      "a static list and a singleton's field", .abandoned, "static HoldersOfThree.list",
      cut: "[0] ← remove both of these: frees all; and HoldersOfThree current"
    ) { screen in
      HoldersOfThree.list.append(screen)
      HoldersOfThree.shared.current = screen
    },
    loaded(
      "a static dictionary and a singleton's field", .abandoned, "static HoldersOfThree.byName",
      cut: "[\"a\"] → closure capture of type Screen ← make both of these weak: frees all;"
        + " and HoldersOfThree current"
    ) { screen in
      HoldersOfThree.byName["a"] = { screen.act() }
      HoldersOfThree.shared.current = screen
    },
    loaded("display link and a list", .abandoned, "HoldersOfThree") { screen in
      HoldersOfThree.list.append(screen)
      let link = CADisplayLink(target: screen, selector: Selector("act", Screen.act))
      link.add(to: .main, forMode: .common)
    },
    loaded("thread's dictionary and an observer", .abandoned, "Thread.main") { screen in
      Thread.current.threadDictionary["screen"] = screen
      HoldersOfThree.shared.current = NotificationCenter.default.addObserver(
        forName: Notification.Name("ending"), object: nil, queue: nil
      ) { _ in screen.act() }
    },
    loaded("work that will end, and a list", .abandoned, "HoldersOfThree") { screen in
      HoldersOfThree.list.append(screen)
      DispatchQueue.main.asyncAfter(deadline: .now() + 60) { screen.act() }
    },
    loaded("task that will end, and a singleton", .abandoned, "HoldersOfThree") { screen in
      HoldersOfThree.shared.current = screen
      Task {
        try? await Task.sleep(for: .seconds(60))
        screen.act()
      }
    },
  ]
}
