import HeadlessUIKit
import RetainGraph

extension GuestWalk {
  /// Finds the owner of a screen whose parent and presenter are already assigned.
  func file(_ screen: UIViewController) {
    let identity = ObjectIdentifier(screen)
    let around = owner(around: screen)
    if classifier.role(of: screen) == .flow {
      takeUp(screen, below: around)
      owners[identity] = memory.standIn(for: screen)
      return
    }
    let seen = memory.firstSeen(screen)
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

  /// The owner of the container that contains a screen, or of the screen that it covers.
  private func owner(around screen: UIViewController) -> GuestCoordinator? {
    if let parent = screen.parent { return owners[ObjectIdentifier(parent)] }
    return screen.screenBehind.flatMap { owners[ObjectIdentifier($0)] }
  }

  /// The first coordinator that lives only in the closures of a screen's buttons and other views.
  ///
  /// One that the app retains elsewhere isn't the screen's: a button may open another flow.
  private func coordinator(
    keptByPartsOf screen: UIViewController, near owner: GuestCoordinator?
  ) -> GuestCoordinator? {
    let known = attached.count
    _ = coordinators(knownTo: screen.parts.filter(classifier.mayRetainCoordinator), near: owner)
    return attached.dropFirst(known).first
  }

  /// The coordinator that came with a screen and that only itself or a variable retains, as the screen doesn't.
  ///
  /// One that lost its other holders has ended, whatever still refers to it.
  private func takeUp(
    unretained objects: [AnyObject], by screen: UIViewController, below owner: GuestCoordinator?
  ) -> GuestCoordinator? {
    for object in objects {
      let found = memory.standIn(for: object)
      guard found.foundIn == memory.reading || found.isUnretained,
        memory.firstSeen(screen) >= found.foundIn
      else { continue }
      found.isUnretained = true
      takeUp(object, below: owner)
      return found
    }
    return nil
  }

  /// The owner of a screen without references: the coordinator that came with it, else the owner of
  /// the screen below it in the stack.
  private func companion(of screen: UIViewController) -> GuestCoordinator? {
    if let known = memory.companion(of: screen).flatMap(attachedCoordinator) { return known }
    guard
      let owner = references.newcomer(with: screen) ?? newcomer(listeningTo: screen)
        ?? owner(below: screen)
    else { return nil }
    memory.note(companion: owner, of: screen)
    return owner
  }

  /// The coordinator that came with a sheet and is the delegate of its presentation.
  private func newcomer(listeningTo screen: UIViewController) -> GuestCoordinator? {
    guard screen.parent == nil, screen.screenBehind != nil,
      let delegate = screen.presentationController?.delegate,
      classifier.role(of: delegate) == .coordinator
    else { return nil }
    guard let coordinator = attachedCoordinator(ObjectIdentifier(delegate)) else {
      return takeUp(unretained: [delegate], by: screen, below: owner(around: screen))
    }
    return coordinator.foundIn == memory.reading ? coordinator : nil
  }

  private func owner(below screen: UIViewController) -> GuestCoordinator? {
    guard let screens = (screen.parent as? UINavigationController)?.viewControllers,
      let index = screens.firstIndex(where: { $0 === screen }), index > 0
    else { return nil }
    return owners[ObjectIdentifier(screens[index - 1])]
  }
}
