@_exported import SharedLayoutValues
import UIKit

// The layout of a container, which is stored nowhere; each call returns the item.

extension Flex {
  @discardableResult public func direction(_ value: Direction) -> Flex { self }
  @discardableResult public func wrap(_ value: Wrap) -> Flex { self }
  @discardableResult public func layoutDirection(_ value: LayoutDirection) -> Flex { self }
  @discardableResult public func justifyContent(_ value: JustifyContent) -> Flex { self }
  @discardableResult public func alignItems(_ value: AlignItems) -> Flex { self }
  @discardableResult public func alignSelf(_ value: AlignSelf) -> Flex { self }
  @discardableResult public func alignContent(_ value: AlignContent) -> Flex { self }
  @discardableResult public func position(_ value: Position) -> Flex { self }
  @discardableResult public func grow(_ value: CGFloat) -> Flex { self }
  @discardableResult public func shrink(_ value: CGFloat) -> Flex { self }
  @discardableResult public func basis(_ value: some LayoutLength) -> Flex { self }
  @discardableResult public func width(_ value: some LayoutLength) -> Flex { self }
  @discardableResult public func height(_ value: some LayoutLength) -> Flex { self }
  @discardableResult public func minWidth(_ value: some LayoutLength) -> Flex { self }
  @discardableResult public func maxWidth(_ value: some LayoutLength) -> Flex { self }
  @discardableResult public func minHeight(_ value: some LayoutLength) -> Flex { self }
  @discardableResult public func maxHeight(_ value: some LayoutLength) -> Flex { self }
  @discardableResult public func top(_ value: some LayoutLength) -> Flex { self }
  @discardableResult public func left(_ value: some LayoutLength) -> Flex { self }
  @discardableResult public func right(_ value: some LayoutLength) -> Flex { self }
  @discardableResult public func bottom(_ value: some LayoutLength) -> Flex { self }
  @discardableResult public func start(_ value: some LayoutLength) -> Flex { self }
  @discardableResult public func end(_ value: some LayoutLength) -> Flex { self }
  @discardableResult public func vertically(_ value: some LayoutLength) -> Flex { self }
  @discardableResult public func horizontally(_ value: some LayoutLength) -> Flex { self }
  @discardableResult public func columnGap(_ value: some LayoutLength) -> Flex { self }
  @discardableResult public func rowGap(_ value: some LayoutLength) -> Flex { self }
  @discardableResult public func gap(_ value: some LayoutLength) -> Flex { self }
  @discardableResult public func all(_ value: some LayoutLength) -> Flex { self }
  @discardableResult public func margin(_ value: some LayoutLength) -> Flex { self }
  @discardableResult public func marginTop(_ value: some LayoutLength) -> Flex { self }
  @discardableResult public func marginLeft(_ value: some LayoutLength) -> Flex { self }
  @discardableResult public func marginBottom(_ value: some LayoutLength) -> Flex { self }
  @discardableResult public func marginRight(_ value: some LayoutLength) -> Flex { self }
  @discardableResult public func marginStart(_ value: some LayoutLength) -> Flex { self }
  @discardableResult public func marginEnd(_ value: some LayoutLength) -> Flex { self }
  @discardableResult public func marginHorizontal(_ value: some LayoutLength) -> Flex { self }
  @discardableResult public func marginVertical(_ value: some LayoutLength) -> Flex { self }
  @discardableResult public func padding(_ value: some LayoutLength) -> Flex { self }
  @discardableResult public func paddingTop(_ value: some LayoutLength) -> Flex { self }
  @discardableResult public func paddingLeft(_ value: some LayoutLength) -> Flex { self }
  @discardableResult public func paddingBottom(_ value: some LayoutLength) -> Flex { self }
  @discardableResult public func paddingRight(_ value: some LayoutLength) -> Flex { self }
  @discardableResult public func paddingStart(_ value: some LayoutLength) -> Flex { self }
  @discardableResult public func paddingEnd(_ value: some LayoutLength) -> Flex { self }
  @discardableResult public func paddingHorizontal(_ value: some LayoutLength) -> Flex { self }
  @discardableResult public func paddingVertical(_ value: some LayoutLength) -> Flex { self }
  @discardableResult public func margin(
    _ vertical: some LayoutLength, _ horizontal: some LayoutLength
  ) -> Flex { self }
  @discardableResult public func margin(
    _ top: some LayoutLength, _ horizontal: some LayoutLength, _ bottom: some LayoutLength
  ) -> Flex { self }
  @discardableResult public func margin(
    _ top: some LayoutLength, _ left: some LayoutLength, _ bottom: some LayoutLength,
    _ right: some LayoutLength
  ) -> Flex { self }
  @discardableResult public func padding(
    _ vertical: some LayoutLength, _ horizontal: some LayoutLength
  ) -> Flex { self }
  @discardableResult public func padding(
    _ top: some LayoutLength, _ horizontal: some LayoutLength, _ bottom: some LayoutLength
  ) -> Flex { self }
  @discardableResult public func padding(
    _ top: some LayoutLength, _ left: some LayoutLength, _ bottom: some LayoutLength,
    _ right: some LayoutLength
  ) -> Flex { self }
  @discardableResult public func size(_ size: CGSize?) -> Flex { self }
  @discardableResult public func size(_ side: some LayoutLength) -> Flex { self }
  @discardableResult public func aspectRatio(_ ratio: CGFloat?) -> Flex { self }
  @discardableResult public func aspectRatio(of view: UIImageView) -> Flex { self }
  @discardableResult public func markDirty() -> Flex { self }
}
