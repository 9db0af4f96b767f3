import RetainGraph

/// The classes whose objects belong to one screen, which camsh watches with it.
@MainActor enum ScreenModels {
  /// They are parts of a screen only if they refer to it, because one object of that name may serve
  /// all screens.
  private static let parts = ["Presenter", "Interactor", "Reactor"]

  /// Whether a class is one of these; camsh remembers it, because reading names is slow.
  static func contain(_ type: Any.Type) -> Bool {
    guard let type = type as? AnyClass else { return false }
    if let known = known[ObjectIdentifier(type)] { return known }
    let isModel = isModel(type)
    known[ObjectIdentifier(type)] = isModel
    return isModel
  }

  private static var known: [ObjectIdentifier: Bool] = [:]

  private static func isModel(_ type: AnyClass) -> Bool {
    let name = _typeName(type, qualified: false)
    if name.hasSuffix("ViewModel") { return true }
    return parts.contains { name.prefix { $0 != "<" }.hasSuffix($0) } && refersBack(type)
  }

  /// Whether a class has a weak or unowned reference to the object it works for, by the property's
  /// type.
  static func refersBack(_ type: AnyClass) -> Bool {
    Reader().properties(of: type).contains { property in
      guard property.ownership != .strong, let type = property.type else { return false }
      let name = _typeName(type, qualified: false)
      return (roles + ["View", "Delegate", "Output"]).contains { name.contains($0) }
    }
  }

  /// The last words of the names of classes whose objects work for screens.
  static let roles = [
    "ViewModel", "Coordinator", "Presenter", "Interactor", "Router", "Controller", "Reactor",
    "Navigator", "Wireframe", "Flow",
  ]
}
