import Foundation
import UIKit

// MARK: Weak collections

/// A list of weak references, like NSHashTable's.
private final class HashTable<Object> {
  private struct Entry { weak var object: AnyObject? }
  private var entries: [ObjectIdentifier: Entry] = [:]
  func add(_ object: Object) {
    let object = object as AnyObject
    entries[ObjectIdentifier(object)] = Entry(object: object)
  }
  var all: [Object] { entries.values.compactMap { $0.object as? Object } }
}
/// Weak keys and strong values, like NSMapTable's.
private final class MapTable<Key: AnyObject, Value> {
  private struct Entry {
    weak var key: Key?
    let value: Value
  }
  private var entries: [ObjectIdentifier: Entry] = [:]
  subscript(_ key: Key) -> Value? {
    get { entries[ObjectIdentifier(key)]?.value }
    set { entries[ObjectIdentifier(key)] = newValue.map { Entry(key: key, value: $0) } }
  }
  func removeDead() { entries = entries.filter { $0.value.key != nil } }
}
private struct DelegateBox<Delegate> {
  private weak var object: AnyObject?
  init(_ delegate: Delegate) { object = delegate as AnyObject }
  var delegate: Delegate? { object as? Delegate }
}

// MARK: Services

private protocol PlayerListener: AnyObject { func stateChanged(_ isPlaying: Bool) }
private final class AudioPlayer {
  static let shared = AudioPlayer()
  let listeners = HashTable<any PlayerListener>()
  let callbacks = MapTable<AnyObject, (Bool) -> Void>()
  var boxes: [DelegateBox<any PlayerListener>] = []
  var queue: [Track] = []
  var rate = Observable(1.0)
  private(set) var isPlaying = false
  struct Track {
    let name: String
    var ended: ((Track) -> Void)?
  }
  func play() {
    isPlaying = true
    listeners.all.forEach { $0.stateChanged(true) }
  }
}
/// A value with observers that live as long as their tokens, like KVO's.
private final class Observable<Value> {
  var value: Value { didSet { bodies.values.forEach { $0(value) } } }
  private var bodies: [Int: (Value) -> Void] = [:]
  private var last = 0
  init(_ value: Value) { self.value = value }
  func observe(_ body: @escaping (Value) -> Void) -> Observation {
    last += 1
    bodies[last] = body
    return Observation { [weak self, last] in self?.bodies[last] = nil }
  }
  /// Ends the observation with its owner.
  func observe<Owner: AnyObject>(owner: Owner, _ body: @escaping (Owner, Value) -> Void) {
    last += 1
    bodies[last] = { [weak owner] in if let owner { body(owner, $0) } }
  }
}
private final class Observation {
  private var end: (() -> Void)?
  init(_ end: @escaping () -> Void) { self.end = end }
  func invalidate() {
    end?()
    end = nil
  }
  deinit { invalidate() }
}
/// Notifies by key path.
private final class SettingsStore {
  static let shared = SettingsStore()
  struct Settings {
    var name = ""
    var isDark = false
  }
  private var observers: [PartialKeyPath<Settings>: [UUID: (Any) -> Void]] = [:]
  var settings = Settings()
  func observe<Value>(_ path: KeyPath<Settings, Value>, _ body: @escaping (Value) -> Void) -> UUID {
    let id = UUID()
    observers[path, default: [:]][id] = { if let value = $0 as? Value { body(value) } }
    return id
  }
  func remove(_ id: UUID) { for path in observers.keys { observers[path]?[id] = nil } }
}
/// Block observers of notifications, held in a value.
private struct NotificationBag {
  private var tokens: [any NSObjectProtocol] = []
  mutating func add(_ name: Notification.Name, _ body: @escaping () -> Void) {
    tokens.append(
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in body() }
    )
  }
  mutating func removeAll() {
    tokens.forEach(NotificationCenter.default.removeObserver)
    tokens = []
  }
}
private final class FlagRegistry {
  static let shared = FlagRegistry()
  private(set) var changed: [String: [(token: Int, body: (Bool) -> Void)]] = [:]
  func onChange(_ flag: String, _ body: @escaping (Bool) -> Void) -> Int {
    let token = changed[flag, default: []].count
    changed[flag, default: []].append((token, body))
    return token
  }
  func forget(_ flag: String, _ token: Int) { changed[flag]?.removeAll { $0.token == token } }
}
private enum LinkHandlers {
  static var byHost: [String: (URL) -> Bool] = [:]
  static var fallback: ((URL) -> Bool)?
}
private final class ToastQueue {
  static let shared = ToastQueue()
  private var waiting: [(text: String, shown: () -> Void)] = []
  func add(_ text: String, _ shown: @escaping () -> Void) { waiting.append((text, shown)) }
  func drain() {
    let toasts = waiting
    waiting = []
    toasts.forEach { $0.shown() }
  }
}
private final class SessionManager {
  static let shared = SessionManager()
  var delegate: AnyObject?
  var onExpired: (() -> Void)?
  var current: Session?
  final class Session {
    var refreshed: [() -> Void] = []
    weak var owner: UIViewController?
  }
}

// MARK: Screens

private final class PlayerScreen: UIViewController, PlayerListener {
  var observation: Observation?
  var observations: Set<ObjectIdentifier> = []
  var bag = NotificationBag()
  var isTidy = false
  var tidy: (() -> Void)?
  let own = AudioPlayer()
  func stateChanged(_ isPlaying: Bool) { title = "\(isPlaying)" }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    tidy?()
    if isTidy { bag.removeAll() }
  }
  deinit { bag.removeAll() }
}

/// Screens that observe services, and services that call them back.
extension Shape {
  private static func player(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    _ bind: @escaping @MainActor (PlayerScreen) -> Void
  ) -> Shape {
    Shape(name, verdict, keeper, cut: cut) {
      let screen = PlayerScreen()
      bind(screen)
      return screen
    }
  }
  private static func weaken(_ field: String) -> String {
    "\(field) → closure capture of type PlayerScreen ← make this weak: frees all"
  }
  private static func remove(_ field: String) -> String {
    "\(field) → closure capture of type PlayerScreen ← make this weak: frees all"
  }

  static let signals: [Shape] = [
    player("listener in a table of weak references", .none) { screen in
      AudioPlayer.shared.listeners.add(screen)
      AudioPlayer.shared.play()
    },
    player(
      "handler in a table with weak keys", .abandoned, "static AudioPlayer.shared",
      cut: remove("entries[_].value")
    ) { screen in AudioPlayer.shared.callbacks[screen] = { screen.stateChanged($0) } },
    player("handler in a table with weak keys, weak", .none) { screen in
      AudioPlayer.shared.callbacks[screen] = { [weak screen] in screen?.stateChanged($0) }
    },
    player(
      "handler in a table of its own with weak keys", .leaked, "callbacks",
      cut: weaken("entries[_].value")
    ) { screen in screen.own.callbacks[screen] = { screen.stateChanged($0) } },
    player("delegate in a box", .none) { screen in
      AudioPlayer.shared.boxes.append(DelegateBox(screen))
    },
    player(
      "end of a queued track", .abandoned, "static AudioPlayer.shared",
      cut: remove("queue[0].ended")
    ) { screen in
      AudioPlayer.shared.queue = [
        .init(name: "a") { _ in screen.stateChanged(false) }, .init(name: "b"),
      ]
    },
    player("end of a track that was played", .none) { screen in
      AudioPlayer.shared.queue = [.init(name: "a") { _ in screen.stateChanged(false) }]
      AudioPlayer.shared.queue.removeAll()
    },
    player("observation of its own player", .leaked, "own", cut: weaken("bodies[1]")) { screen in
      screen.observation = screen.own.rate.observe { screen.title = "\($0)" }
    },
    player("observation of its own player, weak", .none) { screen in
      screen.observation = screen.own.rate.observe { [weak screen] in screen?.title = "\($0)" }
    },
    player(
      "observation of a shared player", .abandoned, "static AudioPlayer.shared",
      cut: remove("bodies[1]")
    ) { screen in
      screen.observation = AudioPlayer.shared.rate.observe { screen.title = "\($0)" }
    },
    player("observation of a shared player that is invalidated", .none) { screen in
      screen.observation = AudioPlayer.shared.rate.observe { screen.title = "\($0)" }
      screen.tidy = { [weak screen] in screen?.observation?.invalidate() }
    },
    player("observation with an owner", .none) { screen in
      AudioPlayer.shared.rate.observe(owner: screen) { $0.title = "\($1)" }
      AudioPlayer.shared.rate.value = 2
    },
    player(
      "observation with an owner that it captures", .abandoned, "static AudioPlayer.shared",
      cut: remove("bodies[1]")
    ) { screen in
      AudioPlayer.shared.rate.observe(owner: screen) { _, rate in screen.title = "\(rate)" }
    },
    player(
      "observer by key path", .abandoned, "static SettingsStore.shared",
      cut: remove("observers[_][_]")
    ) { screen in
      _ = SettingsStore.shared.observe(\.name) { screen.title = $0 }
    },
    player("observer by key path, weak", .none) { screen in
      _ = SettingsStore.shared.observe(\.isDark) { [weak screen] _ in screen?.title = "" }
    },
    player("observer by key path that is removed", .none) { screen in
      let id = SettingsStore.shared.observe(\.name) { screen.title = $0 }
      screen.tidy = { SettingsStore.shared.remove(id) }
    },
    player(
      "bag of block observers that is emptied in deinit", .abandoned, "NotificationCenter",
      cut: remove("observer of \"UIApplicationDidBecomeActiveNotification\"")
    ) { screen in
      screen.bag.add(UIApplication.didBecomeActiveNotification) { screen.stateChanged(true) }
    },
    player("bag of block observers that is emptied in time", .none) { screen in
      screen.isTidy = true
      screen.bag.add(UIApplication.didBecomeActiveNotification) { screen.stateChanged(true) }
    },
    player("bag of block observers, weak", .none) { screen in
      screen.bag.add(UIApplication.didBecomeActiveNotification) { [weak screen] in
        screen?.stateChanged(true)
      }
    },
    player(
      "flag's observers with tokens", .abandoned, "static FlagRegistry.shared",
      cut: remove("changed[\"dark\"][0].body")
    ) { screen in _ = FlagRegistry.shared.onChange("dark") { _ in screen.title = "" } },
    player("flag's observers that are forgotten", .none) { screen in
      let token = FlagRegistry.shared.onChange("dark") { _ in screen.title = "" }
      screen.tidy = { FlagRegistry.shared.forget("dark", token) }
    },
    player(
      "handler of deep links", .abandoned, "static LinkHandlers.byHost",
      cut: remove("[\"player\"]")
    ) { screen in
      LinkHandlers.byHost["player"] = { _ in
        screen.stateChanged(true)
        return true
      }
    },
    player(
      "fallback handler of deep links", .abandoned, "static LinkHandlers.fallback",
      cut: "remove it from static LinkHandlers.fallback"
    ) { screen in
      LinkHandlers.fallback = { _ in screen.isViewLoaded }
    },
    player(
      "toast that is never shown", .abandoned, "static ToastQueue.shared",
      cut: remove("waiting[0].shown")
    ) { screen in ToastQueue.shared.add("Hi") { screen.title = "" } },
    player("toast that is shown", .none) { screen in
      ToastQueue.shared.add("Hi") { screen.title = "" }
      ToastQueue.shared.drain()
    },
    player(
      "strong delegate of a singleton", .abandoned, "static SessionManager.shared",
      cut: "delegate ← make this weak: frees all"
    ) { SessionManager.shared.delegate = $0 },
    player("strong delegate of a singleton that is replaced", .none) { screen in
      SessionManager.shared.delegate = screen
      screen.tidy = { SessionManager.shared.delegate = nil }
    },
    player(
      "closures of a singleton's session", .abandoned, "static SessionManager.shared",
      cut: remove("refreshed[0]")
    ) { screen in
      let session = SessionManager.Session()
      session.owner = screen
      session.refreshed.append { screen.title = "" }
      SessionManager.shared.current = session
    },
    player("session of a singleton that ended", .none) { screen in
      let session = SessionManager.Session()
      session.refreshed.append { screen.title = "" }
      SessionManager.shared.current = session
      screen.tidy = { SessionManager.shared.current = nil }
    },
  ]
}
