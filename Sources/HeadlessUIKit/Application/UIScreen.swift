/// The screen, which has a size but no pixels.
@preconcurrency @MainActor public final class UIScreen: NSObject {
  public nonisolated static let capturedDidChangeNotification = NSNotification.Name(
    "UIScreenCapturedDidChangeNotification")
  public nonisolated static let brightnessDidChangeNotification = NSNotification.Name(
    "UIScreenBrightnessDidChangeNotification")

  /// The current device's screen.
  public static var main: UIScreen { HeadlessDevice.current.screen }

  /// The size in points: 393 × 852, as on an iPhone 15, unless the host sets another.
  public var bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
  public var scale: CGFloat = 3
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  public var nativeScale: CGFloat { scale }
  public var brightness: CGFloat = 0.5
  public var maximumFramesPerSecond: Int { 60 }
  public var isCaptured: Bool { false }
  public var traitCollection: UITraitCollection { HeadlessDevice.current.traits }
  public var coordinateSpace: any UICoordinateSpace { self }
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
  public static var screens: [UIScreen] { [main] }

  nonisolated override init() {}
}

extension UIScreen: UICoordinateSpace {
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, from: nil) ?? point
  }
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, to: nil) ?? point
  }
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(origin: convert(rect.origin, to: coordinateSpace), size: rect.size)
  }
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(origin: convert(rect.origin, from: coordinateSpace), size: rect.size)
  }
}
