/// The phone.
@preconcurrency @MainActor public final class UIDevice: NSObject {
  public enum BatteryState: Int, Sendable {
    case unknown, unplugged, charging, full
  }

  public static let current = UIDevice()

  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")

  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    HeadlessDevice.current.traits.userInterfaceIdiom
  }
  public let model = "iPhone"
  public let localizedModel = "iPhone"
  public let name = "iPhone"
  public let systemName = "iOS"
  public let systemVersion = "17.0"
  public let identifierForVendor = UUID(uuidString: "C0FFEE00-0000-4000-8000-000000000001")
  public let isMultitaskingSupported = true
  public var isBatteryMonitoringEnabled = false
  public var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
  public var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }
  public var isProximityMonitoringEnabled = false
  public var proximityState: Bool { false }
  public private(set) var isGeneratingDeviceOrientationNotifications = false

  /// The physical orientation of the device.
  public var orientation: UIDeviceOrientation {
    switch HeadlessDevice.current.held {
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .unknown: .unknown
    }
  }

  public func beginGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = true
  }

  public func endGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = false
  }

  public func setValue(_ value: Any?, forKey key: String) {
    guard key == "orientation",
      let orientation = (value as? Int).flatMap(UIInterfaceOrientation.init)
    else { return }
    HeadlessDevice.current.rotate(to: orientation)
  }

  public func playInputClick() {}

  nonisolated override init() {
    super.init()
  }
}
