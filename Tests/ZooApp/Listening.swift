import Foundation
import UIKit

private protocol DepositListener: AnyObject {
  func deposit()
}
private final class DepositScreen: UIViewController {
  var listener: (any DepositListener)?
}
/// Owns the screen that shows its values.
private final class DepositInteractor: DepositListener {
  let presenter: DepositScreen
  private(set) var total = 0
  init(presenter: DepositScreen) { self.presenter = presenter }
  func deposit() {
    total += 1
    presenter.title = "\(total)"
  }
}

/// Counts the seconds while a screen is open.
private final class ElapsedModel {
  private(set) var elapsed = 0
  private var timer: Timer?
  func start(weakly: Bool = false) {
    timer =
      weakly
      ? Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] in
        self?.elapsed += 1
        if self == nil { $0.invalidate() }
      }
      : Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.elapsed += 1 }
  }
}

/// Owners that are listeners too, and work that retains only itself.
extension Shape {
  static let listening: [Shape] = [
    Shape(
      "screen that retains the listener that owns it", .leaked, "listener",
      cut: "listener ← make this weak: frees all"
    ) {
      let screen = DepositScreen()
      screen.listener = DepositInteractor(presenter: screen)
      return screen
    },
    screen("operation that retains only itself", .leaked, "BlockOperation") { _ in
      let operation = BlockOperation()
      operation.addExecutionBlock { if !operation.isCancelled { print("done") } }
    },
    screen("operation that refers to itself weakly", .none) { _ in
      let operation = BlockOperation()
      operation.addExecutionBlock { [weak operation] in
        if operation?.isCancelled == false { print("done") }
      }
    },
    screen(
      "model whose clock captures it", .growing, "closure capture of type ElapsedModel",
      script: "repeat 4 { open; back }"
    ) { screen in
      let model = ElapsedModel()
      screen.object = model
      model.start()
    },
    screen(
      "model whose clock ends with it", .none,
      script: "repeat 4 { open; advance 1s; back; advance 1s }"
    ) {
      screen in
      let model = ElapsedModel()
      screen.object = model
      model.start(weakly: true)
    },
  ]
}
