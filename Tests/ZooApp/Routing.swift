import UIKit

// MARK: Coordinators

private class TreeCoordinator: NSObject, UINavigationControllerDelegate {
  private(set) var children: [ObjectIdentifier: TreeCoordinator] = [:]
  /// The children by the screen that each began with.
  var byScreen: [ObjectIdentifier: TreeCoordinator] = [:]
  weak var parent: TreeCoordinator?
  var owner: TreeCoordinator?
  var ended: (() -> Void)?
  weak var screen: UIViewController?
  func add(_ child: TreeCoordinator) {
    child.parent = self
    children[ObjectIdentifier(child)] = child
  }
  func remove(_ child: TreeCoordinator) { children[ObjectIdentifier(child)] = nil }
  func start() -> RouteScreen {
    let screen = RouteScreen()
    self.screen = screen
    return screen
  }
}
private final class OrdersCoordinator: TreeCoordinator {}
private final class OrderCoordinator: TreeCoordinator {
  let close: (OrderCoordinator) -> Void
  init(_ close: @escaping (OrderCoordinator) -> Void) { self.close = close }
}
/// Listens to its own stack, and removes the children whose screens have been popped.
private final class PoppingCoordinator: TreeCoordinator {
  func watch(_ child: TreeCoordinator, _ screen: RouteScreen) {
    child.parent = self
    byScreen[ObjectIdentifier(screen)] = child
    screen.left = { [weak self] in self?.byScreen[ObjectIdentifier($0)] = nil }
  }
}
final class RouteScreen: UIViewController {
  var router: AnyObject?
  var presenter: AnyObject?
  var machine: AnyObject?
  var kept: AnyObject?
  var value: Any?
  var left: ((RouteScreen) -> Void)?
  var chosen: ((Int) -> Void)?
  weak var output: AnyObject?
  func act() {}
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { left?(self) }
  }
}

// MARK: Routers

/// Maps paths to what makes their screens.
private final class PathRouter {
  typealias Handler = ([String: String]) -> UIViewController?
  private indirect enum Route {
    case end(Handler)
    case path(String, Route)
    case either([Route])
  }
  private var routes: [Route] = []
  private var fallback: Handler = { _ in nil }
  func on(_ path: String, _ handler: @escaping Handler) {
    let parts = path.split(separator: "/").map(String.init)
    routes.append(parts.reversed().reduce(.end(handler)) { .path($1, $0) })
  }
  func either(_ handlers: [Handler]) { routes.append(.either(handlers.map { .end($0) })) }
  static let shared = PathRouter()
}
/// Steps of navigation as commands that can be taken back.
private protocol Command { func undo() }
private struct PushCommand: Command {
  let screen: UIViewController
  func undo() { screen.navigationController?.popViewController(animated: false) }
}
private struct TitleCommand: Command {
  weak var screen: UIViewController?
  let old: String?
  func undo() { screen?.title = old }
}
private final class CommandStack {
  var done: [any Command] = []
  var undone: [any Command] = []
  static let shared = CommandStack()
}

// MARK: VIPER

private protocol DetailViewing: AnyObject {}
private protocol DetailPresenting: AnyObject {}
extension RouteScreen: DetailViewing {}
private final class ViperPresenter: DetailPresenting {
  var view: (any DetailViewing)?
  weak var weakView: (any DetailViewing)?
  let interactor: ViperInteractor
  let router: ViperRouter
  init(_ interactor: ViperInteractor, _ router: ViperRouter) {
    self.interactor = interactor
    self.router = router
  }
}
private final class ViperInteractor {
  var output: (any DetailPresenting)?
  weak var weakOutput: (any DetailPresenting)?
  let entity: ViperEntity
  init(_ entity: ViperEntity) { self.entity = entity }
}
private final class ViperEntity { var changed: ((ViperEntity) -> Void)? }
private final class ViperRouter {
  var view: UIViewController?
  weak var weakView: UIViewController?
}
private enum Viper {
  static func module(_ bind: (RouteScreen, ViperPresenter) -> Void) -> RouteScreen {
    let screen = RouteScreen()
    let presenter = ViperPresenter(ViperInteractor(ViperEntity()), ViperRouter())
    screen.presenter = presenter
    presenter.weakView = screen
    presenter.interactor.weakOutput = presenter
    presenter.router.weakView = screen
    bind(screen, presenter)
    return screen
  }
  static let entity = ViperEntity()
}

/// Who decides where an app goes next.
extension Shape {
  static func route(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    findings: Int = 1, script: String? = nil, _ hold: @escaping @MainActor (RouteScreen) -> Void
  ) -> Shape {
    Shape(name, verdict, keeper, cut: cut, findings: findings, script: script) {
      let screen = RouteScreen()
      hold(screen)
      return screen
    }
  }
  private static func viper(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    _ bind: @escaping @MainActor (RouteScreen, ViperPresenter) -> Void
  ) -> Shape {
    Shape(name, verdict, keeper, cut: cut) { Viper.module(bind) }
  }
  private static func root(_ coordinator: AnyObject) {
    delegate?.coordinator?.flows[UUID()] = coordinator
  }

  static let routing: [Shape] = [
    Shape("child by its identifier that its screen ends", .none) {
      let orders = OrdersCoordinator()
      root(orders)
      let child = OrderCoordinator { $0.parent?.remove($0) }
      orders.add(child)
      let screen = child.start()
      screen.left = { [weak child] _ in child.map { $0.close($0) } }
      return screen
    },
    Shape("child by its identifier that nothing ends", .abandoned, "children") {
      let orders = OrdersCoordinator()
      root(orders)
      let child = OrderCoordinator { $0.parent?.remove($0) }
      orders.add(child)
      let screen = child.start()
      screen.chosen = { [weak child] _ in child.map { $0.close($0) } }
      return screen
    },
    Shape("child that removes itself by another identifier", .abandoned, "children") {
      let orders = OrdersCoordinator()
      root(orders)
      let child = OrderCoordinator { _ in }
      orders.add(child)
      let screen = child.start()
      screen.left = { [weak orders, weak child] _ in
        // A new object's identifier, as after a refactoring.
        _ = child
        orders?.remove(TreeCoordinator())
      }
      return screen
    },
    Shape(
      "child by its screen, removed when popped", .none, script: "open; tap Order; back; back"
    ) {
      let parent = PoppingCoordinator()
      let list = parent.start()
      list.kept = parent
      list.loadViewIfNeeded()
      button(list, "Order") { [unowned list, unowned parent] in
        let child = OrdersCoordinator()
        let screen = child.start()
        parent.watch(child, screen)
        list.navigationController?.pushViewController(screen, animated: true)
      }
      return list
    },
    Shape("child whose close captures its parent and itself", .leaked, "close") {
      let orders = OrdersCoordinator()
      var made: OrderCoordinator?
      let child = OrderCoordinator { _ in
        orders.remove(made ?? TreeCoordinator())
      }
      made = child
      let screen = child.start()
      screen.kept = child
      return screen
    },
    Shape("child that owns its owner", .leaked, "owner") {
      let orders = OrdersCoordinator()
      let child = OrderCoordinator { _ in }
      orders.add(child)
      child.owner = orders
      let screen = child.start()
      screen.kept = child
      return screen
    },
    Shape("end of a forgotten flow that captures its screen", .abandoned, "flows") {
      let orders = OrdersCoordinator()
      root(orders)
      let screen = orders.start()
      orders.ended = { screen.act() }
      return screen
    },
    route("handler of a path", .abandoned, "static PathRouter.shared") { screen in
      PathRouter.shared.on("orders/detail/id") { _ in screen }
    },
    route("handler of a path, weak", .none) { screen in
      PathRouter.shared.on("orders/list") { [weak screen] _ in screen }
    },
    route("paths of its own router", .leaked, "routes") { screen in
      let router = PathRouter()
      router.on("a/b/c") { _ in screen }
      screen.router = router
    },
    route("alternatives of its own router", .leaked, "routes") { screen in
      let router = PathRouter()
      router.either([{ _ in nil }, { _ in screen.parent }])
      screen.router = router
    },
    route("command that is done", .abandoned, "static CommandStack.shared") { screen in
      CommandStack.shared.done.append(PushCommand(screen: screen))
    },
    route("command that knows its screen weakly", .none) { screen in
      CommandStack.shared.done.append(TitleCommand(screen: screen, old: screen.title))
    },
    route("command that waits to be redone", .leaked, "undone") { screen in
      let stack = CommandStack()
      stack.done.append(PushCommand(screen: screen))
      stack.undone.append(stack.done.removeLast())
      screen.kept = stack
    },
    route("command that was undone and forgotten", .none) { screen in
      let stack = CommandStack()
      stack.done.append(PushCommand(screen: screen))
      stack.done.removeLast().undo()
      screen.kept = stack
    },
    viper("viper", .none) { _, _ in },
    viper("viper with a strong view", .leaked, "view") { screen, presenter in
      presenter.view = screen
    },
    viper("viper with a strong output", .leaked, "output") { _, presenter in
      presenter.interactor.output = presenter
    },
    viper("viper with a strong router", .leaked, "view") { screen, presenter in
      presenter.router.view = screen
    },
    viper("viper whose entity tells its presenter", .leaked, "changed") { _, presenter in
      presenter.interactor.entity.changed = { _ in presenter.weakView = nil }
    },
    viper("viper whose entity is shared and tells its presenter", .abandoned, "static Viper.entity")
    { _, presenter in
      Viper.entity.changed = { _ in presenter.weakView = nil }
    },
    viper("viper whose entity is told of itself", .none) { _, presenter in
      presenter.interactor.entity.changed = { $0.changed = nil }
    },
  ]
}
