/// The `init()` of an app's class, for code that creates an object of a class known only at run time.
///
/// In Objective-C, such code calls the class's own method; in Swift, an `init()` isn't in the place of
/// UIKit's, which is a convenience initializer.
///
/// - Note: Not in UIKit.
public struct OwnInitializer {
  private let type: UIResponder.Type
  private let create: @MainActor () -> UIResponder

  public init(_ type: UIResponder.Type, _ create: @escaping @MainActor () -> UIResponder) {
    self.type = type
    self.create = create
  }

  /// An object of a class, unless the initializer belongs to one of its superclasses.
  package func make(_ wanted: UIResponder.Type) -> UIResponder? {
    guard wanted == type else { return nil }
    // Creating views is as unchecked as in Objective-C.
    return unsafeBitCast(create, to: (() -> UIResponder).self)()
  }
}
