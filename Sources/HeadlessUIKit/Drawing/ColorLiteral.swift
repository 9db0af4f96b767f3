import Foundation

/// The color of a `#colorLiteral`, which adopting an app rewrites to this call.
///
/// - Note: Not in UIKit.
public func colorLiteral(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) -> UIColor {
  UIColor(red: red, green: green, blue: blue, alpha: alpha)
}

/// The same literal where a Core Graphics color is expected, as in `layer.borderColor = #colorLiteral(…)`.
///
/// - Note: Not in UIKit.
@_disfavoredOverload
public func colorLiteral(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) -> CGColor {
  CGColor(red: red, green: green, blue: blue, alpha: alpha)
}
