import UIKit

// MARK: Bindings, observers and containers in the forms that teams write for themselves

/// A value whose observers are known weakly, but whose closures aren't.
private final class Dynamic<Value> {
  struct Observer {
    weak var object: AnyObject?
    let told: (Value) -> Void
  }
  private var observers: [Observer] = []
  var listener: ((Value) -> Void)?
  var value: Value {
    didSet {
      observers.removeAll { $0.object == nil }
      for observer in observers { observer.told(value) }
      listener?(value)
    }
  }
  init(_ value: Value) { self.value = value }
  func bind(_ object: AnyObject, _ told: @escaping (Value) -> Void) {
    observers.append(Observer(object: object, told: told))
    told(value)
  }
  func bind<Target: AnyObject>(
    _ path: ReferenceWritableKeyPath<Target, Value>, of target: Target
  ) {
    bind(target) { target[keyPath: path] = $0 }
  }
  func bindWeakly<Target: AnyObject>(
    _ path: ReferenceWritableKeyPath<Target, Value>, of target: Target
  ) {
    bind(target) { [weak target] in target?[keyPath: path] = $0 }
  }
  func remove(_ object: AnyObject) { observers.removeAll { $0.object === object } }
}

/// A callback whose target is weak and handed to its body.
private struct Delegated<Input> {
  private var body: ((Input) -> Void)?
  mutating func delegate<Target: AnyObject>(
    to target: Target, _ body: @escaping (Target, Input) -> Void
  ) {
    self.body = { [weak target] in
      if let target { body(target, $0) }
    }
  }
  func callAsFunction(_ input: Input) { body?(input) }
}

@propertyWrapper private final class Resolved<Value> {
  private var make: (() -> Value)?
  private var value: Value?
  private let forgets: Bool
  init(forgets: Bool, _ make: @escaping () -> Value) {
    self.forgets = forgets
    self.make = make
  }
  var wrappedValue: Value {
    if let value { return value }
    guard let made = make?() else { fatalError("made already") }
    value = made
    if forgets { make = nil }
    return made
  }
}

private final class ParcelModel {
  let status = Dynamic("")
  var opened = Delegated<Int>()
  var title = ""
}
private final class ParcelLabel: UIView {
  var text = ""
  var model: ParcelModel?
  func update(_ text: String) { self.text = text }
}
private final class ParcelScreen: UIViewController {
  let model = ParcelModel()
  let statusLabel = ParcelLabel()
  var status = ""
  var resolved: Resolved<Helper>?
  var provider: (() -> Helper)?
  var token: Token?
  var ending: (() -> Void)?
  private var kept: [Any] = []
  func object(_ part: Any?) { if let part { kept.append(part) } }
  func show(_ status: String) { self.status = status }
  deinit { ending?() }
}

/// Keeps what it makes as long as something else does.
private final class ParcelContainer {
  final class Entry { weak var object: AnyObject? }
  private var makers: [String: () -> AnyObject] = [:]
  private var weakObjects: [String: Entry] = [:]
  private var objects: [String: AnyObject] = [:]
  static let shared = ParcelContainer()
  func register(_ name: String, _ make: @escaping () -> AnyObject) { makers[name] = make }
  func weakObject(_ name: String) -> AnyObject? {
    if let known = weakObjects[name]?.object { return known }
    let object = makers[name]?()
    let entry = Entry()
    entry.object = object
    weakObjects[name] = entry
    return object
  }
  func scoped(_ name: String) -> AnyObject? {
    if let known = objects[name] { return known }
    objects[name] = makers[name]?()
    return objects[name]
  }
  func endScope() { objects = [:] }
}
private struct ParcelFactory {
  let makeModel: (Int) -> ParcelModel
  let makeScreen: () -> UIViewController
}

/// Calls its callbacks when there is news.
private final class ParcelNews {
  static let shared = ParcelNews()
  private var callbacks: [ObjectIdentifier: (String) -> Void] = [:]
  private var witnesses: [(observer: WeakBox<ParcelScreen>, told: () -> Void)] = []
  private var once: ((String) -> Void)?
  func add(_ observer: AnyObject, _ told: @escaping (String) -> Void) {
    callbacks[ObjectIdentifier(observer)] = told
  }
  func remove(_ id: ObjectIdentifier) { callbacks[id] = nil }
  func token(_ told: @escaping (String) -> Void) -> Token {
    let key = Helper()
    callbacks[ObjectIdentifier(key)] = told
    return Token { [weak self] in self?.callbacks[ObjectIdentifier(key)] = nil }
  }
  func witness(_ observer: ParcelScreen, _ told: @escaping () -> Void) {
    witnesses.removeAll { $0.observer.object == nil }
    witnesses.append((WeakBox(object: observer), told))
  }
  func ask(_ answer: @escaping (String) -> Void) { once = answer }
  func answer() {
    once?("here")
  }
  func answerOnce() {
    let told = once
    once = nil
    told?("here")
  }
}

/// A delegate that is a structure of closures.
private struct ParcelEvents {
  var moved: () -> Void
  var lost: () -> Void
}
private final class ParcelTracker {
  var events: ParcelEvents?
  var delegate: AnyObject?
}
private final class ParcelAdapter {
  let screen: ParcelScreen
  init(_ screen: ParcelScreen) { self.screen = screen }
}
private final class WeakParcelAdapter {
  weak var screen: ParcelScreen?
  init(_ screen: ParcelScreen) { self.screen = screen }
}
private protocol ParcelHandling: AnyObject {}
extension ParcelHandling {
  func handler(_ handle: @escaping (Self) -> Void) -> () -> Void { { handle(self) } }
  func weakHandler(_ handle: @escaping (Self) -> Void) -> () -> Void {
    { [weak self] in if let self { handle(self) } }
  }
}
extension ParcelScreen: ParcelHandling {}

extension Shape {
  private static func parcel(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    findings: Int = 1, script: String? = nil, _ wire: @escaping (ParcelScreen) -> Void
  ) -> Shape {
    Shape(name, verdict, keeper, cut: cut, findings: findings, script: script) {
      let screen = ParcelScreen()
      wire(screen)
      return screen
    }
  }

  static let parcels: [Shape] = [
    parcel(
      "value with weak observers whose closure captures one", .leaked, "observers[0].told"
    ) { screen in screen.model.status.bind(screen) { screen.show($0) } },
    parcel("value with weak observers whose closure knows one", .none) { screen in
      screen.model.status.bind(screen) { [weak screen] in screen?.show($0) }
    },
    parcel(
      "value's observer that would be removed in deinit", .leaked, "observers[0].told"
    ) { screen in
      screen.model.status.bind(screen) { screen.show($0) }
      screen.ending = { [model = screen.model, id = WeakBox(object: screen)] in
        if let screen = id.object { model.status.remove(screen) }
      }
    },
    parcel("value bound to a property of the screen", .leaked, "observers[0].told") { screen in
      screen.model.status.bind(\.status, of: screen)
    },
    parcel("value bound to a property of the screen, weakly", .none) { screen in
      screen.model.status.bindWeakly(\.status, of: screen)
    },
    parcel("value bound to a property of a label", .none) { screen in
      screen.view.addSubview(screen.statusLabel)
      screen.model.status.bind(\.text, of: screen.statusLabel)
    },
    parcel("value bound to a label that owns its model", .leaked, "observers[0].told") { screen in
      screen.view.addSubview(screen.statusLabel)
      screen.statusLabel.model = screen.model
      screen.model.status.bind(\.text, of: screen.statusLabel)
    },
    parcel("listener that is a method of a label", .none) { screen in
      screen.view.addSubview(screen.statusLabel)
      screen.model.status.listener = screen.statusLabel.update
    },
    parcel("listener that is a method of the screen", .leaked, "listener") { screen in
      screen.model.status.listener = screen.show
    },
    parcel("delegated callback", .none) { screen in
      screen.model.opened.delegate(to: screen) { screen, _ in screen.show("open") }
    },
    parcel("delegated callback that captures its target", .leaked, "opened.body") { screen in
      screen.model.opened.delegate(to: screen) { _, _ in screen.show("open") }
    },
    parcel("resolved value that forgets its maker", .none) { screen in
      screen.resolved = Resolved(forgets: true) {
        let helper = Helper()
        helper.weakly = screen
        return helper
      }
      _ = screen.resolved?.wrappedValue
    },
    parcel("resolved value that keeps its maker", .leaked, "make") { screen in
      screen.resolved = Resolved(forgets: false) {
        let helper = Helper()
        helper.weakly = screen
        return helper
      }
      _ = screen.resolved?.wrappedValue
    },
    parcel("resolved value that nobody asks for", .leaked, "make") { screen in
      screen.resolved = Resolved(forgets: true) {
        let helper = Helper()
        helper.weakly = screen
        return helper
      }
    },
    parcel("provider of what its screen has", .none) { screen in
      let helper = Helper()
      screen.object(helper)
      screen.provider = { helper }
    },
    parcel("object of a container that remembers weakly", .none) { screen in
      ParcelContainer.shared.register("weak") { [weak screen] in
        let helper = Helper()
        helper.weakly = screen
        return helper
      }
      let helper = ParcelContainer.shared.weakObject("weak") as? Helper
      helper?.owner = screen.model
      screen.object(helper)
    },
    parcel("screen of a container that remembers weakly", .none) { screen in
      ParcelContainer.shared.register("screen") { Helper() }
      let helper = ParcelContainer.shared.weakObject("screen") as? Helper
      helper?.weakly = screen
      screen.object(helper)
    },
    parcel("maker in a shared container that captures the screen", .abandoned, "makers") { screen in
      ParcelContainer.shared.register("strong") {
        let helper = Helper()
        helper.weakly = screen
        return helper
      }
    },
    parcel("scope of a shared container that isn't ended", .abandoned, "objects") { screen in
      ParcelContainer.shared.register("scope") {
        let helper = Helper()
        helper.weakly = screen
        return helper
      }
      ParcelContainer.shared.register("screen scope") { [weak screen] () -> AnyObject in
        if let screen { screen } else { Helper() }
      }
      _ = ParcelContainer.shared.scoped("screen scope")
      ParcelContainer.shared.register("scope") { Helper() }
    },
    parcel("factory of closures that capture their screen's model", .none) { screen in
      let model = screen.model
      let factory = ParcelFactory(
        makeModel: { _ in model }, makeScreen: { UIViewController() })
      screen.object(factory)
    },
    parcel("factory of closures that capture the screen", .leaked, "makeScreen") { screen in
      let factory = ParcelFactory(
        makeModel: { _ in ParcelModel() },
        makeScreen: {
          let next = ParcelScreen()
          next.status = screen.status
          return next
        })
      screen.object(factory)
    },
    parcel("handler by identity, removed in deinit", .abandoned, "callbacks") { screen in
      ParcelNews.shared.add(screen) { screen.show($0) }
      let id = ObjectIdentifier(screen)
      screen.ending = { ParcelNews.shared.remove(id) }
    },
    parcel("handler by identity, weak, removed in deinit", .none) { screen in
      ParcelNews.shared.add(screen) { [weak screen] in screen?.show($0) }
      let id = ObjectIdentifier(screen)
      screen.ending = { ParcelNews.shared.remove(id) }
    },
    parcel("token of news, weak", .none) { screen in
      screen.token = ParcelNews.shared.token { [weak screen] in screen?.show($0) }
    },
    parcel("token of news whose closure captures the token's owner", .abandoned, "callbacks") {
      screen in
      screen.token = ParcelNews.shared.token { screen.show($0) }
    },
    parcel("witness in a tuple with a weak observer", .none) { screen in
      ParcelNews.shared.witness(screen) { [weak screen] in screen?.show("") }
    },
    parcel("witness in a tuple whose closure captures", .abandoned, "witnesses") { screen in
      ParcelNews.shared.witness(screen) { screen.show("") }
    },
    parcel("answer that comes and stays", .abandoned, "once") { screen in
      ParcelNews.shared.ask { screen.show($0) }
      ParcelNews.shared.answer()
    },
    parcel("answer that comes once", .none) { screen in
      ParcelNews.shared.ask { screen.show($0) }
      ParcelNews.shared.answerOnce()
    },
    parcel("delegate of closures, one of which captures", .leaked, "events.lost") { screen in
      let tracker = ParcelTracker()
      screen.object(tracker)
      tracker.events = ParcelEvents(
        moved: { [weak screen] in screen?.show("") }, lost: { screen.show("") })
    },
    parcel("delegate that adapts weakly", .none) { screen in
      let tracker = ParcelTracker()
      screen.object(tracker)
      tracker.delegate = WeakParcelAdapter(screen)
    },
    parcel("delegate that adapts strongly", .leaked, "screen") { screen in
      let tracker = ParcelTracker()
      screen.object(tracker)
      tracker.delegate = ParcelAdapter(screen)
    },
    parcel("handler of a protocol extension of its own type", .leaked, "action") { screen in
      let helper = Helper()
      screen.object(helper)
      helper.action = screen.handler { $0.show("") }
    },
    parcel("handler of a protocol extension of its own type, weak", .none) { screen in
      let helper = Helper()
      screen.object(helper)
      helper.action = screen.weakHandler { $0.show("") }
    },
  ]
}
