import UIKit

/// A constraint that an app keeps, to change it later; stored only.
public final class Constraint {
  public var isActive = true
  public var layoutConstraints: [NSLayoutConstraint] { [] }

  init() {}

  public func activate() { isActive = true }
  public func deactivate() { isActive = false }

  @discardableResult
  public func update(offset: any ConstraintOffsetTarget) -> Constraint { self }
  @discardableResult
  public func update(inset: any ConstraintInsetTarget) -> Constraint { self }
  @discardableResult
  public func update(inset: any ConstraintDirectionalInsetTarget) -> Constraint { self }
  @discardableResult
  public func update(priority: any ConstraintPriorityTarget) -> Constraint { self }
  @discardableResult
  public func update(priority: ConstraintPriority) -> Constraint { self }
}

/// The priority of a constraint.
public struct ConstraintPriority: ExpressibleByFloatLiteral, Equatable, Strideable,
  ConstraintPriorityTarget
{
  public let value: Float

  public init(floatLiteral value: Float) { self.value = value }
  public init(_ value: Float) { self.value = value }

  public static var required: Self { Self(1000) }
  public static var high: Self { Self(750) }
  public static var medium: Self { Self(500) }
  public static var low: Self { Self(250) }

  public func advanced(by n: Float) -> Self { Self(value + n) }
  public func distance(to other: Self) -> Float { other.value - value }
}
