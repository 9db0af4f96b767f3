import UIKit

// MARK: Caches

final class RecentViewModel {
  let id: Int
  var title = ""
  var changed: (() -> Void)?
  init(_ id: Int) { self.id = id }
}
private final class RecentScreen: UIViewController {
  let viewModel: RecentViewModel
  init(_ viewModel: RecentViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
}
/// Keeps the values used last, and drops the one used longest ago when it is full.
private final class RecentlyUsed<Key: Hashable, Value> {
  private var values: [Key: Value] = [:]
  private var order: [Key] = []
  private let limit: Int
  var dropped: ((Value) -> Void)?
  init(_ limit: Int) { self.limit = limit }
  subscript(_ key: Key) -> Value? {
    get {
      guard let value = values[key] else { return nil }
      order.removeAll { $0 == key }
      order.append(key)
      return value
    }
    set {
      order.removeAll { $0 == key }
      values[key] = newValue
      guard newValue != nil else { return }
      order.append(key)
      while order.count > limit {
        if let value = values.removeValue(forKey: order.removeFirst()) { dropped?(value) }
      }
    }
  }
  func removeAll() { (values, order) = ([:], []) }
}
private final class UserSession {
  var model: RecentViewModel?
}
private enum Caches {
  static let session = UserSession()
  static var made = 0
  static func next() -> Int {
    made += 1
    return made
  }
  static let three = RecentlyUsed<Int, RecentViewModel>(3)
  static let many = RecentlyUsed<Int, RecentViewModel>(100)
  static var items: [Int: RecentViewModel] = [:]
  static var ring: [RecentViewModel?] = Array(repeating: nil, count: 3)
  static var screens = RecentlyUsed<Int, UIViewController>(2)
  static var array: [RecentViewModel] = []
  static let views = RecentlyUsed<Int, UIView>(3)
  static var last: RecentViewModel?
  static let endless = NSCache<NSNumber, RecentViewModel>()
  static let callbacks = NSCache<NSNumber, Helper>()
  static let costly: NSCache<NSNumber, RecentViewModel> = {
    let cache = NSCache<NSNumber, RecentViewModel>()
    cache.totalCostLimit = 300
    return cache
  }()
  static let counted: NSCache<NSNumber, RecentViewModel> = {
    let cache = NSCache<NSNumber, RecentViewModel>()
    cache.countLimit = 3
    return cache
  }()
}

// MARK: Images

/// Loads each image once for all who ask meanwhile.
private final class Thumbnails {
  static let shared = Thumbnails()
  private var asked: [String: [(UIImage) -> Void]] = [:]
  private var known: [String: UIImage] = [:]
  private let queue = DispatchQueue(label: "thumbnails")
  var isLost = false
  func load(_ name: String, _ done: @escaping (UIImage) -> Void) {
    if let image = known[name] { return done(image) }
    asked[name, default: []].append(done)
    guard asked[name]?.count == 1, !isLost else { return }
    queue.async {
      let image = UIImage()
      DispatchQueue.main.async {
        self.known[name] = image
        self.asked.removeValue(forKey: name)?.forEach { $0(image) }
      }
    }
  }
  func forget() { asked = [:] }
}
private final class Photo: UIImageView {
  var loaded: ((UIImage) -> Void)?
  var task: Task<Void, Never>?
  func show(_ name: String) { Thumbnails.shared.load(name) { self.image = $0 } }
}

// MARK: Mementos

private struct Memento {
  let title: String?
  let restore: () -> Void
}
private final class Caretaker {
  var mementos: [Memento] = []
  func save(_ screen: UIViewController, weakly: Bool = false) {
    let title = screen.title
    if weakly {
      mementos.append(Memento(title: title) { [weak screen] in screen?.title = title })
    } else {
      mementos.append(Memento(title: title) { screen.title = title })
    }
  }
  static let shared = Caretaker()
}

/// What apps keep for later, with a limit and without.
extension Shape {
  private static func recent(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", findings: Int = 1,
    times: Int = 10, _ keep: @escaping (RecentViewModel) -> Void
  ) -> Shape {
    Shape(
      name, verdict, keeper, findings: findings, script: "repeat \(times) { open; back }"
    ) {
      let model = RecentViewModel(Caches.next())
      keep(model)
      return RecentScreen(model)
    }
  }

  /// A cache in a collection is a gap: a snapshot doesn't tell it from a collection whose view models are replaced.
  static let caches: [Shape] = [
    Shape(
      "session's view model captures its screen", .abandoned, "static Caches.session",
      cut:
        "model ← remove both of these: frees all;"
        + " and RecentViewModel#1 changed → closure capture of type RecentScreen"
    ) {
      let model = Caches.session.model ?? RecentViewModel(0)
      Caches.session.model = model
      let screen = RecentScreen(model)
      model.changed = { screen.title = "changed" }
      return screen
    },
    recent("gap: recently used view models", .none, times: 5) { Caches.three[$0.id] = $0 },
    recent(
      "recently used view models, before the limit", .abandoned, "static Caches.many",
      findings: 5, times: 5
    ) { Caches.many[$0.id] = $0 },
    recent("gap: recently used view models in a ring", .none, times: 5) {
      Caches.ring[$0.id % 3] = $0
    },
    recent("view models of two items", .abandoned, "static Caches.items", findings: 2, times: 4) {
      Caches.items[$0.id % 2] = $0
    },
    recent("gap: recently used view models in an array", .none, times: 5) { model in
      Caches.array.append(model)
      if Caches.array.count > 3 { Caches.array.removeFirst() }
    },
    recent("view models in a cache with a limit of its count", .none, times: 5) {
      Caches.counted.setObject($0, forKey: NSNumber(value: $0.id))
    },
    recent("view models in a cache with a limit of its cost", .none, times: 5) {
      Caches.costly.setObject($0, forKey: NSNumber(value: $0.id), cost: 100)
    },
    recent("view models in a cache without a limit", .none, times: 2) {
      Caches.endless.setObject($0, forKey: NSNumber(value: $0.id))
    },
    recent(
      "view model that a callback in a cache captures", .abandoned, "static Caches.callbacks",
      times: 1
    ) { model in
      let helper = Helper()
      helper.action = { model.title = "" }
      Caches.callbacks.setObject(helper, forKey: NSNumber(value: model.id))
    },
    recent("gap: view models that are cleared now and then", .none) { model in
      if Caches.array.count > 4 { Caches.array.removeAll() }
      Caches.array.append(model)
    },
    recent("last view model of each visit", .abandoned, "static Caches.last", times: 3) {
      Caches.last = $0
    },
    recent(
      "recently used view models whose closures capture them", .leaked, "changed", findings: 5,
      times: 5
    ) { model in
      model.changed = { model.title = "" }
      Caches.three[model.id] = model
    },
    Shape(
      "recently used screens", .abandoned, "static Caches.screens", findings: 2,
      script: "repeat 6 { open; back }"
    ) {
      let screen = Screen()
      Caches.screens[Caches.next()] = screen
      return screen
    },
    Shape("recently used screens that come back", .none, script: "repeat 6 { open; back }") {
      let id = 1_000 + Caches.next() % 2
      let screen = Caches.screens[id] ?? Screen()
      Caches.screens[id] = screen
      return screen
    },
    Shape("screen that the next one replaces", .abandoned, "static Caches.screens") {
      let screen = Screen()
      Caches.screens[2_000] = screen
      return screen
    },
    Shape("recently used views", .none, script: "repeat 10 { open; back }") {
      let screen = Screen()
      let view = UIImageView()
      Caches.views[Caches.next()] = view
      screen.loaded = { $0.view.addSubview(view) }
      return screen
    },
    Shape("cache of its own screen", .leaked, "dropped") {
      let screen = Screen()
      let cache = RecentlyUsed<Int, String>(3)
      cache.dropped = { _ in screen.act() }
      screen.object = cache
      return screen
    },
    loaded("thumbnail that has come", .none) { screen in
      Thumbnails.shared.load("a") { _ in screen.act() }
    },
    loaded("thumbnail that comes twice", .none) { screen in
      Thumbnails.shared.load("b") { _ in screen.act() }
      Thumbnails.shared.load("b") { _ in screen.title = "b" }
    },
    loaded("thumbnail that never comes", .abandoned, "static Thumbnails.shared") { screen in
      Thumbnails.shared.isLost = true
      Thumbnails.shared.load("c") { _ in screen.act() }
      Thumbnails.shared.isLost = false
    },
    loaded("thumbnail that a view loads", .none) { screen in
      let photo = Photo()
      photo.show("d")
      screen.view.addSubview(photo)
    },
    loaded("thumbnail that calls the screen of its view", .leaked, "loaded") { screen in
      let photo = Photo()
      photo.loaded = { _ in screen.act() }
      screen.view.addSubview(photo)
    },
    loaded("thumbnail that UIKit prepares", .none) { screen in
      let photo = Photo()
      screen.view.addSubview(photo)
      UIImage().prepareThumbnail(of: CGSize(width: 10, height: 10)) { image in
        MainActor.assumeIsolated {
          photo.image = image
          screen.act()
        }
      }
    },
    loaded("thumbnail that a task awaits", .none) { screen in
      let photo = Photo()
      screen.view.addSubview(photo)
      photo.task = Task {
        photo.image = await UIImage().byPreparingThumbnail(ofSize: CGSize(width: 10, height: 10))
        screen.act()
      }
    },
    loaded("memento that restores its screen", .leaked, "mementos") { screen in
      let caretaker = Caretaker()
      caretaker.save(screen)
      screen.object = caretaker
    },
    loaded("memento that restores its screen weakly", .none) { screen in
      let caretaker = Caretaker()
      caretaker.save(screen, weakly: true)
      screen.object = caretaker
    },
    loaded("mementos of all screens", .abandoned, "static Caretaker.shared") { screen in
      Caretaker.shared.save(screen)
    },
    loaded("memento that was restored", .none) { screen in
      Caretaker.shared.save(screen)
      Caretaker.shared.mementos.removeLast().restore()
    },
  ]
}
