/// Presents a popover, which on a phone becomes a sheet unless its delegate decides otherwise.
@preconcurrency @MainActor
public final class UIPopoverPresentationController:
  UIPresentationController
{
  public weak var sourceView: UIView?
  public var sourceRect = CGRect.zero
  public var barButtonItem: UIBarButtonItem?
  public var permittedArrowDirections = UIPopoverArrowDirection.any
  public var arrowDirection: UIPopoverArrowDirection { .unknown }
  public var sourceItem: AnyObject?
  public var passthroughViews: [UIView]?
  public var backgroundColor: UIColor?
  public var canOverlapSourceViewRect = false
  public var popoverLayoutMargins = UIEdgeInsets.zero
  public var popoverBackgroundViewClass: AnyClass?

  /// The sheet that this popover adapts to.
  public private(set) lazy var adaptiveSheetPresentationController =
    UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: nil)
}

public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
