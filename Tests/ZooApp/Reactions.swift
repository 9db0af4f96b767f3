import UIKit

// MARK: Streams as RxSwift has them: a subscription's sink retains itself until it is disposed of

private protocol Reaction: AnyObject { func dispose() }
private final class ReactionBag {
  private var reactions: [any Reaction] = []
  func insert(_ reaction: any Reaction) { reactions.append(reaction) }
  deinit { for reaction in reactions { reaction.dispose() } }
}
extension Reaction {
  func put(in bag: ReactionBag) { bag.insert(self) }
}
private enum ReactionEvent<Element> { case next(Element), completed }
private final class ReactionSink<Element>: Reaction {
  private var observer: ((ReactionEvent<Element>) -> Void)?
  private var kept: ReactionSink?
  var upstream: (any Reaction)?
  init(_ observer: @escaping (ReactionEvent<Element>) -> Void) {
    self.observer = observer
    kept = self
  }
  func on(_ event: ReactionEvent<Element>) {
    observer?(event)
    if case .completed = event { dispose() }
  }
  func dispose() {
    observer = nil
    upstream?.dispose()
    upstream = nil
    kept = nil
  }
}
private class Reactive<Element> {
  func subscribe(_ observer: @escaping (ReactionEvent<Element>) -> Void) -> any Reaction {
    fatalError("abstract")
  }
  func onNext(_ body: @escaping (Element) -> Void) -> any Reaction {
    subscribe { if case .next(let element) = $0 { body(element) } }
  }
  func map<Other>(_ transform: @escaping (Element) -> Other) -> Reactive<Other> {
    ReactiveMap(self, transform)
  }
  func flatMapLatest<Other>(_ select: @escaping (Element) -> Reactive<Other>) -> Reactive<Other> {
    ReactiveFlatMap(self, select)
  }
  func take<Trigger>(until trigger: Reactive<Trigger>) -> Reactive<Element> {
    ReactiveUntil(self, trigger)
  }
  func share() -> Reactive<Element> { ReactiveShare(self) }
  func with<Object: AnyObject>(_ object: Object) -> Reactive<(Object, Element)> {
    ReactiveWith(self, object)
  }
}
private final class ReactiveMap<Source, Element>: Reactive<Element> {
  private let source: Reactive<Source>
  private let transform: (Source) -> Element
  init(_ source: Reactive<Source>, _ transform: @escaping (Source) -> Element) {
    self.source = source
    self.transform = transform
  }
  override func subscribe(_ observer: @escaping (ReactionEvent<Element>) -> Void) -> any Reaction {
    let sink = ReactionSink(observer)
    sink.upstream = source.subscribe { [transform] event in
      switch event {
      case .next(let element): sink.on(.next(transform(element)))
      case .completed: sink.on(.completed)
      }
    }
    return sink
  }
}
private final class ReactiveFlatMap<Source, Element>: Reactive<Element> {
  private let source: Reactive<Source>
  private let select: (Source) -> Reactive<Element>
  init(_ source: Reactive<Source>, _ select: @escaping (Source) -> Reactive<Element>) {
    self.source = source
    self.select = select
  }
  override func subscribe(_ observer: @escaping (ReactionEvent<Element>) -> Void) -> any Reaction {
    let sink = ReactionSink(observer)
    var latest: (any Reaction)?
    sink.upstream = source.subscribe { [select] event in
      guard case .next(let element) = event else { return }
      latest?.dispose()
      latest = select(element).onNext { sink.on(.next($0)) }
    }
    return sink
  }
}
private final class ReactiveUntil<Trigger, Element>: Reactive<Element> {
  private let source: Reactive<Element>
  private let trigger: Reactive<Trigger>
  init(_ source: Reactive<Element>, _ trigger: Reactive<Trigger>) {
    self.source = source
    self.trigger = trigger
  }
  override func subscribe(_ observer: @escaping (ReactionEvent<Element>) -> Void) -> any Reaction {
    let sink = ReactionSink(observer)
    let end = trigger.subscribe { _ in sink.on(.completed) }
    let events = source.subscribe(sink.on)
    sink.upstream =
      ReactionSink<Element>({ _ in
        end.dispose()
        events.dispose()
      }).disposing
    return sink
  }
}
extension ReactionSink {
  /// Tells its observer of its disposal.
  fileprivate var disposing: any Reaction { ReactionEnd { self.on(.completed) } }
}
private final class ReactionEnd: Reaction {
  private var end: (() -> Void)?
  init(_ end: @escaping () -> Void) { self.end = end }
  func dispose() {
    end?()
    end = nil
  }
}
private final class ReactiveWith<Object: AnyObject, Element>: Reactive<(Object, Element)> {
  private let source: Reactive<Element>
  private weak var object: Object?
  init(_ source: Reactive<Element>, _ object: Object) {
    self.source = source
    self.object = object
  }
  override func subscribe(_ observer: @escaping (ReactionEvent<(Object, Element)>) -> Void)
    -> any Reaction
  {
    source.subscribe { [weak object] event in
      guard case .next(let element) = event, let object else { return observer(.completed) }
      observer(.next((object, element)))
    }
  }
}
private class ReactiveSubject<Element>: Reactive<Element> {
  private var observers: [Int: (ReactionEvent<Element>) -> Void] = [:]
  private var count = 0
  override func subscribe(_ observer: @escaping (ReactionEvent<Element>) -> Void) -> any Reaction {
    count += 1
    observers[count] = observer
    return ReactionEnd { [weak self, count] in self?.observers[count] = nil }
  }
  func on(_ event: ReactionEvent<Element>) {
    for observer in observers.values { observer(event) }
    if case .completed = event { observers = [:] }
  }
}
private final class ReactiveReplay<Element>: ReactiveSubject<Element> {
  private var buffer: [Element] = []
  override func subscribe(_ observer: @escaping (ReactionEvent<Element>) -> Void) -> any Reaction {
    for element in buffer { observer(.next(element)) }
    return super.subscribe(observer)
  }
  override func on(_ event: ReactionEvent<Element>) {
    if case .next(let element) = event { buffer = [element] }
    super.on(event)
  }
}
private final class ReactiveShare<Element>: Reactive<Element> {
  private let source: Reactive<Element>
  private let subject = ReactiveSubject<Element>()
  private var connection: (any Reaction)?
  init(_ source: Reactive<Element>) { self.source = source }
  deinit { connection?.dispose() }
  override func subscribe(_ observer: @escaping (ReactionEvent<Element>) -> Void) -> any Reaction {
    let reaction = subject.subscribe(observer)
    if connection == nil {
      connection = source.subscribe { [weak self] event in
        self?.subject.on(event)
        if case .completed = event { self?.connection = nil }
      }
    }
    return reaction
  }
}
private final class ReactiveInterval: Reactive<Int> {
  override func subscribe(_ observer: @escaping (ReactionEvent<Int>) -> Void) -> any Reaction {
    let sink = ReactionSink(observer)
    let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in sink.on(.next(1)) }
    sink.upstream = ReactionEnd { timer.invalidate() }
    return sink
  }
}

private final class ReactionUseCase {
  func save(_ number: Int) -> Reactive<String> { ReactiveSubject<String>() }
}
private final class ReactionViewModel {
  let useCase = ReactionUseCase()
  let bag = ReactionBag()
  let number = ReactiveSubject<Int>()
  let activated = ReactiveSubject<ReactionViewModel>()
  let replayed = ReactiveReplay<ReactionViewModel>()
  func format(_ number: Int) -> String { "\(number)" }
  lazy var titles: Reactive<String> = number.map { self.format($0) }.share()
  lazy var weakTitles: Reactive<String> = number.map { [weak self] in self?.format($0) ?? "" }
    .share()
}
private final class ReactionController: UIViewController {
  let viewModel = ReactionViewModel()
  var bag = ReactionBag()
  let tap = ReactiveSubject<Void>()
  /// Completes when the controller is deallocated.
  let deallocated = ReactiveSubject<Void>()
  var loaded: ((ReactionController) -> Void)?
  var disappeared: ((ReactionController) -> Void)?
  func makeName() -> String { "name" }
  func show(_ name: String) { title = name }
  override func viewDidLoad() {
    super.viewDidLoad()
    loaded?(self)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    disappeared?(self)
  }
  deinit { deallocated.on(.completed) }
}
private final class ReactionAccount {
  @MainActor static let shared = ReactionAccount()
  let name = ReactiveReplay<String>()
}

/// Screens whose streams are built and ended as with RxSwift.
extension Shape {
  private static func reaction(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    script: String? = nil, _ bind: @escaping @MainActor (ReactionController) -> Void
  ) -> Shape {
    Shape("reaction, " + name, verdict, keeper, cut: cut, script: script) {
      let screen = ReactionController()
      screen.loaded = { screen in MainActor.assumeIsolated { bind(screen) } }
      return screen
    }
  }

  static let reactions: [Shape] = [
    reaction("interval without a bag", .abandoned, "the run loop") { screen in
      _ = ReactiveInterval().map { _ in screen.makeName() }.onNext { _ in }
    },
    reaction("interval in a bag", .none) { screen in
      ReactiveInterval().map { [weak screen] _ in screen?.makeName() }.onNext { _ in }
        .put(in: screen.bag)
    },
    reaction("interval in the bag of the screen that it captures", .abandoned, "the run loop") {
      screen in
      ReactiveInterval().onNext { _ in screen.show("a") }.put(in: screen.bag)
    },
    reaction(
      "subject that replays its owner", .leaked, "replayed",
      cut: "buffer[0] ← remove this: frees all"
    ) { screen in
      screen.viewModel.replayed.on(.next(screen.viewModel))
    },
    reaction("subject that sent its owner", .none) { screen in
      screen.viewModel.activated.on(.next(screen.viewModel))
    },
    reaction("selector that captures its model", .leaked, "number") { screen in
      let model = screen.viewModel
      model.number.flatMapLatest { model.useCase.save($0) }.onNext { _ in }.put(in: model.bag)
      model.number.on(.next(1))
    },
    reaction("selector that captures the use case", .none) { screen in
      let model = screen.viewModel
      model.number.flatMapLatest { [useCase = model.useCase] in useCase.save($0) }
        .onNext { _ in }.put(in: model.bag)
      model.number.on(.next(1))
    },
    reaction("map of a method", .leaked, "tap") { screen in
      screen.tap.map(screen.makeName).onNext { _ in }.put(in: screen.bag)
    },
    reaction("map of a method that completed", .none) { screen in
      screen.tap.map(screen.makeName).onNext { _ in }.put(in: screen.bag)
      screen.tap.on(.completed)
    },
    reaction("lazy shared stream of its owner", .leaked, "titles") { screen in
      screen.viewModel.titles.onNext { [weak screen] in screen?.show($0) }.put(in: screen.bag)
    },
    reaction("lazy shared stream, weak", .none) { screen in
      screen.viewModel.weakTitles.onNext { [weak screen] in screen?.show($0) }.put(in: screen.bag)
    },
    reaction("shared stream that completed", .none) { screen in
      let shared = screen.viewModel.number.map { _ in screen.makeName() }.share()
      shared.onNext { _ in }.put(in: screen.bag)
      screen.viewModel.number.on(.completed)
    },
    reaction("app's name, weak", .none) { screen in
      ReactionAccount.shared.name.onNext { [weak screen] in screen?.show($0) }.put(in: screen.bag)
    },
    reaction("app's name", .abandoned, "static ReactionAccount.shared") { screen in
      ReactionAccount.shared.name.onNext { screen.show($0) }.put(in: screen.bag)
    },
    reaction("app's name with the screen", .none) { screen in
      ReactionAccount.shared.name.with(screen).onNext { $0.show($1) }.put(in: screen.bag)
    },
    reaction("app's name until the screen is deallocated", .abandoned, "ReactionAccount.shared") {
      screen in
      _ = ReactionAccount.shared.name.take(until: screen.deallocated).onNext { screen.show($0) }
    },
    reaction("app's name until the screen is deallocated, weak", .none) { screen in
      _ = ReactionAccount.shared.name.take(until: screen.deallocated).onNext { [weak screen] in
        screen?.show($0)
      }
    },
    reaction("bag that is replaced on disappearing", .none) { screen in
      ReactionAccount.shared.name.onNext { screen.show($0) }.put(in: screen.bag)
      screen.disappeared = { $0.bag = ReactionBag() }
    },
  ]
}
