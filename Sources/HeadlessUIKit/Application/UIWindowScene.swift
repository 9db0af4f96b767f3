/// A scene that shows windows.
///
/// It does not keep its windows alive: an app that drops its `UIWindow` loses the screen.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  public var windows: [UIWindow] { attached.windows }

  /// The window that was made key last and is still there.
  public var keyWindow: UIWindow? { attached.keyWindow }

  public var screen: UIScreen { .main }

  func attach(_ window: UIWindow) {
    attached.attach(window)
  }
}

/// The delegate of a window scene: where an app's coordinators start.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate, WindowOwner {
  @_disfavoredOverload var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  @_disfavoredOverload
  public var window: UIWindow? {
    get { nil }
    set { _ = newValue }
  }
}
