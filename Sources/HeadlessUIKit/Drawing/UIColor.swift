/// A colour as four plain numbers from 0 to 1.
public final class UIColor: NSObject, Sendable {
  let red: CGFloat
  let green: CGFloat
  let blue: CGFloat
  let opacity: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    opacity = alpha
    super.init()
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public convenience init(cgColor: CGColor) {
    self.init(
      red: cgColor.components[0], green: cgColor.components[1], blue: cgColor.components[2],
      alpha: cgColor.alpha)
  }

  /// A color of the main bundle's asset catalog, in its light appearance.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// A color of a bundle's asset catalog.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let color = AssetCatalog.of(bundle ?? .main)?.color(name) else { return nil }
    self.init(cgColor: color)
  }

  /// A color that the compiler knows to be in a catalog.
  public convenience init(resource: ColorResource) {
    self.init(
      cgColor: AssetCatalog.of(resource.bundle)?.color(resource.name)
        ?? CGColor(red: 0, green: 0, blue: 0, alpha: 1))
  }

  /// There is one appearance, the light one.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let color = dynamicProvider(UITraitCollection())
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.opacity)
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public var cgColor: CGColor {
    CGColor(red: red, green: green, blue: blue, alpha: opacity)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return red == other.red && green == other.green && blue == other.blue
      && opacity == other.opacity
  }

  public override var hash: Int {
    var hasher = Hasher()
    for number in [red, green, blue, opacity] { hasher.combine(number) }
    return hasher.finalize()
  }
}

/// A colour as Core Graphics has it: components and opacity.
public struct CGColor: Hashable, Sendable {
  /// Red, green, blue and opacity.
  public let components: [CGFloat]

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  public var alpha: CGFloat { components[3] }
}

// The system's colours in their light appearance.
extension UIColor {
  private static func rgb(_ red: Int, _ green: Int, _ blue: Int, _ alpha: CGFloat = 1) -> UIColor {
    UIColor(
      red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255,
      alpha: alpha)
  }

  public static let clear = UIColor(white: 0, alpha: 0)
  public static let black = UIColor(white: 0, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)

  public static let systemRed = rgb(255, 59, 48)
  public static let systemOrange = rgb(255, 149, 0)
  public static let systemYellow = rgb(255, 204, 0)
  public static let systemGreen = rgb(52, 199, 89)
  public static let systemMint = rgb(0, 199, 190)
  public static let systemTeal = rgb(48, 176, 199)
  public static let systemCyan = rgb(50, 173, 230)
  public static let systemBlue = rgb(0, 122, 255)
  public static let systemIndigo = rgb(88, 86, 214)
  public static let systemPurple = rgb(175, 82, 222)
  public static let systemPink = rgb(255, 45, 85)
  public static let systemBrown = rgb(162, 132, 94)
  public static let systemGray = rgb(142, 142, 147)
  public static let systemGray2 = rgb(174, 174, 178)
  public static let systemGray3 = rgb(199, 199, 204)
  public static let systemGray4 = rgb(209, 209, 214)
  public static let systemGray5 = rgb(229, 229, 234)
  public static let systemGray6 = rgb(242, 242, 247)

  public static let label = rgb(0, 0, 0)
  public static let secondaryLabel = rgb(60, 60, 67, 0.6)
  public static let tertiaryLabel = rgb(60, 60, 67, 0.3)
  public static let quaternaryLabel = rgb(60, 60, 67, 0.18)
  public static let placeholderText = rgb(60, 60, 67, 0.3)
  public static let link = rgb(0, 122, 255)
  public static let tintColor = rgb(0, 122, 255)
  public static let separator = rgb(60, 60, 67, 0.29)
  public static let opaqueSeparator = rgb(198, 198, 200)
  public static let systemFill = rgb(120, 120, 128, 0.2)
  public static let secondarySystemFill = rgb(120, 120, 128, 0.16)
  public static let tertiarySystemFill = rgb(118, 118, 128, 0.12)
  public static let systemBackground = rgb(255, 255, 255)
  public static let secondarySystemBackground = rgb(242, 242, 247)
  public static let tertiarySystemBackground = rgb(255, 255, 255)
  public static let systemGroupedBackground = rgb(242, 242, 247)
  public static let secondarySystemGroupedBackground = rgb(255, 255, 255)
}
