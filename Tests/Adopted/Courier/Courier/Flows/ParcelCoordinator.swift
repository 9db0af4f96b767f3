import Kit
import UIKit

final class ParcelCoordinator: Coordinator {
  override func start() {
    #if STAGING && !SWIFT_PACKAGE
      let title = "Parcels"
    #else
      let title = "wrong conditions"
    #endif
    let list = ParcelViewController(title: title, action: "Send")
    list.onAction = { [weak self] in
      guard let self else { return }
      add(SendCoordinator(navigation: navigation, parent: self))
    }
    navigation.pushViewController(list, animated: false)
  }
}

/// Holds its parent strongly and is never removed: it outlives its screen.
final class SendCoordinator: Coordinator {
  private let parent: ParcelCoordinator

  init(navigation: UINavigationController, parent: ParcelCoordinator) {
    self.parent = parent
    super.init(navigation: navigation)
  }

  override func start() {
    let screen = ParcelViewController(title: "Send", action: "Weigh")
    screen.onAction = { [unowned self] in weigh() }
    navigation.pushViewController(screen, animated: true)
  }

  private func weigh() {
    let weights: [Int] = []
    navigation.topViewController?.title = "\(weights[weights.count])"
  }
}
