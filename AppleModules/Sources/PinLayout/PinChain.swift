import UIKit

// The calls of a chain; each returns the chain.

extension PinLayout {
  @discardableResult public func top() -> Self { self }
  @discardableResult public func top(_ value: some LayoutLength) -> Self { self }
  @discardableResult public func top(to edge: PinEdges.Edge) -> Self { self }
  @discardableResult public func bottom() -> Self { self }
  @discardableResult public func bottom(_ value: some LayoutLength) -> Self { self }
  @discardableResult public func bottom(to edge: PinEdges.Edge) -> Self { self }
  @discardableResult public func left() -> Self { self }
  @discardableResult public func left(_ value: some LayoutLength) -> Self { self }
  @discardableResult public func left(to edge: PinEdges.Edge) -> Self { self }
  @discardableResult public func right() -> Self { self }
  @discardableResult public func right(_ value: some LayoutLength) -> Self { self }
  @discardableResult public func right(to edge: PinEdges.Edge) -> Self { self }
  @discardableResult public func start() -> Self { self }
  @discardableResult public func start(_ value: some LayoutLength) -> Self { self }
  @discardableResult public func start(to edge: PinEdges.Edge) -> Self { self }
  @discardableResult public func end() -> Self { self }
  @discardableResult public func end(_ value: some LayoutLength) -> Self { self }
  @discardableResult public func end(to edge: PinEdges.Edge) -> Self { self }
  @discardableResult public func hCenter() -> Self { self }
  @discardableResult public func hCenter(_ value: some LayoutLength) -> Self { self }
  @discardableResult public func hCenter(to edge: PinEdges.Edge) -> Self { self }
  @discardableResult public func vCenter() -> Self { self }
  @discardableResult public func vCenter(_ value: some LayoutLength) -> Self { self }
  @discardableResult public func vCenter(to edge: PinEdges.Edge) -> Self { self }
  @discardableResult public func all() -> Self { self }
  @discardableResult public func all(_ value: some LayoutLength) -> Self { self }
  @discardableResult public func horizontally() -> Self { self }
  @discardableResult public func horizontally(_ value: some LayoutLength) -> Self { self }
  @discardableResult public func vertically() -> Self { self }
  @discardableResult public func vertically(_ value: some LayoutLength) -> Self { self }
  @discardableResult public func topLeft() -> Self { self }
  @discardableResult public func topLeft(_ value: some LayoutLength) -> Self { self }
  @discardableResult public func topLeft(to anchor: PinAnchors.Anchor) -> Self { self }
  @discardableResult public func topCenter() -> Self { self }
  @discardableResult public func topCenter(_ value: some LayoutLength) -> Self { self }
  @discardableResult public func topCenter(to anchor: PinAnchors.Anchor) -> Self { self }
  @discardableResult public func topRight() -> Self { self }
  @discardableResult public func topRight(_ value: some LayoutLength) -> Self { self }
  @discardableResult public func topRight(to anchor: PinAnchors.Anchor) -> Self { self }
  @discardableResult public func topStart() -> Self { self }
  @discardableResult public func topStart(_ value: some LayoutLength) -> Self { self }
  @discardableResult public func topStart(to anchor: PinAnchors.Anchor) -> Self { self }
  @discardableResult public func topEnd() -> Self { self }
  @discardableResult public func topEnd(_ value: some LayoutLength) -> Self { self }
  @discardableResult public func topEnd(to anchor: PinAnchors.Anchor) -> Self { self }
  @discardableResult public func centerLeft() -> Self { self }
  @discardableResult public func centerLeft(_ value: some LayoutLength) -> Self { self }
  @discardableResult public func centerLeft(to anchor: PinAnchors.Anchor) -> Self { self }
  @discardableResult public func center() -> Self { self }
  @discardableResult public func center(_ value: some LayoutLength) -> Self { self }
  @discardableResult public func center(to anchor: PinAnchors.Anchor) -> Self { self }
  @discardableResult public func centerRight() -> Self { self }
  @discardableResult public func centerRight(_ value: some LayoutLength) -> Self { self }
  @discardableResult public func centerRight(to anchor: PinAnchors.Anchor) -> Self { self }
  @discardableResult public func centerStart() -> Self { self }
  @discardableResult public func centerStart(_ value: some LayoutLength) -> Self { self }
  @discardableResult public func centerStart(to anchor: PinAnchors.Anchor) -> Self { self }
  @discardableResult public func centerEnd() -> Self { self }
  @discardableResult public func centerEnd(_ value: some LayoutLength) -> Self { self }
  @discardableResult public func centerEnd(to anchor: PinAnchors.Anchor) -> Self { self }
  @discardableResult public func bottomLeft() -> Self { self }
  @discardableResult public func bottomLeft(_ value: some LayoutLength) -> Self { self }
  @discardableResult public func bottomLeft(to anchor: PinAnchors.Anchor) -> Self { self }
  @discardableResult public func bottomCenter() -> Self { self }
  @discardableResult public func bottomCenter(_ value: some LayoutLength) -> Self { self }
  @discardableResult public func bottomCenter(to anchor: PinAnchors.Anchor) -> Self { self }
  @discardableResult public func bottomRight() -> Self { self }
  @discardableResult public func bottomRight(_ value: some LayoutLength) -> Self { self }
  @discardableResult public func bottomRight(to anchor: PinAnchors.Anchor) -> Self { self }
  @discardableResult public func bottomStart() -> Self { self }
  @discardableResult public func bottomStart(_ value: some LayoutLength) -> Self { self }
  @discardableResult public func bottomStart(to anchor: PinAnchors.Anchor) -> Self { self }
  @discardableResult public func bottomEnd() -> Self { self }
  @discardableResult public func bottomEnd(_ value: some LayoutLength) -> Self { self }
  @discardableResult public func bottomEnd(to anchor: PinAnchors.Anchor) -> Self { self }
  @discardableResult public func width(_ value: some LayoutLength) -> Self { self }
  @discardableResult public func width(of view: UIView) -> Self { self }
  @discardableResult public func height(_ value: some LayoutLength) -> Self { self }
  @discardableResult public func height(of view: UIView) -> Self { self }
  @discardableResult public func minWidth(_ value: some LayoutLength) -> Self { self }
  @discardableResult public func maxWidth(_ value: some LayoutLength) -> Self { self }
  @discardableResult public func minHeight(_ value: some LayoutLength) -> Self { self }
  @discardableResult public func maxHeight(_ value: some LayoutLength) -> Self { self }
  @discardableResult public func size(_ size: CGSize) -> Self { self }
  @discardableResult public func size(_ side: some LayoutLength) -> Self { self }
  @discardableResult public func size(of view: UIView) -> Self { self }
  @discardableResult public func aspectRatio() -> Self { self }
  @discardableResult public func aspectRatio(_ ratio: CGFloat) -> Self { self }
  @discardableResult public func aspectRatio(of view: UIView) -> Self { self }
  @discardableResult public func sizeToFit() -> Self { self }
  @discardableResult public func sizeToFit(_ fit: Fit) -> Self { self }
  @discardableResult public func fitSize() -> Self { self }
  @discardableResult public func margin(_ value: some LayoutLength) -> Self { self }
  @discardableResult public func marginTop(_ value: some LayoutLength) -> Self { self }
  @discardableResult public func marginBottom(_ value: some LayoutLength) -> Self { self }
  @discardableResult public func marginLeft(_ value: some LayoutLength) -> Self { self }
  @discardableResult public func marginRight(_ value: some LayoutLength) -> Self { self }
  @discardableResult public func marginStart(_ value: some LayoutLength) -> Self { self }
  @discardableResult public func marginEnd(_ value: some LayoutLength) -> Self { self }
  @discardableResult public func marginHorizontal(_ value: some LayoutLength) -> Self { self }
  @discardableResult public func marginVertical(_ value: some LayoutLength) -> Self { self }
  @discardableResult public func margin(
    _ top: some LayoutLength, _ horizontal: some LayoutLength, _ bottom: some LayoutLength
  ) -> Self { self }
  @discardableResult public func margin(
    _ vertical: some LayoutLength, _ horizontal: some LayoutLength
  ) -> Self { self }
  @discardableResult public func margin(
    _ top: some LayoutLength, _ right: some LayoutLength, _ bottom: some LayoutLength,
    _ left: some LayoutLength
  ) -> Self { self }
  @discardableResult public func above(of view: UIView, aligned: Horizontal = .none) -> Self {
    self
  }
  @discardableResult public func above(of views: [UIView], aligned: Horizontal = .none) -> Self {
    self
  }
  @discardableResult public func below(of view: UIView, aligned: Horizontal = .none) -> Self {
    self
  }
  @discardableResult public func below(of views: [UIView], aligned: Horizontal = .none) -> Self {
    self
  }
  @discardableResult public func before(of view: UIView, aligned: Vertical = .none) -> Self { self }
  @discardableResult public func before(of views: [UIView], aligned: Vertical = .none) -> Self {
    self
  }
  @discardableResult public func after(of view: UIView, aligned: Vertical = .none) -> Self { self }
  @discardableResult public func after(of views: [UIView], aligned: Vertical = .none) -> Self {
    self
  }
  @discardableResult public func left(of view: UIView, aligned: Vertical = .none) -> Self { self }
  @discardableResult public func left(of views: [UIView], aligned: Vertical = .none) -> Self {
    self
  }
  @discardableResult public func right(of view: UIView, aligned: Vertical = .none) -> Self { self }
  @discardableResult public func right(of views: [UIView], aligned: Vertical = .none) -> Self {
    self
  }
  @discardableResult public func horizontallyBetween(
    _ one: UIView, and other: UIView, aligned: Vertical = .none
  ) -> Self { self }
  @discardableResult public func verticallyBetween(
    _ one: UIView, and other: UIView, aligned: Horizontal = .none
  ) -> Self { self }
  @discardableResult public func justify(_ value: Horizontal) -> Self { self }
  @discardableResult public func align(_ value: Vertical) -> Self { self }
  @discardableResult public func pinEdges() -> Self { self }
  @discardableResult public func wrapContent() -> Self { self }
  @discardableResult public func wrapContent(_ wrap: Wrap) -> Self { self }
  @discardableResult public func wrapContent(padding: some LayoutLength) -> Self { self }
  @discardableResult public func wrapContent(_ wrap: Wrap, padding: some LayoutLength) -> Self {
    self
  }
  public func layout() {}
}
