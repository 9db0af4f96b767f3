import UIKit

/// An attribute of a view or a layout guide.
public final class ConstraintItem: ConstraintRelatableTarget {
  init() {}
}

/// A value, an attribute, a view or a layout guide that a constraint relates to.
public protocol ConstraintRelatableTarget {}
public protocol ConstraintConstantTarget {}
public protocol ConstraintOffsetTarget: ConstraintConstantTarget {}
public protocol ConstraintMultiplierTarget {}
public protocol ConstraintInsetTarget: ConstraintConstantTarget {}
public protocol ConstraintDirectionalInsetTarget: ConstraintConstantTarget {}
public protocol ConstraintPriorityTarget {}

public typealias ConstraintView = UIView
public typealias ConstraintInsets = UIEdgeInsets
public typealias ConstraintDirectionalInsets = NSDirectionalEdgeInsets
public typealias ConstraintLayoutGuide = UILayoutGuide

/// A number in a constraint.
public typealias ConstraintNumber = ConstraintRelatableTarget & ConstraintOffsetTarget
  & ConstraintMultiplierTarget & ConstraintInsetTarget & ConstraintPriorityTarget

extension Int: ConstraintNumber {}
extension UInt: ConstraintNumber {}
extension Float: ConstraintNumber {}
extension Double: ConstraintNumber {}
extension CGFloat: ConstraintNumber {}
extension CGSize: ConstraintRelatableTarget, ConstraintConstantTarget {}
extension CGPoint: ConstraintRelatableTarget, ConstraintConstantTarget {}
extension UIEdgeInsets: ConstraintRelatableTarget, ConstraintInsetTarget {}
extension NSDirectionalEdgeInsets: ConstraintRelatableTarget, ConstraintDirectionalInsetTarget {}
extension UIView: ConstraintRelatableTarget {}
extension UILayoutGuide: ConstraintRelatableTarget {}
extension UILayoutPriority: ConstraintPriorityTarget {}
extension ConstraintItem: ConstraintConstantTarget {}
