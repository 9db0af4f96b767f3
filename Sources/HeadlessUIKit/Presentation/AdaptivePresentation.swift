/// How a presentation adapts to the one phone, which is narrow.
extension UIPresentationController {
  /// Decides in which style the screen is shown; asks the delegate where the style leaves room.
  func adapt() {
    let style = presentedViewController.modalPresentationStyle
    adaptedStyle = style.adapts ? adaptivePresentationStyle : nil
  }

  /// The style that the presented screen is shown in: a popover is a sheet on a phone, unless the
  /// delegate says otherwise.
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
  /// The sheet that the screen is shown in, if it is in one.
  var sheet: UISheetPresentationController? {
    if let popover = self as? UIPopoverPresentationController {
      return adaptedStyle?.isSheet ?? false ? popover.adaptiveSheetPresentationController : nil
    }
    return self as? UISheetPresentationController
  }
}

extension UIModalPresentationStyle {
  /// Whether a narrow screen shows it in another style, or may.
  var adapts: Bool { self == .popover || isSheet }
}

extension UIViewController {
  /// The style that this one is, or would be, presented in.
  final var presentedStyle: UIModalPresentationStyle {
    presentation?.adaptedStyle ?? modalPresentationStyle
  }
}

/// Hears of a popover, which also adapts as every presentation does.
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
