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

  var staysInContext: Bool { self == .currentContext || self == .overCurrentContext }
}

/// How a presented screen comes in; stored only.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
