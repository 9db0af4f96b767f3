import ClassInstantiation
import HeadlessUIKit

/// Creates an object of a class that only run time knows: a stand-in, a view or controller, or what
/// UIKit's own code creates with `init()`.
enum HarmlessObject {
  static func make(_ type: Any.Type) -> Any? {
    if type == StandIn.self || type == Any.self { return StandIn() }
    if let type = type as? StandInObject.Type {
      let (make, standIn) = type.makeStandIn
      return standIn == type ? make() : nil
    }
    if let type = type as? UIResponder.Type {
      return type.ownInitializer?.make(type) ?? Instantiation.make(type)
    }
    return isPlain(type) ? (type as? NSObject.Type).flatMap(Instantiation.make) : nil
  }

  /// Whether the class descends from one of UIKit's that have an `init()`.
  private static func isPlain(_ type: Any.Type) -> Bool {
    switch type {
    case is NSLayoutAnchor<NSLayoutXAxisAnchor>.Type, is NSLayoutAnchor<NSLayoutYAxisAnchor>.Type,
      is NSLayoutAnchor<NSLayoutDimension>.Type,
      is NSLayoutConstraint.Type, is UILayoutGuide.Type, is UIGestureRecognizer.Type,
      is UIBarItem.Type, is UINavigationItem.Type, is UIBarAppearance.Type,
      is UIBarButtonItemAppearance.Type, is UITraitCollection.Type, is UICollectionViewLayout.Type,
      is UIBezierPath.Type, is CGPath.Type, is CALayer.Type, is CAAnimation.Type,
      is NSParagraphStyle.Type, is NSShadow.Type,
      is UIFeedbackGenerator.Type:
      true
    default: false
    }
  }
}
