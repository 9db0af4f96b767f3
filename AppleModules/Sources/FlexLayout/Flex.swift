import UIKit

/// An item of a flexible box: its view, and the items that it adds as subviews.
@MainActor public final class Flex {
  public private(set) weak var view: UIView?
  public var isIncludedInLayout = true
  public var intrinsicSize: CGSize { view?.intrinsicContentSize ?? .zero }

  public enum Direction: Sendable { case column, columnReverse, row, rowReverse }
  public enum Wrap: Sendable { case noWrap, wrap, wrapReverse }
  public enum LayoutDirection: Sendable { case inherit, ltr, rtl }
  public enum JustifyContent: Sendable {
    case start, center, end, spaceBetween, spaceAround, spaceEvenly
  }
  public enum AlignItems: Sendable { case stretch, start, center, end, baseline }
  public enum AlignSelf: Sendable { case auto, stretch, start, center, end, baseline }
  public enum AlignContent: Sendable { case stretch, start, center, end, spaceBetween, spaceAround }
  public enum Position: Sendable { case relative, absolute }
  public enum LayoutMode: Sendable { case fitContainer, adjustWidth, adjustHeight }
  public enum Display: Sendable { case flex, none }

  init(_ view: UIView) {
    self.view = view
  }

  /// Adds a new view to the item's view.
  @discardableResult public func addItem() -> Flex { addItem(UIView()) }

  /// Adds a view to the item's view.
  @discardableResult public func addItem(_ view: UIView) -> Flex {
    self.view?.addSubview(view)
    return view.flex
  }

  /// Calls the closure at once.
  @discardableResult public func define(_ closure: (Flex) -> Void) -> Flex {
    closure(self)
    return self
  }

  public func layout(mode: LayoutMode = .fitContainer) {}
  public func sizeThatFits(size: CGSize) -> CGSize { size }

  @discardableResult public func isIncludedInLayout(_ included: Bool) -> Flex {
    isIncludedInLayout = included
    return self
  }

  @discardableResult public func display(_ value: Display) -> Flex {
    isIncludedInLayout = value == .flex
    view?.isHidden = value == .none
    return self
  }

  @discardableResult public func backgroundColor(_ color: UIColor) -> Flex {
    view?.backgroundColor = color
    return self
  }

  @discardableResult public func cornerRadius(_ value: CGFloat) -> Flex {
    view?.layer.cornerRadius = value
    return self
  }

  @discardableResult public func border(_ width: CGFloat, _ color: UIColor) -> Flex { self }
}

// Only its address is used.
nonisolated(unsafe) private var flexKey: UInt8 = 0

extension UIView {
  /// The view's item, which the view retains.
  public var flex: Flex {
    if let flex = objc_getAssociatedObject(self, &flexKey) as? Flex { return flex }
    let flex = Flex(self)
    objc_setAssociatedObject(self, &flexKey, flex, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return flex
  }
}
