import UIKit

// MARK: Lists

private struct MenuEntry: Hashable {
  let id = UUID()
  let title: String
  let action: () -> Void
  static func == (a: MenuEntry, b: MenuEntry) -> Bool { a.id == b.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
private final class ReviewCell: UITableViewCell {
  var onTap: (() -> Void)?
}
private final class ReviewList: UITableViewController {
  var captures = false
  var kept: [ReviewCell] = []
  override func viewDidLoad() {
    super.viewDidLoad()
    let cell = ReviewCell(style: .default, reuseIdentifier: nil)
    if captures {
      cell.onTap = { [weak self] in self?.open(cell) }
    } else {
      cell.onTap = { [weak self, weak cell] in if let cell { self?.open(cell) } }
    }
    kept = [cell]
  }
  func open(_ cell: ReviewCell) {}
}

// MARK: Models

private protocol ViewModelType<Input, Output>: AnyObject {
  associatedtype Input
  associatedtype Output
  var input: Input { get }
  var output: Output { get }
}
private final class LoginViewModel: ViewModelType {
  struct Input { var submit: (String) -> Void }
  struct Output { var changed: ((Bool) -> Void)? }
  lazy var input = Input(submit: { [weak self] _ in self?.output.changed?(true) })
  var output = Output()
}
private final class LoginScreen: UIViewController {
  let viewModel: any ViewModelType<LoginViewModel.Input, LoginViewModel.Output>
  init(_ viewModel: LoginViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  func update(_ isOn: Bool) {}
}
private class GenericScreen<Root: UIView, Model: AnyObject>: UIViewController {
  let model: Model
  let root: Root
  init(_ model: Model, _ root: Root) {
    self.model = model
    self.root = root
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
}
private final class FormView: UIView {
  var host: UIViewController?
  weak var weakHost: UIViewController?
  var validators: [(String) -> Bool] = []
}
private final class Pipe<Input> {
  var out: ((Input) -> Void)?
  func handle(_ input: Input) { out?(input) }
}
private protocol Informing { func inform() }
private struct ScreenProxy: Informing {
  let screen: UIViewController
  func inform() { screen.view.setNeedsLayout() }
}
private final class Emitter {
  var delegate: (any Informing)?
  private var bodies: [Int: (Token) -> Void] = [:]
  func observe(_ body: @escaping (Token) -> Void) -> Token {
    bodies[0] = body
    return Token { [weak self] in self?.bodies[0] = nil }
  }
  func fire(_ token: Token) { bodies.values.forEach { $0(token) } }
}
private final class SelfMade {
  unowned let owner: UIViewController
  init(_ owner: UIViewController) { self.owner = owner }
}
private final class OwningScreen: UIViewController {
  lazy var helper = SelfMade(self)
}
@dynamicMemberLookup private final class Styled<View: UIView> {
  let view: View
  var updates: [(View) -> Void] = []
  init(_ view: View) { self.view = view }
  subscript<Value>(
    dynamicMember path: ReferenceWritableKeyPath<View, Value>
  ) -> (Value) -> Styled {
    { value in
      self.updates.append { $0[keyPath: path] = value }
      return self
    }
  }
}

// MARK: Modules

private final class FeedRouter {
  let interactor: FeedInteractor
  let viewController: UIViewController
  var children: [FeedRouter] = []
  init(_ interactor: FeedInteractor, _ viewController: UIViewController) {
    self.interactor = interactor
    self.viewController = viewController
  }
}
private final class FeedInteractor {
  var router: FeedRouter?
  var presenter: FeedPresenter?
  var listener: AnyObject?
}
private final class FeedPresenter {
  var interactor: FeedInteractor?
  var wireframe: FeedWireframe?
  weak var view: UIViewController?
}
private final class FeedWireframe {
  var entry: UIViewController?
}
private final class FeedScreen: UIViewController {
  var presenter: FeedPresenter?
  var interactor: FeedInteractor?
  var closed: (() -> Void)?
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    closed?()
  }
}

extension Shape {
  static let details: [Shape] = [
    screen(
      "actions of a snapshot's items", .leaked, "any",
      cut:
        "any.sections[0].items[1].action → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      var snapshot = NSDiffableDataSourceSnapshot<Int, MenuEntry>()
      snapshot.appendSections([0])
      snapshot.appendItems([
        MenuEntry(title: "a") {}, MenuEntry(title: "b") { screen.act() },
      ])
      screen.any = snapshot
    },
    Shape(
      "cell that its closure captures", .leaked, "onTap",
      cut: "onTap → closure capture of type ReviewCell ← make this weak: frees it"
    ) {
      let list = ReviewList()
      list.captures = true
      return list
    },
    Shape("cell that its closure captures weakly", .none) { ReviewList() },
    Shape(
      "output of a view model of any type", .leaked, "output",
      cut: "output.changed → closure capture of type LoginScreen ← make this weak: frees all"
    ) {
      let model = LoginViewModel()
      let screen = LoginScreen(model)
      model.output.changed = screen.update
      return screen
    },
    Shape("output of a view model of any type, weak", .none) {
      let model = LoginViewModel()
      let screen = LoginScreen(model)
      model.output.changed = { [weak screen] in screen?.update($0) }
      return screen
    },
    Shape("root view of a generic screen", .leaked, "host", cut: "host ← make this weak: frees all")
    {
      let screen = GenericScreen<FormView, Box<Int>>(Box(1), FormView())
      screen.root.host = screen
      return screen
    },
    Shape("root view of a generic screen, weak", .none) {
      let screen = GenericScreen<FormView, Box<Int>>(Box(1), FormView())
      screen.root.weakHost = screen
      return screen
    },
    Shape(
      "validators of a generic screen's view", .leaked, "validators",
      cut:
        "validators[1] → closure capture of type GenericScreen<FormView, Box<Int>> ← make this weak: frees all"
    ) {
      let screen = GenericScreen<FormView, Box<Int>>(Box(1), FormView())
      screen.root.validators = [{ !$0.isEmpty }, { $0 == screen.title }]
      return screen
    },
    screen(
      "ring of handlers", .leaked, "out",
      cut: "out → closure capture of type Pipe<Int> ← make this weak: frees all"
    ) { screen in
      let (first, second, third) = (Pipe<Int>(), Pipe<Int>(), Pipe<Int>())
      first.out = second.handle
      second.out = third.handle
      third.out = first.handle
      screen.any = [first, second]
    },
    screen(
      "delegate that is a value with the screen", .leaked, "delegate",
      cut: "delegate.screen ← make this weak: frees all"
    ) { screen in
      let emitter = Emitter()
      emitter.delegate = ScreenProxy(screen: screen)
      screen.object = emitter
    },
    screen("token in its own closure", .none) { screen in
      let emitter = Emitter()
      var token: Token?
      token = emitter.observe { [weak screen] _ in
        screen?.act()
        withExtendedLifetime(token) {}
      }
      screen.object = token
      screen.any = emitter
    },
    Shape("lazy helper that knows its owner", .none) {
      let screen = OwningScreen()
      _ = screen.helper
      return screen
    },
    screen("fluent style of a view", .none) { screen in
      let styled = Styled(UILabel())
      screen.any = styled.text("a").alpha(0.5)
    },
    Shape(
      "module's interactor keeps its router", .leaked, "router",
      cut: "router ← make this weak: frees all"
    ) {
      let screen = FeedScreen()
      let interactor = FeedInteractor()
      let router = FeedRouter(interactor, screen)
      interactor.router = router
      screen.interactor = interactor
      let id = UUID()
      delegate?.coordinator?.flows[id] = router
      screen.closed = { delegate?.coordinator?.flows[id] = nil }
      return screen
    },
    Shape(
      "module's child never detached", .abandoned, "children",
      cut: "children[0] ← remove this: frees all"
    ) {
      let top = FeedRouter(FeedInteractor(), UIViewController())
      delegate?.coordinator?.flows[UUID()] = top
      let screen = FeedScreen()
      let interactor = FeedInteractor()
      screen.interactor = interactor
      interactor.listener = top.interactor
      top.children.append(FeedRouter(interactor, screen))
      return screen
    },
    Shape(
      "module's interactor keeps its presenter", .leaked, "presenter",
      cut: "presenter ← make this weak: frees all"
    ) {
      let screen = FeedScreen()
      let (presenter, interactor) = (FeedPresenter(), FeedInteractor())
      screen.presenter = presenter
      presenter.view = screen
      presenter.interactor = interactor
      interactor.presenter = presenter
      return screen
    },
    Shape(
      "module's wireframe keeps its entry", .leaked, "entry",
      cut: "entry ← make this weak: frees all"
    ) {
      let screen = FeedScreen()
      let (presenter, wireframe) = (FeedPresenter(), FeedWireframe())
      screen.presenter = presenter
      presenter.view = screen
      presenter.wireframe = wireframe
      wireframe.entry = screen
      return screen
    },
  ]
}
