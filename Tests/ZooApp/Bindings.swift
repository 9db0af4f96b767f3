import Observation
import UIKit

// MARK: A small reactive library

private protocol Disposing: AnyObject { func dispose() }
private final class Disposer: Disposing {
  private var action: (() -> Void)?
  init(_ action: @escaping () -> Void) { self.action = action }
  func dispose() {
    action?()
    action = nil
  }
}
private final class Bag {
  private var disposables: [any Disposing] = []
  func insert(_ disposable: any Disposing) { disposables.append(disposable) }
  deinit { disposables.forEach { $0.dispose() } }
}
extension Disposing {
  fileprivate func disposed(by bag: Bag) { bag.insert(self) }
}
private final class Signal<Value> {
  private var observers: [UUID: (Value) -> Void] = [:]
  func subscribe(onNext: @escaping (Value) -> Void) -> any Disposing {
    let id = UUID()
    observers[id] = onNext
    return Disposer { [weak self] in self?.observers[id] = nil }
  }
  func subscribe<Object: AnyObject>(
    with object: Object, onNext: @escaping (Object, Value) -> Void
  ) -> any Disposing {
    subscribe { [weak object] value in
      guard let object else { return }
      onNext(object, value)
    }
  }
  func assign<Root: AnyObject>(
    to path: ReferenceWritableKeyPath<Root, Value>, on root: Root
  ) -> any Disposing {
    subscribe { root[keyPath: path] = $0 }
  }
  func map<Mapped>(_ transform: @escaping (Value) -> Mapped) -> Signal<Mapped> {
    let mapped = Signal<Mapped>()
    _ = subscribe { mapped.send(transform($0)) }
    return mapped
  }
  func send(_ value: Value) { observers.values.forEach { $0(value) } }
}

private final class SongViewModel {
  let name = Signal<String>()
  lazy var label = name.map { $0.uppercased() }
}
private final class SongController: UIViewController {
  enum Style { case assign, with, mapped, mappedWeak, withStrongly, token }
  private let style: Style
  private let viewModel = SongViewModel()
  private let bag = Bag()
  private var token: (any Disposing)?
  init(_ style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  var text = ""
  override func viewDidLoad() {
    super.viewDidLoad()
    switch style {
    case .assign: viewModel.name.assign(to: \.text, on: self).disposed(by: bag)
    case .with: viewModel.name.subscribe(with: self) { $0.text = $1 }.disposed(by: bag)
    case .mapped: viewModel.label.subscribe { self.text = $0 }.disposed(by: bag)
    case .mappedWeak: viewModel.label.subscribe { [weak self] in self?.text = $0 }.disposed(by: bag)
    case .withStrongly:
      viewModel.name.subscribe(with: self) { _, name in self.text = name }.disposed(by: bag)
    case .token:
      token = viewModel.name.subscribe { [weak self] _ in self?.token?.dispose() }
    }
  }
}

// MARK: Callbacks of a view model, set in every notation

@propertyWrapper private final class Bound<Value> {
  private var listeners: [(Value) -> Void] = []
  var wrappedValue: Value { didSet { listeners.forEach { $0(wrappedValue) } } }
  var projectedValue: Bound<Value> { self }
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  func bind(_ listener: @escaping (Value) -> Void) {
    listeners.append(listener)
    listener(wrappedValue)
  }
}
private enum FormPhase {
  case editing
  case failed(message: String, retry: () -> Void)
}
private struct FormCallbacks {
  var buttons: (yes: () -> Void, no: (() -> Void)?)
  var routes: [String: (Int) -> Bool] = [:]
}
private final class FormViewModel {
  @Bound var isValid = false
  var onTap: (() -> Void)?
  var onDone: ((Bool) -> Void)?
  var phase = FormPhase.editing
  var callbacks: FormCallbacks?
  func submit() { onTap?() }
}
private final class FormController: UIViewController {
  enum Style {
    case method, closure, nested, nestedWeak, wrapper, wrapperWeak, local, localWeak, payload
    case payloadWeak, tuple, tupleWeak, lazyCalled, lazyUncalled, curried
  }
  private let style: Style
  private let viewModel = FormViewModel()
  private lazy var format: (Int) -> String = { count in "\(self.prefix)\(count)" }
  private let prefix = "n"
  init(_ style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    bindCallbacks()
    viewModel.submit()
  }
  private func bindCallbacks() {
    switch style {
    case .method: viewModel.onTap = handleTap
    case .closure: viewModel.onTap = { [weak self] in self?.handleTap() }
    case .nested:
      viewModel.onTap = { [weak self] in
        guard let self else { return }
        viewModel.onDone = { _ in self.handleTap() }
      }
    case .nestedWeak:
      viewModel.onTap = { [weak self] in
        self?.viewModel.onDone = { _ in self?.handleTap() }
      }
    case .wrapper: viewModel.$isValid.bind { self.title = "\($0)" }
    case .wrapperWeak: viewModel.$isValid.bind { [weak self] in self?.title = "\($0)" }
    case .local:
      func changed() { handleTap() }
      viewModel.onTap = changed
    case .localWeak:
      weak var form = self
      func changed() { form?.handleTap() }
      viewModel.onTap = changed
    case .payload: viewModel.phase = .failed(message: "a") { self.handleTap() }
    case .payloadWeak: viewModel.phase = .failed(message: "a") { [weak self] in self?.handleTap() }
    case .tuple:
      viewModel.callbacks = FormCallbacks(
        buttons: (yes: { self.handleTap() }, no: { [weak self] in self?.handleTap() }),
        routes: ["a": { self.prefix.count == $0 }])
    case .tupleWeak:
      viewModel.callbacks = FormCallbacks(
        buttons: (yes: { [weak self] in self?.handleTap() }, no: nil),
        routes: ["a": { [unowned self] in prefix.count == $0 }])
    case .lazyCalled: title = format(1)
    case .lazyUncalled: break
    case .curried: viewModel.onDone = FormController.finish(self)
    }
  }
  private func handleTap() { title = "tapped" }
  private func finish(_ isDone: Bool) {}
}

@Observable private final class CounterModel {
  var count = 0
  var rows: [CounterModel] = []
}
private final class CounterController: UIViewController {
  private let model = CounterModel()
  private let strongly: Bool
  init(strongly: Bool) {
    self.strongly = strongly
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    track()
  }
  private func track() {
    withObservationTracking {
      title = "\(model.count)"
    } onChange: { [weak self, strong = strongly ? self : nil] in
      let screen = self ?? strong
      DispatchQueue.main.async { screen?.track() }
    }
  }
}

/// Screens that are bound to their view models.
extension Shape {
  private static func form(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    style: FormController.Style
  ) -> Shape {
    Shape(name, verdict, keeper, cut: cut.map { "\($0) ← make this weak: frees all" }) {
      FormController(style)
    }
  }
  private static let captured = "closure capture of type FormController"

  static let bindings: [Shape] = [
    Shape("song assigned to its controller", .leaked, "closure capture of type SongController") {
      SongController(.assign)
    },
    Shape("song subscribed with its controller", .none) { SongController(.with) },
    Shape(
      "song subscribed with its controller, which it captures too", .leaked,
      "closure capture of type SongController"
    ) { SongController(.withStrongly) },
    Shape("song mapped to its controller", .leaked, "closure capture of type SongController") {
      SongController(.mapped)
    },
    Shape("song mapped to its controller weakly", .none) { SongController(.mappedWeak) },
    Shape("song whose token ends itself", .none) { SongController(.token) },
    form("form's method as callback", .leaked, "onTap", cut: "onTap → \(captured)", style: .method),
    form("form's closure as callback", .none, style: .closure),
    form(
      "form unwrapped for a closure inside", .leaked, "onDone", cut: "onDone → \(captured)",
      style: .nested),
    form("form weak for a closure inside", .none, style: .nestedWeak),
    form("form bound by a wrapper", .leaked, captured, style: .wrapper),
    form("form bound by a wrapper weakly", .none, style: .wrapperWeak),
    form("form's local function", .leaked, "onTap", cut: "onTap → \(captured)", style: .local),
    form("form's local function, weak", .none, style: .localWeak),
    form("form that a phase retries", .leaked, "phase", style: .payload),
    form("form that a phase retries weakly", .none, style: .payloadWeak),
    form("form that a tuple and a table call", .leaked, "callbacks", style: .tuple),
    form("form that a tuple and a table call weakly", .none, style: .tupleWeak),
    form("form's lazy format that was called", .leaked, "format", style: .lazyCalled),
    form("form's lazy format that wasn't called", .none, style: .lazyUncalled),
    form("form's curried method", .leaked, "onDone", cut: "onDone → \(captured)", style: .curried),
    Shape("counter that tracks its model", .leaked, "closure capture of type CounterController") {
      CounterController(strongly: true)
    },
    Shape("counter that tracks its model weakly", .none) { CounterController(strongly: false) },
  ]
}
