import UIKit

private protocol CounterOutput<Event>: AnyObject {
  associatedtype Event
  func send(_ event: Event)
}
private enum CounterEvent { case tapped, failed(any Error) }
private class CounterInteractor<Event> {
  var output: (any CounterOutput<Event>)?
  weak var weakOutput: (any CounterOutput<Event>)?
}
private final class CounterViewModel {
  let id = 1
  var count = 0
  var onCount: (() -> Int)?
  var onText: ((String) -> Void)?
}
private final class CounterScreen: Screen, CounterOutput {
  let model = CounterViewModel()
  let interactor = CounterInteractor<CounterEvent>()
  func send(_ event: CounterEvent) {}
}

private class BoundScreen: Screen {
  var bindings: [() -> Void] = []
  func bind() { bindings.append { self.act() } }
  override func viewDidLoad() {
    super.viewDidLoad()
    bind()
  }
}
private final class MoreBoundScreen: BoundScreen {
  override func bind() {
    super.bind()
    bindings.append { self.act() }
  }
}
private final class LessBoundScreen: BoundScreen {
  override func bind() { bindings.append { [weak self] in self?.act() } }
}

private protocol ScreenModel: AnyObject {
  associatedtype Surface
  var surface: Surface? { get set }
}
private class ModelScreen<Model: ScreenModel>: UIViewController where Model.Surface == AnyObject {
  var model: Model!
  override func viewDidLoad() {
    super.viewDidLoad()
    model.surface = self
  }
}
private final class StrongScreenModel: ScreenModel { var surface: AnyObject? }
private final class WeakScreenModel: ScreenModel { weak var surface: AnyObject? }

private enum Boxed {
  case none
  case some([Entry])
  struct Entry {
    weak var weakly: AnyObject?
    var strongly: AnyObject?
    unowned(unsafe) var unsafely: AnyObject?
  }
}
private final class BoxedScreen: Screen { var boxed = Boxed.none }

private struct Lens<Whole, Part> {
  let get: () -> Part
  let set: (Part) -> Void
}
private final class LensScreen: Screen {
  var text = ""
  var lens: Lens<LensScreen, String>?
  var slice: ArraySlice<() -> Void> = []
  var deep: [String: [String: Any]] = [:]
  var choice: Result<() -> Void, any Error>??
  func makeLens() -> Lens<LensScreen, String> {
    Lens(get: { self.text }, set: { self.text = $0 })
  }
  func makeWeakLens() -> Lens<LensScreen, String> {
    Lens(get: { [weak self] in self?.text ?? "" }, set: { [weak self] in self?.text = $0 })
  }
}

@dynamicCallable private struct Command {
  let body: ([Int]) -> Void
  func dynamicallyCall(withArguments arguments: [Int]) { body(arguments) }
}

@propertyWrapper private final class Observed<Value> {
  var wrappedValue: Value { didSet { for body in bodies { body(wrappedValue) } } }
  var bodies: [(Value) -> Void] = []
  var projectedValue: Observed { self }
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
@propertyWrapper private struct Throttled {
  var wrappedValue: (() -> Void)?
  private var last: (() -> Void)?
  init(wrappedValue: (() -> Void)?) { self.wrappedValue = wrappedValue }
  mutating func remember() { last = wrappedValue }
}
private final class WrappedScreen: Screen {
  @Observed var name = ""
  @Throttled var refresh: (() -> Void)?
  func remember() { _refresh.remember() }
}

/// Ways of writing what a screen keeps.
extension Shape {
  private static func of<Kind: Screen>(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    findings: Int = 1, make: @escaping () -> Kind, _ hold: @escaping (Kind) -> Void
  ) -> Shape {
    Shape(name, verdict, keeper, cut: cut, findings: findings) {
      let screen = make()
      hold(screen)
      return screen
    }
  }

  static let notations: [Shape] = [
    of(
      "output of an event's type", .leaked, "output", cut: "output ← make this weak: frees all",
      make: { CounterScreen() }
    ) { $0.interactor.output = $0 },
    of("weak output of an event's type", .none, make: { CounterScreen() }) {
      $0.interactor.weakOutput = $0
    },
    of(
      "closure that captures a copy of its model's reference", .leaked, "CounterViewModel",
      cut: "onCount → closure capture of type CounterViewModel ← make this weak: frees it",
      make: { CounterScreen() }
    ) { screen in
      screen.model.onCount = { [model = screen.model] in model.count }
    },
    of("closure that captures its model's number", .none, make: { CounterScreen() }) { screen in
      screen.model.onCount = { [id = screen.model.id] in id }
    },
    of(
      "closure that captures the screen's part of the model's callback", .leaked, "onText",
      cut: "onText → closure capture of type CounterScreen ← make this weak: frees all",
      make: { CounterScreen() }
    ) { screen in
      screen.model.onText = { [send = screen.send] _ in send(.tapped) }
    },
    Shape(
      "bindings of a base class and its subclass", .leaked, "bindings",
      cut: "bindings[0] → closure capture of type MoreBoundScreen"
        + " ← make both of these weak: frees all;"
        + " and MoreBoundScreen#1 bindings[1] → closure capture of type MoreBoundScreen"
    ) { MoreBoundScreen() },
    Shape(
      "binding of a base class", .leaked, "bindings",
      cut: "bindings[0] → closure capture of type BoundScreen ← make this weak: frees all"
    ) { BoundScreen() },
    Shape("binding that a subclass overrides", .none) { LessBoundScreen() },
    Shape(
      "surface of a generic screen's model", .leaked, "surface",
      cut: "surface ← make this weak: frees all"
    ) {
      let screen = ModelScreen<StrongScreenModel>()
      screen.model = StrongScreenModel()
      return screen
    },
    Shape("weak surface of a generic screen's model", .none) {
      let screen = ModelScreen<WeakScreenModel>()
      screen.model = WeakScreenModel()
      return screen
    },
    of(
      "entry of an enum's list", .leaked, "boxed.some[0].strongly",
      cut: "boxed.some[0].strongly ← make this weak: frees all", make: { BoxedScreen() }
    ) { $0.boxed = .some([.init(strongly: $0)]) },
    of("weak entry of an enum's list", .none, make: { BoxedScreen() }) {
      $0.boxed = .some([.init(weakly: $0, unsafely: $0)])
    },
    of(
      "lens of two closures", .leaked, "lens",
      cut: "lens.get → closure capture of type LensScreen ← make both of these weak: frees all;"
        + " and LensScreen#1 lens.set → closure capture of type LensScreen", make: { LensScreen() }
    ) { $0.lens = $0.makeLens() },
    of("lens of two weak closures", .none, make: { LensScreen() }) { $0.lens = $0.makeWeakLens() },
    of("slice of closures", .leaked, "slice", make: { LensScreen() }) { screen in
      screen.slice = [{}, { screen.act() }, {}][1...]
    },
    of("slice beside the closure that captures", .none, make: { LensScreen() }) { screen in
      let bodies: [() -> Void] = [{ screen.act() }, {}, {}]
      screen.slice = ArraySlice(Array(bodies[1...]))
    },
    of(
      "closure in dictionaries of any", .leaked, "deep",
      cut: "deep[\"a\"][\"b\"] → closure capture of type LensScreen ← make this weak: frees all",
      make: { LensScreen() }
    ) { screen in
      let body: () -> Void = { screen.act() }
      screen.deep["a"] = ["b": body, "c": 1]
    },
    of("choice of optionals", .leaked, "choice", make: { LensScreen() }) { screen in
      screen.choice = .some(.success { screen.act() })
    },
    of("choice of optionals that is nil within", .none, make: { LensScreen() }) { screen in
      screen.choice = .some(.success { screen.act() })
      screen.choice = .some(nil)
    },
    of(
      "callable value", .leaked, "any",
      cut: "any.body → closure capture of type Screen ← make this weak: frees all",
      make: { Screen() }
    ) { screen in
      screen.any = Command { _ in screen.act() }
    },
    of(
      "observed property's bodies", .leaked, "_name",
      cut: "bodies[0] → closure capture of type WrappedScreen ← make this weak: frees all",
      make: { WrappedScreen() }
    ) { screen in
      screen.$name.bodies.append { screen.title = $0 }
    },
    of("observed property's bodies, weak", .none, make: { WrappedScreen() }) { screen in
      screen.$name.bodies.append { [weak screen] in screen?.title = $0 }
    },
    of("remembered closure of a wrapper", .leaked, "_refresh.last", make: { WrappedScreen() }) {
      screen in
      screen.refresh = { screen.act() }
      screen.remember()
      screen.refresh = nil
    },
    of("zipped closures", .leaked, "any", make: { Screen() }) { screen in
      let bodies: [() -> Void] = [{ screen.act() }]
      screen.any = zip(bodies, [1])
    },
    of("lazily mapped values of weak closures", .none, make: { Screen() }) { screen in
      let bodies: [() -> Void] = [{ [weak screen] in screen?.act() }]
      screen.any = bodies.lazy.map { body in { body() } }
    },
  ]
}
