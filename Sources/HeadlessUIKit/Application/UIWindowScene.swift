/// A scene that manages windows.
///
/// It doesn't retain its windows: an app that releases its `UIWindow` shows nothing.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  public var windows: [UIWindow] { attached.windows }

  /// The window that most recently became key and still exists.
  public var keyWindow: UIWindow? { attached.keyWindow }

  public var screen: UIScreen { .main }

  func attach(_ window: UIWindow) {
    attached.attach(window)
  }

  func detach(_ window: UIWindow) {
    attached.detach(window)
  }

  public var traitCollection: UITraitCollection { HeadlessDevice.current.traits }
  public var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  public var interfaceOrientation: UIInterfaceOrientation { HeadlessDevice.current.orientation }
  public var effectiveGeometry: Geometry { Geometry(interfaceOrientation: interfaceOrientation) }

  /// A scene's orientation and size.
  public struct Geometry {
    public let interfaceOrientation: UIInterfaceOrientation
  }

  public var sizeRestrictions: UISceneSizeRestrictions? { nil }
  public var statusBarManager: UIStatusBarManager? { HeadlessDevice.current.statusBar }

  /// Requests an interface orientation or a window size, as in UIKit.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations
    else { return }
    let all: [UIInterfaceOrientation] = [
      .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
    ]
    let device = HeadlessDevice.current
    guard !wanted.contains(device.orientation.mask) else { return }
    if !all.contains(where: { wanted.contains($0.mask) && device.turnInterface(to: $0) }) {
      errorHandler?(UISceneError(code: .requestDenied))
    }
  }

  @preconcurrency @MainActor open class GeometryPreferences: NSObject {
    public final class iOS: GeometryPreferences {
      public var interfaceOrientations: UIInterfaceOrientationMask?

      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }
}

/// The delegate of a window scene, where an app usually starts its coordinators.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate, WindowOwner {
  @_disfavoredOverload var window: UIWindow? { get set }
  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  @_disfavoredOverload
  public var window: UIWindow? {
    get { nil }
    set { _ = newValue }
  }

  public func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
}
