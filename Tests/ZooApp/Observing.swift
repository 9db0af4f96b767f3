import Observation
import UIKit

/// Observers that are removed with their token.
private final class Settings {
  static let shared = Settings()
  private var observers: [Int: (Settings) -> Void] = [:]
  private var next = 0
  var isDark = false { didSet { for observer in observers.values { observer(self) } } }

  func observe(_ body: @escaping (Settings) -> Void) -> Token {
    next += 1
    observers[next] = body
    return Token { [weak self, next] in self?.observers[next] = nil }
  }
}

@Observable private final class Account {
  static let shared = Account()
  var name = "a"
  @ObservationIgnored var loggedOut: (() -> Void)?
  @ObservationIgnored weak var screen: Screen?
}

private final class NotificationToken {
  private let token: any NSObjectProtocol
  init(_ name: String, _ body: @escaping () -> Void) {
    token = NotificationCenter.default.addObserver(
      forName: Notification.Name(name), object: nil, queue: .main
    ) { _ in body() }
  }
  deinit { NotificationCenter.default.removeObserver(token) }
}

private final class ObservingScreen: UIViewController {
  let strongly: Bool
  private var token: NotificationToken?
  private var settings: Token?

  init(strongly: Bool) {
    self.strongly = strongly
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    token =
      strongly
      ? NotificationToken("settings") { self.title = "a" }
      : NotificationToken("settings") { [weak self] in self?.title = "a" }
    settings = Settings.shared.observe { [weak self] in self?.title = $0.isDark ? "dark" : "light" }
  }
}

private final class PausingScreen: UIViewController {
  private var token: NotificationToken?
  private var tokens: [any NSObjectProtocol] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    token = NotificationToken("seen") { self.title = "seen" }
    tokens.append(
      NotificationCenter.default.addObserver(
        forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
      ) { _ in self.title = "gone" })
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    token = nil
    tokens.forEach(NotificationCenter.default.removeObserver)
    tokens = []
  }
}

/// Screens that observers of notifications, settings and models hold.
extension Shape {
  static let observing: [Shape] = [
    Shape(
      "token whose closure captures its owner", .abandoned, "NotificationCenter",
      cut:
        "observer of \"settings\" → closure capture of type ObservingScreen"
        + " ← make this weak: frees all"
    ) {
      ObservingScreen(strongly: true)
    },
    Shape("tokens of weak self", .none) { ObservingScreen(strongly: false) },
    Shape("observers while it is visible", .none) { PausingScreen() },
    loaded(
      "settings' observer", .abandoned, "static Settings.shared",
      cut: "observers[1] → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      screen.object = Settings.shared.observe { _ in screen.act() }
    },
    loaded("settings' observer whose token is dropped", .none) { screen in
      _ = Settings.shared.observe { _ in screen.act() }
    },
    loaded(
      "model of its own that observes the settings", .abandoned, "static Settings.shared",
      cut: "screen ← make this weak: frees all"
    ) {
      screen in
      final class Model {
        var token: Token?
        var screen: Screen?
        func start() { token = Settings.shared.observe { _ in self.screen?.act() } }
      }
      let model = Model()
      model.screen = screen
      model.start()
    },
    loaded(
      "observation of a shared model", .abandoned, "static Account.shared",
      cut:
        "withObservationTracking → closure capture of type Screen"
        + " ← make this weak: frees all"
    ) { screen in
      withObservationTracking {
        _ = Account.shared.name
      } onChange: {
        Task { @MainActor in screen.act() }
      }
    },
    loaded("observation of a shared model, weak", .none) { screen in
      withObservationTracking {
        _ = Account.shared.name
      } onChange: { [weak screen] in
        Task { @MainActor in screen?.act() }
      }
    },
    loaded("observation of a shared model that changed", .none) { screen in
      withObservationTracking {
        _ = Account.shared.name
      } onChange: {
        Task { @MainActor in screen.act() }
      }
      Account.shared.name = "b"
    },
    loaded(
      "ignored closure of a shared model", .abandoned, "static Account.shared",
      cut: "loggedOut → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      Account.shared.loggedOut = { screen.act() }
    },
    loaded("ignored weak reference of a shared model", .none) { Account.shared.screen = $0 },
    loaded("notifications awaited by a task", .pending) { screen in
      screen.any = Task {
        for await _ in NotificationCenter.default.notifications(named: Notification.Name("a")) {
          screen.act()
        }
      }
    },
    loaded("notifications awaited by a task that is cancelled", .none) { screen in
      final class Cancelling {
        let task: Task<Void, Never>
        init(_ task: Task<Void, Never>) { self.task = task }
        deinit { task.cancel() }
      }
      screen.object = Cancelling(
        Task { [weak screen] in
          for await _ in NotificationCenter.default.notifications(named: Notification.Name("a")) {
            screen?.act()
          }
        })
    },
    loaded(
      "timer of a run loop's mode, target and user info", .abandoned, "the run loop",
      cut: "target ← remove this: frees all"
    ) {
      screen in
      let timer = Timer(
        timeInterval: 1, target: screen, selector: Selector("act", Screen.act), userInfo: ["a": 1],
        repeats: true)
      RunLoop.main.add(timer, forMode: .common)
    },
    loaded("performed later", .none) { screen in
      screen.perform(Selector("act", Screen.act), with: nil, afterDelay: 5)
    },
    loaded(
      "delegate of a shared service", .abandoned, "static Service.shared",
      cut: "delegate ← make this weak: frees all"
    ) { screen in
      Service.shared.delegate = screen
    },
    loaded("delegates of a shared service, weak", .none) { screen in
      Service.shared.weakDelegates.append(Service.Weak(object: screen))
    },
    loaded(
      "several observers of one service", .abandoned, "static Service.shared",
      cut: "bodies[\"Screen\"][0] → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      Service.shared.add(screen) { $0.act() }
    },
    loaded(
      "key-value observer of its view", .leaked, "closure capture",
      cut: "changeHandler → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      screen.any = screen.view.observe(\.alpha, options: .new) { _, _ in screen.act() }
    },
    loaded("key-value observer of its view, weak", .none) { screen in
      screen.any = screen.view.observe(\.alpha) { [weak screen] _, _ in screen?.act() }
    },
    loaded(
      "key-value observer of the window", .abandoned, "NSKeyValueObservation",
      cut: "changeHandler → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      screen.any = Shape.delegate?.window?.observe(\.isHidden) { _, _ in screen.act() }
    },
    loaded("key-value observer whose token is dropped", .none) { screen in
      _ = screen.view.observe(\.alpha) { _, _ in screen.act() }
    },
    loaded("several observers of one service, weak", .none) { screen in
      Service.shared.addWeakly(screen) { $0.act() }
    },
  ]
}

private final class Service {
  struct Weak { weak var object: AnyObject? }
  static let shared = Service()
  var delegate: AnyObject?
  var weakDelegates: [Weak] = []
  private var bodies: [String: [() -> Void]] = [:]

  func add<Observer: AnyObject>(_ observer: Observer, _ body: @escaping (Observer) -> Void) {
    bodies["\(Observer.self)", default: []].append { body(observer) }
  }

  func addWeakly<Observer: AnyObject>(_ observer: Observer, _ body: @escaping (Observer) -> Void) {
    bodies["\(Observer.self)", default: []].append { [weak observer] in observer.map(body) }
  }
}
