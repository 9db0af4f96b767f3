import UIKit

// MARK: Published properties and operators as closures

/// Ends a subscription when it is deallocated.
private final class Link: Hashable {
  private var end: (() -> Void)?
  init(_ end: @escaping () -> Void) { self.end = end }
  func cancel() {
    end?()
    end = nil
  }
  func store(in bag: inout Set<Link>) { bag.insert(self) }
  deinit { end?() }
  static func == (one: Link, other: Link) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
private final class Source<Value> {
  var value: Value? { didSet { if let value { receivers.values.forEach { $0(value) } } } }
  var receivers: [Int: (Value) -> Void] = [:]
  /// The subscriptions that assign to this value.
  var feeds: [Link] = []
  private var last = 0
  init(_ value: Value?) { self.value = value }
  func add(_ receiver: @escaping (Value) -> Void) -> Link {
    last += 1
    receivers[last] = receiver
    if let value { receiver(value) }
    return Link { [weak self, last] in self?.receivers[last] = nil }
  }
}
private final class Completion {
  let body: () -> Void
  init(_ body: @escaping () -> Void) { self.body = body }
}
private struct Flow<Value> {
  let start: (_ receiver: @escaping (Value) -> Void) -> Link
  func sink(_ receiver: @escaping (Value) -> Void) -> Link { start(receiver) }
  func sink(done: @escaping () -> Void, _ receiver: @escaping (Value) -> Void) -> Link {
    let done = Completion(done)
    return start { value in withExtendedLifetime(done) { receiver(value) } }
  }
  func map<New>(_ transform: @escaping (Value) -> New) -> Flow<New> {
    Flow<New> { receiver in self.start { receiver(transform($0)) } }
  }
  func handle(_ body: @escaping (Value) -> Void) -> Flow {
    map {
      body($0)
      return $0
    }
  }
  func removeDuplicates(by same: @escaping (Value, Value) -> Bool) -> Flow {
    Flow { receiver in
      var previous: Value?
      return self.start { value in
        if let old = previous, same(old, value) { return }
        previous = value
        receiver(value)
      }
    }
  }
  func switchToLatest<New>(_ next: @escaping (Value) -> Flow<New>) -> Flow<New> {
    Flow<New> { receiver in
      var inner: Link?
      let outer = self.start { value in inner = next(value).start(receiver) }
      return Link {
        outer.cancel()
        inner?.cancel()
        inner = nil
      }
    }
  }
  func share() -> Flow {
    let shared = Source<Value>(nil)
    var running: Link?
    return Flow { receiver in
      if running == nil { running = self.start { shared.value = $0 } }
      let link = shared.add(receiver)
      return Link {
        link.cancel()
        if shared.receivers.isEmpty { running = nil }
      }
    }
  }
  /// Ends when the property that it assigns to is deallocated.
  func assign(to target: Source<Value>) {
    target.feeds.append(start { [weak target] in target?.value = $0 })
  }
  func assign<Root: AnyObject>(to path: ReferenceWritableKeyPath<Root, Value>, on root: Root)
    -> Link
  {
    start { root[keyPath: path] = $0 }
  }
  static func every(_ interval: TimeInterval) -> Flow<Int> {
    Flow<Int> { receiver in
      let timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in
        receiver(1)
      }
      return Link { timer.invalidate() }
    }
  }
}
@propertyWrapper private struct Live<Value> {
  let source: Source<Value>
  private let initial: Value
  init(wrappedValue: Value) {
    source = Source(wrappedValue)
    initial = wrappedValue
  }
  var wrappedValue: Value {
    get { source.value ?? initial }
    nonmutating set { source.value = newValue }
  }
  var projectedValue: Flow<Value> { Flow(start: source.add) }
}

// MARK: Models

private final class ChildModel {
  @Live var isDone = false
  var bag: Set<Link> = []
}
private final class CounterModel {
  @Live var count = 0
  @Live var doubled = 0
  var doubledSource: Source<Int> { _doubled.source }
  @Live var title = ""
  let child = ChildModel()
  var bag: Set<Link> = []
  var byName: [String: Link] = [:]
  var timer: Link?
  func double(_ count: Int) -> Int { count * 2 }
  func isSame(_ one: Int, _ other: Int) -> Bool { one == other }
  func changed() {}
  /// Subscribers make the subscription, and nothing else keeps it.
  var headings: Flow<String> { $title.map { self.heading($0) } }
  func heading(_ title: String) -> String { title + String(count) }
  lazy var sharedTitles = $title.map { self.heading($0) }.share()
  func feed(_ source: Source<Int>, from flow: Flow<Int>) { flow.assign(to: source) }
  func assignPlain() { $count.map { $0 * 2 }.assign(to: _doubled.source) }
  func assignMethod() { $count.map(double).assign(to: _doubled.source) }
}
private final class CounterScreen: UIViewController {
  let model = CounterModel()
  let caption = UILabel()
  var bag: Set<Link> = []
  var heading: String?
  var shown: CounterEntry?
  func update(_ count: Int) {}
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(caption)
  }
}
@MainActor private final class SharedCounter {
  static let shared = SharedCounter()
  @Live var count = 0
  let child = ChildModel()
  var bag: Set<Link> = []
  var entries: [CounterEntry] = []
  var undo: [() -> Void] = []
}
/// Data that the app stores.
private final class CounterEntry {
  var count: Int
  init(_ count: Int) { self.count = count }
}

/// Published properties, and subscriptions that connect them across models.
extension Shape {
  private static func counter(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    script: String? = nil, _ wire: @escaping (CounterScreen) -> Void
  ) -> Shape {
    Shape("counter, \(name)", verdict, keeper, cut: cut, script: script) {
      let screen = CounterScreen()
      wire(screen)
      return screen
    }
  }
  private static func detail(
    _ name: String, _ verdict: Verdict, _ keeper: String = "",
    script: String = "open; tap Detail; back",
    _ wire: @escaping (CounterModel, CounterScreen) -> Void
  ) -> Shape {
    let isGap = name.hasPrefix("gap: ")
    return Shape(
      isGap ? "gap: counter, \(name.dropFirst(5))" : "counter, \(name)", verdict, keeper,
      script: script
    ) {
      let list = CounterScreen()
      list.loadViewIfNeeded()
      button(list, "Detail") { [unowned list] in
        let screen = CounterScreen()
        wire(list.model, screen)
        list.navigationController?.pushViewController(screen, animated: true)
      }
      return list
    }
  }

  private static let again = "repeat 5 { open; back }"

  static let pipelines: [Shape] = [
    counter("assigned to another property of its model", .none) { $0.model.assignPlain() },
    counter("assigned to another property by a method", .leaked, "CounterModel") {
      $0.model.assignMethod()
    },
    counter("assigned to its own screen, in the screen's bag", .leaked, "CounterScreen") {
      $0.model.$title.map { $0 as String? }.assign(to: \.heading, on: $0).store(in: &$0.bag)
    },
    counter("assigned to a label, in the screen's bag", .none) {
      $0.model.$title.map { $0 as String? }.assign(to: \.text, on: $0.caption).store(in: &$0.bag)
    },
    counter("assigned to a label, in the model's bag", .none) {
      $0.model.$title.map { $0 as String? }.assign(to: \.text, on: $0.caption)
        .store(in: &$0.model.bag)
    },
    counter("shared count assigned to its model's property", .none) {
      $0.model.feed($0.model.doubledSource, from: SharedCounter.shared.$count)
    },
    counter(
      "shared count assigned to the screen, in its bag", .abandoned, "static SharedCounter.shared"
    ) {
      SharedCounter.shared.$count.map { "\($0)" as String? }.assign(to: \.heading, on: $0)
        .store(in: &$0.bag)
    },
    counter(
      "shared count to the screen, dropped at once", .none
    ) { screen in _ = SharedCounter.shared.$count.sink { screen.update($0) } },
    counter(
      "shared count to the screen, in the app's bag", .abandoned, "static SharedCounter.shared"
    ) { screen in
      SharedCounter.shared.$count.sink { screen.update($0) }.store(in: &SharedCounter.shared.bag)
    },
    counter(
      "shared count to the screen, weak, in the app's bag", .none
    ) { screen in
      SharedCounter.shared.$count.sink { [weak screen] in screen?.update($0) }
        .store(in: &SharedCounter.shared.bag)
    },
    counter("child's end, in its own bag", .leaked, "CounterModel") { screen in
      let model = screen.model
      model.child.$isDone.sink { _ in model.changed() }.store(in: &model.bag)
    },
    counter("child's end, in its own bag, weak", .none) { screen in
      let model = screen.model
      model.child.$isDone.sink { [weak model] _ in model?.changed() }.store(in: &model.bag)
    },
    counter("child's end, in the child's bag", .leaked, "CounterModel") { screen in
      let model = screen.model
      model.child.$isDone.sink { _ in model.changed() }.store(in: &model.child.bag)
    },
    counter(
      "shared child's end, in its own bag", .growing, "growing  CounterModel", script: again
    ) { screen in
      let model = screen.model
      SharedCounter.shared.child.$isDone.sink { _ in model.changed() }.store(in: &model.bag)
    },
    counter("shared child's end, in the screen's bag", .none) { screen in
      let model = screen.model
      SharedCounter.shared.child.$isDone.sink { _ in model.changed() }.store(in: &screen.bag)
    },
    counter("headings that capture the model, in the screen's bag", .none) { screen in
      screen.model.headings.sink { [weak screen] in screen?.title = $0 }.store(in: &screen.bag)
    },
    counter("headings that capture the model, in the model's bag", .leaked, "CounterModel") {
      screen in
      screen.model.headings.sink { [weak screen] in screen?.title = $0 }
        .store(in: &screen.model.bag)
    },
    counter("shared headings that nobody reads", .leaked, "sharedTitles") { screen in
      _ = screen.model.sharedTitles
    },
    counter("latest of a chain that captures the model", .leaked, "CounterModel") { screen in
      let model = screen.model
      model.$count.switchToLatest { [child = model.child] _ in
        child.$isDone.handle { _ in model.changed() }
      }
      .sink { _ in }.store(in: &model.bag)
    },
    counter("latest of a chain that knows the model", .none) { screen in
      let model = screen.model
      model.$count.switchToLatest { [child = model.child, weak model] _ in
        child.$isDone.handle { _ in model?.changed() }
      }
      .sink { _ in }.store(in: &model.bag)
    },
    counter("duplicates that a method of the model removes", .leaked, "CounterModel") { screen in
      screen.model.$count.removeDuplicates(by: screen.model.isSame).sink { _ in }
        .store(in: &screen.model.bag)
    },
    counter("weak receiver, strong completion", .leaked, "CounterScreen") { screen in
      screen.model.$count.sink(done: { screen.update(0) }) { [weak screen] in screen?.update($0) }
        .store(in: &screen.bag)
    },
    counter("weak receiver, weak completion", .none) { screen in
      screen.model.$count
        .sink(done: { [weak screen] in screen?.update(0) }) { [weak screen] in screen?.update($0) }
        .store(in: &screen.bag)
    },
    counter("weak receiver, strong screen in a step before", .leaked, "CounterScreen") { screen in
      screen.model.$count.handle { screen.update($0) }.sink { [weak screen] in screen?.update($0) }
        .store(in: &screen.model.bag)
    },
    counter("timer in the model's field", .growing, "Timer", script: again) { screen in
      let model = screen.model
      model.timer = Flow<Int>.every(1).sink { _ in model.changed() }
    },
    counter("timer in the model's field, weak", .none) { screen in
      screen.model.timer = Flow<Int>.every(1).sink { [weak model = screen.model] _ in
        model?.changed()
      }
    },
    counter("timer that isn't stored", .none) { screen in
      _ = Flow<Int>.every(1).sink { _ in screen.update(1) }
    },
    counter(
      "timer whose map captures the model, in the model's bag", .growing, "Timer", script: again
    ) { screen in
      Flow<Int>.every(1).map(screen.model.double).sink { [weak screen] in screen?.update($0) }
        .store(in: &screen.model.bag)
    },
    counter("timer whose map captures the model, in the screen's bag", .none) { screen in
      Flow<Int>.every(1).map(screen.model.double).sink { [weak screen] in screen?.update($0) }
        .store(in: &screen.bag)
    },
    counter("subscription by name that the next replaces", .none) { screen in
      let source = screen.model.$count
      screen.model.byName["count"] = source.sink { screen.update($0) }
      screen.model.byName["count"] = source.sink { [weak screen] in screen?.update($0) }
    },
    counter("subscription by name beside an older strong one", .leaked, "CounterScreen") { screen in
      let source = screen.model.$count
      screen.model.byName["first"] = source.sink { screen.update($0) }
      screen.model.byName["count"] = source.sink { [weak screen] in screen?.update($0) }
    },
    counter("shared child's end, in its own bag, weak, again and again", .none, script: again) {
      screen in
      let model = screen.model
      SharedCounter.shared.child.$isDone.sink { [weak model] _ in model?.changed() }
        .store(in: &model.bag)
    },
    counter("closures of visits that capture data", .none, script: again) { screen in
      let entry = CounterEntry(screen.model.count)
      screen.shown = entry
      SharedCounter.shared.entries.append(entry)
      SharedCounter.shared.undo.append { entry.count = 0 }
    },
    detail("detail that follows its list's count", .abandoned, "CounterScreen") { list, screen in
      list.$count.sink { screen.update($0) }.store(in: &screen.bag)
    },
    detail("detail that follows its list's count, weak", .none) { list, screen in
      list.$count.sink { [weak screen] in screen?.update($0) }.store(in: &screen.bag)
    },
    detail("detail whose model feeds its list", .none) { list, screen in
      screen.model.$count.sink { [weak list] in list?.count = $0 }.store(in: &screen.bag)
    },
    detail("detail whose model captures its list's", .none) { list, screen in
      screen.model.$count.sink { list.count = $0 }.store(in: &screen.bag)
    },
    detail("detail's model assigned to the list's property", .none) { list, screen in
      screen.model.$count.assign(to: list.doubledSource)
    },
    // A visible screen's closures may capture the data of its rows.
    detail(
      "gap: list's count assigned to the detail's property by the detail's method", .growing,
      "growing  CounterModel", script: "open; repeat 5 { tap Detail; back }"
    ) { list, screen in
      list.$count.map(screen.model.double).assign(to: screen.model.doubledSource)
    },
  ]
}
