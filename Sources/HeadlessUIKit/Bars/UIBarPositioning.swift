public enum UIBarPosition: Int, Sendable {
  case any, bottom, top, topAttached
}

@preconcurrency @MainActor public protocol UIBarPositioning: AnyObject {
  var barPosition: UIBarPosition { get }
}

@preconcurrency @MainActor public protocol UIBarPositioningDelegate: AnyObject {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

public enum UIBarStyle: Int, Sendable {
  case `default`, black
  public static let blackOpaque = UIBarStyle.black
}

public enum UIBarMetrics: Int, Sendable {
  case `default`, compact
  case defaultPrompt = 101
  case compactPrompt
}
