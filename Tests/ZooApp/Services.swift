import Foundation
import UIKit

private final class Debouncer {
  private var work: DispatchWorkItem?
  private let body: () -> Void
  init(_ body: @escaping () -> Void) { self.body = body }

  func call() {
    work?.cancel()
    let work = DispatchWorkItem { [weak self] in self?.body() }
    self.work = work
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: work)
  }
}

/// A value with observers, as most apps have one.
private final class Observed<Value> {
  var value: Value {
    didSet { for observer in observers.values { observer(value) } }
  }
  private var observers: [UUID: (Value) -> Void] = [:]
  init(_ value: Value) { self.value = value }

  func observe(_ observer: @escaping (Value) -> Void) -> Token {
    let id = UUID()
    observers[id] = observer
    return Token { [weak self] in self?.observers[id] = nil }
  }
}

/// Subjects and subscriptions, as Combine has them.
private final class Subject<Output> {
  private var sinks: [(id: Int, sink: (Output) -> Void)] = []
  private var next = 0

  func sink(_ sink: @escaping (Output) -> Void) -> Subscription {
    next += 1
    let id = next
    sinks.append((id, sink))
    return Subscription { [weak self] in self?.sinks.removeAll { $0.id == id } }
  }

  func assign<Root: AnyObject>(
    to path: ReferenceWritableKeyPath<Root, Output>, on root: Root
  ) -> Subscription {
    sink { root[keyPath: path] = $0 }
  }
}

private final class Subscription: Hashable {
  private let cancel: () -> Void
  init(_ cancel: @escaping () -> Void) { self.cancel = cancel }
  deinit { cancel() }
  static func == (a: Subscription, b: Subscription) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private final class Feed {
  let titles = Subject<String?>()
}

private final class Store {
  static let shared = Store()
  let user = Observed("somebody")
  let events = Subject<String?>()
  var reducers: [(String) -> Void] = []
  private var weakly: [WeakReference<Screen>] = []
  func add(weakly screen: Screen) { weakly.append(WeakReference(screen)) }
}

private final class WeakReference<Object: AnyObject> {
  weak var object: Object?
  init(_ object: Object) { self.object = object }
}

@propertyWrapper private final class Atomic<Value> {
  private let lock = NSLock()
  private var value: Value
  init(wrappedValue: Value) { value = wrappedValue }
  var wrappedValue: Value {
    get { lock.withLock { value } }
    set { lock.withLock { value = newValue } }
  }
}

private enum Registry {
  @Atomic static var current: Screen?
  nonisolated(unsafe) static var raw: UnsafeMutableRawPointer?
  static var items: [String: DispatchWorkItem] = [:]
  static var timers: [Timer] = []
  static var nested: [[String: [() -> Void]]] = []
}

/// Screens that services and Foundation's objects hold.
extension Shape {
  static let services: [Shape] = [
    loaded("observer by selector", .none) { screen in
      NotificationCenter.default.addObserver(
        screen, selector: Selector("act", Screen.act), name: .init("a"), object: nil)
    },
    loaded(
      "debouncer", .leaked, "Debouncer",
      cut: "body → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      let debouncer = Debouncer { screen.act() }
      debouncer.call()
      screen.object = debouncer
    },
    loaded("debouncer of weak self", .none) { screen in
      let debouncer = Debouncer { [weak screen] in screen?.act() }
      debouncer.call()
      screen.object = debouncer
    },
    loaded("work items in a static dictionary", .abandoned, "static Registry.items") { screen in
      Registry.items["later"] = DispatchWorkItem { screen.act() }
    },
    loaded(
      "observed value of a store", .abandoned, "static Store.shared",
      cut: "observers[_] → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      screen.object = Store.shared.user.observe { _ in screen.act() }
    },
    loaded("observed value of a store, weakly", .none) { screen in
      screen.object = Store.shared.user.observe { [weak screen] _ in screen?.act() }
    },
    loaded(
      "observed value of its own", .leaked, "observers",
      cut: "observers[_] → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      let value = Observed(1)
      screen.any = (value, value.observe { _ in screen.act() })
    },
    loaded(
      "sink of its own subject", .leaked, "sinks",
      cut: "sinks[0].sink → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      let feed = Feed()
      screen.object = feed
      screen.any = Set([feed.titles.sink { screen.title = $0 }])
    },
    loaded(
      "assignment to itself", .leaked, "sinks",
      cut: "sinks[0].sink → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      let feed = Feed()
      screen.object = feed
      screen.any = [feed.titles.assign(to: \UIViewController.title, on: screen)]
    },
    loaded(
      "sink of a store", .abandoned, "static Store.shared",
      cut: "sinks[0].sink → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      screen.any = Set([Store.shared.events.sink { screen.title = $0 }])
    },
    loaded("sink of a store, weakly", .none) { screen in
      screen.any = Set([Store.shared.events.sink { [weak screen] in screen?.title = $0 }])
    },
    loaded(
      "reducer of a store", .abandoned, "static Store.shared",
      cut: "reducers[0] → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      Store.shared.reducers.append { _ in screen.act() }
    },
    loaded("weak references of a store", .none) { Store.shared.add(weakly: $0) },
    loaded(
      "static of a property wrapper", .abandoned, "Registry",
      cut: "value ← make this weak: frees all"
    ) { Registry.current = $0 },
    loaded("raw static", .abandoned, "static Registry.raw") {
      Registry.raw = Unmanaged.passRetained($0).toOpaque()
    },
    loaded(
      "timers of a static that never ran", .abandoned, "static Registry.timers",
      cut: "block → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      Registry.timers.append(Timer(timeInterval: 1, repeats: true) { _ in screen.act() })
    },
    loaded(
      "closures deep in a static", .abandoned, "static Registry.nested",
      cut: "[0][\"a\"][0] → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      Registry.nested.append(["a": [{ screen.act() }]])
    },
    loaded(
      "timer that never ran", .leaked, "Timer",
      cut: "block → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      screen.object = Timer(timeInterval: 1, repeats: true) { _ in screen.act() }
    },
    loaded(
      "operation's completion", .leaked, "BlockOperation",
      cut: "completionBlock → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      let operation = BlockOperation {}
      operation.completionBlock = { screen.act() }
      screen.object = operation
    },
    loaded(
      "operations that depend on each other", .leaked, "BlockOperation",
      cut: "block → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      let (one, other) = (BlockOperation { screen.act() }, BlockOperation {})
      other.addDependency(one)
      screen.object = other
    },
    loaded("operation that ended", .none) { screen in
      let queue = OperationQueue()
      queue.addOperation { withExtendedLifetime(screen) {} }
      screen.object = queue
    },
    loaded("suspended queue of its own", .leaked, "OperationQueue") { screen in
      let queue = OperationQueue()
      queue.isSuspended = true
      queue.addOperation { withExtendedLifetime(screen) {} }
      screen.object = queue
    },
    loaded(
      "progress", .leaked, "Progress",
      cut: "cancellationHandler → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      let progress = Progress(totalUnitCount: 1)
      progress.cancellationHandler = { _ = screen }
      screen.object = progress
    },
    loaded(
      "error's user info", .leaked, "NSError", cut: "userInfo[\"screen\"] ← remove this: frees all"
    ) { screen in
      screen.object = NSError(domain: "a", code: 1, userInfo: ["screen": screen])
    },
    loaded(
      "process that never ran", .leaked, "Process",
      cut: "terminationHandler → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      let process = Process()
      process.terminationHandler = { _ in _ = screen }
      screen.object = process
    },
    loaded(
      "decoder's user info", .leaked, "JSONDecoder",
      cut: "options.userInfo[\"screen\"] ← remove this: frees all"
    ) { screen in
      let decoder = JSONDecoder()
      if let key = CodingUserInfoKey(rawValue: "screen") { decoder.userInfo[key] = screen }
      screen.object = decoder
    },
    loaded("array of Foundation's", .leaked, "object", cut: "[_] ← remove this: frees all") {
      screen in
      screen.object = NSArray(array: [NSDictionary(dictionary: ["screen": screen])])
    },
    loaded(
      "ordered set", .leaked, "object",
      cut: "[_] ← remove this and 1 more like it: frees all"
    ) { screen in
      screen.object = NSOrderedSet(array: [screen])
    },
    loaded("run loop's block", .none) { screen in RunLoop.main.perform { screen.act() } },
    loaded("semaphore's thread", .pending) { screen in
      let semaphore = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        semaphore.wait()
        withExtendedLifetime(screen) {}
      }
    },
  ]
}
