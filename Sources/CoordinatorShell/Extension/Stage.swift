import HeadlessUIKit

/// The launched app as an added command sees it.
@MainActor public struct Stage {
  /// The delegate of the scene in front; cast it to the app's own class.
  public let sceneDelegate: (any UIWindowSceneDelegate)?
  /// The application's delegate, if the app needs one.
  public let applicationDelegate: (any UIApplicationDelegate)?
  /// The visible view controller.
  public let visibleViewController: UIViewController?
  /// The width of the user's terminal; nil for scripts and pipes, which get complete output.
  public let columns: Int?
}
