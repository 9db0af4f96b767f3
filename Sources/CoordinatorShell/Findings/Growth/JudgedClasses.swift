import CoordinatorKit
import HeadlessUIKit
import RetainGraph

/// The classes whose growth camsh judges.
@MainActor struct JudgedClasses {
  private let owned: Set<ObjectIdentifier>

  /// `counted` are all classes of the app that had objects.
  init(_ counted: [AnyClass]) {
    owned = counted.reduce(into: []) { $0.formUnion(Self.parts(of: $1)) }
  }

  /// Whether a screen or view model has a property for an object of a class.
  ///
  /// Such an object may be the screen's model by any name, or data that the screen shows.
  func areOwnedByScreens(_ type: AnyClass) -> Bool { owned.contains(ObjectIdentifier(type)) }

  /// Whether objects of a class work for screens, by the class's name or because they have
  /// callbacks.
  static func workForScreens(_ type: AnyClass) -> Bool {
    if type is UIView.Type || type is UIViewController.Type || type is any Coordinator.Type
      || AppHeap.isTimer(type)
    {
      return true
    }
    let name = _typeName(type, qualified: false).prefix { $0 != "<" }
    if ScreenModels.roles.contains(where: { name.hasSuffix($0) }) { return true }
    return ScreenModels.refersBack(type)
      || Reader().properties(of: type).contains { $0.type.map(isCallback) ?? false }
  }

  /// Whether values of a type are closures, or resume or feed what waits for them.
  private static func isCallback(_ type: Any.Type) -> Bool {
    let name = _typeName(type)
    return ["->", "Swift.CheckedContinuation<", "Swift.UnsafeContinuation<"].contains(
      where: name.contains)
      || name.contains("Swift.Async") && name.contains(">.Continuation")
  }

  private static var known: [ObjectIdentifier: [ObjectIdentifier]] = [:]

  /// The classes of the objects in the properties of a screen or view model.
  private static func parts(of type: AnyClass) -> [ObjectIdentifier] {
    if let known = known[ObjectIdentifier(type)] { return known }
    var parts: [ObjectIdentifier] = []
    if AppHeap.isOfApp(moduleName(of: type)),
      type is UIViewController.Type || ScreenModels.contain(type)
    {
      parts = Reader().properties(of: type).filter { $0.ownership == .strong }
        .compactMap(\.objectClass).map { ObjectIdentifier($0) }
    }
    known[ObjectIdentifier(type)] = parts
    return parts
  }
}
