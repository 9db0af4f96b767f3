import UIKit

/// A coordinator that keeps itself until its flow has ended, since nothing else refers to it strongly.
@MainActor private final class CheckoutCoordinator {
  private weak var navigation: UINavigationController?
  private var itself: CheckoutCoordinator?

  init(_ navigation: UINavigationController?) {
    self.navigation = navigation
    itself = self
  }

  func cart() -> UIViewController {
    let screen = CheckoutScreen()
    screen.coordinator = self
    Shape.button(screen, "Pay") { [weak self] in self?.pay() }
    Shape.button(screen, "Cancel") { [weak self] in self?.finish() }
    return screen
  }

  private func pay() {
    let screen = CheckoutScreen()
    screen.coordinator = self
    Shape.button(screen, "Done") { [weak self] in self?.finish() }
    navigation?.pushViewController(screen, animated: true)
  }

  private func finish() {
    itself = nil
    navigation?.popToRootViewController(animated: true)
  }
}
private final class CheckoutScreen: UIViewController {
  weak var coordinator: CheckoutCoordinator?
}

extension Shape {
  private static func checkout(
    _ name: String, _ verdict: Verdict, cut: String? = nil, script: String
  ) -> Shape {
    Shape(name, verdict, verdict == .none ? "" : "itself", cut: cut, script: script) {
      CheckoutCoordinator(delegate?.window?.rootViewController as? UINavigationController).cart()
    }
  }

  static let selfKeeping: [Shape] = [
    checkout("coordinator that keeps itself, at work", .none, script: "open; tap Pay"),
    checkout(
      "coordinator that keeps itself and finishes", .none, script: "open; tap Pay; tap Done"),
    checkout(
      "coordinator that keeps itself, cancelled", .none, script: "open; tap Cancel"),
    checkout(
      "coordinator that keeps itself after its screens", .leaked,
      cut: "itself ← make this weak: frees it", script: "open; tap Pay; back; back"),
  ]
}
