import SwiftSyntax

/// `super.init()` in a direct subclass of UIView or UIViewController.
///
/// The compiler accepts it in some classes although UIKit's `init()` is a convenience initializer. On
/// iOS, that calls the object's designated initializer, which traps if the class doesn't have it.
enum SuperInitializer {
  private static let designated = [
    "UIView": (labels: ["frame"], call: "super.init(frame: .zero)"),
    "UIViewController": (
      labels: ["nibName", "bundle"], call: "super.init(nibName: nil, bundle: nil)"
    ),
  ]

  /// The call that replaces `super.init()`; nil if it needs no replacement.
  static func text(in name: String, _ declarations: Declarations) -> String? {
    let (known, outside) = declarations.superclasses(of: name)
    guard let base = outside.flatMap({ designated[$0] }), let type = declarations.find(name),
      !known.contains(where: { $0.initializers.contains(where: \.needsNoArguments) })
    else { return nil }
    // A class without designated initializers inherits those of its superclass.
    let declaring = ([type] + known).first { $0.initializers.contains { !$0.isConvenience } }
    if declaring?.initializers.contains(where: { $0.labels == base.labels }) ?? true {
      return base.call
    }
    let missing = "init(\(base.labels.map { $0 + ":" }.joined()))"
    return "fatalError(\"Use of unimplemented initializer '\(missing)' for class '\(name)'\"); "
      + base.call
  }
}
