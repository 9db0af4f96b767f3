import UIKit

private final class HolderViewModel {
  var onChange: (() -> Void)?
  weak var delegate: (any HolderDelegate)?
  var strongDelegate: (any HolderDelegate)?
}
private protocol HolderDelegate: AnyObject {}
private final class HolderPresenter {
  var view: (any HolderDelegate)?
}
private final class HolderScreen: Screen, HolderDelegate {
  let viewModel = HolderViewModel()
  let presenter = HolderPresenter()
}
@MainActor private final class HolderRegistry {
  static let shared = HolderRegistry()
  var recent: [AnyObject] = []
  var byName: [String: AnyObject] = [:]
  var current: AnyObject?
  var callbacks: [() -> Void] = []
}
private struct Shareable {
  var sender: (any HolderDelegate)?
  var weakSender: WeakBox<HolderScreen>?
}
private enum HolderGlobals {
  static var lifted: (any HolderDelegate)?
  static var shared: Shareable?
  static var pair: (name: String, sender: (any HolderDelegate)?) = ("", nil)
  static var token: (any NSObjectProtocol)?
}
private var lifted: (any HolderDelegate)?
private var liftedValue: Shareable?

/// Screens with more than one holder; letting go of one of them isn't enough.
extension Shape {
  private static func held(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    findings: Int = 1, script: String? = nil, _ hold: @escaping @MainActor (HolderScreen) -> Void
  ) -> Shape {
    Shape(name, verdict, keeper, cut: cut, findings: findings, script: script) {
      let screen = HolderScreen()
      screen.loaded = { ($0 as? HolderScreen).map(hold) }
      return screen
    }
  }

  static let holders: [Shape] = [
    held(
      "closure of its model and view of its presenter", .leaked, "onChange",
      cut: "onChange → closure capture of type HolderScreen ← make both of these weak: frees all;"
        + " and HolderPresenter view"
    ) { screen in
      screen.viewModel.onChange = { screen.act() }
      screen.presenter.view = screen
    },
    held("closure of its model, view of its presenter, both weak", .none) { screen in
      screen.viewModel.onChange = { [weak screen] in screen?.act() }
      screen.viewModel.delegate = screen
    },
    held(
      "closure and delegate of one model", .leaked, "onChange",
      cut: "onChange → closure capture of type HolderScreen ← make both of these weak: frees all;"
        + " and HolderViewModel#1 strongDelegate"
    ) { screen in
      screen.viewModel.onChange = { screen.act() }
      screen.viewModel.strongDelegate = screen
    },
    held(
      "two lists of one singleton", .abandoned, "static HolderRegistry.shared",
      cut: "recent[0] ← remove both of these: frees all;"
        + " and HolderRegistry byName[\"screen\"]"
    ) { screen in
      HolderRegistry.shared.recent.append(screen)
      HolderRegistry.shared.byName["screen"] = screen
    },
    held("a singleton's list and an observer", .abandoned, "static HolderRegistry.shared") {
      screen in
      HolderRegistry.shared.recent.append(screen)
      HolderGlobals.token = NotificationCenter.default.addObserver(
        forName: Notification.Name("holder"), object: nil, queue: nil
      ) { _ in screen.act() }
    },
    held(
      "a timer and a singleton's closure", .abandoned, "HolderRegistry",
      cut: "callbacks[0] → closure capture of type HolderScreen ← make both of these weak: "
        + "frees all; and Timer block → closure capture of type HolderScreen"
    ) { screen in
      HolderRegistry.shared.callbacks.append { screen.act() }
      Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { _ in screen.act() }
    },
    held(
      "a singleton's list of a screen with a cycle", .abandoned, "HolderRegistry",
      cut: "recent[0] ← remove both of these: frees all;"
        + " and HolderViewModel#1 onChange → closure capture of type HolderScreen"
    ) {
      screen in
      HolderRegistry.shared.recent.append(screen)
      screen.viewModel.onChange = { screen.act() }
    },
    held(
      "a flow's current screen and a singleton's list", .abandoned, "current",
      cut: "current ← remove both of these: frees all; and HolderRegistry recent[0]"
    ) { screen in
      delegate?.coordinator?.current = screen
      HolderRegistry.shared.recent.append(screen)
    },
    held(
      "the menu's closure and a singleton's closure", .abandoned, "opened",
      cut: "callbacks[0] → closure capture of type HolderScreen ← make both of these weak: "
        + "frees all; and MenuViewController#1 opened[0] → closure capture of type HolderScreen"
    ) { screen in
      let menu = screen.navigationController?.viewControllers.first as? MenuViewController
      menu?.opened.append { screen.act() }
      HolderRegistry.shared.callbacks.append { screen.act() }
    },
    held(
      "a flow's current screen and a global", .abandoned,
      "ZooCoordinator#1 retains it too: remove current as well",
      cut: "remove it from global lifted"
    ) { screen in
      delegate?.coordinator?.current = screen
      lifted = screen
    },
    held(
      "a static and a global", .abandoned,
      "global lifted retains it too: remove it there as well"
    ) { screen in
      lifted = screen
      HolderGlobals.lifted = screen
    },
    held(
      "a timer that ends and a singleton's closure", .abandoned, "HolderRegistry",
      script: "open; back; advance 6s"
    ) { screen in
      HolderRegistry.shared.callbacks.append { screen.act() }
      Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in screen.act() }
    },
    held(
      "a singleton's list that was cleared, and an observer that was removed", .none,
      script: "open; back; open; back"
    ) { screen in
      HolderRegistry.shared.byName["gone"] = screen
      let token = NotificationCenter.default.addObserver(
        forName: Notification.Name("holder"), object: nil, queue: nil
      ) { _ in screen.act() }
      NotificationCenter.default.removeObserver(token)
      HolderRegistry.shared.byName["gone"] = nil
    },
    held(
      "global with an existential", .abandoned, "lifted", cut: "remove it from global lifted"
    ) { lifted = $0 },
    held("global structure with an existential", .abandoned, "liftedValue") {
      liftedValue = Shareable(sender: $0)
    },
    held("global structure with a weak box", .none) {
      liftedValue = Shareable(sender: nil, weakSender: WeakBox(object: $0))
    },
    held("static existential", .abandoned, "static HolderGlobals.lifted") {
      HolderGlobals.lifted = $0
    },
    held("static structure with an existential", .abandoned, "static HolderGlobals.shared") {
      HolderGlobals.shared = Shareable(sender: $0)
    },
    held("static tuple with an existential", .abandoned, "static HolderGlobals.pair") {
      HolderGlobals.pair = ("a", $0)
    },
    held("static tuple that was cleared", .none) {
      HolderGlobals.pair = ("a", $0)
      HolderGlobals.pair.sender = nil
    },
  ]
}
