import UIKit

/// A length: points, a percentage, or insets.
public protocol LayoutLength {}

extension Int: LayoutLength {}
extension Double: LayoutLength {}
extension Float: LayoutLength {}
extension CGFloat: LayoutLength {}
extension UIEdgeInsets: LayoutLength {}
extension NSDirectionalEdgeInsets: LayoutLength {}
extension Optional: LayoutLength where Wrapped: LayoutLength {}

/// A percentage of the container's size.
public struct Percent: LayoutLength, Sendable {
  public let value: CGFloat
}

postfix operator %

public postfix func % (value: CGFloat) -> Percent { Percent(value: value) }
public postfix func % (value: Int) -> Percent { Percent(value: CGFloat(value)) }
