import HeadlessUIKit
import RetainGraph

/// One walk through the objects of an app, which finds its coordinators and what belongs to each.
@MainActor final class GuestWalk {
  /// The coordinators that a delegate of the application or of a scene retains.
  typealias Root = (delegate: ObjectIdentifier, coordinators: [GuestCoordinator])

  let classifier: CoordinatorClassifier
  let reader: TargetReader
  let memory: GuestWalkState
  private var roots: [Root] = []
  private var met: Set<ObjectIdentifier> = []
  private(set) var attached: [GuestCoordinator] = []
  private(set) var references: CoordinatorReferences
  var owners: [ObjectIdentifier: GuestCoordinator] = [:]
  private var containers: [(holder: GuestCoordinator, container: UIViewController)] = []

  init(_ classifier: CoordinatorClassifier, _ reader: TargetReader, _ memory: GuestWalkState) {
    self.classifier = classifier
    self.reader = reader
    self.memory = memory
    references = CoordinatorReferences(reading: memory.reading)
  }

  /// Walks from the delegates, and then to the owner of each screen.
  func roots(on device: HeadlessDevice) -> [Root] {
    let delegates: [AnyObject?] =
      [device.application.delegate] + device.application.orderedScenes.map(\.delegate)
    for case let delegate? in delegates where meet(delegate) {
      var found: [GuestCoordinator] = []
      follow(delegate, of: nil) { found.append($0) }
      roots.append((ObjectIdentifier(delegate), found))
    }
    for screen in device.hierarchy { file(screen) }
    // Those that have no place yet, or have lost it.
    for (holder, container) in containers { give(container, to: holder) }
    for (holder, window) in references.windows {
      if let root = window.rootViewController { give(root, to: holder) }
    }
    return roots
  }

  private func give(_ screen: UIViewController, to holder: GuestCoordinator) {
    guard owners[ObjectIdentifier(screen)] == nil else { return }
    owners[ObjectIdentifier(screen)] = holder
    holder.own(screen)
  }

  private func meet(_ object: AnyObject) -> Bool {
    met.insert(ObjectIdentifier(object)).inserted
  }

  func attachedCoordinator(_ identity: ObjectIdentifier) -> GuestCoordinator? {
    attached.first { $0.identity == identity }
  }

  private struct Place {
    let object: AnyObject
    let holder: GuestCoordinator?
    /// The number of objects between them that aren't coordinators.
    var distance = 0
  }

  /// The most objects between a coordinator and the one that retains it.
  private static let reach = 2

  /// Follows what `object` retains, breadth first; reports coordinators that no coordinator on the
  /// way retains.
  private func follow(
    _ object: AnyObject, of holder: GuestCoordinator?, tell: (GuestCoordinator) -> Void
  ) {
    var queue = [Place(object: object, holder: holder)]
    var next = 0
    while next < queue.count {
      let place = queue[next]
      next += 1
      // What a library's object drives owns what the objects of the same class in its collections drive.
      var driven: GuestCoordinator?
      for reference in reader.targets(of: place.object) {
        let isStrong = reference.strength == .strong
        if let window = reference.object as? UIWindow, let holder = place.holder {
          references.windows.append((holder, window))
        }
        switch classifier.role(of: reference.object) {
        case .flow where isShown(reference.object, by: place.object): continue
        case .screen:
          guard let holder = place.holder else { continue }
          references.holders[ObjectIdentifier(reference.object), default: []].append(holder)
          if isStrong, let screen = reference.object as? UIViewController, screen.isBareContainer {
            containers.append((holder, screen))
          }
        case .coordinator, .flow:
          guard isStrong else { continue }
          if let holder = place.holder {
            references.users[ObjectIdentifier(reference.object), default: []].append(holder)
          }
          if reference.isElement, let holder = place.holder {
            holder.isOwned = true
            memory.standIn(for: reference.object).isOwned = true
          }
          guard meet(reference.object) else { continue }
          let found = memory.standIn(for: reference.object)
          found.isOfFlow = true
          if place.holder?.isOwned ?? true { found.isOwned = true }
          attached.append(found)
          if driven == nil { driven = found }
          if let holder = place.holder {
            holder.childCoordinators.append(found)
          } else {
            tell(found)
          }
          queue.append(Place(object: reference.object, holder: found))
        case .carrier
        where isStrong && driven != nil && reference.isElement
          && isLike(reference.object, place.object):
          guard meet(reference.object) else { continue }
          queue.append(Place(object: reference.object, holder: driven))
        case .carrier where isStrong && place.distance < Self.reach && meet(reference.object):
          // The next node of a linked list is as near as the one before it.
          let step = isLike(reference.object, place.object) ? 0 : 1
          queue.append(
            Place(
              object: reference.object, holder: place.holder, distance: place.distance + step))
        default: continue
        }
      }
    }
  }

  private func isLike(_ object: AnyObject, _ other: AnyObject) -> Bool {
    type(of: object) == type(of: other)
  }

  /// Whether a view controller contains or presents another, which `file` assigns.
  private func isShown(_ object: AnyObject, by holder: AnyObject) -> Bool {
    guard let shown = object as? UIViewController, let holder = holder as? UIViewController else {
      return false
    }
    return shown.parent === holder || holder.presentedViewController === shown
  }

  /// Attaches a coordinator that no other object retains below `owner`, or at the top.
  func takeUp(_ object: AnyObject, below owner: GuestCoordinator?) {
    guard meet(object) else { return }
    let found = memory.standIn(for: object)
    var owner = owner
    if owner == nil, let elder = elder(of: object, found) {
      takeUp(elder, below: nil)
      owner = attachedCoordinator(ObjectIdentifier(elder))
    }
    attached.append(found)
    if let owner {
      owner.childCoordinators.append(found)
    } else if !roots.isEmpty {
      roots[roots.count - 1].coordinators.append(found)
    }
    follow(object, of: found) { _ in }
  }

  /// The coordinator that started one that only screens retain: one that it retains and that was there
  /// before it, as a parent is that its children refer to strongly.
  private func elder(of object: AnyObject, _ coordinator: GuestCoordinator) -> AnyObject? {
    func coordinators(knownTo object: AnyObject) -> [AnyObject] {
      reader.targets(of: object).filter { $0.strength == .strong }.map(\.object).filter { other in
        memory.standIns.contains {
          $0.identity == ObjectIdentifier(other) && $0.foundIn < coordinator.foundIn
        }
      }
    }
    let elders = coordinators(knownTo: object)
    guard elders.count > 1 else { return elders.first }
    // Not a router that the parent hands on.
    let known = elders.flatMap(coordinators)
    return elders.first { elder in !known.contains { $0 === elder } } ?? elders.first
  }
}
