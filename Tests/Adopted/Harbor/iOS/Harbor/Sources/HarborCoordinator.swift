import UIKit
import XCoordinator

enum HarborRoute: Route {
  case ships
  case ship(Ship)
  case close
}

final class HarborCoordinator: NavigationCoordinator<HarborRoute> {
  init() {
    super.init(initialRoute: .ships)
  }

  override func prepareTransition(for route: HarborRoute) -> NavigationTransition {
    switch route {
    case .ships:
      return .push(ShipListViewController(reactor: ShipListReactor(router: unownedRouter)))
    case .ship(let ship):
      return .push(ShipViewController(ship: ship, router: unownedRouter))
    case .close:
      return .pop()
    }
  }
}
