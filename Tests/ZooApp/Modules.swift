import UIKit

// MARK: VIPER

private protocol OrderView: AnyObject { func show(_ rows: [String]) }
private protocol OrderInteractorOutput: AnyObject { func loaded(_ rows: [String]) }
private final class OrderScreen: UIViewController, OrderView {
  var presenter: OrderPresenter?
  func show(_ rows: [String]) {}
}
private final class OrderPresenter: OrderInteractorOutput {
  weak var view: (any OrderView)?
  var strongView: (any OrderView)?
  let interactor: OrderInteractor
  let wireframe: OrderWireframe
  init(_ interactor: OrderInteractor, _ wireframe: OrderWireframe) {
    self.interactor = interactor
    self.wireframe = wireframe
  }
  func loaded(_ rows: [String]) { view?.show(rows) }
}
private final class OrderInteractor {
  weak var output: (any OrderInteractorOutput)?
  var callback: (any OrderInteractorOutput)?
  var gateway: OrderGateway?
}
private final class OrderGateway {
  var completion: (([String]) -> Void)?
}
private final class OrderWireframe {
  weak var viewController: UIViewController?
  var controller: UIViewController?
  var entry: OrderModule?
}
private final class OrderModule {
  let screen = OrderScreen()
  let presenter: OrderPresenter
  init() {
    presenter = OrderPresenter(OrderInteractor(), OrderWireframe())
    screen.presenter = presenter
    presenter.view = screen
    presenter.interactor.output = presenter
    presenter.wireframe.viewController = screen
  }
}
private enum ModuleRegistry {
  static var modules: [String: OrderModule] = [:]
  static var boxes: [String: WeakBox<OrderModule>] = [:]
}
@MainActor private final class OrderService {
  static let shared = OrderService()
  var delegate: AnyObject?
  var presenters: [String: AnyObject] = [:]
}
/// Presents for every screen.
private final class AlertPresenter {
  func present(on screen: UIViewController) {}
}
/// MVP with an unowned view that its presenter can't outlive.
private final class ProfilePresenter {
  unowned let view: ProfileScreen
  init(_ view: ProfileScreen) { self.view = view }
}
private final class ProfileScreen: UIViewController {
  lazy var presenter = ProfilePresenter(self)
  override func viewDidLoad() {
    super.viewDidLoad()
    presenter.view.title = "Profile"
  }
}
private final class AvatarPresenter {
  let screen: AvatarScreen
  init(_ screen: AvatarScreen) { self.screen = screen }
}
private final class AvatarScreen: UIViewController {
  lazy var presenter = AvatarPresenter(self)
  override func viewDidLoad() {
    super.viewDidLoad()
    presenter.screen.title = "Avatar"
  }
}
/// A value that presents for a view.
private struct TitlePresenter {
  let view: any OrderView
  func present(_ title: String) { view.show([title]) }
}
private final class TitleScreen: UIViewController, OrderView {
  private var presenter: TitlePresenter?
  func show(_ rows: [String]) { title = rows.first }
  override func viewDidLoad() {
    super.viewDidLoad()
    presenter = TitlePresenter(view: self)
    presenter?.present("Title")
  }
}

// MARK: Containers

private final class Assembler {
  enum Scope { case transient, graph, container, weak }
  private struct Weakly { weak var object: AnyObject? }
  private var makers: [String: (scope: Scope, make: (Assembler) -> AnyObject)] = [:]
  private var shared: [String: AnyObject] = [:]
  private var weakly: [String: Weakly] = [:]
  private var graph: [String: AnyObject]?
  static let main = Assembler()
  func register<T: AnyObject>(
    _ type: T.Type, _ scope: Scope = .transient, _ make: @escaping (Assembler) -> T
  ) {
    makers["\(type)"] = (scope, make)
  }
  func resolve<T: AnyObject>(_ type: T.Type) -> T? {
    let name = "\(type)"
    guard let (scope, make) = makers[name] else { return nil }
    if let made = shared[name] ?? weakly[name]?.object ?? graph?[name] { return made as? T }
    let isOutermost = graph == nil
    if isOutermost { graph = [:] }
    defer { if isOutermost { graph = nil } }
    let made = make(self)
    switch scope {
    case .transient: break
    case .graph: graph?[name] = made
    case .container: shared[name] = made
    case .weak: weakly[name] = Weakly(object: made)
    }
    return made as? T
  }
}
private final class ScreenFactory {
  var makeDetail: (() -> UIViewController)?
  var makeList: ((ScreenFactory) -> UIViewController)?
}
private final class FactoryScreen: UIViewController {
  var factory: ScreenFactory?
  var dependencies: Any?
}
/// Dependencies as closures.
private struct World {
  var push: (UIViewController) -> Void
  var track: (String) -> Void
  var close: () -> Void
}

// MARK: State machines

private class LoginState {
  unowned let machine: LoginMachine
  init(_ machine: LoginMachine) { self.machine = machine }
}
private final class StrongLoginState: LoginState {
  let context: LoginMachine
  override init(_ machine: LoginMachine) {
    context = machine
    super.init(machine)
  }
}
private final class LoginMachine {
  private var states: [LoginState] = []
  private(set) var current: LoginState?
  var entered: ((LoginState) -> Void)?
  func enter(_ state: LoginState) {
    if !states.contains(where: { $0 === state }) { states.append(state) }
    current = state
    entered?(state)
  }
}
private final class MachineScreen: UIViewController {
  let machine = LoginMachine()
}

// MARK: Patterns of objects

/// Handles what it can, and asks the next one.
private final class ChainLink {
  var next: ChainLink?
  var previous: ChainLink?
  weak var weakPrevious: ChainLink?
  func then(_ link: ChainLink, strongly: Bool) -> ChainLink {
    next = link
    if strongly { link.previous = self } else { link.weakPrevious = self }
    return link
  }
}
private final class ChatRoom {
  private(set) var colleagues: [Colleague] = []
  func join(_ colleague: Colleague, strongly: Bool) {
    colleagues.append(colleague)
    if strongly { colleague.room = self } else { colleague.weakRoom = self }
  }
}
private final class Colleague {
  var room: ChatRoom?
  weak var weakRoom: ChatRoom?
}
private protocol Command { func undo() }
private struct RenameCommand: Command {
  let receiver: UIViewController
  let old: String?
  func undo() { receiver.title = old }
}
private struct ScrollCommand: Command {
  weak var receiver: UIViewController?
  func undo() {}
}
private final class CommandStack {
  private var commands: [any Command] = []
  func run(_ command: any Command) { commands.append(command) }
  func undoAll() {
    while let last = commands.popLast() { last.undo() }
  }
}
private class Tracker {
  var delegate: Tracker?
  let base: Tracker?
  init(_ base: Tracker? = nil) { self.base = base }
}
private final class ConsoleTracker: Tracker {}
private final class BatchTracker: Tracker {}
private final class PatternScreen: UIViewController {
  var part: AnyObject?
  var commands: CommandStack?
}

/// Screens of layered architectures, and the objects that those are made of.
extension Shape {
  private static func module(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    _ change: @escaping @MainActor (OrderModule) -> Void
  ) -> Shape {
    Shape(name, verdict, keeper, cut: cut) {
      let module = OrderModule()
      change(module)
      return module.screen
    }
  }
  private static func pattern(
    _ name: String, _ verdict: Verdict, _ keeper: String = "", cut: String? = nil,
    _ bind: @escaping @MainActor (PatternScreen) -> Void
  ) -> Shape {
    Shape(name, verdict, keeper, cut: cut) {
      let screen = PatternScreen()
      bind(screen)
      return screen
    }
  }

  static let modules: [Shape] = [
    module("module of weak back references", .none) { _ in },
    module(
      "module whose presenter owns its view", .leaked, "strongView",
      cut: "strongView ← make this weak: frees all"
    ) { $0.presenter.strongView = $0.screen },
    module(
      "module whose interactor owns its callback", .leaked, "callback",
      cut: "callback ← make this weak: frees all"
    ) { $0.presenter.interactor.callback = $0.presenter },
    module(
      "module whose wireframe owns its controller", .leaked, "controller",
      cut: "controller ← make this weak: frees all"
    ) { $0.presenter.wireframe.controller = $0.screen },
    module(
      "module whose gateway calls its presenter", .leaked, "completion",
      cut: "completion → closure capture of type OrderPresenter ← make this weak: frees all"
    ) { module in
      let gateway = OrderGateway()
      module.presenter.interactor.gateway = gateway
      gateway.completion = module.presenter.loaded
    },
    module("module whose wireframe owns its module", .leaked, "entry") {
      $0.presenter.wireframe.entry = $0
    },
    module(
      "module in a registry", .abandoned, "static ModuleRegistry.modules",
      cut: "[\"order\"] ← remove this: frees all"
    ) { ModuleRegistry.modules["order"] = $0 },
    module("module in a weak registry", .none) {
      ModuleRegistry.boxes["order"] = WeakBox(object: $0)
    },
    module(
      "presenter that is a service's delegate", .abandoned, "static OrderService.shared",
      cut: "delegate ← remove this: frees all"
    ) { OrderService.shared.delegate = $0.presenter },
    module("presenter that a service lists while its screen is open", .none) { module in
      OrderService.shared.presenters["order"] = module.presenter
      DispatchQueue.main.async { OrderService.shared.presenters = [:] }
    },
    pattern("presenter of all screens in a service", .none) { screen in
      let presenter = AlertPresenter()
      OrderService.shared.presenters["alert"] = presenter
      screen.part = presenter
      presenter.present(on: screen)
    },
    Shape("presenter with an unowned view", .none) { ProfileScreen() },
    Shape(
      "lazy presenter with a constant screen", .leaked, "screen",
      cut: "screen ← make this weak: frees all"
    ) { AvatarScreen() },
    Shape(
      "presenter that is a value", .leaked, "presenter",
      cut: "presenter.view ← make this weak: frees all"
    ) { TitleScreen() },
    Shape(
      "screen in a container's scope", .abandoned, "static Assembler.main",
      cut: "shared[\"FactoryScreen\"] ← remove this: frees all"
    ) {
      Assembler.main.register(FactoryScreen.self, .container) { _ in FactoryScreen() }
      return Assembler.main.resolve(FactoryScreen.self) ?? UIViewController()
    },
    Shape("screen in a graph's scope", .none) {
      Assembler.main.register(ScreenFactory.self, .graph) { _ in ScreenFactory() }
      Assembler.main.register(OrderScreen.self, .graph) { assembler in
        let screen = OrderScreen()
        screen.presenter = OrderModule().presenter
        _ = assembler.resolve(ScreenFactory.self)
        return screen
      }
      return Assembler.main.resolve(OrderScreen.self) ?? UIViewController()
    },
    Shape("screen in a weak scope", .none) {
      Assembler.main.register(PatternScreen.self, .weak) { _ in PatternScreen() }
      return Assembler.main.resolve(PatternScreen.self) ?? UIViewController()
    },
    Shape(
      "maker that captures what it made", .abandoned, "static Assembler.main",
      cut:
        "makers[\"ScreenFactory\"].make → closure capture of type FactoryScreen ← make this weak: frees all"
    ) {
      let screen = FactoryScreen()
      Assembler.main.register(ScreenFactory.self) { _ in
        let factory = ScreenFactory()
        factory.makeDetail = { screen }
        return factory
      }
      return screen
    },
    Shape(
      "factory that captures its product", .leaked, "makeDetail",
      cut: "makeDetail → closure capture of type FactoryScreen ← make this weak: frees all"
    ) {
      let factory = ScreenFactory()
      let screen = FactoryScreen()
      screen.factory = factory
      factory.makeDetail = { screen }
      return screen
    },
    Shape(
      "factory that captures itself", .leaked, "makeDetail",
      cut: "makeDetail → closure capture of type ScreenFactory ← make this weak: frees it"
    ) {
      let factory = ScreenFactory()
      let screen = FactoryScreen()
      screen.factory = factory
      factory.makeDetail = {
        let next = FactoryScreen()
        next.factory = factory
        return next
      }
      return screen
    },
    Shape("factory that passes itself", .none) {
      let factory = ScreenFactory()
      factory.makeList = { factory in
        let screen = FactoryScreen()
        screen.factory = factory
        return screen
      }
      return factory.makeList?(factory) ?? UIViewController()
    },
    Shape("world of closures that capture the navigation controller", .none) {
      let screen = FactoryScreen()
      let navigation = delegate?.window?.rootViewController as? UINavigationController
      screen.dependencies = World(
        push: { navigation?.pushViewController($0, animated: true) }, track: { _ in },
        close: { navigation?.popViewController(animated: true) })
      return screen
    },
    Shape(
      "world of closures that capture their screen", .leaked, "dependencies",
      cut: "dependencies.close → closure capture of type FactoryScreen ← make this weak: frees all"
    ) {
      let screen = FactoryScreen()
      screen.dependencies = World(
        push: { [weak screen] in
          screen?.navigationController?.pushViewController($0, animated: true)
        }, track: { _ in }, close: { screen.dismiss(animated: true) })
      return screen
    },
    Shape("states that know their machine", .none) {
      let screen = MachineScreen()
      screen.machine.enter(LoginState(screen.machine))
      screen.machine.enter(LoginState(screen.machine))
      screen.machine.entered = { [weak screen] _ in screen?.title = "a" }
      return screen
    },
    Shape(
      "states that own their machine", .leaked, "context",
      cut: "context ← make this and 1 more like it weak: frees all"
    ) {
      let screen = MachineScreen()
      screen.machine.enter(StrongLoginState(screen.machine))
      screen.machine.enter(StrongLoginState(screen.machine))
      return screen
    },
    pattern("links that know the previous one", .none) { screen in
      let first = ChainLink()
      _ = first.then(ChainLink(), strongly: false).then(ChainLink(), strongly: false)
      screen.part = first
    },
    pattern(
      "links that own the previous one", .leaked, "previous",
      cut: "previous ← make both of these weak: frees all; and ChainLink#3 previous"
    ) { screen in
      let first = ChainLink()
      _ = first.then(ChainLink(), strongly: true).then(ChainLink(), strongly: true)
      screen.part = first
    },
    pattern(
      "colleagues that own their room", .leaked, "room",
      cut: "room ← make this and 2 more like it weak: frees all"
    ) { screen in
      let room = ChatRoom()
      for _ in 0..<3 { room.join(Colleague(), strongly: true) }
      screen.part = room
    },
    pattern("colleagues that know their room", .none) { screen in
      let room = ChatRoom()
      for _ in 0..<3 { room.join(Colleague(), strongly: false) }
      screen.part = room
    },
    pattern(
      "command with its receiver", .leaked, "commands",
      cut: "commands[1].receiver ← make this weak: frees all"
    ) { screen in
      let stack = CommandStack()
      stack.run(ScrollCommand(receiver: screen))
      stack.run(RenameCommand(receiver: screen, old: screen.title))
      screen.commands = stack
    },
    pattern("commands that were undone", .none) { screen in
      let stack = CommandStack()
      stack.run(RenameCommand(receiver: screen, old: screen.title))
      stack.undoAll()
      screen.commands = stack
    },
    pattern(
      "decorator whose base reports to it", .leaked, "delegate",
      cut: "delegate ← make this weak: frees all"
    ) { screen in
      let console = ConsoleTracker()
      let batch = BatchTracker(console)
      console.delegate = batch
      screen.part = batch
    },
  ]
}
