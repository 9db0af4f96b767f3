import Synchronization
import UIKit

// MARK: Values

private indirect enum Expression {
  case value(Int)
  case call(AnyObject, [Expression])
  case both(Expression, Expression)
  case later(() -> Expression)
}
private enum Phase<Value, Failure: Error> {
  case idle
  case loading(cancel: (() -> Void)?)
  case loaded(Value, refresh: () -> Void)
  case failed(Failure)
}
private struct Failing: Error {
  let code: Int
  let retry: () -> Void
}
private enum Shade {
  case plain(UInt8)
  case tinted(Helper)
  case both(Helper, Helper?)
  case none, some1, some2
}
private protocol Effect { func run() }
private struct ClosureEffect: Effect {
  let body: () -> Void
  func run() { body() }
}
private struct LargeEffect: Effect {
  let numbers = (0, 1, 2, 3)
  let name = "large"
  let body: () -> Void
  func run() { body() }
}
private struct PairOf<each Value> {
  let values: (repeat each Value)
  init(_ values: repeat each Value) { self.values = (repeat each values) }
}
private final class Observers<each Event> {
  let bodies: (repeat (each Event) -> Void)
  init(_ bodies: repeat @escaping (each Event) -> Void) { self.bodies = (repeat each bodies) }
}
private func makeEffect(_ body: @escaping () -> Void) -> some Effect { ClosureEffect(body: body) }
private struct Guarded: ~Copyable {
  let owner: AnyObject
  let name: String
}
private final class Holder {
  var guarded: Guarded?
  let slot = Mutex<[String: AnyObject]>([:])
  init() {}
}
private struct Ring {
  var slots: InlineArray<4, (() -> Void)?> = .init(repeating: nil)
  var weakSlots: InlineArray<2, WeakBox<UIViewController>> = .init(repeating: WeakBox())
}
private enum Choice: ~Copyable {
  case none
  case lease(Guarded)
}
private final class Chooser {
  var choice: Choice = .none
}

// MARK: Wrappers

/// A wrapper that reaches the object that it is a property of.
@propertyWrapper private struct Republished<Value> {
  private var value: Value
  init(wrappedValue: Value) { value = wrappedValue }
  @available(*, unavailable) var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }
  static subscript(
    _enclosingInstance owner: PayloadScreen,
    wrapped wrapped: ReferenceWritableKeyPath<PayloadScreen, Value>,
    storage storage: ReferenceWritableKeyPath<PayloadScreen, Self>
  ) -> Value {
    get { owner[keyPath: storage].value }
    set {
      owner[keyPath: storage].value = newValue
      owner.changes.append { owner[keyPath: storage].value = newValue }
    }
  }
}
@propertyWrapper private final class Injected<Value> {
  private let make: () -> Value
  private(set) lazy var wrappedValue: Value = make()
  init(_ make: @escaping () -> Value) { self.make = make }
}
@propertyWrapper private struct Validated<Value> {
  var wrappedValue: Value { didSet { isValid = rules.allSatisfy { $0(wrappedValue) } } }
  private(set) var isValid = true
  var rules: [(Value) -> Bool] = []
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  var projectedValue: Self {
    get { self }
    set { self = newValue }
  }
}
@resultBuilder private enum Stack {
  static func buildExpression(_ body: @escaping () -> Void) -> [Item] { [.action(body)] }
  static func buildExpression(_ view: UIView) -> [Item] { [.view(view)] }
  static func buildBlock(_ items: [Item]...) -> [Item] { items.flatMap { $0 } }
  static func buildOptional(_ items: [Item]?) -> [Item] { items ?? [] }
  static func buildEither(first: [Item]) -> [Item] { [.group(first)] }
  static func buildEither(second: [Item]) -> [Item] { [.group(second)] }
  static func buildArray(_ items: [[Item]]) -> [Item] { [.group(items.flatMap { $0 })] }
  indirect enum Item {
    case view(UIView)
    case action(() -> Void)
    case group([Item])
  }
}
private func stack(@Stack _ items: () -> [Stack.Item]) -> [Stack.Item] { items() }

private final class PayloadScreen: UIViewController {
  var changes: [() -> Void] = []
  @Republished var heading = "a"
  @Validated var email = "a@b"
  var expression = Expression.value(0)
  var phase = Phase<[String], Failing>.idle
  var shade = Shade.none
  var effect: (any Effect)?
  var value: Any?
  var object: AnyObject?
  var ring = Ring()
  var items: [Stack.Item] = []
  var injected: Injected<Helper>?
  func act() {}
  func retry() { phase = .idle }
}
private protocol Fruit: AnyObject {}
private final class Apple: Fruit { var eaten: (() -> Void)? }

/// Values with payloads, packs, wrappers and builders.
extension Shape {
  private static func payload(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    script: String? = nil, _ hold: @escaping @MainActor (PayloadScreen) -> Void
  ) -> Shape {
    Shape(name, verdict, keeper, cut: cut, script: script) {
      let screen = PayloadScreen()
      hold(screen)
      return screen
    }
  }

  static let payloads: [Shape] = [
    payload("expression tree", .leaked, "expression") { screen in
      screen.expression = .both(.value(1), .call(Box(1), [.value(2), .call(screen, [])]))
    },
    payload("expression made later", .leaked, "expression") { screen in
      screen.expression = .both(.later { screen.expression }, .value(1))
    },
    payload("expression of values", .none) { screen in
      screen.expression = .both(.later { .value(2) }, .call(Helper(), [.value(1)]))
    },
    payload("loaded phase that refreshes", .leaked, "phase") { screen in
      screen.phase = .loaded(["a"], refresh: screen.retry)
    },
    payload("loading phase that cancels", .leaked, "phase") { screen in
      screen.phase = .loading { screen.act() }
    },
    payload("loading phase that was left", .none) { screen in
      screen.phase = .loading { screen.act() }
      screen.phase = .loaded(["a"], refresh: {})
    },
    payload("failed phase whose error retries", .leaked, "phase") { screen in
      screen.phase = .failed(Failing(code: 1, retry: screen.retry))
    },
    payload("failed phase whose error retries weakly", .none) { screen in
      screen.phase = .failed(Failing(code: 1) { [weak screen] in screen?.retry() })
    },
    payload("two payloads in spare bits", .leaked, "shade") { screen in
      let helper = Helper()
      helper.owner = screen
      screen.shade = .both(Helper(), helper)
    },
    payload("two payloads in spare bits, without", .none) { screen in
      screen.shade = .both(Helper(), nil)
    },
    payload("effect that is a small value", .leaked, "effect") { screen in
      screen.effect = ClosureEffect(body: screen.act)
    },
    payload("effect that is a large value", .leaked, "effect") { screen in
      screen.effect = LargeEffect(body: screen.act)
    },
    payload("effect that is opaque, weak", .none) { screen in
      screen.effect = makeEffect { [weak screen] in screen?.act() }
    },
    payload("pack in a structure", .leaked, "value") { screen in
      screen.value = PairOf(1, "a", { screen.act() })
    },
    payload("pack of weak boxes", .none) { screen in
      screen.value = PairOf(1, WeakBox<UIViewController>(object: screen))
    },
    payload("pack of closures in a class", .leaked, "bodies") { screen in
      screen.object = Observers<Int, String>({ _ in }, { _ in screen.act() })
    },
    payload("pack of closures in a class, weak", .none) { screen in
      screen.object = Observers<Int, String>({ _ in }, { [weak screen] _ in screen?.act() })
    },
    payload("noncopyable value in a field", .leaked, "guarded") { screen in
      let holder = Holder()
      holder.guarded = Guarded(owner: screen, name: "a")
      screen.object = holder
    },
    payload("noncopyable value that was consumed", .none) { screen in
      let holder = Holder()
      holder.guarded = Guarded(owner: screen, name: "a")
      if let taken = holder.guarded.take() { _ = taken.name }
      screen.object = holder
    },
    payload("noncopyable enum in a field", .leaked, "choice") { screen in
      let chooser = Chooser()
      chooser.choice = .lease(Guarded(owner: screen, name: "b"))
      screen.object = chooser
    },
    payload("dictionary in a mutex in a field", .leaked, "slot") { screen in
      let holder = Holder()
      holder.slot.withLock { $0["screen"] = screen }
      screen.object = holder
    },
    payload("dictionary in a mutex in a field, emptied", .none) { screen in
      let holder = Holder()
      holder.slot.withLock { $0["screen"] = screen }
      holder.slot.withLock { $0 = [:] }
      screen.object = holder
    },
    payload("closure in an inline array", .leaked, "ring") { screen in
      screen.ring.slots[2] = { screen.act() }
    },
    payload("weak reference in an inline array", .none) { screen in
      screen.ring.weakSlots[1] = WeakBox(object: screen)
    },
    payload("wrapper that records changes of its owner", .leaked, "changes") { screen in
      screen.heading = "b"
    },
    payload("rules of a wrapped property", .leaked, "rules") { screen in
      screen.$email.rules.append { _ in screen.isViewLoaded }
    },
    payload("rules of a wrapped property, weak", .none) { screen in
      screen.$email.rules.append { [weak screen] in $0.contains("@") && screen != nil }
      screen.email = "b@c"
    },
    payload("injected by a closure that captures its owner", .leaked, "make") { screen in
      screen.injected = Injected {
        let helper = Helper()
        helper.weakly = screen
        return helper
      }
    },
    payload("injected by a closure of values", .none) { screen in
      screen.injected = Injected { Helper() }
      _ = screen.injected?.wrappedValue
    },
    payload("built items with an action", .leaked, "items") { screen in
      let isLong = screen.changes.isEmpty
      let act = { screen.act() }
      screen.items = stack {
        UILabel()
        if isLong {
          UILabel()
          act
        } else {
          UILabel()
        }
        for label in [UILabel(), UILabel()] { label }
      }
    },
    payload("built items with a weak action", .none) { screen in
      let act = { [weak screen] in screen?.act() ?? () }
      screen.items = stack {
        UILabel()
        for _ in 0..<2 { act }
      }
    },
    payload("writer by key path", .leaked, "changes") { screen in
      let path: ReferenceWritableKeyPath<PayloadScreen, String?> = \.title
      screen.changes.append { screen[keyPath: path] = "b" }
    },
    payload("writer by key path that is handed the screen", .none) { screen in
      let write: (PayloadScreen, String) -> Void = { $0[keyPath: \.title] = $1 }
      screen.value = write
      write(screen, "b")
    },
    payload("lazy filter that captures its owner", .leaked, "value") { screen in
      screen.value = [1, 2, 3].lazy.filter { $0 > screen.children.count }.map { "\($0)" }
    },
    payload("lazy filter that was collected", .none) { screen in
      screen.value = Array([1, 2, 3].lazy.filter { $0 > screen.children.count })
    },
    payload("zipped and enumerated closures", .leaked, "value") { screen in
      screen.value = zip([1], [{ screen.act() }]).lazy.enumerated()
    },
    payload("existential of a class in an array of any", .leaked, "eaten") { screen in
      let apple = Apple()
      apple.eaten = { screen.act() }
      let fruits: [any Fruit] = [Apple(), apple]
      screen.value = [fruits as Any, 1, "b"] as [Any]
    },
    payload("metatype and values in an array of any", .none) { screen in
      screen.value = [type(of: screen), 1, "b", ObjectIdentifier(screen)] as [Any]
    },
  ]
}
