import SwiftSyntax

/// The `init()` that a view or view controller declares, for code that creates objects of a class
/// known only at run time.
///
/// In Objective-C, such code calls the class's own method. In Swift, an `init()` overrides only a
/// designated initializer, and UIKit's is a convenience initializer.
enum OwnInitializer {
  /// The member of the class's table; nil if the class has no `init()` of the app's.
  static func text(
    of node: ClassDeclSyntax, name: String, access: String, in declarations: Declarations
  ) -> String? {
    guard declarations.createsDynamically, declarations.isResponder(name),
      declarations.hasOwnInitializer(name)
    else { return nil }
    let own = node.name.text
    return "nonisolated \(access)override class var ownInitializer: OwnInitializer? "
      + "{ OwnInitializer(\(own).self) { \(own)() } }"
  }
}

extension Declarations {
  /// Whether the class declares `init()`, or inherits it from one of the app's classes.
  fileprivate func hasOwnInitializer(_ name: String) -> Bool {
    guard let type = find(name) else { return false }
    for candidate in [type] + superclasses(of: name).known {
      if candidate.initializers.contains(where: { $0.labels.isEmpty }) { return true }
      // A class with designated initializers doesn't inherit those of its superclass.
      if candidate.initializers.contains(where: { !$0.isConvenience }) { return false }
    }
    return false
  }
}
