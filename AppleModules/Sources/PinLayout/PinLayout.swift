@_exported import SharedLayoutValues
import UIKit

/// The frame of a view, set by a chain of calls; there are no pixels here, so none has an effect.
@MainActor public struct PinLayout<View: AnyObject> {
  let view: View

  /// The insets of the view that its window's bars cover.
  public var safeArea: UIEdgeInsets { (view as? UIView)?.safeAreaInsets ?? .zero }
  public var layoutMargins: UIEdgeInsets { .zero }
  public var readableMargins: UIEdgeInsets { .zero }
  public var keyboardArea: CGRect { .zero }

  public enum Fit: Sendable { case width, height, widthFlexible, heightFlexible, content }
  public enum Horizontal: Sendable { case left, center, right, start, end, none }
  public enum Vertical: Sendable { case top, center, bottom, none }
  public enum Wrap: Sendable { case all, horizontally, vertically }
}

extension UIView {
  public var pin: PinLayout<UIView> { PinLayout(view: self) }
  public var edge: PinEdges { PinEdges() }
  public var anchor: PinAnchors { PinAnchors() }
  public func autoSizeThatFits(_ size: CGSize, layoutClosure: () -> Void) -> CGSize {
    layoutClosure()
    return size
  }
}

extension CALayer {
  @MainActor public var pin: PinLayout<CALayer> { PinLayout(view: self) }
}

/// The edges of a view, which others are pinned to.
public struct PinEdges: Sendable {
  public struct Edge: Sendable {}
  public var top: Edge { Edge() }
  public var vCenter: Edge { Edge() }
  public var bottom: Edge { Edge() }
  public var left: Edge { Edge() }
  public var hCenter: Edge { Edge() }
  public var right: Edge { Edge() }
  public var start: Edge { Edge() }
  public var end: Edge { Edge() }
}

/// The corners and centers of a view, which others are pinned to.
public struct PinAnchors: Sendable {
  public struct Anchor: Sendable {}
  public var topLeft: Anchor { Anchor() }
  public var topCenter: Anchor { Anchor() }
  public var topRight: Anchor { Anchor() }
  public var topStart: Anchor { Anchor() }
  public var topEnd: Anchor { Anchor() }
  public var centerLeft: Anchor { Anchor() }
  public var center: Anchor { Anchor() }
  public var centerRight: Anchor { Anchor() }
  public var centerStart: Anchor { Anchor() }
  public var centerEnd: Anchor { Anchor() }
  public var bottomLeft: Anchor { Anchor() }
  public var bottomCenter: Anchor { Anchor() }
  public var bottomRight: Anchor { Anchor() }
  public var bottomStart: Anchor { Anchor() }
  public var bottomEnd: Anchor { Anchor() }
}
