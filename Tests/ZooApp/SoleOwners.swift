import UIKit

/// A coordinator that only its list retains.
private final class EventCoordinator {
  private let given: UINavigationController?
  private var children: [EventCoordinator] = []

  init(on given: UINavigationController? = nil) { self.given = given }

  func start() {
    let list = EventListController()
    list.coordinator = self
    children = [EventCoordinator()]
    given?.setViewControllers([list], animated: false)
  }
}

private final class EventListController: UIViewController {
  var coordinator: EventCoordinator?
}

/// A flow with a screen; only the screen's closure retains it.
private final class VoteFlow {
  private var screen: VoteController?

  func start(from page: UIViewController) {
    let screen = VoteController()
    screen.finished = { self.finish() }
    self.screen = screen
    page.present(screen, animated: true)
  }

  private func finish() { screen?.dismiss(animated: true) }
}

private final class VoteController: UIViewController {
  var finished: (() -> Void)?
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
    owner("coordinator that only its list retains", cut: "given ← make this weak: frees all") {
      let stack = UINavigationController()
      EventCoordinator(on: stack).start()
      $0.present(stack, animated: true)
    },
    // A weak capture ends the flow at once, but a closure that owns the flow is still the mistake.
    owner(
      "flow that only its screen's closure retains",
      cut: "finished → closure capture of type VoteFlow ← make this weak: frees all"
    ) {
      VoteFlow().start(from: $0)
    },
  ]
}
