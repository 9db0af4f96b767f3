import Synchronization
import UIKit

/// A view tree of generic values, as SwiftUI's builders make it.
private protocol Node {}
private struct EmptyNode: Node {}
private struct Label: Node { let text: String }
private struct Button<Content: Node>: Node {
  let action: () -> Void
  let content: Content
}
private struct TupleNode<each Content: Node>: Node { let content: (repeat each Content) }
private enum Either<First: Node, Second: Node>: Node { case first(First), second(Second) }
private struct Modified<Content: Node, Modifier>: Node {
  let content: Content
  let modifier: Modifier
}
extension Optional: Node where Wrapped: Node {}
private struct AnyNode: Node { let content: any Node }
private struct OnAppear { let action: (() -> Void)? }
extension Node {
  fileprivate func onAppear(_ action: @escaping () -> Void) -> Modified<Self, OnAppear> {
    Modified(content: self, modifier: OnAppear(action: action))
  }
}
@resultBuilder private enum TreeBuilder {
  static func buildBlock<each Content: Node>(_ content: repeat each Content) -> TupleNode<
    repeat each Content
  > { TupleNode(content: (repeat each content)) }
  static func buildExpression<Content: Node>(_ content: Content) -> Content { content }
  static func buildEither<A: Node, B: Node>(first: A) -> Either<A, B> { .first(first) }
  static func buildEither<A: Node, B: Node>(second: B) -> Either<A, B> { .second(second) }
  static func buildOptional<Content: Node>(_ content: Content?) -> Content? { content }
}
private func tree<Content: Node>(@TreeBuilder _ make: () -> Content) -> Content { make() }

private final class TreeHost<Root: Node> {
  let root: Root
  init(_ root: Root) { self.root = root }
}
private final class Pack<each Element> {
  let elements: (repeat each Element)
  init(_ elements: repeat each Element) { self.elements = (repeat each elements) }
}
private final class Locked: Sendable {
  static let shared = Locked()
  let callbacks = Mutex<[@Sendable () -> Void]>([])
}
private struct LoadFailure: Error {
  let retry: () -> Void
}
private struct Lease: ~Copyable {
  let screen: Screen
  let ended: () -> Void
  deinit { ended() }
}
private final class LeaseHolder {
  var lease: Lease
  init(_ lease: consuming Lease) { self.lease = lease }
}
private protocol Themed: AnyObject {}
extension Screen: Themed {}
private enum Event {
  case none
  indirect case later(Event, then: (Int) -> Void)
  case both(any Themed, (@Sendable () async -> Void)?)
}

/// A closure of a parameter pack.
private func combined<each Value>(
  _ bodies: repeat @escaping (each Value) -> Void
) -> (repeat each Value) -> Void {
  { (value: repeat each Value) in repeat (each bodies)(each value) }
}

/// Keeps its value with the closure that checks it.
@propertyWrapper private struct Validated<Value> {
  private var value: Value
  private var rules: [(Value) -> Bool] = []
  init(wrappedValue: Value) { value = wrappedValue }
  var wrappedValue: Value {
    get { value }
    set { if rules.allSatisfy({ $0(newValue) }) { value = newValue } }
  }
  var projectedValue: Validated {
    get { self }
    set { self = newValue }
  }
  mutating func require(_ rule: @escaping (Value) -> Bool) { rules.append(rule) }
}
@propertyWrapper private struct WeakReference<Object: AnyObject> {
  private weak var object: Object?
  init(wrappedValue: Object?) { object = wrappedValue }
  var wrappedValue: Object? {
    get { object }
    set { object = newValue }
  }
}
/// Reads its value from the object that declares it.
@propertyWrapper private struct Proxied<Enclosing: AnyObject, Value> {
  private let path: ReferenceWritableKeyPath<Enclosing, Value>
  init(_ path: ReferenceWritableKeyPath<Enclosing, Value>) { self.path = path }
  static subscript(
    _enclosingInstance instance: Enclosing,
    wrapped wrappedPath: ReferenceWritableKeyPath<Enclosing, Value>,
    storage storagePath: ReferenceWritableKeyPath<Enclosing, Self>
  ) -> Value {
    get { instance[keyPath: instance[keyPath: storagePath].path] }
    set { instance[keyPath: instance[keyPath: storagePath].path] = newValue }
  }
  @available(*, unavailable) var wrappedValue: Value {
    get { fatalError("a class declares the property") }
    set { fatalError("a class declares the property") }
  }
}
private final class FormModel {
  @Validated var email = ""
  @WeakReference var screen: Screen?
  var title: String?
  @Proxied(\FormModel.title) var heading: String?
}

/// Screens that values of every kind hold: trees, packs, buffers, locks and property wrappers.
extension Shape {
  static let wrappers: [Shape] = [
    loaded(
      "tree of generic nodes", .leaked, "any",
      cut: "any.content.1.action → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      let content = tree {
        Label(text: "a")
        Button(action: { screen.act() }, content: Label(text: "b"))
      }
      screen.any = content
    },
    loaded("tree of generic nodes, weak", .none) { screen in
      let content = tree {
        Label(text: "a")
        Button(action: { [weak screen] in screen?.act() }, content: Label(text: "b"))
      }
      screen.any = content
    },
    loaded(
      "tree with a condition and a modifier", .leaked, "root",
      cut:
        "root.content.0.first.content.modifier.action → closure capture of type Screen"
        + " ← make this weak: frees all"
    ) { screen in
      screen.object = TreeHost(
        tree {
          if screen.title == nil {
            Button(action: {}, content: AnyNode(content: EmptyNode())).onAppear { screen.act() }
          } else {
            Label(text: "b")
          }
          Label(text: "c")
        })
    },
    loaded(
      "tree of erased nodes", .leaked, "root",
      cut:
        "root.content.content.0.content.action → closure capture of type Screen"
        + " ← make this weak: frees all"
    ) { screen in
      let content = tree {
        AnyNode(content: Button(action: { screen.act() }, content: EmptyNode()))
        Label(text: "c")
      }
      screen.object = TreeHost(AnyNode(content: content))
    },
    loaded("tree of erased nodes, unowned", .none) { screen in
      let content = tree { EmptyNode().onAppear { [unowned screen] in screen.act() } }
      screen.object = TreeHost(AnyNode(content: content))
    },
    loaded(
      "object of a parameter pack", .leaked, "elements",
      cut: "elements.2 ← make this weak: frees all"
    ) { screen in
      screen.object = Pack(1, "text", screen)
    },
    loaded("object of a parameter pack, weak", .none) { screen in
      screen.object = Pack(1, { [weak screen] in screen?.act() }, ["a"])
    },
    loaded(
      "mutex of a static", .abandoned, "static Locked.shared",
      cut: "callbacks[0] → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      Locked.shared.callbacks.withLock { $0.append { withExtendedLifetime(screen) {} } }
    },
    loaded("mutex of a static, weak", .none) { screen in
      Locked.shared.callbacks.withLock { $0.append { [weak screen] in _ = screen } }
    },
    loaded(
      "error that retries", .leaked, "any",
      cut: "any.retry → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      let error: any Error = LoadFailure { screen.act() }
      screen.any = error
    },
    loaded(
      "result that failed", .leaked, "any",
      cut: "any.failure.retry → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      screen.any = Result<Int, any Error>.failure(LoadFailure { screen.act() })
    },
    loaded(
      "noncopyable lease", .leaked, "lease",
      cut: "lease.screen ← make this weak: frees all"
    ) { screen in
      screen.object = LeaseHolder(Lease(screen: screen) {})
    },
    loaded(
      "indirect event", .leaked, "any",
      cut: "any.later.0.later.then → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      screen.any = Event.later(.later(.none) { _ in screen.act() }) { _ in }
    },
    loaded(
      "event of an existential", .leaked, "any",
      cut: "any.both.0 ← make this weak: frees all"
    ) { screen in
      screen.any = Event.both(screen, nil)
    },
    loaded(
      "event of an async closure", .leaked, "any",
      cut: "any.both.1 → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      final class Quiet: Themed {}
      screen.any = Event.both(Quiet()) { await screen.act() }
    },
    loaded(
      "validation of a wrapped property", .leaked, "_email",
      cut: "_email.rules[0] → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      let model = FormModel()
      model.$email.require { screen.title != $0 }
      screen.object = model
    },
    loaded("validation of a wrapped property, weak", .none) { screen in
      let model = FormModel()
      model.$email.require { [weak screen] in screen?.title != $0 }
      model.screen = screen
      model.heading = "a"
      screen.object = model
    },
    loaded(
      "iterator of any type", .leaked, "any",
      cut: "any[0] ← remove both of these: frees all; and Screen#1 any[1]"
    ) { screen in
      screen.any = AnyIterator([screen, screen].makeIterator())
    },
    loaded(
      "opaque collection", .leaked, "any",
      cut: "any → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      func titles() -> some Collection { [1, 2].lazy.map { "\(screen.title ?? "") \($0)" } }
      screen.any = titles()
    },
    loaded("dictionary of key paths", .none) { screen in
      screen.any = [\Screen.title as AnyKeyPath: 1, \Screen.actions: 2]
    },
    loaded(
      "closures by key path", .leaked, "any",
      cut: "any[_] → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      screen.any = [\Screen.title as AnyKeyPath: { screen.act() }]
    },
    loaded(
      "class-bound existential with a superclass", .leaked, "any",
      cut: "any[0] ← remove this: frees all"
    ) { screen in
      let object: any Screen & Themed = screen
      screen.any = [object]
    },
    loaded(
      "variadic closures", .leaked, "any",
      cut: "any → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      screen.any = combined({ (_: Int) in screen.act() }, { (_: String) in })
    },
  ]
}
