import UIKit

// MARK: Flows that their own callbacks retain

@MainActor private class AdmissionCoordinator {
  var children: [AdmissionCoordinator] = []
  var onEnd: (() -> Void)?
  fileprivate weak var screen: AdmissionController?
  func start() -> AdmissionController {
    let screen = AdmissionController()
    screen.onNext = { [weak self] in self?.next() }
    self.screen = screen
    return screen
  }
  func next() {}
}
private final class TicketCoordinator: AdmissionCoordinator {}
private final class GateCoordinator: AdmissionCoordinator {
  override func next() {
    let ticket = TicketCoordinator()
    ticket.onEnd = { [weak self] in self?.children.removeAll { $0 === ticket } }
    children.append(ticket)
    screen?.navigationController?.pushViewController(ticket.start(), animated: true)
  }
}
private final class AdmissionController: UIViewController {
  var onNext: (() -> Void)?
  var coordinator: AnyObject?
  override func viewDidLoad() {
    super.viewDidLoad()
    Shape.button(self, "Next") { [unowned self] in onNext?() }
  }
}

/// Flows that would be deallocated too early without the captures of their callbacks, and flows that wouldn't.
extension Shape {
  static let admissions: [Shape] = [
    Shape(
      "flow that only its own callback retains", .leaked,
      "nothing else retained GateCoordinator#1 while it was in use: first let its owner store it",
      cut: "onEnd → closure capture of type GateCoordinator ← make this weak: frees it"
    ) { gate { gate in gate.onEnd = { gate.children = [] } } },
    Shape(
      "flow that its screen and its own callback retain", .leaked, "onEnd",
      cut: "onEnd → closure capture of type GateCoordinator ← make this weak: frees it"
    ) {
      gate { gate in
        gate.screen?.coordinator = gate
        gate.onEnd = { gate.children = [] }
      }
    },
    Shape(
      "child in the list of a flow that only its own callback retains", .leaked, "onEnd",
      cut: "onEnd → closure capture of type TicketCoordinator ← make this weak, "
        + "and remove the other: frees it; children[0] ← remove this",
      script: "open; tap Next; back"
    ) { gate { gate in gate.onEnd = { gate.children = [] } } },
  ]

  private static func gate(_ end: (GateCoordinator) -> Void) -> UIViewController {
    let gate = GateCoordinator()
    let screen = gate.start()
    end(gate)
    return screen
  }
}
