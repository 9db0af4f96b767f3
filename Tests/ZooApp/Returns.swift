import UIKit

// MARK: Lazies and statics

private final class LazyModel {
  let name: String
  init(_ name: String) { self.name = name }
  lazy var upper: String = name.uppercased()
  lazy var describe: () -> String = { [unowned self] in name }
  lazy var child = LazyModel(name + ".")
  lazy var back: LazyChild = LazyChild(self)
  lazy var weakBack: LazyChild = {
    let child = LazyChild(nil)
    child.weakOwner = self
    return child
  }()
}
private final class LazyChild {
  let owner: LazyModel?
  weak var weakOwner: LazyModel?
  init(_ owner: LazyModel?) { self.owner = owner }
}
private enum Lazies {
  static let formatter: (Int) -> String = { "\($0)" }
  static var factory: (() -> UIViewController)?
  static var makers: [ObjectIdentifier: () -> AnyObject] = [:]
  static var once: Void = { Lazies.count += 1 }()
  static var count = 0
  static var closed: [String] = []
  static var lastClosed: WeakBox<UIViewController>?
  static var reported: [AnyObject] = []
}

// MARK: Screens that return

private final class ReturnScreen: UIViewController {
  var model = LazyModel("a")
  var picked: ((String) -> Void)?
  var child: ReturnScreen?
  lazy var picker = ReturnScreen()
  lazy var tabs: UITabBarController = {
    let tabs = UITabBarController()
    tabs.viewControllers = [ReturnScreen(), ReturnScreen()]
    return tabs
  }()
  var work: (() -> Void)?
  var kept: AnyObject?
  var ended: ((String) -> Void)?
  /// Works for others when the screen is deallocated.
  deinit {
    ended?("\(ObjectIdentifier(self))")
    Lazies.closed.append("closed")
  }
  func act() {}
  func pick() {
    let picker = ReturnScreen()
    picker.picked = { self.title = $0 }
    child = picker
    navigationController?.pushViewController(picker, animated: true)
  }
  func pickWeakly() {
    let picker = ReturnScreen()
    picker.picked = { [weak self] in self?.title = $0 }
    navigationController?.pushViewController(picker, animated: true)
  }
}
/// Two panes that take turns.
private final class FlipScreen: UIViewController {
  lazy var front = ReturnScreen()
  lazy var back = ReturnScreen()
  private weak var shown: UIViewController?
  func flip() {
    let next = shown === front ? back : front
    shown?.willMove(toParent: nil)
    shown?.view.removeFromSuperview()
    shown?.removeFromParent()
    addChild(next)
    view.insertSubview(next.view, at: 0)
    next.didMove(toParent: self)
    shown = next
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    Shape.button(self, "Flip") { [unowned self] in flip() }
    flip()
  }
}

/// Lazies, statics, work in deinit, and screens that are shown again.
extension Shape {
  private static func back(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    findings: Int = 1, script: String? = nil, _ hold: @escaping @MainActor (ReturnScreen) -> Void
  ) -> Shape {
    Shape(name, verdict, keeper, cut: cut, findings: findings, script: script) {
      let screen = ReturnScreen()
      screen.loadViewIfNeeded()
      hold(screen)
      return screen
    }
  }

  static let returns: [Shape] = [
    back("lazy values of a model", .none) { screen in
      _ = (screen.model.upper, screen.model.describe(), screen.model.child.child.upper)
    },
    back("lazy child that owns its owner", .leaked, "owner") { screen in
      _ = screen.model.back
    },
    back("lazy child that knows its owner", .none) { screen in
      _ = screen.model.weakBack
    },
    back(
      "picker that was made and is kept", .leaked, "picked",
      script: "open; tap Pick; back; back"
    ) { screen in
      button(screen, "Pick") { [unowned screen] in screen.pick() }
    },
    back("picker that was made", .none, script: "open; tap Pick; back; tap Pick; back; back") {
      screen in
      button(screen, "Pick") { [unowned screen] in screen.pickWeakly() }
    },
    back("lazy picker shown twice", .none, script: "open; tap Pick; back; tap Pick; back; back") {
      screen in
      button(screen, "Pick") { [unowned screen] in
        screen.picker.picked = { [weak screen] in screen?.title = $0 }
        screen.navigationController?.pushViewController(screen.picker, animated: true)
      }
    },
    back(
      "lazy picker shown once whose closure captures it", .leaked, "picked",
      script: "open; tap Pick; back; back"
    ) { screen in
      button(screen, "Pick") { [unowned screen] in
        let picker = screen.picker
        picker.picked = { picker.title = $0 }
        screen.navigationController?.pushViewController(screen.picker, animated: true)
      }
    },
    back(
      "lazy tabs presented twice", .none, script: "open; tap Tabs; dismiss; tap Tabs; dismiss; back"
    ) { screen in
      button(screen, "Tabs") { [unowned screen] in
        screen.tabs.selectedIndex = 1 - screen.tabs.selectedIndex
        screen.present(screen.tabs, animated: true)
      }
    },
    Shape("panes that take turns", .none, script: "open; tap Flip; tap Flip; tap Flip; back") {
      FlipScreen()
    },
    Shape("panes that take turns and capture both", .leaked, "work", script: "open; tap Flip; back")
    {
      let screen = FlipScreen()
      screen.front.work = { screen.flip() }
      return screen
    },
    Shape("panes that know each other weakly", .none, script: "open; tap Flip; back") {
      let screen = FlipScreen()
      screen.front.work = { [weak other = screen.back] in other?.act() }
      screen.back.work = { [weak other = screen.front] in other?.act() }
      return screen
    },
    Shape("panes that know each other", .leaked, "work", script: "open; tap Flip; back") {
      let screen = FlipScreen()
      screen.front.work = { [other = screen.back] in other.act() }
      screen.back.work = { [other = screen.front] in other.act() }
      return screen
    },
    back("work in deinit", .none) { screen in
      screen.ended = { Lazies.closed.append($0) }
    },
    back("work in deinit that starts a task", .none) { screen in
      screen.ended = { name in
        Task {
          try? await Task.sleep(for: .seconds(1))
          Lazies.closed.append(name)
        }
      }
    },
    back("work in deinit that never comes", .leaked, "ended") { screen in
      screen.ended = { screen.title = $0 }
    },
    back("work in deinit that reports a helper", .none) { screen in
      let helper = Helper()
      screen.kept = helper
      screen.ended = { _ in Lazies.reported.append(helper) }
    },
    back("factory in a static that makes anew", .none) { screen in
      Lazies.factory = { ReturnScreen() }
      screen.child = Lazies.factory?() as? ReturnScreen
    },
    back("factory in a static that captures its maker", .abandoned, "static Lazies.factory") {
      screen in
      Lazies.factory = {
        let next = ReturnScreen()
        next.title = screen.title
        return next
      }
    },
    back("makers by type that capture a model of the screen's", .none) { screen in
      let name = screen.model.name
      Lazies.makers[ObjectIdentifier(LazyModel.self)] = { LazyModel(name) }
    },
    back("makers by type that capture the screen", .abandoned, "static Lazies.makers") { screen in
      Lazies.makers[ObjectIdentifier(ReturnScreen.self)] = { screen.model }
    },
    back("static that runs once", .none) { screen in
      _ = Lazies.once
      Lazies.lastClosed = WeakBox(object: screen)
    },
    back("function in a static that is handed the screen's values", .none) { screen in
      screen.title = Lazies.formatter(screen.children.count)
    },
    back("screen shown again after it left", .none, script: "open; tap Again; back; back") {
      screen in
      button(screen, "Again") { [unowned screen] in
        guard let navigation = screen.navigationController else { return }
        navigation.popViewController(animated: false)
        navigation.pushViewController(screen, animated: false)
        navigation.pushViewController(ReturnScreen(), animated: false)
      }
    },
    back("child moved from one screen to the next", .none, script: "open; tap Move; back; back") {
      screen in
      let child = ReturnScreen()
      screen.addChild(child)
      screen.view.addSubview(child.view)
      child.didMove(toParent: screen)
      button(screen, "Move") { [unowned screen] in
        let next = ReturnScreen()
        next.loadViewIfNeeded()
        next.addChild(child)
        next.view.addSubview(child.view)
        child.didMove(toParent: next)
        screen.navigationController?.pushViewController(next, animated: true)
      }
    },
    // camsh learns in the same step that a second screen uses the first one's view model and that both are gone.
    back(
      "view model handed on to a screen that a static keeps", .abandoned, "static Lazies.makers",
      script: "open; tap Hand"
    ) { screen in
      button(screen, "Hand") { [unowned screen] in
        guard let navigation = screen.navigationController else { return }
        let next = ReturnScreen()
        next.model = screen.model
        Lazies.makers[ObjectIdentifier(ReturnScreen.self)] = { next.model }
        navigation.popViewController(animated: false)
        DispatchQueue.main.async {
          navigation.pushViewController(next, animated: false)
          DispatchQueue.main.async { navigation.popViewController(animated: false) }
        }
      }
    },
  ]
}
