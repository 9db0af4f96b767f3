import HeadlessUIKit

/// What the coordinators of one walk refer to: screens and containers, windows, and coordinators that they share.
@MainActor struct CoordinatorReferences {
  /// The number of the walk.
  let reading: Int
  /// The coordinators that refer to a view controller, in the order found.
  var holders: [ObjectIdentifier: [GuestCoordinator]] = [:]
  /// The coordinators that retain a coordinator, such as a router that they share.
  var users: [ObjectIdentifier: [GuestCoordinator]] = [:]
  /// A screen in such a window belongs to the coordinator, unless another one owns it.
  var windows: [(holder: GuestCoordinator, window: UIWindow)] = []

  init(reading: Int) {
    self.reading = reading
  }

  /// The coordinator that came with a screen and refers to its stack, or to the screen behind it or a container of that,
  /// or to the window whose root it is.
  func newcomer(with screen: UIViewController) -> GuestCoordinator? {
    if let parent = screen.parent {
      return (parent as? UINavigationController).flatMap(newcomer(knowing:))
    }
    guard let behind = screen.screenBehind else { return newcomer(knowingWindowOf: screen) }
    return sequence(first: behind, next: \.parent).lazy.compactMap(newcomer(knowing:)).first
  }

  /// The coordinator that came with a window's root and refers to the window.
  private func newcomer(knowingWindowOf root: UIViewController) -> GuestCoordinator? {
    newcomer(among: windows.filter { $0.window.rootViewController === root }.map(\.holder))
  }

  private func newcomer(knowing viewController: UIViewController) -> GuestCoordinator? {
    newcomer(among: holders[ObjectIdentifier(viewController)] ?? [])
  }

  /// The new one of the coordinators that refer to the same stack or window, themselves or through a router that they
  /// share: the last of those that handed it on.
  private func newcomer(among holders: [GuestCoordinator]) -> GuestCoordinator? {
    let new = holders.flatMap { holder in
      let users = users(sharing: holder)
      return users.count > 1 ? users : [holder]
    }.filter { $0.foundIn == reading }
    var newest = new.first
    while let holder = newest {
      let heirs = new.filter { heir in holder.childCoordinators.contains { $0 === heir } }
      // Of two, either may have shown the screen.
      guard heirs.count == 1 else { break }
      newest = heirs.first
    }
    return newest
  }

  /// The coordinators that retain another one and that it doesn't retain, as a parent does its children.
  private func users(sharing router: GuestCoordinator) -> [GuestCoordinator] {
    (users[router.identity] ?? []).filter { !router.hasBelow($0) }
  }
}
