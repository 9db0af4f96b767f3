import HeadlessUIKit
import RetainGraph

extension GuestWalk {
  /// The coordinators that objects reference with any strength, themselves or through what they
  /// retain, such as a screen's view model: the first in the tree, and those that nothing met retains.
  ///
  /// A coordinator that no other object retains is added below `owner`, or at the top.
  func coordinators(
    knownTo objects: [AnyObject], near owner: GuestCoordinator?
  ) -> (attached: GuestCoordinator?, unretained: [AnyObject]) {
    var first: GuestCoordinator?
    var unretained: [AnyObject] = []
    var objects = objects
    for distance in 0...1 {
      var further: [AnyObject] = []
      for object in objects {
        for reference in reader.targets(of: object) {
          switch classifier.role(of: reference.object) {
          case .coordinator, .flow:
            if reference.strength == .strong { takeUp(reference.object, below: owner) }
            let known = attachedCoordinator(ObjectIdentifier(reference.object))
            if reference.strength != .strong, let screen = object as? UIViewController {
              known?.serve(screen)
            }
            if known == nil, reference.strength != .possible { unretained.append(reference.object) }
            if let known, isChild(known, of: object, by: reference) {
              known.isOwned = true
              continue
            }
            if let known, first.map({ isNearer(known, to: object, reference, than: $0) }) ?? true {
              first = known
            }
          case .carrier where distance == 0 && reference.strength == .strong:
            further.append(reference.object)
          default: continue
          }
        }
      }
      objects = further
    }
    return (first, unretained)
  }

  /// Whether a screen started a coordinator and keeps it in a collection, as a parent keeps its children, or the
  /// coordinator has a container of its own, in which it shows its screens.
  private func isChild(
    _ coordinator: GuestCoordinator, of object: AnyObject, by reference: TargetReader.Target
  ) -> Bool {
    guard reference.strength == .strong, let screen = object as? UIViewController,
      coordinator.foundIn > memory.firstSeen(screen)
    else { return false }
    return reference.isElement
      || reader.targets(of: reference.object).contains {
        $0.strength == .strong && screen.isApart(from: $0.object)
      }
  }

  /// Whether a coordinator that was there when a screen came is below another one, to which the screen refers, too: a
  /// child's end often captures its parent.
  private func isNearer(
    _ coordinator: GuestCoordinator, to object: AnyObject, _ reference: TargetReader.Target,
    than other: GuestCoordinator
  ) -> Bool {
    guard reference.strength != .strong, let screen = object as? UIViewController else {
      return false
    }
    return coordinator.foundIn <= memory.firstSeen(screen) && other.hasBelow(coordinator)
  }
}
