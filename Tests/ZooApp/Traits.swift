import UIKit

// MARK: Traits, item groups and accessories that know a screen

private final class RouteBox: @unchecked Sendable {
  private let screen: UIViewController?
  private weak var weakScreen: UIViewController?
  init(_ screen: UIViewController, strongly: Bool) {
    self.screen = strongly ? screen : nil
    weakScreen = screen
  }
  var title: String? { weakScreen?.title ?? screen?.title }
}
private struct RouteTrait: UITraitDefinition {
  static let defaultValue: RouteBox? = nil
}
/// An action of the surroundings, which children perform.
private struct CloseTrait: UITraitDefinition {
  static let defaultValue: (@Sendable () -> Void)? = nil
}
private final class TraitController: UIViewController {
  enum Style { case own, ownWeakly, child, window, windowUntilItLeaves }
  private let style: Style
  private let content = UIViewController()
  init(_ style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(content)
    view.addSubview(content.view)
    content.didMove(toParent: self)
    switch style {
    case .own: traitOverrides[RouteTrait.self] = RouteBox(self, strongly: true)
    case .ownWeakly: traitOverrides[RouteTrait.self] = RouteBox(self, strongly: false)
    case .child:
      content.traitOverrides[CloseTrait.self] = { MainActor.assumeIsolated { self.close() } }
    case .window, .windowUntilItLeaves:
      Shape.delegate?.window?.traitOverrides[RouteTrait.self] = RouteBox(self, strongly: true)
    }
  }
  private func close() { navigationController?.popViewController(animated: true) }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard style == .windowUntilItLeaves else { return }
    Shape.delegate?.window?.traitOverrides.remove(RouteTrait.self)
  }
}

private final class GroupController: UIViewController {
  private let strongly: Bool
  init(strongly: Bool) {
    self.strongly = strongly
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    let share: UIAction
    if strongly {
      share = UIAction(title: "Share") { _ in self.share() }
    } else {
      share = UIAction(title: "Share") { [weak self] _ in self?.share() }
    }
    let more = UIBarButtonItem(title: "More", menu: UIMenu(children: [share]))
    navigationItem.trailingItemGroups = [
      UIBarButtonItemGroup(
        barButtonItems: [UIBarButtonItem(customView: UILabel())], representativeItem: more)
    ]
  }
  private func share() { title = "shared" }
}

private final class NowPlayingView: UIView {
  var onTap: (() -> Void)?
}
private final class TrackPage: UIViewController {
  private let strongly: Bool
  init(strongly: Bool) {
    self.strongly = strongly
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let view = NowPlayingView()
    if strongly {
      view.onTap = { self.title = "tapped" }
    } else {
      view.onTap = { [weak self] in self?.title = "tapped" }
    }
    tabBarController?.setBottomAccessory(UITabAccessory(contentView: view), animated: true)
  }
}
private final class MusicTabs: UITabBarController {
  init(strongly: Bool) {
    super.init(nibName: nil, bundle: nil)
    let albums = UIViewController()
    let navigation = UINavigationController(rootViewController: albums)
    viewControllers = [navigation]
    Shape.button(albums, "Track") { [weak navigation] in
      navigation?.pushViewController(TrackPage(strongly: strongly), animated: true)
    }
  }
  required init?(coder: NSCoder) { nil }
}

/// Screens that traits, groups of items and a tab bar's accessory know.
extension Shape {
  private static func music(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil, strongly: Bool
  ) -> Shape {
    .loaded(
      name, verdict, keeper, cut: cut, script: "open; tap Music; tap Track; pop"
    ) { screen in
      button(screen, "Music") { [unowned screen] in
        screen.present(MusicTabs(strongly: strongly), animated: true)
      }
    }
  }

  static let traits: [Shape] = [
    Shape(
      "own trait that owns its screen", .leaked, "RouteBox",
      cut: "screen ← make this weak: frees all"
    ) { TraitController(.own) },
    Shape("own trait that knows its screen", .none) { TraitController(.ownWeakly) },
    Shape(
      "child's trait whose action captures its screen", .leaked,
      "closure capture of type TraitController"
    ) { TraitController(.child) },
    Shape(
      "window's trait that owns a screen", .abandoned, "UIWindow"
    ) { TraitController(.window) },
    Shape("window's trait that is removed when its screen leaves", .none) {
      TraitController(.windowUntilItLeaves)
    },
    Shape(
      "menu of a group's representative that captures its screen", .leaked, "representativeItem",
      cut: "handler → closure capture of type GroupController ← make this weak: frees all"
    ) { GroupController(strongly: true) },
    Shape("menu of a group's representative that knows its screen", .none) {
      GroupController(strongly: false)
    },
    music(
      "tab bar's accessory that captures a page that was popped", .abandoned, "onTap",
      cut: "onTap → closure capture of type TrackPage ← make this weak: frees all", strongly: true),
    music("tab bar's accessory that knows a page that was popped", .none, strongly: false),
  ]
}
