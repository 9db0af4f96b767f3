import UIKit

/// A router with a stack of its own; only its list retains it.
private final class EventRouter {
  var stack: UINavigationController?

  func show(from page: UIViewController) {
    let list = EventListController()
    list.router = self
    let stack = UINavigationController(rootViewController: list)
    self.stack = stack
    page.present(stack, animated: true)
  }
}

private final class EventListController: UIViewController {
  var router: EventRouter?
}

/// A flow with a screen; only the screen's closure retains it.
private final class VoteFlow {
  var screen: VoteController?

  func start(from page: UIViewController) {
    let screen = VoteController()
    screen.finished = { self.finish() }
    self.screen = screen
    screen.modalPresentationStyle = .fullScreen
    page.present(screen, animated: true)
  }

  func finish() { screen?.dismiss(animated: true) }
}

private final class VoteController: UIViewController {
  var finished: (() -> Void)?
}

/// Retains the flow while its screen covers the page.
private final class VotePage: UIViewController {
  private var flow: VoteFlow?

  override func viewDidLoad() {
    super.viewDidLoad()
    Shape.button(self, "Show") { [weak self] in self?.vote() }
  }

  private func vote() {
    let flow = VoteFlow()
    flow.start(from: self)
    self.flow = flow
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    flow = nil
  }
}

/// Cycles in which one of the references is all that retains its target while the screen is visible.
extension Shape {
  private static func owner(
    _ name: String, cut: String, _ show: @escaping @MainActor (Screen) -> Void
  ) -> Shape {
    loaded(name, .leaked, cut: cut, script: "open; tap Show; dismiss; back") { page in
      button(page, "Show") { [weak page] in if let page { show(page) } }
    }
  }

  static let soleOwners: [Shape] = [
    owner("router that only its list retains", cut: "stack ← make this weak: frees all") {
      EventRouter().show(from: $0)
    },
    owner(
      "flow that only its screen's closure retains", cut: "screen ← make this weak: frees all"
    ) {
      VoteFlow().start(from: $0)
    },
    Shape(
      "flow that its page retains too", .leaked,
      cut: "finished → closure capture of type VoteFlow ← make this weak: frees all",
      script: "open; tap Show; dismiss; back"
    ) { VotePage() },
  ]
}
