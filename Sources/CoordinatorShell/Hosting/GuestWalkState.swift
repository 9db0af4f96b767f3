import HeadlessUIKit

/// The state that walks through an app's objects keep from one walk to the next.
@MainActor final class GuestWalkState {
  /// The number of the current walk.
  private(set) var reading = 0
  private(set) var standIns: [GuestCoordinator] = []
  /// The walk in which each screen was first seen.
  private var sightings = ScreenNotes<Int>()
  /// The owner that each screen without references had when it was first seen.
  private var companions = ScreenNotes<ObjectIdentifier>()

  /// Begins another walk, which finds anew what belongs to each coordinator.
  func begin() {
    reading += 1
    standIns.removeAll(where: \.isGone)
    for standIn in standIns { standIn.clear() }
  }

  func standIn(for object: AnyObject) -> GuestCoordinator {
    let identity = ObjectIdentifier(object)
    if let known = standIns.first(where: { $0.identity == identity }) { return known }
    let new = GuestCoordinator(object, foundIn: reading)
    standIns.append(new)
    return new
  }

  func firstSeen(_ screen: UIViewController) -> Int {
    if let known = sightings[screen] { return known }
    sightings.note(reading, of: screen)
    return reading
  }

  func companion(of screen: UIViewController) -> ObjectIdentifier? { companions[screen] }

  func note(companion: GuestCoordinator, of screen: UIViewController) {
    companions.note(companion.identity, of: screen)
  }
}
