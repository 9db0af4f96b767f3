/// Adaptation of presentations to the phone's compact width.
extension UIPresentationController {
  /// Determines the style of the presentation; asks the delegate if the style is adaptive.
  func adapt() {
    let style = presentedViewController.modalPresentationStyle
    adaptedStyle = style.adapts ? adaptivePresentationStyle : nil
  }

  /// The style in which the view controller is presented: on a phone, a popover becomes a sheet
  /// unless the delegate decides otherwise.
  func adaptedStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    let style = presentedViewController.modalPresentationStyle
    guard style.adapts else { return style }
    let asked = storedDelegate?.adaptivePresentationStyle(
      for: self, traitCollection: traitCollection)
    switch asked ?? .automatic {
    case .none: return style
    case .automatic: return style == .popover ? .formSheet : style
    case let other: return other
    }
  }
}

extension UIPresentationController {
  /// The sheet that presents the view controller, if any.
  var sheet: UISheetPresentationController? {
    if let popover = self as? UIPopoverPresentationController {
      return adaptedStyle?.isSheet ?? false ? popover.adaptiveSheetPresentationController : nil
    }
    return self as? UISheetPresentationController
  }
}

extension UIModalPresentationStyle {
  /// Whether the style may change in a compact width.
  var adapts: Bool { self == .popover || isSheet }
}

extension UIViewController {
  /// The style in which the view controller is, or would be, presented.
  final var presentedStyle: UIModalPresentationStyle {
    presentation?.adaptedStyle ?? modalPresentationStyle
  }
}

/// Receives popover events, in addition to those of every adaptive presentation.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
