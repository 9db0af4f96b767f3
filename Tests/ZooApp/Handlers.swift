import UIKit

// MARK: Values

private enum Either<Left, Right> {
  case left(Left)
  case right(Right)
}
private enum Trigger: Hashable { case appear, disappear, tap(row: Int) }
private struct EmptyState {
  let title: String
  var retry: (() -> Void)?
}
private struct Callbacks<each Input> {
  var all: (repeat (each Input) -> Void)
}
private struct Lease: ~Copyable {
  let release: () -> Void
  deinit { release() }
}
private struct Field<Value> {
  let name: String
  var value: Value
  var changed: [(_ old: Value, _ new: Value, _ row: Int) -> Bool] = []
}
@propertyWrapper private struct Intent {
  var wrappedValue: () -> Void
  var projectedValue: Intent {
    get { self }
    set { self = newValue }
  }
}
@propertyWrapper private struct Referenced<Object: AnyObject> {
  private weak var object: Object?
  var wrappedValue: Object? {
    get { object }
    set { object = newValue }
  }
  init(wrappedValue: Object? = nil) { object = wrappedValue }
}
/// Calls its owner without a closure.
@propertyWrapper private struct Invalidating<Value> {
  private var value: Value
  init(wrappedValue: Value) { value = wrappedValue }
  @available(*, unavailable) var wrappedValue: Value {
    get { fatalError("only classes have it") }
    set { fatalError("\(newValue)") }
  }
  static subscript<Owner: UIViewController>(
    _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Invalidating>
  ) -> Value {
    get { owner[keyPath: storage].value }
    set {
      owner[keyPath: storage].value = newValue
      owner.viewIfLoaded?.setNeedsLayout()
    }
  }
}
@dynamicMemberLookup private struct Builder<Object: AnyObject> {
  let object: Object
  subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Object, Value>) -> (Value)
    -> Builder
  {
    { [object] in
      object[keyPath: path] = $0
      return self
    }
  }
}

// MARK: Objects

private final class EditorModel {
  var outcome: Result<() -> Void, any Error> = .failure(CancellationError())
  var choice: Either<() -> Void, [() -> Void]> = .right([])
  var triggers: [Trigger: [() -> Void]] = [:]
  var pending: (title: String, done: () -> Void)?
  var empty: EmptyState?
  var context: [AnyHashable: Any] = [:]
  var title = Field(name: "title", value: "")
  var handler: ((String) -> Void)?
  var handlers: [(EditorScreen) -> (String) -> Void] = []
  var path = Path.end
  @Intent var save: () -> Void = {}
  @Referenced var screen: EditorScreen?
  private var lease: Lease?
  func take(_ release: @escaping () -> Void) { lease = Lease(release: release) }
  func run(_ trigger: Trigger) { triggers[trigger]?.forEach { $0() } }
  indirect enum Path {
    case end
    case push(Either<Box<UIViewController>, () -> UIViewController>, next: Path)
  }
}
private protocol EventHandler<Event> {
  associatedtype Event
  func handle(_ event: Event)
}
private struct ClosureHandler<Event>: EventHandler {
  let body: (Event) -> Void
  func handle(_ event: Event) { body(event) }
}
private struct ChainedHandler<First: EventHandler, Second: EventHandler>: EventHandler
where First.Event == Second.Event {
  let first: First
  let second: Second
  func handle(_ event: First.Event) {
    first.handle(event)
    second.handle(event)
  }
}
private final class Pipeline<Handler: EventHandler> {
  let handler: Handler
  init(_ handler: Handler) { self.handler = handler }
}
private final class PackedModel<each Input> {
  var callbacks: Callbacks<repeat each Input>?
}
private final class EditorScreen: UIViewController {
  let model = EditorModel()
  var onSave: (() -> Void)?
  var pipeline: AnyObject?
  var box: AnyObject?
  var registry: [String: () -> Void] = [:]
  @Invalidating var count = 0
  lazy var submit: () -> Void = { [self] in model.run(.appear) }
  lazy var validate: (String) -> Bool = { [unowned self] in $0.count > count }
  lazy var sizes = memoized(height)
  func edit(_ text: String) { title = text }
  func undo(_ text: String) { title = nil }
  func height(_ row: Int) -> Double { Double(row + count) }
}
private func memoized<Key: Hashable, Value>(_ make: @escaping (Key) -> Value) -> (Key) -> Value {
  var values: [Key: Value] = [:]
  return { key in
    if let known = values[key] { return known }
    let value = make(key)
    values[key] = value
    return value
  }
}
private func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C {
  { g(f($0)) }
}

/// Closures in the values, wrappers and generic types of a screen's model.
extension Shape {
  private static func editor(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    _ bind: @escaping @MainActor (EditorScreen, EditorModel) -> Void
  ) -> Shape {
    Shape(name, verdict, keeper, cut: cut) {
      let screen = EditorScreen()
      bind(screen, screen.model)
      return screen
    }
  }
  private static func capture(_ field: String) -> String {
    "\(field) → closure capture of type EditorScreen ← make this weak: frees all"
  }

  static let handlers: [Shape] = [
    editor("result of a closure", .leaked, "outcome", cut: capture("outcome.success")) {
      screen, model in model.outcome = .success { screen.edit("a") }
    },
    editor("either of closures", .leaked, "choice", cut: capture("choice.right[1]")) {
      screen, model in
      model.choice = .right([{ [weak screen] in screen?.edit("a") }, { screen.edit("b") }])
    },
    editor("closures by trigger", .leaked, "triggers", cut: capture("triggers[_][1]")) {
      screen, model in
      model.triggers[.tap(row: 1), default: []].append { [weak screen] in screen?.edit("a") }
      model.triggers[.tap(row: 1), default: []].append { screen.edit("b") }
    },
    editor("optional pair with a closure", .leaked, "pending", cut: capture("pending.done")) {
      screen, model in model.pending = ("a", { screen.edit("a") })
    },
    editor("optional structure with a closure", .leaked, "empty", cut: capture("empty.retry")) {
      screen, model in model.empty = EmptyState(title: "a", retry: { screen.edit("a") })
    },
    editor("optional structure whose closure was cleared", .none) { screen, model in
      model.empty = EmptyState(title: "a", retry: { screen.edit("a") })
      model.empty?.retry = nil
    },
    editor(
      "context of any values", .leaked, "context",
      cut: "context[\"screen\"] ← remove this: frees all"
    ) { screen, model in
      model.context = ["screen": screen, 1: "a", Trigger.appear: { [weak screen] in screen }]
    },
    editor("listeners of a field", .leaked, "title", cut: capture("title.changed[0]")) {
      screen, model in
      model.title.changed.append { old, new, _ in
        screen.edit(new)
        return old == new
      }
    },
    editor("curried method", .leaked, "handler", cut: capture("handler")) { screen, model in
      model.handler = EditorScreen.edit(screen)
    },
    editor("unapplied methods", .none) { screen, model in
      model.handlers = [EditorScreen.edit, EditorScreen.undo]
      model.handler = { [weak screen, unowned model] text in
        guard let screen else { return }
        for handler in model.handlers { handler(screen)(text) }
      }
    },
    editor("composed functions", .leaked, "handler", cut: capture("handler")) { screen, model in
      model.handler = compose({ (text: String) in text.uppercased() }, screen.edit)
    },
    editor(
      "path of factories", .leaked, "path",
      cut:
        "path.push.next.push.0.right → closure capture of type EditorScreen ← make this weak: frees all"
    ) { screen, model in
      model.path = .push(
        .left(Box(UIViewController())), next: .push(.right { screen }, next: .end))
    },
    editor("wrapped intent", .leaked, "_save", cut: capture("_save.wrappedValue")) {
      screen, model in
      model.save = { screen.edit("a") }
    },
    editor("wrapped weak reference", .none) { screen, model in model.screen = screen },
    editor("wrapper that calls its owner", .none) { screen, model in
      screen.count = 3
      screen.view.layoutIfNeeded()
    },
    editor(
      "release of a noncopyable lease", .leaked, "lease",
      cut: "lease.release → closure capture of type EditorScreen ← make this weak: frees all"
    ) { screen, model in
      model.take { screen.edit("a") }
    },
    editor(
      "chain of generic handlers", .leaked, "handler", cut: capture("handler.second.body")
    ) { screen, model in
      screen.pipeline = Pipeline(
        ChainedHandler(
          first: ClosureHandler<String> { [weak screen] in screen?.undo($0) },
          second: ClosureHandler { screen.edit($0) }))
    },
    editor("chain of generic handlers, weak", .none) { screen, model in
      screen.pipeline = Pipeline(
        ChainedHandler(
          first: ClosureHandler<String> { [weak screen] in screen?.undo($0) },
          second: ClosureHandler { [unowned screen] in screen.edit($0) }))
    },
    editor("handlers behind an existential", .leaked, "value", cut: capture("value[0].body")) {
      screen, model in
      screen.box = Box<[any EventHandler<Int>]>([ClosureHandler { screen.count += $0 }])
    },
    editor(
      "callbacks of a parameter pack", .leaked, "callbacks",
      cut:
        "callbacks.all.0 → closure capture of type EditorScreen ← make both of these weak: frees all; and PackedModel<Pack{String, Int}> callbacks.all.1 → closure capture of type EditorScreen"
    ) { screen, model in
      let packed = PackedModel<String, Int>()
      packed.callbacks = Callbacks(all: ({ screen.edit($0) }, { screen.count = $0 }))
      screen.pipeline = packed
    },
    editor("callbacks of a parameter pack, weak", .none) { screen, model in
      let packed = PackedModel<String, Int>()
      packed.callbacks = Callbacks(
        all: ({ [weak screen] in screen?.edit($0) }, { [weak screen] in screen?.count = $0 }))
      screen.pipeline = packed
    },
    editor("lazy closure of its model", .leaked, "submit", cut: capture("submit")) {
      screen, model in screen.submit()
    },
    editor("lazy closure of its model, unowned", .none) { screen, model in
      _ = screen.validate("a")
    },
    editor(
      "memoized method", .leaked, "sizes",
      cut: "sizes → closure capture of type EditorScreen ← make this weak: frees all"
    ) { screen, model in _ = screen.sizes(3) },
    editor("builder of key paths", .none) { screen, model in
      _ = Builder(object: screen).title("a").count(3)
    },
    editor(
      "setter that a builder made", .leaked, "registry",
      cut: """
        registry["title"] → closure capture of type EditorScreen ← make both of these weak: frees all; \
        and EditorScreen#1 registry["title"] → closure capture of type Builder<EditorScreen>.object
        """
    ) { screen, model in
      // The builder's closure captures the screen, and the builder with the screen.
      let set = Builder(object: screen).title
      screen.registry["title"] = { _ = set("a") }
    },
    editor("weak at first, strong when stored", .leaked, "onSave", cut: capture("onSave")) {
      screen, model in
      model.save = { [weak screen] in
        let editor = screen
        screen?.onSave = { editor?.edit("a") }
      }
      model.save()
    },
    editor("weak at first, strong in a local function", .leaked, "onSave", cut: capture("onSave")) {
      screen, model in
      model.save = { [weak screen] in
        guard let screen else { return }
        func finish() { screen.edit("a") }
        screen.onSave = finish
      }
      model.save()
    },
    editor("weak at first, strong for one call", .none) { screen, model in
      model.save = { [weak screen] in
        guard let screen else { return }
        [1, 2].forEach { screen.count += $0 }
        screen.onSave = { [weak screen] in screen?.edit("a") }
      }
      model.save()
    },
    editor(
      "function that retries itself", .leaked, "handler",
      cut: "handler → closure capture of type EditorScreen ← make this weak: frees all"
    ) { screen, model in
      func attempt(_ text: String) {
        screen.edit(text)
        if screen.count < 0 { attempt(text) }
      }
      model.handler = attempt
    },
    editor(
      "captured child that knows its parent", .leaked, "object",
      cut: "owner ← make this weak: frees all"
    ) { screen, model in
      let child = Helper()
      child.owner = screen
      model.save = { child.next = nil }
    },
  ]
}
