import HeadlessUIKit
import RetainGraph

/// Determines from the names of fields which of two objects owns the other.
extension Evidence {
  /// Whether the field's name says that the reference leads back to the holder's owner.
  func isBackByName(_ holding: Holding) -> Bool {
    holding.backRole != nil || isOfPresenterByName(holding)
  }

  /// Whether the name says so, and any object that conforms to a protocol may be the owner.
  func isOfProtocolByName(_ holding: Holding) -> Bool {
    guard holding.backRole != nil, let property = property(of: holding) else { return false }
    return property.type != nil && property.objectClass == nil
  }

  /// The roles of owners; an object whose class is named after one of them isn't a part.
  private static let rolesOfOwners = ["Container", "Host", "Owner", "Parent"]

  /// Whether a field is named like a back reference, but leads to a part of the holder.
  ///
  /// Nothing else retains the part, and its class is named after its role, as in `searchDelegate:
  /// ListSearchDelegate`.
  func isToPart(_ holding: Holding) -> Bool {
    guard let role = holding.backRole, !Self.rolesOfOwners.contains(role),
      graph.nodes[holding.to].plainType.hasSuffix(role)
    else { return false }
    return isOwned(holding.to, by: holding.from)
  }

  /// Whether an object that isn't on screen refers to its presenter, by the field's name.
  ///
  /// A screen owns its presenter.
  private func isOfPresenterByName(_ holding: Holding) -> Bool {
    guard holding.lastField == "presenter", !isToOwnPart(holding) else { return false }
    let holder = graph.liveObject(of: holding.from)
    return !(holder is UIViewController) && !(holder is UIView)
  }
}

extension Holding {
  /// Usual names in iOS apps for a reference to the owner, which should be weak.
  private static let backNames = [
    "container", "dataSource", "delegate", "host", "listener", "observer", "output", "owner",
    "parent", "subscriber",
  ].map { (whole: $0, ending: $0.prefix(1).uppercased() + $0.dropFirst()) }

  /// The role that the field's name ends with, such as "Delegate", if the holder's owner usually has it.
  fileprivate var backRole: String? {
    guard let name = lastField else { return nil }
    return Self.backNames.first { name == $0.whole || name.hasSuffix($0.ending) }?.ending
  }

  /// The name of the reference's field; for a collection, in the singular.
  fileprivate var lastField: String? {
    var segments = path.segments
    let count = segments.count
    while let last = segments.last, last.isElement { segments.removeLast() }
    guard case .field(var name)? = segments.last else { return nil }
    if segments.count < count, name.hasSuffix("s") { name.removeLast() }
    return name
  }
}
