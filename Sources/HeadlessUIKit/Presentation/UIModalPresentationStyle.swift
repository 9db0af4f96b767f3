/// How a presented view controller covers its presenter.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover
  case none = -1
  case automatic = -2

  /// Whether the presentation removes the presenter's view.
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// Whether a gesture can dismiss it; `.automatic` is a page sheet.
  var isSheet: Bool { self == .automatic || self == .pageSheet || self == .formSheet }

  @MainActor func makeController(for presented: UIViewController) -> UIPresentationController {
    if isSheet {
      return UISheetPresentationController(presentedViewController: presented, presenting: nil)
    }
    if self == .popover {
      return UIPopoverPresentationController(presentedViewController: presented, presenting: nil)
    }
    return UIPresentationController(presentedViewController: presented, presenting: nil)
  }

  /// Whether an existing presentation controller fits this style.
  @MainActor func fits(_ controller: UIPresentationController) -> Bool {
    switch self {
    case .custom: true
    case .popover: controller is UIPopoverPresentationController
    case .automatic, .pageSheet, .formSheet: controller is UISheetPresentationController
    default: type(of: controller) == UIPresentationController.self
    }
  }

  var staysInContext: Bool { self == .currentContext || self == .overCurrentContext }
}

/// The transition of a presentation; stored but not used.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
