// Geometry values in NSValue objects, under UIKit's names.
extension NSValue {
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }

  public var cgRectValue: CGRect { rectValue }
  public var cgPointValue: CGPoint { pointValue }
  public var cgSizeValue: CGSize { sizeValue }
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let insets = edgeInsetsValue
    return UIEdgeInsets(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
