@_exported import UIKit

extension UIView {
  public var snp: ConstraintViewDSL { ConstraintViewDSL(target: self) }
}

extension UILayoutGuide {
  public var snp: ConstraintLayoutGuideDSL { ConstraintLayoutGuideDSL(target: self) }
}

/// The attributes of a view or a guide, and the functions that create its constraints.
public class ConstraintAttributesDSL {
  public let target: AnyObject?

  init(target: AnyObject) {
    self.target = target
  }

  public var left: ConstraintItem { ConstraintItem() }
  public var top: ConstraintItem { ConstraintItem() }
  public var right: ConstraintItem { ConstraintItem() }
  public var bottom: ConstraintItem { ConstraintItem() }
  public var leading: ConstraintItem { ConstraintItem() }
  public var trailing: ConstraintItem { ConstraintItem() }
  public var width: ConstraintItem { ConstraintItem() }
  public var height: ConstraintItem { ConstraintItem() }
  public var centerX: ConstraintItem { ConstraintItem() }
  public var centerY: ConstraintItem { ConstraintItem() }
  public var lastBaseline: ConstraintItem { ConstraintItem() }
  public var firstBaseline: ConstraintItem { ConstraintItem() }
  public var leftMargin: ConstraintItem { ConstraintItem() }
  public var rightMargin: ConstraintItem { ConstraintItem() }
  public var topMargin: ConstraintItem { ConstraintItem() }
  public var bottomMargin: ConstraintItem { ConstraintItem() }
  public var leadingMargin: ConstraintItem { ConstraintItem() }
  public var trailingMargin: ConstraintItem { ConstraintItem() }
  public var centerXWithinMargins: ConstraintItem { ConstraintItem() }
  public var centerYWithinMargins: ConstraintItem { ConstraintItem() }
  public var edges: ConstraintItem { ConstraintItem() }
  public var horizontalEdges: ConstraintItem { ConstraintItem() }
  public var verticalEdges: ConstraintItem { ConstraintItem() }
  public var directionalEdges: ConstraintItem { ConstraintItem() }
  public var directionalHorizontalEdges: ConstraintItem { ConstraintItem() }
  public var directionalVerticalEdges: ConstraintItem { ConstraintItem() }
  public var size: ConstraintItem { ConstraintItem() }
  public var center: ConstraintItem { ConstraintItem() }
  public var margins: ConstraintItem { ConstraintItem() }
  public var directionalMargins: ConstraintItem { ConstraintItem() }
  public var centerWithinMargins: ConstraintItem { ConstraintItem() }

  @discardableResult
  public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
    closure(ConstraintMaker())
    return []
  }
  public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    closure(ConstraintMaker())
  }
  public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    closure(ConstraintMaker())
  }
  public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    closure(ConstraintMaker())
  }
  public func removeConstraints() {}
}

public final class ConstraintViewDSL: ConstraintAttributesDSL {
  public var contentHuggingHorizontalPriority: Float {
    get { 250 }
    set {}
  }
  public var contentHuggingVerticalPriority: Float {
    get { 250 }
    set {}
  }
  public var contentCompressionResistanceHorizontalPriority: Float {
    get { 750 }
    set {}
  }
  public var contentCompressionResistanceVerticalPriority: Float {
    get { 750 }
    set {}
  }

  @discardableResult
  public func labeled(_ label: String) -> ConstraintViewDSL { self }
}

public final class ConstraintLayoutGuideDSL: ConstraintAttributesDSL {}
