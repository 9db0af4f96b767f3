import Synchronization
import UIKit

// MARK: Wrappers, tokens and values that own more than they seem to

@MainActor private protocol RowDelegate: AnyObject {
  func selected(_ row: Int)
}
@propertyWrapper private struct WeakReference<Value> {
  private weak var object: AnyObject?
  init(wrappedValue: Value?) { object = wrappedValue as AnyObject? }
  var wrappedValue: Value? {
    get { object as? Value }
    set { object = newValue as AnyObject? }
  }
}
/// Was meant to be weak.
@propertyWrapper private struct DelegateReference<Value> {
  private var object: Value?
  init(wrappedValue: Value?) { object = wrappedValue }
  var wrappedValue: Value? {
    get { object }
    set { object = newValue }
  }
}
private final class RowModel {
  @DelegateReference var delegate: (any RowDelegate)?
  @WeakReference var weakDelegate: (any RowDelegate)?
  var onSelect: ((Int) -> Void)?
}
private final class RowsController: UIViewController, RowDelegate {
  enum Style { case wrapper, weakWrapper, method, methodOfWeak }
  private let model = RowModel()
  init(_ style: Style) {
    super.init(nibName: nil, bundle: nil)
    let delegate: any RowDelegate = self
    switch style {
    case .wrapper: model.delegate = self
    case .weakWrapper: model.weakDelegate = self
    case .method: model.onSelect = delegate.selected
    case .methodOfWeak: model.onSelect = { [weak delegate] in delegate?.selected($0) }
    }
  }
  required init?(coder: NSCoder) { nil }
  func selected(_ row: Int) { title = "\(row)" }
}

/// A registration that ends when it is consumed or goes out of scope.
private struct Registration: ~Copyable {
  let id: Int
  consuming func end() {}
  deinit { MainActor.assumeIsolated { Registrations.actions[id] = nil } }
}
@MainActor private enum Registrations {
  static var actions: [Int: () -> Void] = [:]
  private static var next = 0
  static func add(_ action: @escaping () -> Void) -> Registration {
    next += 1
    actions[next] = action
    return Registration(id: next)
  }
}
private final class RegisteredController: UIViewController {
  enum Style { case captures, knows, endsWhenItLeaves }
  private let style: Style
  private var registration: Registration?
  init(_ style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    if style == .knows {
      registration = Registrations.add { [weak self] in self?.update() }
    } else {
      registration = Registrations.add { self.update() }
    }
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if style == .endsWhenItLeaves, let registration = registration.take() { registration.end() }
  }
  private func update() { title = "updated" }
}

/// One phase of loading; each owns what it needs.
private enum LoadPhase: ~Copyable {
  case idle
  case loading(Helper, attempt: Int)
  case failed(retry: () -> Void, Registration)
}
private final class PhaseController: UIViewController {
  private var phase = LoadPhase.idle
  func fail(_ retry: @escaping () -> Void) {
    phase = .failed(retry: retry, Registration(id: 0))
  }
  func load(_ helper: Helper) { phase = .loading(helper, attempt: 1) }
  func finish() { phase = .idle }
  func reload() {}
}
/// A value that can't be copied and that owns a screen.
private struct Lease: ~Copyable {
  let screen: UIViewController
  func use() { screen.title = "used" }
}

private final class LateScreens {
  static let first = AtomicLazyReference<Helper>()
}

@MainActor private final class ObservingTable {
  static let shared = UIView()
  private var tokens: [AnyKeyPath: NSKeyValueObservation] = [:]
  func observe<Value>(
    _ view: UIView, _ path: KeyPath<UIView, Value>, _ change: @escaping @Sendable () -> Void
  ) { tokens[path] = view.observe(path) { _, _ in change() } }
}

/// Wrappers that are strong, tokens that can't be copied, and values that keep copies.
extension Shape {
  static let owners: [Shape] = [
    Shape(
      "delegate in a wrapper that was meant to be weak", .leaked, "delegate",
      cut: "_delegate.object ← make this weak: frees all"
    ) { RowsController(.wrapper) },
    Shape("delegate in a weak wrapper", .none) { RowsController(.weakWrapper) },
    Shape(
      "method of a protocol's value as a callback", .leaked, "onSelect"
    ) { RowsController(.method) },
    Shape("method of a protocol's weak value in a callback", .none) {
      RowsController(.methodOfWeak)
    },
    Shape(
      "registration that ends in the deallocation that it prevents", .abandoned,
      "static Registrations.actions",
      cut: "[1] → closure capture of type RegisteredController ← make this weak: frees all"
    ) { RegisteredController(.captures) },
    Shape("registration that ends with its screen", .none) { RegisteredController(.knows) },
    Shape("registration that ends when its screen leaves", .none) {
      RegisteredController(.endsWhenItLeaves)
    },
    Shape(
      "retry of a phase that can't be copied", .leaked, "phase",
      cut:
        "phase.failed.retry → closure capture of type PhaseController"
        + " ← make this weak: frees all"
    ) {
      let screen = PhaseController()
      screen.fail { screen.reload() }
      return screen
    },
    Shape(
      "helper of a phase that can't be copied", .leaked, "owner",
      cut: "owner ← make this weak: frees all"
    ) {
      let screen = PhaseController()
      let helper = Helper()
      helper.owner = screen
      screen.load(helper)
      return screen
    },
    Shape("retry of a phase that is over", .none) {
      let screen = PhaseController()
      screen.fail { screen.reload() }
      screen.finish()
      return screen
    },
    .screen("closure that captures a value that can't be copied", .leaked, "action") { screen in
      let lease = Lease(screen: screen)
      screen.action = { lease.use() }
    },
    .screen(
      "late reference in a static", .abandoned, "static LateScreens.first",
      cut: "owner ← make this weak: frees all"
    ) { screen in
      let helper = Helper()
      helper.owner = screen
      _ = LateScreens.first.storeIfNil(helper)
    },
    .screen("mirror of a screen", .leaked, "any") { $0.any = Mirror(reflecting: $0) },
    .screen("mirror of a screen's title", .none) { screen in
      screen.any = Mirror(reflecting: screen.title as Any)
    },
    .screen("iterator of a dictionary of screens", .leaked, "any") { screen in
      screen.any = ["a": screen].makeIterator()
    },
    .screen("iterator of a set that has ended", .none) { screen in
      var iterator = ["a": screen].makeIterator()
      while iterator.next() != nil {}
      screen.any = iterator.next()
    },
    .loaded(
      "observations by key path that capture their screen", .leaked, "changeHandler"
    ) { screen in
      let table = ObservingTable()
      table.observe(screen.view, \.isHidden) { MainActor.assumeIsolated { screen.act() } }
      table.observe(screen.view, \.alpha) { [weak screen] in
        MainActor.assumeIsolated { screen?.act() }
      }
      screen.object = table
    },
    .loaded("observations by key path that know their screen", .none) { screen in
      let table = ObservingTable()
      for path in [\UIView.alpha] {
        table.observe(ObservingTable.shared, path) { [weak screen] in
          MainActor.assumeIsolated { screen?.act() }
        }
      }
      table.observe(screen.view, \.isHidden) { [weak screen] in
        MainActor.assumeIsolated { screen?.act() }
      }
      screen.object = table
    },
  ]
}
