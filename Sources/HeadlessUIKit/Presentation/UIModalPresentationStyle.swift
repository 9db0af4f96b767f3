/// How a presented screen covers the one that presents it.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover
  case none = -1
  case automatic = -2

  /// Whether the presenter's view leaves the screen.
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// Whether a finger can pull the screen down; `.automatic` is a page sheet.
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

  /// Whether a controller made earlier is one for this style.
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

/// How a presented screen comes in; stored only.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
