import UIKit

private final class PickController: UIViewController {
  var onPick: ((Int?) -> Void)?
  var cancels = false
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard cancels, isMovingFromParent else { return }
    onPick?(nil)
    onPick = nil
  }
}

@MainActor private final class PickFlow {
  var picked: Int?
  weak var parent: BuyFlow?
  private var task: Task<Void, Never>?

  func pick(_ controller: PickController) async -> Int? {
    await withCheckedContinuation { continuation in
      controller.onPick = { continuation.resume(returning: $0) }
    }
  }
  func start(_ controller: PickController) -> PickController {
    task = Task {
      picked = await pick(controller)
      parent?.children.removeAll { $0 === self }
    }
    return controller
  }
  func startWeakly(_ controller: PickController) -> PickController {
    Task { [weak controller] in
      picked = await withCheckedContinuation { continuation in
        controller?.onPick = { continuation.resume(returning: $0) }
      }
      parent?.children.removeAll { $0 === self }
    }
    return controller
  }
}

@MainActor private final class BuyFlow {
  static let shared = BuyFlow()
  var children: [PickFlow] = []
  func start(_ controller: PickController) -> PickController {
    let flow = PickFlow()
    flow.parent = self
    children.append(flow)
    return flow.startWeakly(controller)
  }
}

/// Coordinators that await what their screens answer.
extension Shape {
  private static func keep(_ flow: AnyObject) { delegate?.coordinator?.flows[UUID()] = flow }

  private static func cancelling() -> PickController {
    let controller = PickController()
    controller.cancels = true
    return controller
  }

  static let awaited: [Shape] = [
    Shape("pick that its flow awaits, never made", .leaked, "task") {
      PickFlow().start(PickController())
    },
    Shape("pick that its flow awaits, cancelled", .none) { PickFlow().start(cancelling()) },
    Shape("pick that its flow awaits, screen weak", .leaked, "PickFlow") {
      PickFlow().startWeakly(PickController())
    },
    Shape(
      "pick that a listed flow awaits, never made", .growing, "children",
      script: "open; back; open; back; open; back"
    ) {
      BuyFlow.shared.start(PickController())
    },
    Shape("pick that a listed flow awaits, cancelled", .none) {
      let buy = BuyFlow()
      keep(buy)
      return buy.start(cancelling())
    },
  ]
}
