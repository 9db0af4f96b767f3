import HeadlessUIKit

/// Identifies the state of the hierarchy by the classes and structure of its view controllers, the
/// selected tabs and what is presented.
///
/// Instance numbers and data don't count: popping a screen and pushing it again leads to the same
/// state.
@MainActor package final class StateReader {
  /// What distinguishes states besides the classes and structure of the hierarchy.
  package struct Detail: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The title of the screen in front.
    package static let titles = Detail(rawValue: 1)
    /// Its controls, and which of them are enabled.
    package static let controls = Detail(rawValue: 2)
    /// Every screen of every window that isn't hidden, and every scene.
    ///
    /// Without it, only the window in front counts, and three or more consecutive screens of one
    /// class on a navigation stack count as two, so that pushing the same screen again and again
    /// leads to a finite number of states.
    package static let everyScreen = Detail(rawValue: 4)
    /// No children of an app's own container that it doesn't show.
    ///
    /// Without it and `everyScreen`, the first two of each class count.
    package static let inSight = Detail(rawValue: 16)
    /// The titles that view controllers have set themselves.
    package static let everyTitle = Detail(rawValue: 8)
  }

  /// A list with more rows shows data, and isn't read.
  static let formLength = 12

  /// The part of a state that says that something else answers the app's requests than at launch.
  private static let otherConnection: UInt64 = 0x6E65_7477_6F72_6B

  /// The hashes of class names, because reading a name takes longer than reading this cache.
  private var classes: [ObjectIdentifier: UInt64] = [:]

  package init() {}

  /// The state of a session's hierarchy.
  package func state(of session: Session, by detail: Detail = []) -> HierarchyState {
    var hash = hash(of: session.device, by: detail)
    if session.launched.hasOtherConnection { hash.add(Self.otherConnection) }
    if !detail.isDisjoint(with: [.titles, .controls]) {
      addContents(of: session, by: detail, to: &hash)
    }
    return HierarchyState(number: hash.value)
  }

  /// The state of the hierarchy on a device; `detail` contains neither titles nor controls.
  func state(of device: HeadlessDevice, by detail: Detail) -> HierarchyState {
    HierarchyState(number: hash(of: device, by: detail).value)
  }

  private func hash(of device: HeadlessDevice, by detail: Detail) -> StateHash {
    var hash = StateHash()
    let scenes = device.application.orderedScenes
    if detail.contains(.everyScreen) {
      hash.add(UInt64(scenes.count))
      for window in device.application.windows where !window.isHidden {
        if let root = window.ownRoot { add(root, by: detail, to: &hash) }
      }
    } else {
      hash.add(UInt64(min(scenes.count, 3)))
      if let root = device.keyWindow?.rootViewController { add(root, by: detail, to: &hash) }
    }
    return hash
  }

  private func add(_ viewController: UIViewController, by detail: Detail, to hash: inout StateHash)
  {
    hash.add(hashOfClass(viewController))
    if detail.contains(.everyTitle), let title = viewController.title {
      hash.add(StateHash.of(title))
    }
    var children = viewController.children
    if !children.isEmpty {
      hash.open()
      var place = viewController.selectedPlace
      let hidden = omittedChildren(of: viewController, by: detail)
      if !hidden.isEmpty {
        let selected = place.map { children[$0] }
        children.removeAll { child in hidden.contains { $0 === child } }
        place = selected.flatMap { selected in children.firstIndex { $0 === selected } }
      }
      if let place { hash.add(UInt64(bitPattern: Int64(place))) }
      var last: ObjectIdentifier?
      var run = 0
      for child in children {
        let type = ObjectIdentifier(type(of: child))
        run = type == last ? run + 1 : 1
        last = type
        if run > 2, child.children.isEmpty, !detail.contains(.everyScreen) { continue }
        add(child, by: detail, to: &hash)
      }
      hash.close()
    }
    if let presented = viewController.presentedDirectly {
      hash.present()
      add(presented, by: detail, to: &hash)
    }
  }

  /// The children of an app's own container that don't count.
  ///
  /// Otherwise, a container that forgets to remove children that it no longer shows would have
  /// another state each time.
  private func omittedChildren(
    of viewController: UIViewController, by detail: Detail
  ) -> [UIViewController] {
    if detail.contains(.inSight) { return viewController.childrenOutOfSight }
    guard !detail.contains(.everyScreen), viewController.children.count > 3 else { return [] }
    var counts: [ObjectIdentifier: Int] = [:]
    return viewController.childrenOutOfSight.filter { child in
      counts[ObjectIdentifier(type(of: child)), default: 0] += 1
      return counts[ObjectIdentifier(type(of: child)), default: 0] > 2
    }
  }

  /// Adds what a user sees of the screen in front, without the texts of rows.
  private func addContents(of session: Session, by detail: Detail, to hash: inout StateHash) {
    guard let front = session.device.frontmost else { return }
    if detail.contains(.titles), let title = front.title ?? front.navigationItemIfLoaded?.title {
      hash.add(StateHash.of(title))
    }
    guard detail.contains(.controls) else { return }
    for target in session.controls(formLength: Self.formLength) {
      hash.add(StateHash.of(target.name))
      hash.add(target.isEnabled ? 1 : 2)
    }
    hash.add(
      StateHash.of("\(session.device.finger.sheet?.currentDetent?.identifier.rawValue ?? "")"))
  }

  private func hashOfClass(_ object: AnyObject) -> UInt64 {
    let type: any AnyObject.Type = Swift.type(of: object)
    let identity = ObjectIdentifier(type)
    if let known = classes[identity] { return known }
    let hash = StateHash.of(_typeName(type, qualified: true))
    classes[identity] = hash
    return hash
  }
}
