import CamplaceCoordinators
import CamplaceServices
import CoordinatorKit
import HeadlessUIKit

/// The moves of a script as a loop of calls, with no shell around them, printed as a rate: what a
/// replay with a verdict after every step is compared with.
///
///     replay-bench <turns>        push detail 3; pop; present list; dismiss; tab favorite; tab map
@main @MainActor struct Bench {
  private static let movesOfTurn = 6

  static func main() {
    let turns = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 100_000
    guard let bench = Bench() else { fatalError("camplace does not come up") }
    let clock = ContinuousClock()
    let time = clock.measure { for _ in 0..<turns { bench.turn() } }
    guard bench.isWhereItWas else { fatalError("a turn does not end where it began") }
    print(Int(Double(turns * movesOfTurn) / (time / .seconds(1))))
  }

  private let device: HeadlessDevice
  private let delegate: any UIWindowSceneDelegate
  private let map: any Coordinator
  private let tabs: UITabBarController
  private let stack: UINavigationController
  private let detail: Route
  private let list: Route

  private init?() {
    let environment = Camplace.Environment(
      catalog: .embedded, favorites: FavoritesStore(at: .memory))
    guard let make = Camplace.hosted(in: environment).makeSceneDelegate else { return nil }
    device = HeadlessDevice.boot()
    delegate = make(Defects())
    device.application.connect(delegate: delegate)
    device.settle()
    guard let root = (delegate as? any CoordinatorHosting)?.rootCoordinator,
      let map = root.childCoordinators.first,
      let stack = map.rootViewController as? UINavigationController,
      let tabs = stack.tabBarController,
      let detail = map.routes.first(where: { $0.name == "detail" }),
      let list = map.routes.first(where: { $0.name == "list" })
    else { return nil }
    (self.map, self.stack, self.tabs, self.detail, self.list) = (map, stack, tabs, detail, list)
  }

  private var isWhereItWas: Bool {
    stack.viewControllers.count == 1 && tabs.selectedIndex == 0
      && tabs.presentedViewController == nil
  }

  private func turn() {
    do {
      try detail.follow(from: map, with: .number(3))
      settle()
      stack.popViewController(animated: true)
      settle()
      try list.follow(from: map, with: .none)
      settle()
      tabs.dismiss(animated: true)
      settle()
      try device.finger.tapTab(at: 1)
      settle()
      try device.finger.tapTab(at: 0)
      settle()
    } catch {
      fatalError("\(error)")
    }
  }

  private func settle() {
    device.settle()
    device.lifecycle.begin()
  }
}
