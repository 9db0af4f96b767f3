import UIKit

private class Flow<Route> {
  let id = UUID()
  var children: [UUID: AnyObject] = [:]
  var parent: AnyObject?
  var current: Route?
  var finish: (() -> Void)?
  var screen: UIViewController?
  func show(_ route: Route) { current = route }
}

private enum Destination {
  case detail(done: () -> Void)
  indirect case nested(Destination, owner: AnyObject?)
  case none
}

private final class DetailFlow: Flow<Destination> {
  let navigation: UINavigationController?
  init(_ navigation: UINavigationController?) { self.navigation = navigation }
}

private protocol Presenting: AnyObject {
  associatedtype Content
  var content: Content? { get set }
}

private final class ListPresenter<Content>: Presenting {
  var content: Content?
  var interactor: ListInteractor?
}

private final class ListInteractor {
  var output: AnyObject?
}

private struct AnyFlow {
  let start: () -> Void
  let finish: () -> Void
}

private struct MenuItem {
  let title: String
  let action: () -> Void
}

@resultBuilder private enum MenuBuilder {
  static func buildBlock(_ items: MenuItem...) -> [MenuItem] { items }
}

private func menu(@MenuBuilder _ items: () -> [MenuItem]) -> [MenuItem] { items() }

private final class FlowScreen: Screen {
  var coordinator: AnyObject?
  var gone: (() -> Void)?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    gone?()
  }
}

private final class Bindable<Value> {
  var value: Value { didSet { listener?(value) } }
  var listener: ((Value) -> Void)?
  init(_ value: Value) { self.value = value }
}

private final class ListViewModel {
  let items = Bindable<[String]>([])
  weak var output: AnyObject?
  var router: Flow<Int>?
}

/// Screens that coordinators, presenters and view models hold.
extension Shape {
  static let flows: [Shape] = [
    loaded("flow in a dictionary", .abandoned, "flows", cut: "flows[_] ← remove this: frees all") {
      screen in
      let flow = DetailFlow(screen.navigationController)
      flow.screen = screen
      let scene = screen.view.window?.windowScene ?? UIApplication.shared.connectedScenes.first
      (scene?.delegate as? SceneDelegate)?.coordinator?.flows[flow.id] = flow
    },
    Shape("flow in a dictionary that is removed", .none) {
      let screen = FlowScreen()
      let scene = UIApplication.shared.connectedScenes.first
      let owner = (scene?.delegate as? SceneDelegate)?.coordinator
      let flow = DetailFlow(nil)
      flow.screen = screen
      owner?.flows[flow.id] = flow
      screen.gone = { [weak owner, id = flow.id] in owner?.flows[id] = nil }
      return screen
    },
    Shape("flow that its screen keeps", .none) {
      let screen = FlowScreen()
      let scene = UIApplication.shared.connectedScenes.first
      screen.coordinator = (scene?.delegate as? SceneDelegate)?.coordinator
      return screen
    },
    loaded("generic flow and its screen", .leaked, "screen") { screen in
      let flow = Flow<[String: Int]>()
      flow.screen = screen
      screen.object = flow
    },
    loaded(
      "generic flow and its parent", .leaked, "parent",
      cut: "parent ← make both of these weak: frees all; and Screen#1 object"
    ) { screen in
      let (top, child) = (Flow<Int>(), Flow<String>())
      top.children[child.id] = child
      child.parent = top
      child.screen = screen
      screen.object = top
    },
    loaded(
      "flow's end", .leaked, "finish",
      cut: "finish → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      let flow = Flow<Int>()
      flow.finish = { screen.act() }
      screen.object = flow
    },
    loaded(
      "route's closure", .leaked, "current",
      cut: "current.detail.done → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      let flow = DetailFlow(nil)
      flow.show(.detail(done: { screen.act() }))
      screen.object = flow
    },
    loaded("nested route", .leaked, "current") { screen in
      let flow = DetailFlow(nil)
      flow.show(.nested(.nested(.none, owner: nil), owner: screen))
      screen.object = flow
    },
    loaded(
      "route as a value", .leaked, "any",
      cut: "any.nested.0.detail.done → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      screen.any = Destination.nested(.detail(done: { screen.act() }), owner: nil)
    },
    loaded("presenter of a generic view", .leaked, "ListPresenter") { screen in
      let presenter = ListPresenter<Screen>()
      presenter.content = screen
      let existential: any Presenting = presenter
      screen.any = existential
    },
    loaded(
      "ring of presenter and interactor", .leaked, "ListPresenter",
      cut: "content ← make both of these weak: frees all; and ListInteractor output"
    ) { screen in
      let presenter = ListPresenter<Screen>()
      let interactor = ListInteractor()
      presenter.interactor = interactor
      interactor.output = presenter
      presenter.content = screen
      screen.object = presenter
    },
    loaded("ring of presenter and interactor alone", .leaked, "ListInteractor") { screen in
      let presenter = ListPresenter<Int>()
      let interactor = ListInteractor()
      presenter.interactor = interactor
      interactor.output = presenter
      screen.object = presenter
    },
    loaded(
      "type-erased flow", .leaked, "any",
      cut:
        "any.start → closure capture of type Screen ← make both of these weak: frees all; and Screen#1 any.finish → closure capture of type Screen"
    ) { screen in
      screen.any = AnyFlow(start: screen.act, finish: { screen.act() })
    },
    loaded(
      "built menu", .leaked, "any",
      cut: "any[1].action → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      screen.any = menu {
        MenuItem(title: "a") {}
        MenuItem(title: "b") { screen.act() }
      }
    },
    loaded(
      "binding to a view model", .leaked, "listener",
      cut: "listener → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      let model = ListViewModel()
      model.items.listener = { _ in screen.act() }
      screen.object = model
    },
    loaded("binding to a view model, weakly", .none) { screen in
      let model = ListViewModel()
      model.items.listener = { [weak screen] _ in screen?.act() }
      model.output = screen
      screen.object = model
    },
    loaded("view model's router", .leaked, "router", cut: "screen ← make this weak: frees all") {
      screen in
      let model = ListViewModel()
      let router = Flow<Int>()
      router.screen = screen
      model.router = router
      screen.object = model
    },
    loaded(
      "screens that know each other", .leaked, "object", cut: "object ← make this weak: frees all"
    ) { screen in
      let next = Screen()
      next.object = screen
      screen.object = next
    },
    loaded("completion of the next screen", .none) { screen in
      let next = Screen()
      next.action = { screen.act() }
      DispatchQueue.main.async {
        screen.navigationController?.pushViewController(next, animated: false)
        screen.navigationController?.popViewController(animated: false)
      }
    },
    loaded(
      "completion of a kept screen", .leaked, "action",
      cut: "action → closure capture of type Screen ← make this weak: frees all"
    ) { screen in
      let next = Screen()
      next.action = { screen.act() }
      screen.object = next
    },
    Shape(
      "flow whose drawer shares its stack", .abandoned, "AlbumFlow", findings: 2,
      script: "open; tap albums; tap menu; tap other"
    ) {
      AlbumsFlow.starter()
    },
  ]
}

/// Never forgets the flows that it starts.
@MainActor private final class AlbumsFlow {
  private let root: UIViewController
  private var children: [AlbumFlow] = []

  private init(_ root: UIViewController) { self.root = root }

  static func starter() -> UIViewController {
    let screen = Screen()
    let flow = AlbumsFlow(screen)
    screen.object = flow
    screen.loaded = { screen in
      Shape.button(screen, "albums") { [unowned flow] in flow.show() }
    }
    return screen
  }

  func show() {
    let album = AlbumFlow(self)
    children.append(album)
    root.present(album.stack, animated: true)
  }

  func showAnother() {
    root.dismiss(animated: false) { self.show() }
  }
}

@MainActor private final class AlbumFlow {
  let stack = UINavigationController()
  unowned let parent: AlbumsFlow

  init(_ parent: AlbumsFlow) {
    self.parent = parent
    let screen = Screen()
    screen.object = Box(self)
    screen.loaded = { [unowned self] screen in
      Shape.button(screen, "menu") { [unowned self] in DrawerFlow(self, stack).start() }
    }
    stack.viewControllers = [screen]
  }
}

@MainActor private final class DrawerFlow {
  let parent: AlbumFlow
  let stack: UINavigationController
  var drawer: Screen?

  init(_ parent: AlbumFlow, _ stack: UINavigationController) {
    self.parent = parent
    self.stack = stack
  }

  func start() {
    let drawer = Screen()
    drawer.object = Box(self)
    drawer.loaded = { [unowned self] screen in
      Shape.button(screen, "other") { [unowned self] in parent.parent.showAnother() }
    }
    self.drawer = drawer
    stack.present(drawer, animated: true)
  }
}
