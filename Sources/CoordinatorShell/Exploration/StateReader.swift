import CoordinatorKit
import HeadlessUIKit
import ShellLanguage

/// Reduces the hierarchy to a number: the same classes in the same structure give the same number, in
/// every process and on every machine.
///
/// Numbers of instances and data do not count. Three or more screens of one class in a row of a stack
/// count as two, so that pushing the same screen again and again comes to an end.
@MainActor package final class StateReader {
  /// What tells states apart beside the classes of the hierarchy and their structure.
  package struct Detail: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The title of the screen in front.
    package static let titles = Detail(rawValue: 1)
    /// Its controls, and which of them are enabled.
    package static let controls = Detail(rawValue: 2)
  }

  /// A list with more rows shows data, and isn't read.
  private static let formLength = 12

  /// The hashes of class names; a name costs more than a look here.
  private var classes: [ObjectIdentifier: UInt64] = [:]

  package init() {}

  /// The number of the state, by its hierarchy and what else is to count.
  package func key(of session: Session, by detail: Detail = []) -> UInt64 {
    var hash = StateHash()
    let application = session.device.application
    hash.add(UInt64(min(application.orderedScenes.count, 3)))
    if let root = session.device.keyWindow?.rootViewController {
      add(root, to: &hash, collapses: true)
    }
    if !detail.isEmpty { addContents(of: session, by: detail, to: &hash) }
    return hash.value
  }

  /// The same with every screen counted, to tell whether a loop ends exactly where it began.
  package func exactKey(of session: Session) -> UInt64 {
    var hash = StateHash()
    hash.add(UInt64(session.device.application.orderedScenes.count))
    if let root = session.device.keyWindow?.rootViewController {
      add(root, to: &hash, collapses: false)
    }
    return hash.value
  }

  private func add(_ viewController: UIViewController, to hash: inout StateHash, collapses: Bool) {
    hash.add(hashOfClass(viewController))
    let children = viewController.children
    if !children.isEmpty {
      hash.open()
      if let place = viewController.selectedPlace { hash.add(UInt64(bitPattern: Int64(place))) }
      var last: ObjectIdentifier?
      var run = 0
      for child in children {
        let type = ObjectIdentifier(type(of: child))
        run = type == last ? run + 1 : 1
        last = type
        if collapses, run > 2, child.children.isEmpty { continue }
        add(child, to: &hash, collapses: collapses)
      }
      hash.close()
    }
    if let presented = viewController.presentedDirectly {
      hash.present()
      add(presented, to: &hash, collapses: collapses)
    }
  }

  /// What a person sees of the screen in front, without the texts of rows.
  private func addContents(of session: Session, by detail: Detail, to hash: inout StateHash) {
    guard let front = session.device.frontmost else { return }
    if detail.contains(.titles), let title = front.title ?? front.navigationItemTitle {
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

/// A hash that no process seeds.
struct StateHash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ word: UInt64) {
    var mixed = value ^ word
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    value = (mixed ^ (mixed >> 31)) &+ 0x9e37_79b9_7f4a_7c15
  }

  mutating func open() { add(0x28) }
  mutating func close() { add(0x29) }
  mutating func present() { add(0x5e) }

  static func of(_ text: String) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }
}

extension UIViewController {
  /// The title of its navigation item, where it has one already.
  fileprivate var navigationItemTitle: String? { navigationItemIfLoaded?.title }
}
