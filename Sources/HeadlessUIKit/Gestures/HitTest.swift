import Foundation

extension UIView {
  /// Whether the view receives touches on itself.
  ///
  /// An app can let them pass through by overriding `hitTest(_:with:)` or `point(inside:with:)`.
  final var takesOwnTouches: Bool {
    let previous = TouchProbe.view
    TouchProbe.view = self
    defer { TouchProbe.view = previous }
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    return hitTest(center, with: nil) === self
  }

  /// The default `hitTest(_:with:)`: the frontmost subview that receives the touch, or the view
  /// itself.
  final func defaultHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard ownObstacle == nil, self.point(inside: point, with: event) else { return nil }
    // Typed as a view: Swift 6.3's optimizer crashes with `any UICoordinateSpace`.
    let view: UIView? = self
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(subview.convert(point, from: view), with: event) { return hit }
    }
    return self
  }
}

/// The view whose own touches are being tested; it counts as laid out, because no layout runs.
@MainActor enum TouchProbe {
  static weak var view: UIView?
}
