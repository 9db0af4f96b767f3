import UIKit

// MARK: A small Combine

private final class Cancelling: Hashable {
  private var end: (() -> Void)?
  init(_ end: @escaping () -> Void) { self.end = end }
  func cancel() {
    end?()
    end = nil
  }
  deinit { cancel() }
  static func == (one: Cancelling, other: Cancelling) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  func store(in set: inout Set<Cancelling>) { set.insert(self) }
}
private protocol Publishing<Output> {
  associatedtype Output
  func subscribe(_ body: @escaping (Output) -> Void) -> Cancelling
}
private class Passing<Output>: Publishing {
  fileprivate var bodies: [Int: (Output) -> Void] = [:]
  private var last = 0
  func send(_ value: Output) { bodies.values.forEach { $0(value) } }
  func subscribe(_ body: @escaping (Output) -> Void) -> Cancelling {
    last += 1
    bodies[last] = body
    return Cancelling { [weak self, last] in self?.bodies[last] = nil }
  }
  func finish() { bodies = [:] }
}
private final class CurrentValue<Output>: Passing<Output> {
  var value: Output { didSet { send(value) } }
  init(_ value: Output) { self.value = value }
  override func subscribe(_ body: @escaping (Output) -> Void) -> Cancelling {
    body(value)
    return super.subscribe(body)
  }
}
private struct Mapped<Upstream: Publishing, Output>: Publishing {
  let upstream: Upstream
  let transform: (Upstream.Output) -> Output
  func subscribe(_ body: @escaping (Output) -> Void) -> Cancelling {
    upstream.subscribe { [transform] in body(transform($0)) }
  }
}
private struct FlatMapped<Upstream: Publishing, Inner: Publishing>: Publishing {
  let upstream: Upstream
  let transform: (Upstream.Output) -> Inner
  final class Inners { var running: [Cancelling] = [] }
  func subscribe(_ body: @escaping (Inner.Output) -> Void) -> Cancelling {
    let inners = Inners()
    return upstream.subscribe { [transform] in
      inners.running.append(transform($0).subscribe(body))
    }
  }
}
private struct Combined<A: Publishing, B: Publishing>: Publishing {
  let a: A
  let b: B
  final class Latest {
    var a: A.Output?
    var b: B.Output?
  }
  func subscribe(_ body: @escaping ((A.Output, B.Output)) -> Void) -> Cancelling {
    let latest = Latest()
    func fire() { if let a = latest.a, let b = latest.b { body((a, b)) } }
    let one = a.subscribe {
      latest.a = $0
      fire()
    }
    let other = b.subscribe {
      latest.b = $0
      fire()
    }
    return Cancelling {
      one.cancel()
      other.cancel()
    }
  }
}
/// Subscribes once for all, as long as there are subscribers, or for ever.
private final class Shared<Upstream: Publishing>: Publishing {
  private let upstream: Upstream
  private let subject = Passing<Upstream.Output>()
  private var connection: Cancelling?
  init(_ upstream: Upstream) { self.upstream = upstream }
  func connect() { connection = upstream.subscribe { [subject] in subject.send($0) } }
  func subscribe(_ body: @escaping (Upstream.Output) -> Void) -> Cancelling {
    if connection == nil { connect() }
    let token = subject.subscribe(body)
    return Cancelling { [self] in
      token.cancel()
      withExtendedLifetime(self) {}
    }
  }
}
/// Runs its body for each subscriber, and once even before there is one.
private final class Promised<Output>: Publishing {
  private var result: Output?
  private var waiting: [(Output) -> Void] = []
  init(_ body: (@escaping (Output) -> Void) -> Void) {
    body { value in
      self.result = value
      self.waiting.forEach { $0(value) }
      self.waiting = []
    }
  }
  func subscribe(_ body: @escaping (Output) -> Void) -> Cancelling {
    if let result { body(result) } else { waiting.append(body) }
    return Cancelling {}
  }
}
extension Publishing {
  fileprivate func map<New>(_ transform: @escaping (Output) -> New) -> Mapped<Self, New> {
    Mapped(upstream: self, transform: transform)
  }
  fileprivate func flatMap<Inner: Publishing>(_ transform: @escaping (Output) -> Inner)
    -> FlatMapped<Self, Inner>
  { FlatMapped(upstream: self, transform: transform) }
  fileprivate func combine<B: Publishing>(_ other: B) -> Combined<Self, B> {
    Combined(a: self, b: other)
  }
  fileprivate func share() -> Shared<Self> { Shared(self) }
  fileprivate func assign<Root: AnyObject>(
    to path: ReferenceWritableKeyPath<Root, Output>, on root: Root
  ) -> Cancelling { subscribe { root[keyPath: path] = $0 } }
  /// Ends when its subject does, like `assign(to: &$property)`.
  fileprivate func assign(to subject: Passing<Output>) {
    let token = subscribe { [weak subject] in subject?.send($0) }
    Tokens.ofSubjects.append((subject, token))
    Tokens.ofSubjects.removeAll { $0.0.object == nil }
  }
}
private enum Tokens {
  struct Weak { weak var object: AnyObject? }
  static var ofSubjects: [(Weak, Cancelling)] = []
}
extension Array where Element == (Tokens.Weak, Cancelling) {
  fileprivate mutating func append(_ entry: (AnyObject, Cancelling)) {
    append((Tokens.Weak(object: entry.0), entry.1))
  }
}

// MARK: Screens

private final class FeedModel {
  let query = CurrentValue("")
  let selected = Passing<Int>()
  let results = Passing<[String]>()
  var bag: Set<Cancelling> = []
  var bags: [String: Set<Cancelling>] = [:]
  var output: (any Publishing<String>)?
  var text = ""
  func search(_ text: String) -> Promised<[String]> { Promised { $0([text, self.text]) } }
}
private final class FeedScreen: UIViewController {
  let model = FeedModel()
  var bag: Set<Cancelling> = []
  var bags: [[Set<Cancelling>]] = []
  var heading = ""
  var kept: AnyObject?
  func show(_ items: [String]) { title = items.first }
}
private enum Feeds {
  static let session = CurrentValue("me")
  static let events = Passing<Int>()
  static var bag: Set<Cancelling> = []
  static let shared = session.map { "user \($0)" }.share()
}

/// Chains of publishers.
extension Shape {
  private static func feed(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    _ hold: @escaping @MainActor (FeedScreen) -> Void
  ) -> Shape {
    Shape(name, verdict, keeper, cut: cut) {
      let screen = FeedScreen()
      hold(screen)
      return screen
    }
  }

  static let publishers: [Shape] = [
    feed("shared publisher of its model", .leaked, "bodies") { screen in
      screen.model.query.map { [$0] }.share().subscribe { screen.show($0) }
        .store(in: &screen.bag)
    },
    feed("shared publisher of its model, weak", .none) { screen in
      screen.model.query.map { [$0] }.share().subscribe { [weak screen] in screen?.show($0) }
        .store(in: &screen.bag)
    },
    feed("shared publisher of the app", .abandoned, "static Feeds") { screen in
      Feeds.shared.subscribe { screen.title = $0 }.store(in: &screen.bag)
    },
    feed("shared publisher of the app, weak", .none) { screen in
      Feeds.shared.subscribe { [weak screen] in screen?.title = $0 }.store(in: &screen.bag)
    },
    feed("shared publisher in the app's bag", .abandoned, "static Feeds") { screen in
      Feeds.session.subscribe { screen.title = $0 }.store(in: &Feeds.bag)
    },
    feed("multicast that was connected", .leaked, "upstream") { screen in
      let subject = Passing<String>()
      let shared = subject.map { text in screen.heading + text }.share()
      shared.connect()
      screen.kept = shared
    },
    feed("multicast that was connected, weak", .none) { screen in
      let subject = Passing<String>()
      let shared = subject.map { [weak screen] text in (screen?.heading ?? "") + text }.share()
      shared.connect()
      screen.kept = shared
    },
    feed("chain of subjects", .leaked, "bodies") { screen in
      let model = screen.model
      model.query.map { $0.count }.subscribe { [weak model] in model?.selected.send($0) }
        .store(in: &model.bag)
      model.selected.map { ["\($0)"] }.subscribe { [weak model] in model?.results.send($0) }
        .store(in: &model.bag)
      model.results.subscribe(screen.show).store(in: &screen.bag)
    },
    feed("chain of subjects, weak", .none) { screen in
      let model = screen.model
      model.query.map { $0.count }.subscribe { [weak model] in model?.selected.send($0) }
        .store(in: &model.bag)
      model.selected.map { ["\($0)"] }.subscribe { [weak model] in model?.results.send($0) }
        .store(in: &model.bag)
      model.results.subscribe { [weak screen] in screen?.show($0) }.store(in: &screen.bag)
    },
    feed("chain whose middle captures its model", .leaked, "bodies") { screen in
      let model = screen.model
      model.selected.subscribe { model.results.send(["\($0)", model.text]) }.store(in: &model.bag)
      model.results.subscribe { [weak screen] in screen?.show($0) }.store(in: &screen.bag)
    },
    feed("chain from subject to subject, of the subjects alone", .none) { screen in
      let model = screen.model
      model.selected.subscribe { [results = model.results] in results.send(["\($0)"]) }
        .store(in: &model.bag)
    },
    feed("flat map that captures its model", .leaked, "bodies") { screen in
      let model = screen.model
      model.query.flatMap { model.search($0) }.subscribe { [weak screen] in screen?.show($0) }
        .store(in: &model.bag)
    },
    feed("flat map that knows its model weakly", .none) { screen in
      let model = screen.model
      model.query.flatMap { [weak model] in model?.search($0) ?? Promised { $0([]) } }
        .subscribe { [weak screen] in screen?.show($0) }
        .store(in: &model.bag)
    },
    feed("two publishers combined", .abandoned, "static Feeds.session") { screen in
      screen.model.query.combine(Feeds.session).subscribe { screen.heading = $0 + $1 }
        .store(in: &screen.bag)
    },
    feed("two publishers combined, weak", .none) { screen in
      screen.model.query.combine(Feeds.session).subscribe { [weak screen] in
        screen?.heading = $0 + $1
      }.store(in: &screen.bag)
    },
    feed("assigned to its own property", .leaked, "bodies") { screen in
      screen.model.query.assign(to: \.heading, on: screen).store(in: &screen.bag)
    },
    feed("assigned to its model's property by the app", .abandoned, "static Feeds.session") {
      screen in
      Feeds.session.assign(to: \.text, on: screen.model).store(in: &screen.model.bag)
      screen.model.bags["screen"] = [Cancelling { _ = screen.heading }]
    },
    feed("assigned to a subject", .none) { screen in
      Feeds.session.map { [$0] }.assign(to: screen.model.results)
    },
    feed("promise that was kept", .none) { screen in
      Promised<Int> { done in DispatchQueue.main.async { done(1) } }
        .subscribe { screen.title = "\($0)" }.store(in: &screen.bag)
    },
    feed("promise that is never kept", .none) { screen in
      Promised<Int> { _ in }.subscribe { screen.title = "\($0)" }.store(in: &Feeds.bag)
    },
    feed("promise in a field that is never kept", .leaked, "waiting") { screen in
      let promise = Promised<Int> { _ in }
      screen.kept = promise
      promise.subscribe { screen.title = "\($0)" }.store(in: &screen.bag)
    },
    feed("bags of bags", .leaked, "bodies") { screen in
      var bag: Set<Cancelling> = []
      screen.model.selected.subscribe { screen.title = "\($0)" }.store(in: &bag)
      screen.bags = [[], [[], bag]]
    },
    feed("bags of bags, cancelled", .none) { screen in
      var bag: Set<Cancelling> = []
      screen.model.selected.subscribe { screen.title = "\($0)" }.store(in: &bag)
      screen.bags = [[bag]]
      screen.bags.flatMap { $0 }.flatMap { $0 }.forEach { $0.cancel() }
    },
    feed("subject that finished", .none) { screen in
      screen.model.selected.subscribe { screen.title = "\($0)" }.store(in: &screen.bag)
      screen.model.selected.finish()
    },
    feed("erased publisher of its model", .leaked, "transform") { screen in
      let model = screen.model
      model.output = Feeds.session.map { $0 + model.text }
    },
    feed("erased publisher of its model, weak", .none) { screen in
      let model = screen.model
      model.output = Feeds.session.map { [weak model] in $0 + (model?.text ?? "") }
    },
    feed("token that captures its bag's owner", .leaked, "end") { screen in
      Cancelling { screen.title = "ended" }.store(in: &screen.bag)
    },
    feed("subscription that ends itself at its first value", .none) { screen in
      var token: Cancelling?
      token = Feeds.events.subscribe { _ in
        screen.title = "once"
        token?.cancel()
        token = nil
      }
      Feeds.events.send(1)
    },
    feed("subscription that waits for its first value", .abandoned, "static Feeds.events") {
      screen in
      var token: Cancelling?
      token = Feeds.events.subscribe { _ in
        screen.title = "once"
        token?.cancel()
        token = nil
      }
    },
  ]
}
