import UIKit

/// A service that screens share.
private final class Newsroom {
  static let shared = Newsroom()
  var readers: [AnyObject] = []
  var changed: (() -> Void)?
}

private final class CardScreen: UIViewController {
  var presenter: CardPresenter?
}
private final class CardPresenter {
  var view: UIViewController?
  let router = CardRouter()
}
private final class CardRouter {
  var children: [CardRouter] = []
  weak var viewController: UIViewController?
}
extension Shape {
  private static func card() -> (screen: CardScreen, router: CardRouter) {
    let (screen, presenter) = (CardScreen(), CardPresenter())
    screen.presenter = presenter
    presenter.router.viewController = screen
    return (screen, presenter.router)
  }
}

/// Shows one pane at a time, each with a coordinator of its own.
private final class DeckCoordinator {
  let viewController = DeckScreen()
  private var children: [PaneCoordinator] = []

  func swap(removing: Bool) {
    if let last = viewController.children.last {
      last.willMove(toParent: nil)
      last.view.removeFromSuperview()
      if removing { last.removeFromParent() }
    }
    let pane = PaneCoordinator()
    children = [pane]
    viewController.addChild(pane.viewController)
    viewController.view.addSubview(pane.viewController.view)
    pane.viewController.didMove(toParent: viewController)
  }
}
private final class DeckScreen: UIViewController {
  var deck: DeckCoordinator?
}
private final class PaneCoordinator { let viewController = UIViewController() }

/// Loads while it is active.
private final class LoadingInteractor {
  private let presenter: Screen
  private var task: Task<Void, Never>?
  init(_ presenter: Screen) { self.presenter = presenter }
  func stop() { task?.cancel() }
  func activate() {
    task = Task {
      await withTaskGroup(of: Void.self) { group in
        group.addTask {
          while !Task.isCancelled {
            try? await Task.sleep(nanoseconds: 700_000_000)
            await self.presenter.act()
          }
        }
        group.addTask { try? await Task.sleep(nanoseconds: 300_000_000) }
      }
    }
  }
}

/// A model that its loader refers to, beside the screen that shows it.
private final class DigestScreen: UIViewController {
  var viewModel: DigestViewModel?
  var loaded: (() -> Void)?
}
private final class DigestViewModel {
  let loader = DigestLoader()
}
private final class DigestLoader {
  var delegate: DigestViewModel?
}
extension Shape {
  private static func digest() -> DigestScreen {
    let (screen, model) = (DigestScreen(), DigestViewModel())
    screen.viewModel = model
    model.loader.delegate = model
    return screen
  }
}

/// One mistake that several objects show, or that several paths lead to.
extension Shape {
  static let overlaps: [Shape] = [
    loaded(
      "model in a cycle, of a screen that a static keeps", .abandoned,
      "static Newsroom.shared retains it too, through DigestScreen#1; the cycle remains",
      cut: "readers[0] ← remove this: frees all; delegate ← make this weak: frees all", findings: 2,
      script: "open; tap Next; back"
    ) { screen in
      next(screen) {
        let digest = digest()
        Newsroom.shared.readers.append(digest)
        return digest
      }
    },
    loaded(
      "model in a cycle, of a screen in another cycle", .leaked,
      "DigestScreen#1 retains it too; the cycle remains",
      cut: "loaded → closure capture of type DigestScreen ← make this weak: frees all; "
        + "delegate ← make this weak: frees all", findings: 2, script: "open; tap Next; back"
    ) { screen in
      next(screen) {
        let digest = digest()
        digest.loaded = { digest.title = "Digest" }
        return digest
      }
    },
    loaded(
      "reader of a shared service that the screen before uses", .abandoned,
      "static Newsroom.shared", cut: "readers[0] ← remove this: frees all",
      script: "open; tap Next; back"
    ) { screen in
      screen.object = Newsroom.shared
      next(screen) {
        let reader = Screen()
        Newsroom.shared.readers.append(reader)
        return reader
      }
    },
    loaded(
      "module that the screen before keeps", .abandoned, "abandoned  CardScreen",
      cut: "object ← remove this: frees all", script: "open; tap Next; back"
    ) { screen in
      next(screen) { [unowned screen] in
        screen.object = card().screen
        return screen.object as? UIViewController ?? UIViewController()
      }
    },
    loaded(
      "router of a module that leaks", .leaked, "leaked  CardScreen", script: "open; tap Next; back"
    ) { screen in
      next(screen) {
        let screen = card().screen
        screen.presenter?.view = screen
        return screen
      }
    },
    loaded(
      "routers of visits that a router lists", .abandoned, "children", findings: 5,
      script: "open; repeat 5 { tap Next; back }"
    ) { screen in
      let (home, router) = card()
      screen.object = router
      screen.any = home
      next(screen) {
        let next = card()
        router.children.append(next.router)
        return next.screen
      }
    },
    Shape("deck that removes its panes", .none, script: "open; tap Swap") { deck(removing: true) },
    Shape("deck that keeps a pane whose coordinator ended", .none, script: "open; tap Swap") {
      deck(removing: false)
    },
    loaded("interactor whose group never ends", .abandoned, "task") { screen in
      let interactor = LoadingInteractor(screen)
      screen.object = interactor
      interactor.activate()
    },
    loaded("interactor whose group never ends, known weakly to a service", .abandoned, "task") {
      screen in
      let interactor = LoadingInteractor(screen)
      Newsroom.shared.changed = { [weak interactor] in interactor?.stop() }
      interactor.activate()
    },
  ]

  private static func next(_ screen: Screen, _ make: @escaping () -> UIViewController) {
    button(screen, "Next") { [weak screen] in
      screen?.navigationController?.pushViewController(make(), animated: true)
    }
  }

  private static func deck(removing: Bool) -> UIViewController {
    let deck = DeckCoordinator()
    deck.viewController.deck = deck
    deck.swap(removing: removing)
    button(deck.viewController, "Swap") { [weak deck] in deck?.swap(removing: removing) }
    return deck.viewController
  }
}
