import CoordinatorKit
import HeadlessUIKit
import RetainGraph

/// The coordinators of an app that doesn't use `Coordinator`, found by walking its objects.
///
/// Those that a delegate retains are at the top; those that a coordinator retains are below it. A
/// screen belongs to the coordinator that it references, else to the one that retains it, else to
/// the one that came with it or owns the screen below it.
@MainActor package final class GuestCoordinators: CoordinatorSource {
  private let rule: GuestRule
  private let reader = TargetReader()
  private var standIns: [GuestCoordinator] = []
  private var readings = 0
  private var front: AnyObject?

  private var roots: [(delegate: ObjectIdentifier, coordinators: [GuestCoordinator])] = []

  /// The walk in which each screen was first seen.
  private var sightings = ScreenNotes<Int>()
  /// The owner that each screen without references had when it was first seen.
  private var companions = ScreenNotes<ObjectIdentifier>()

  // The state of one walk:
  private var met: Set<ObjectIdentifier> = []
  private var attached: [GuestCoordinator] = []
  private var references = CoordinatorReferences(reading: 0)
  private var owners: [ObjectIdentifier: GuestCoordinator] = [:]
  private var containers: [(holder: GuestCoordinator, container: UIViewController)] = []

  package init(_ rule: @escaping HostedApp.CoordinatorRule) {
    self.rule = GuestRule(rule)
  }

  package var offersRoutes: Bool { false }
  package var isNamedByDelegate: Bool { false }

  package func follow(_ delegate: (any UIWindowSceneDelegate)?) { front = delegate }

  package var root: (any Coordinator)? { coordinators(of: front).first ?? top.first }

  package func tops(
    on device: HeadlessDevice
  ) -> (root: (any Coordinator)?, others: [any Coordinator]) { (nil, top) }

  /// The roots, delegate by delegate.
  private var top: [any Coordinator] { roots.flatMap(\.coordinators) }

  package func coordinators(of delegate: AnyObject?) -> [any Coordinator] {
    guard let delegate else { return [] }
    return roots.first { $0.delegate == ObjectIdentifier(delegate) }?.coordinators ?? []
  }

  /// Walks the objects of the app, while no other thread can free one.
  package func read(_ device: HeadlessDevice) {
    OtherThreads.paused { walk(device) }
  }

  private func walk(_ device: HeadlessDevice) {
    readings += 1
    reader.begin()
    standIns.removeAll(where: \.isGone)
    for standIn in standIns { standIn.clear() }
    met = []
    attached = []
    references = CoordinatorReferences(reading: readings)
    owners = [:]
    roots = []
    let delegates: [AnyObject?] =
      [device.application.delegate] + device.application.orderedScenes.map(\.delegate)
    for case let delegate? in delegates where meet(delegate) {
      var found: [GuestCoordinator] = []
      follow(delegate, of: nil) { found.append($0) }
      roots.append((ObjectIdentifier(delegate), found))
    }
    for screen in device.hierarchy { file(screen) }
    // Those that have no place yet, or have lost it.
    for (holder, container) in containers where owners[ObjectIdentifier(container)] == nil {
      owners[ObjectIdentifier(container)] = holder
      holder.own(container)
    }
    containers = []
    for (holder, window) in references.windows {
      guard let root = window.rootViewController, owners[ObjectIdentifier(root)] == nil else {
        continue
      }
      owners[ObjectIdentifier(root)] = holder
      holder.own(root)
    }
  }

  private func meet(_ object: AnyObject) -> Bool {
    met.insert(ObjectIdentifier(object)).inserted
  }

  private func standIn(for object: AnyObject) -> GuestCoordinator {
    let identity = ObjectIdentifier(object)
    if let known = standIns.first(where: { $0.identity == identity }) { return known }
    let new = GuestCoordinator(object, foundIn: readings)
    standIns.append(new)
    return new
  }

  // MARK: Coordinators

  private struct Place {
    package let object: AnyObject
    package let holder: GuestCoordinator?
    /// The number of objects between them that aren't coordinators.
    package var distance = 0
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
        switch rule.role(of: reference.object) {
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
          guard meet(reference.object) else { continue }
          let found = standIn(for: reference.object)
          found.isOfFlow = true
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

  // MARK: Screens

  /// Finds the owner of a screen whose parent and presenter are already assigned.
  private func file(_ screen: UIViewController) {
    let identity = ObjectIdentifier(screen)
    let around = owner(around: screen)
    if rule.role(of: screen) == .flow {
      takeUp(screen, below: around)
      owners[identity] = standIn(for: screen)
      return
    }
    let seen = firstSeen(screen)
    if screen.isBareContainer {
      let holder = references.holders[identity]?.first ?? companion(of: screen)
      // A tab bar controller of the app's own may be all that retains its tabs' coordinators.
      if holder == nil { _ = coordinators(knownTo: [screen], near: around) }
      owners[identity] = holder ?? around
      holder?.own(screen)
      return
    }
    let acquaintances = coordinators(knownTo: [screen], near: around)
    let known =
      acquaintances.attached
      ?? takeUp(unretained: acquaintances.unretained, by: screen, below: around)
    // One that came later only presents its own screens from this one.
    let holder = references.holders[identity]?.first { $0.foundIn <= seen }
    guard
      let owner = known ?? holder ?? coordinator(keptByPartsOf: screen, near: around)
        ?? companion(of: screen)
    else {
      owners[identity] = around
      return
    }
    owners[identity] = owner
    owner.own(screen)
  }

  private func firstSeen(_ screen: UIViewController) -> Int {
    if let known = sightings[screen] { return known }
    sightings.note(readings, of: screen)
    return readings
  }

  /// The owner of the container that contains a screen, or of the screen that it covers.
  private func owner(around screen: UIViewController) -> GuestCoordinator? {
    if let parent = screen.parent { return owners[ObjectIdentifier(parent)] }
    return screen.screenBehind.flatMap { owners[ObjectIdentifier($0)] }
  }

  /// The coordinators that objects reference with any strength, themselves or through what they
  /// retain, such as a screen's view model: the first in the tree, and those that nothing met retains.
  ///
  /// A coordinator that no other object retains is added below `owner`, or at the top.
  private func coordinators(
    knownTo objects: [AnyObject], near owner: GuestCoordinator?
  ) -> (attached: GuestCoordinator?, unretained: [AnyObject]) {
    var first: GuestCoordinator?
    var unretained: [AnyObject] = []
    var objects = objects
    for distance in 0...1 {
      var further: [AnyObject] = []
      for object in objects {
        for reference in reader.targets(of: object) {
          switch rule.role(of: reference.object) {
          case .coordinator, .flow:
            if reference.strength == .strong { takeUp(reference.object, below: owner) }
            let known = attachedCoordinator(ObjectIdentifier(reference.object))
            if reference.strength != .strong, let screen = object as? UIViewController {
              known?.serve(screen)
            }
            if known == nil, reference.strength != .possible { unretained.append(reference.object) }
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

  /// Whether a coordinator that was there when a screen came is below another one, to which the screen refers, too: a
  /// child's end often captures its parent.
  private func isNearer(
    _ coordinator: GuestCoordinator, to object: AnyObject, _ reference: TargetReader.Target,
    than other: GuestCoordinator
  ) -> Bool {
    guard reference.strength != .strong, let screen = object as? UIViewController else {
      return false
    }
    return coordinator.foundIn <= firstSeen(screen) && other.hasBelow(coordinator)
  }

  /// The first coordinator that lives only in the closures of a screen's buttons and other views.
  ///
  /// One that the app retains elsewhere isn't the screen's: a button may open another flow.
  private func coordinator(
    keptByPartsOf screen: UIViewController, near owner: GuestCoordinator?
  ) -> GuestCoordinator? {
    let known = attached.count
    _ = coordinators(knownTo: screen.parts.filter(rule.mayRetainCoordinator), near: owner)
    return attached.dropFirst(known).first
  }

  /// The coordinator that came with a screen and that only itself or a variable retains, as the screen doesn't.
  ///
  /// One that lost its other holders has ended, whatever still refers to it.
  private func takeUp(
    unretained objects: [AnyObject], by screen: UIViewController, below owner: GuestCoordinator?
  ) -> GuestCoordinator? {
    for object in objects {
      let found = standIn(for: object)
      guard found.foundIn == readings || found.isUnretained, firstSeen(screen) >= found.foundIn
      else { continue }
      found.isUnretained = true
      takeUp(object, below: owner)
      return found
    }
    return nil
  }

  private func takeUp(_ object: AnyObject, below owner: GuestCoordinator?) {
    guard meet(object) else { return }
    let found = standIn(for: object)
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
        standIns.contains {
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

  /// The owner of a screen without references: the coordinator that came with it, else the owner of
  /// the screen below it in the stack.
  private func companion(of screen: UIViewController) -> GuestCoordinator? {
    if let known = companions[screen].flatMap(attachedCoordinator) { return known }
    guard let owner = references.newcomer(with: screen) ?? owner(below: screen) else { return nil }
    companions.note(owner.identity, of: screen)
    return owner
  }

  private func owner(below screen: UIViewController) -> GuestCoordinator? {
    guard let screens = (screen.parent as? UINavigationController)?.viewControllers,
      let index = screens.firstIndex(where: { $0 === screen }), index > 0
    else { return nil }
    return owners[ObjectIdentifier(screens[index - 1])]
  }

  private func attachedCoordinator(_ identity: ObjectIdentifier) -> GuestCoordinator? {
    attached.first { $0.identity == identity }
  }
}
