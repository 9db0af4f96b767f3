public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
}

public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}

/// The one environment there is: an upright phone in its light appearance.
public final class UITraitCollection: NSObject, Sendable {
  public let userInterfaceStyle = UIUserInterfaceStyle.light
  public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
  public let horizontalSizeClass = UIUserInterfaceSizeClass.compact
  public let verticalSizeClass = UIUserInterfaceSizeClass.regular
  public let displayScale: CGFloat = 3

  public static let current = UITraitCollection()
}

/// The phone.
@preconcurrency @MainActor public final class UIDevice: NSObject {
  public static let current = UIDevice()

  public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
  public let model = "iPhone"
  public let name = "iPhone"
  public let systemName = "iOS"
  public let systemVersion = "17.0"

  nonisolated override init() {
    super.init()
  }
}
