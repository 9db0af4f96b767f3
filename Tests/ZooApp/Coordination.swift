import UIKit

private protocol Coordinated: AnyObject {
  var children: [any Coordinated] { get set }
  var parent: (any Coordinated)? { get set }
  func start() -> UIViewController
}
extension Coordinated {
  func begin(_ child: any Coordinated) -> UIViewController {
    children.append(child)
    child.parent = self
    return child.start()
  }
  func end(_ child: any Coordinated) { children.removeAll { $0 === child } }
}
private final class StrongCoordinator: Coordinated {
  var children: [any Coordinated] = []
  var parent: (any Coordinated)?
  func start() -> UIViewController {
    let screen = CoordinatedScreen()
    screen.coordinator = self
    return screen
  }
}
private final class WeakCoordinator: Coordinated {
  var children: [any Coordinated] = []
  weak var parent: (any Coordinated)?
  func start() -> UIViewController {
    let screen = CoordinatedScreen()
    screen.closed = { [weak self] in
      guard let self else { return }
      parent?.end(self)
    }
    return screen
  }
}
private final class CoordinatedScreen: UIViewController {
  var coordinator: (any Coordinated)?
  var closed: (() -> Void)?
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { closed?() }
  }
}

/// A flow that ends with a result.
private class ResultCoordinator<Success> {
  var finished: ((Result<Success, any Error>) -> Void)?
  private var children: [ObjectIdentifier: AnyObject] = [:]
  func store<Other>(_ child: ResultCoordinator<Other>) { children[ObjectIdentifier(child)] = child }
  func free<Other>(_ child: ResultCoordinator<Other>) { children[ObjectIdentifier(child)] = nil }
  func start() -> UIViewController { UIViewController() }
  func coordinate<Other>(
    to child: ResultCoordinator<Other>, _ done: @escaping (Result<Other, any Error>) -> Void
  ) -> UIViewController {
    store(child)
    child.finished = { [unowned self, unowned child] in
      done($0)
      free(child)
    }
    return child.start()
  }
}
private final class PickCoordinator: ResultCoordinator<Int> {
  override func start() -> UIViewController {
    let screen = PickScreen()
    screen.picked = { [weak self] in self?.finished?(.success($0)) }
    return screen
  }
}
private final class PickScreen: UIViewController {
  var picked: ((Int) -> Void)?
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { picked?(1) }
  }
}

private protocol ListDelegate: AnyObject { func didSelect(_ index: Int) }
private final class ListModel {
  var delegate: (any ListDelegate)?
  weak var weakDelegate: (any ListDelegate)?
  var rows: [RowModel] = []
}
private final class RowModel {
  let list: ListModel
  unowned let owner: ListModel
  var select: (() -> Void)?
  init(_ list: ListModel, strongly: Bool) {
    self.list = strongly ? list : ListModel()
    owner = list
  }
}
private final class ModelScreen: UIViewController, ListDelegate {
  let model = ListModel()
  func didSelect(_ index: Int) {}
}

/// A view, an interactor, a presenter and a router, which know each other.
private final class Presenter {
  weak var view: UIViewController?
  var interactor: Interactor?
  var router: ModuleRouter?
}
private final class Interactor {
  var output: Presenter?
  weak var weakOutput: Presenter?
}
private final class ModuleRouter {
  var view: UIViewController?
  weak var weakView: UIViewController?
}
private final class ModuleScreen: UIViewController {
  var presenter: Presenter?
}
extension Shape {
  private static func module(
    outputIsStrong: Bool = false, routerIsStrong: Bool = false
  ) -> UIViewController {
    let (screen, presenter) = (ModuleScreen(), Presenter())
    let (interactor, router) = (Interactor(), ModuleRouter())
    screen.presenter = presenter
    presenter.view = screen
    presenter.interactor = interactor
    presenter.router = router
    if outputIsStrong { interactor.output = presenter } else { interactor.weakOutput = presenter }
    if routerIsStrong { router.view = screen } else { router.weakView = screen }
    return screen
  }
}

private final class Steps {
  var screens: [UIViewController] = []
  var onboarded: (() -> Void)?
  lazy var first: UIViewController = {
    let screen = Screen()
    screen.action = { self.onboarded?() }
    return screen
  }()
}

/// Screens that coordinators, models and modules hold, in the forms that articles propose.
extension Shape {
  static let coordination: [Shape] = [
    Shape(
      "coordinators of a protocol extension", .leaked, "parent",
      cut: "parent ← make this weak: frees all"
    ) {
      let (top, id) = (StrongCoordinator(), UUID())
      delegate?.coordinator?.flows[id] = top
      let screen = top.begin(StrongCoordinator())
      (screen as? CoordinatedScreen)?.closed = { delegate?.coordinator?.flows[id] = nil }
      return screen
    },
    Shape("coordinators of a protocol extension, weak", .none) {
      guard let owner = delegate?.coordinator else { return UIViewController() }
      let top = WeakCoordinator()
      owner.flows[UUID()] = top
      return top.begin(WeakCoordinator())
    },
    Shape("coordinator with a result", .none) {
      let top = ResultCoordinator<Void>()
      delegate?.coordinator?.flows[UUID()] = top
      return top.coordinate(to: PickCoordinator()) { _ in }
    },
    Shape(
      "coordinator whose result captures it", .leaked, "finished",
      cut: "finished → closure capture of type PickCoordinator ← make this weak: frees it"
    ) {
      let child = PickCoordinator()
      child.finished = { _ in withExtendedLifetime(child) {} }
      return child.start()
    },
    Shape("coordinator whose result captures its parent", .none) {
      let top = ResultCoordinator<Void>()
      let child = PickCoordinator()
      top.store(child)
      child.finished = { _ in top.free(child) }
      let screen = child.start()
      (screen as? PickScreen)?.picked = { [weak child] _ in
        child?.finished?(.success(1))
        child?.finished = nil
      }
      return screen
    },
    Shape(
      "coordinator stored twice", .abandoned, "flows",
      cut: "value ← remove both of these: frees all; and ResultCoordinator<()>#1 children[_]"
    ) {
      let child = PickCoordinator()
      let top = ResultCoordinator<Void>()
      delegate?.coordinator?.flows[UUID()] = top
      delegate?.coordinator?.flows[UUID()] = Box(child)
      let screen = Screen()
      let pick = top.coordinate(to: child) { _ in screen.act() }
      screen.object = pick
      return screen
    },
    Shape(
      "model's delegate", .leaked, "delegate",
      cut: "delegate ← make this weak: frees all"
    ) {
      let screen = ModelScreen()
      screen.model.delegate = screen
      return screen
    },
    Shape("model's delegate, weak", .none) {
      let screen = ModelScreen()
      screen.model.weakDelegate = screen
      return screen
    },
    Shape(
      "models of rows that own the list", .leaked, "list",
      cut: "list ← make this and 2 more like it weak: frees all"
    ) {
      let screen = ModelScreen()
      screen.model.rows = (0..<3).map { _ in RowModel(screen.model, strongly: true) }
      return screen
    },
    Shape("models of rows that know the list", .none) {
      let screen = ModelScreen()
      screen.model.rows = (0..<3).map { _ in RowModel(screen.model, strongly: false) }
      return screen
    },
    Shape(
      "models of rows whose closures capture the list", .leaked, "select",
      cut:
        "select → closure capture of type ListModel ← make this and 2 more like it weak: frees all"
    ) {
      let screen = ModelScreen()
      let model = screen.model
      model.rows = (0..<3).map { _ in
        let row = RowModel(model, strongly: false)
        row.select = { model.delegate?.didSelect(0) }
        return row
      }
      return screen
    },
    Shape("module", .none) { module() },
    Shape(
      "module whose interactor owns its output", .leaked, "output",
      cut: "output ← make this weak: frees all"
    ) { module(outputIsStrong: true) },
    Shape(
      "module whose router owns the view", .leaked, "view",
      cut: "view ← make this weak: frees all"
    ) { module(routerIsStrong: true) },
    Shape(
      "lazy first step", .leaked, "action",
      cut: "action → closure capture of type Steps ← make this weak: frees all"
    ) {
      let steps = Steps()
      return steps.first
    },
    loaded("closure that removes itself after a call", .none) { screen in
      screen.action = {
        screen.act()
        screen.action = nil
      }
      screen.action?()
    },
    loaded("weak self, weak again within", .none) { screen in
      screen.action = { [weak screen] in
        screen?.other = { [weak screen] in screen?.act() }
      }
      screen.action?()
    },
    loaded(
      "weak self, unwrapped for a nested closure", .leaked, "other",
      cut: "other → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      screen.action = { [weak screen] in
        guard let screen else { return }
        screen.other = { screen.act() }
      }
      screen.action?()
    },
    loaded(
      "weak list of what a closure needs", .leaked, "action",
      cut: "owner ← make this weak: frees all"
    ) { screen in
      let helper = Helper()
      helper.owner = screen
      screen.action = { [weak screen, helper] in
        screen?.act()
        helper.action?()
      }
    },
    loaded("unowned back-reference", .none) { screen in
      let helper = Helper()
      helper.unownedly = screen
      helper.action = { [unowned helper] in _ = helper.unownedly }
      screen.object = helper
    },
  ]
}
