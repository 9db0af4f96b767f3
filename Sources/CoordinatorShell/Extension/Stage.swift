import HeadlessUIKit

/// The launched app as an added command sees it.
@MainActor public struct Stage {
  /// The delegate of the scene in front; cast it to the app's own class.
  public let sceneDelegate: (any UIWindowSceneDelegate)?
  /// The application's delegate, where the app has one that matters.
  public let applicationDelegate: (any UIApplicationDelegate)?
  /// The screen that the user sees.
  public let visibleViewController: UIViewController?
  /// How many columns a person's terminal has; nil for scripts and pipes, which get everything whole.
  public let columns: Int?
}
