/// Collects the constraints that an app describes; no layout runs.
public final class ConstraintMaker {
  init() {}

  public var left: ConstraintMakerExtendable { ConstraintMakerExtendable() }
  public var top: ConstraintMakerExtendable { ConstraintMakerExtendable() }
  public var right: ConstraintMakerExtendable { ConstraintMakerExtendable() }
  public var bottom: ConstraintMakerExtendable { ConstraintMakerExtendable() }
  public var leading: ConstraintMakerExtendable { ConstraintMakerExtendable() }
  public var trailing: ConstraintMakerExtendable { ConstraintMakerExtendable() }
  public var width: ConstraintMakerExtendable { ConstraintMakerExtendable() }
  public var height: ConstraintMakerExtendable { ConstraintMakerExtendable() }
  public var centerX: ConstraintMakerExtendable { ConstraintMakerExtendable() }
  public var centerY: ConstraintMakerExtendable { ConstraintMakerExtendable() }
  public var lastBaseline: ConstraintMakerExtendable { ConstraintMakerExtendable() }
  public var firstBaseline: ConstraintMakerExtendable { ConstraintMakerExtendable() }
  public var leftMargin: ConstraintMakerExtendable { ConstraintMakerExtendable() }
  public var rightMargin: ConstraintMakerExtendable { ConstraintMakerExtendable() }
  public var topMargin: ConstraintMakerExtendable { ConstraintMakerExtendable() }
  public var bottomMargin: ConstraintMakerExtendable { ConstraintMakerExtendable() }
  public var leadingMargin: ConstraintMakerExtendable { ConstraintMakerExtendable() }
  public var trailingMargin: ConstraintMakerExtendable { ConstraintMakerExtendable() }
  public var centerXWithinMargins: ConstraintMakerExtendable { ConstraintMakerExtendable() }
  public var centerYWithinMargins: ConstraintMakerExtendable { ConstraintMakerExtendable() }
  public var edges: ConstraintMakerExtendable { ConstraintMakerExtendable() }
  public var horizontalEdges: ConstraintMakerExtendable { ConstraintMakerExtendable() }
  public var verticalEdges: ConstraintMakerExtendable { ConstraintMakerExtendable() }
  public var directionalEdges: ConstraintMakerExtendable { ConstraintMakerExtendable() }
  public var directionalHorizontalEdges: ConstraintMakerExtendable { ConstraintMakerExtendable() }
  public var directionalVerticalEdges: ConstraintMakerExtendable { ConstraintMakerExtendable() }
  public var size: ConstraintMakerExtendable { ConstraintMakerExtendable() }
  public var center: ConstraintMakerExtendable { ConstraintMakerExtendable() }
  public var margins: ConstraintMakerExtendable { ConstraintMakerExtendable() }
  public var directionalMargins: ConstraintMakerExtendable { ConstraintMakerExtendable() }
  public var centerWithinMargins: ConstraintMakerExtendable { ConstraintMakerExtendable() }
}

public final class ConstraintMakerExtendable: ConstraintMakerRelatable {
  public var left: ConstraintMakerExtendable { self }
  public var top: ConstraintMakerExtendable { self }
  public var right: ConstraintMakerExtendable { self }
  public var bottom: ConstraintMakerExtendable { self }
  public var leading: ConstraintMakerExtendable { self }
  public var trailing: ConstraintMakerExtendable { self }
  public var width: ConstraintMakerExtendable { self }
  public var height: ConstraintMakerExtendable { self }
  public var centerX: ConstraintMakerExtendable { self }
  public var centerY: ConstraintMakerExtendable { self }
  public var lastBaseline: ConstraintMakerExtendable { self }
  public var firstBaseline: ConstraintMakerExtendable { self }
  public var leftMargin: ConstraintMakerExtendable { self }
  public var rightMargin: ConstraintMakerExtendable { self }
  public var topMargin: ConstraintMakerExtendable { self }
  public var bottomMargin: ConstraintMakerExtendable { self }
  public var leadingMargin: ConstraintMakerExtendable { self }
  public var trailingMargin: ConstraintMakerExtendable { self }
  public var centerXWithinMargins: ConstraintMakerExtendable { self }
  public var centerYWithinMargins: ConstraintMakerExtendable { self }
  public var edges: ConstraintMakerExtendable { self }
  public var horizontalEdges: ConstraintMakerExtendable { self }
  public var verticalEdges: ConstraintMakerExtendable { self }
  public var directionalEdges: ConstraintMakerExtendable { self }
  public var directionalHorizontalEdges: ConstraintMakerExtendable { self }
  public var directionalVerticalEdges: ConstraintMakerExtendable { self }
  public var size: ConstraintMakerExtendable { self }
  public var center: ConstraintMakerExtendable { self }
  public var margins: ConstraintMakerExtendable { self }
  public var directionalMargins: ConstraintMakerExtendable { self }
  public var centerWithinMargins: ConstraintMakerExtendable { self }
}
