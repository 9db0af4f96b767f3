import Foundation

extension UIView {
  /// Whether a touch on the view itself stays with it, rather than passing through to what lies below,
  /// as it does where the app overrides `hitTest(_:with:)` or `point(inside:with:)`.
  final var takesOwnTouches: Bool {
    let previous = TouchProbe.view
    TouchProbe.view = self
    defer { TouchProbe.view = previous }
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    return hitTest(center, with: nil) === self
  }

  /// What `hitTest(_:with:)` does where the app overrides nothing: the frontmost subview that takes the
  /// touch, or the view itself.
  final func defaultHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard ownObstacle == nil, self.point(inside: point, with: event) else { return nil }
    // As a view: by way of `any UICoordinateSpace` Swift 6.3's optimizer crashes.
    let view: UIView? = self
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(subview.convert(point, from: view), with: event) { return hit }
    }
    return self
  }
}

/// The view that is asked about its own touches; it counts as laid out, since nothing lays it out.
@MainActor enum TouchProbe {
  static weak var view: UIView?
}
