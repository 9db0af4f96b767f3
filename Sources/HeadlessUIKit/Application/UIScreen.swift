/// The screen: a size and no pixels.
@preconcurrency @MainActor public final class UIScreen: NSObject {
  /// The current device's screen.
  public static var main: UIScreen { HeadlessDevice.current.screen }

  /// In points; an iPhone 15's 393 × 852 unless the host sets another.
  public var bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
  public var scale: CGFloat = 3
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  public var brightness: CGFloat = 0.5

  nonisolated override init() {}
}
