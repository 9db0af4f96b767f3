import Synchronization
import UIKit

protocol Owner: AnyObject {}
extension Screen: Owner {}

private struct Style {
  var name = "plain"
  var owner: AnyObject?
}

private enum Single {
  case screen(Screen)
  case none
}

private enum Multiple {
  case screen(Screen, Int)
  case text(String)
  case pair(first: Helper, second: Screen)
}

private indirect enum List {
  case cons(Screen, Int, List)
  case end
}

private indirect enum Tree<Value> {
  case node(Tree, Value, Tree)
  case leaf
}

private enum Partly {
  indirect case deep(String, Screen)
  case flat
}

private struct Handle: ~Copyable {
  var screen: Screen
}

private final class HandleHolder {
  var handle: Handle?
  init(_ screen: Screen) { handle = Handle(screen: screen) }
}

private final class Guarded {
  let state = Mutex<Screen?>(nil)
}

private final class GuardedList {
  let state: Mutex<[Screen]>
  init(_ screen: Screen) { state = Mutex([screen]) }
}

private final class LazyReference {
  let reference = AtomicLazyReference<Screen>()
}

private final class Inline {
  let pair: [2 of Screen?]
  init(_ screen: Screen) { pair = [nil, screen] }
}

private final class Tail: ManagedBuffer<Int, Screen> {}

private actor Engine {
  var screen: Screen?
  func set(_ screen: Screen) { self.screen = screen }
  nonisolated init(_ screen: Screen) { self.screen = screen }
}

private final class Lazily {
  let screen: Screen
  init(_ screen: Screen) { self.screen = screen }
  lazy var action: () -> Void = { self.screen.act() }
}

@propertyWrapper private struct Wrapped<Value> {
  var wrappedValue: Value
}

private final class WithWrapper {
  @Wrapped var screen: Screen?
}

private final class Pack<each Item> {
  let items: (repeat each Item)
  init(_ items: repeat each Item) { self.items = (repeat each items) }
}

private final class OwnedView: UIView {
  var owner: UIViewController?
}

extension Shape {
  private static func object(
    _ name: String, _ keeper: String, _ make: @escaping (Screen) -> AnyObject
  ) -> Shape {
    screen(name, .leaked, keeper) { $0.object = make($0) }
  }

  private static func value(
    _ name: String, _ keeper: String = "any", _ make: @escaping (Screen) -> Any
  ) -> Shape {
    screen(name, .leaked, keeper) { $0.any = make($0) }
  }

  static let cycles: [Shape] = [
    screen("itself", .leaked, "object", cut: "object ← make this weak: frees all") {
      $0.object = $0
    },
    object("helper", "Helper") { screen in
      let helper = Helper()
      helper.owner = screen
      return helper
    },
    object("three helpers", "Helper") { screen in
      let helpers = [Helper(), Helper(), Helper()]
      helpers[0].next = helpers[1]
      helpers[1].next = helpers[2]
      helpers[2].owner = screen
      return helpers[0]
    },
    screen(
      "closure", .leaked, "action",
      cut: "action → closure capture of type Screen ← make this weak: frees all"
    ) { screen in screen.action = { screen.act() } },
    screen(
      "bound method", .leaked, "action",
      cut: "action → closure capture of type Screen ← make this weak: frees all"
    ) { screen in screen.action = screen.act },
    screen(
      "two closures", .leaked, "actions",
      cut:
        "actions[0] → closure capture of type Screen ← make both of these weak: frees all; and Screen#1 actions[1] → closure capture of type Screen"
    ) { screen in
      screen.actions = [{ screen.act() }, { screen.act() }]
    },
    screen(
      "two fields", .leaked, "both of these",
      cut:
        "action → closure capture of type Screen ← make both of these weak: frees all; and Screen#1 other → closure capture of type Screen"
    ) { screen in
      screen.action = { screen.act() }
      screen.other = { screen.act() }
    },
    screen(
      "closure and helper", .leaked, "both of these",
      cut:
        "action → closure capture of type Screen ← make both of these weak: frees all; and Helper owner"
    ) { screen in
      screen.action = { screen.act() }
      let helper = Helper()
      helper.owner = screen
      screen.object = helper
    },
    screen(
      "closure of a captured variable", .leaked, "action",
      cut: "action → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      var count = 0
      screen.action = {
        count += 1
        screen.act()
      }
    },
    screen(
      "closure in a closure", .leaked, "action",
      cut: "action → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      let inner = { screen.act() }
      screen.action = { inner() }
    },
    screen("weak self, strong in the inner closure", .none) { screen in
      screen.action = { [weak screen] in screen?.other = { [weak screen] in screen?.act() } }
    },
    screen(
      "weak self that an inner closure makes strong", .leaked, "other",
      cut: "other → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      screen.action = { [weak screen] in
        guard let screen else { return }
        screen.other = { screen.act() }
      }
      screen.action?()
    },
    screen(
      "helper's closure", .leaked, "Helper",
      cut: "action → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      let helper = Helper()
      helper.action = { screen.act() }
      screen.object = helper
    },
    value("structure") { Style(owner: $0) },
    value("tuple") { (1, $0, "a") },
    value("array") { [$0] },
    value("nested arrays") { [[1: [$0]]] },
    value("dictionary") { ["screen": $0] },
    value("set") { Set([$0 as UIViewController]) },
    value("dictionary by object") { [ObjectIdentifier($0): $0] },
    value("dictionary of closures") { screen in ["tap": { screen.act() }] as [String: () -> Void] },
    value("tuple of closures") { screen in
      ({ screen.act() }, { screen.act() }) as (() -> Void, () -> Void)
    },
    value("optional") { Optional($0) as Any },
    value("result") { Result<Screen, any Error>.success($0) },
    value("slice") { [$0, $0][1...] },
    value("lazy map") { screen in [1].lazy.map { _ in screen } },
    value("any iterator") { AnyIterator([$0].makeIterator()) },
    value("any sequence") { AnySequence([$0]) },
    object("enum", "Box") { Box(Single.screen($0)) },
    object("enum of several payloads", "Box") { Box(Multiple.screen($0, 3)) },
    object("enum with labels", "Box") { Box(Multiple.pair(first: Helper(), second: $0)) },
    object("indirect enum", "Box") { Box(List.cons($0, 1, .end)) },
    object("deep indirect enum", "Box") { Box(List.cons(Screen(), 0, .cons($0, 1, .end))) },
    object("generic indirect enum", "Box") { Box(Tree.node(.leaf, $0, .leaf)) },
    object("indirect case", "Box") { Box(Partly.deep("a", $0)) },
    object("optional indirect enum", "Box") { Box(Optional(List.cons($0, 1, .end))) },
    object("enum in an array", "Box") { Box([Multiple.text("a"), .screen($0, 1)]) },
    object("existential", "Box") { Box<any Owner>($0) },
    object("existential value", "Box") { Box<any Sendable & Equatable>(Wrapper($0)) },
    object("error", "Box") { Box<any Error>(Failure(screen: $0)) },
    object("value that cannot be copied", "HandleHolder") { HandleHolder($0) },
    object("mutex", "Guarded") { screen in
      let guarded = Guarded()
      guarded.state.withLock { $0 = screen }
      return guarded
    },
    object("array in a mutex", "GuardedList") { GuardedList($0) },
    object("atomic reference", "LazyReference") { screen in
      let holder = LazyReference()
      _ = holder.reference.storeIfNil(screen)
      return holder
    },
    object("inline array", "Inline") { Inline($0) },
    object("managed buffer", "elements") { screen in
      let buffer = Tail.create(minimumCapacity: 1) { _ in 1 }
      buffer.withUnsafeMutablePointerToElements { $0.initialize(to: screen) }
      return buffer
    },
    object("actor", "Engine") { Engine($0) },
    object("lazy closure", "Lazily") { screen in
      let holder = Lazily(screen)
      _ = holder.action
      return holder
    },
    object("property wrapper", "WithWrapper") { screen in
      let holder = WithWrapper()
      holder.screen = screen
      return holder
    },
    object("parameter pack", "Pack") { Pack(1, $0, "a") },
    object("unmanaged", "Box") { Box(Unmanaged.passRetained($0)) },
    object("pointer", "Box") { screen in
      let pointer = UnsafeMutablePointer<Screen>.allocate(capacity: 1)
      pointer.initialize(to: screen)
      return Box(pointer)
    },
    object("key path to a closure", "Box") { screen in
      Box((\Screen.title as AnyKeyPath, { screen.act() } as () -> Void))
    },
    object("NSMutableArray", "object") { NSMutableArray(array: [$0]) },
    object("NSMutableDictionary", "object") { NSMutableDictionary(dictionary: ["a": $0]) },
    object("NSMutableSet", "object") { NSMutableSet(array: [$0]) },
    object("NSCache", "object") { screen in
      let cache = NSCache<NSString, Screen>()
      cache.setObject(screen, forKey: "a")
      return cache
    },
    object("work item", "DispatchWorkItem") { screen in DispatchWorkItem { screen.act() } },
    object("operation", "object") { screen in BlockOperation { screen.act() } },
    object("user info", "Box") {
      Box(Notification(name: .init("a"), object: nil, userInfo: ["a": $0]))
    },
    object("async closure", "Box") { screen in
      let action: () async -> Void = { await MainActor.run { screen.act() } }
      return Box(action)
    },
    object("stream", "Box") { screen in
      var continuation: AsyncStream<Int>.Continuation?
      let stream = AsyncStream<Int> { continuation = $0 }
      continuation?.onTermination = { _ in _ = screen }
      return Box((stream, continuation))
    },
    screen(
      "subview that knows its controller", .leaked, "OwnedView",
      cut: "owner ← make this weak: frees all"
    ) { screen in
      screen.loaded = { screen in
        let view = OwnedView()
        view.owner = screen
        screen.view.addSubview(view)
      }
    },
    Shape(
      "own view that knows its controller", .leaked, "OwnedView",
      cut: "owner ← make this weak: frees all"
    ) {
      let screen = ViewScreen()
      return screen
    },
    screen(
      "button's action", .leaked, "UIAction",
      cut: "handler → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      screen.loaded = { screen in
        screen.view.addSubview(UIButton(primaryAction: UIAction(title: "a") { _ in screen.act() }))
      }
    },
    screen(
      "bar button's action", .leaked, "UIBarButtonItem",
      cut: "handler → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "a", image: nil, primaryAction: UIAction { _ in screen.act() }, menu: nil)
    },
    screen("title view", .leaked, "OwnedView", cut: "owner ← make this weak: frees all") { screen in
      let view = OwnedView()
      view.owner = screen
      screen.navigationItem.titleView = view
    },
    screen("child controller", .leaked, "Child", cut: "owner ← make this weak: frees all") {
      screen in
      screen.loaded = { screen in
        let child = Child()
        child.owner = screen
        screen.addChild(child)
        screen.view.addSubview(child.view)
        child.didMove(toParent: screen)
      }
    },
    screen("gesture", .none) { screen in
      screen.loaded = { $0.view.addGestureRecognizer(UITapGestureRecognizer()) }
    },
    screen("weak", .none) { screen in
      let helper = Helper()
      helper.weakly = screen
      screen.object = helper
    },
    screen("unowned", .none) { screen in
      let helper = Helper()
      helper.unownedly = screen
      screen.object = helper
    },
    screen("unowned closure", .none) { screen in
      screen.action = { [unowned screen] in screen.act() }
    },
    screen("nothing", .none) { _ in },
    screen("retain without a release", .leaked, "") { _ = Unmanaged.passRetained($0) },
    screen("retained twice and in a cycle", .leaked, "") { screen in
      screen.object = screen
      _ = Unmanaged.passRetained(screen)
    },
  ]
}

private struct Failure: Error, @unchecked Sendable {
  let screen: Screen
}

private struct Wrapper: Equatable, @unchecked Sendable {
  let screen: Screen
  let numbers = [1, 2, 3]
  let text = "a text that is too long to stand in three words"
  init(_ screen: Screen) { self.screen = screen }
}

private final class ViewScreen: Screen {
  override func loadView() {
    let view = OwnedView()
    view.owner = self
    self.view = view
  }
}

private final class Child: UIViewController {
  var owner: UIViewController?
}
