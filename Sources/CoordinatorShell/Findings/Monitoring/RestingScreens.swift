import HeadlessUIKit

/// Screens that left and that the app keeps on purpose, as long as their owners are in use.
@MainActor struct RestingScreens {
  private(set) var screens: [Screen] = []

  var isEmpty: Bool { screens.isEmpty }

  mutating func add(_ screen: Screen, ownedBy owners: [Judge.Owner]) {
    screen.owners = owners
    screens.append(screen)
  }

  mutating func removeFirst(where isMeant: (Screen) -> Bool) -> Screen? {
    screens.firstIndex(where: isMeant).map { screens.remove(at: $0) }
  }

  /// Removes the screens that were deallocated, and removes and returns those that have an owner
  /// that isn't in use any more, or with `all` every one.
  mutating func wake(
    all: Bool, unless isInUse: (AnyObject) -> Bool, hasDied: (Screen) -> Bool
  ) -> [Screen] {
    var woken: [Screen] = []
    screens.removeAll { screen in
      guard !hasDied(screen) else { return true }
      guard
        all
          || !screen.owners.allSatisfy({
            $0.object.map { isInUse($0) && Self.owns($0, screen) } ?? false
          })
      else { return false }
      woken.append(screen)
      return true
    }
    return woken
  }

  /// Whether an owner that is a split view still has the screen in a column.
  private static func owns(_ owner: AnyObject, _ screen: Screen) -> Bool {
    guard let split = owner as? UISplitViewController,
      let viewController = screen.lifetime.viewController
    else { return true }
    return split.hasColumn(with: viewController)
  }
}
