/// A color with four components from 0 to 1.
public final class UIColor: NSObject, Sendable {
  private let mark = AttributeMark()
  let red: CGFloat
  let green: CGFloat
  let blue: CGFloat
  let opacity: CGFloat
  // Called wherever the color is resolved, as in UIKit.
  private nonisolated(unsafe) let provider: ((UITraitCollection) -> UIColor)?

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    opacity = alpha
    provider = nil
    super.init()
  }

  /// A color without components, which draws as clear.
  public override convenience init() {
    self.init(white: 0, alpha: 0)
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public convenience init(cgColor: CGColor) {
    self.init(
      red: cgColor.components[0], green: cgColor.components[1], blue: cgColor.components[2],
      alpha: cgColor.alpha)
  }

  /// A color in the main bundle's asset catalog, in its light appearance.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// A color in a bundle's asset catalog.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let color = AssetCatalog.of(bundle)?.color(name) else { return nil }
    self.init(cgColor: color)
  }

  /// A color from a generated asset symbol.
  public convenience init(resource: ColorResource) {
    self.init(
      cgColor: AssetCatalog.of(resource.bundle)?.color(resource.name)
        ?? CGColor(red: 0, green: 0, blue: 0, alpha: 1))
  }

  /// A dynamic color; reading its components resolves it for the light appearance.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let color = dynamicProvider(.phone)
    (red, green, blue, opacity) = (color.red, color.green, color.blue, color.opacity)
    provider = dynamicProvider
    super.init()
  }

  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let sector = (hue - hue.rounded(.down)) * 6
    let part = { (offset: CGFloat) -> CGFloat in
      let place = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  public convenience init(
    displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
  }

  /// A pattern color, which has no components here.
  public convenience init(patternImage image: UIImage) {
    self.init(white: 0.5, alpha: 1)
  }

  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    provider?(traitCollection).resolvedColor(with: traitCollection) ?? self
  }

  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = self.red
    green?.pointee = self.green
    blue?.pointee = self.blue
    alpha?.pointee = opacity
    return true
  }

  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    white?.pointee = 0.299 * red + 0.587 * green + 0.114 * blue
    alpha?.pointee = opacity
    return true
  }

  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (top, bottom) = (max(red, green, blue), min(red, green, blue))
    let spread = top - bottom
    var sector: CGFloat = 0
    if spread > 0 {
      sector =
        top == red
        ? (green - blue) / spread
        : top == green ? 2 + (blue - red) / spread : 4 + (red - green) / spread
    }
    hue?.pointee = (sector < 0 ? sector + 6 : sector) / 6
    saturation?.pointee = top > 0 ? spread / top : 0
    brightness?.pointee = top
    alpha?.pointee = opacity
    return true
  }

  public func set() {}
  public func setFill() {}
  public func setStroke() {}

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

/// A Core Graphics color: components and opacity.
public struct CGColor: Hashable, Sendable {
  /// Red, green, blue, and opacity.
  public let components: [CGFloat]

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  public var alpha: CGFloat { components[3] }
  public var numberOfComponents: Int { components.count }

  public init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
  }
}

// The system colors in their light appearance.
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
  // Its name before iOS 13.
  public static var groupTableViewBackground: UIColor { .systemGroupedBackground }
  public static let secondarySystemGroupedBackground = rgb(255, 255, 255)
  public static let tertiarySystemGroupedBackground = rgb(242, 242, 247)
  public static let quaternarySystemFill = rgb(116, 116, 128, 0.08)
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  public static let darkText = UIColor(white: 0, alpha: 1)
}

extension UIColor {
  /// The color's hexadecimal components; UIKit has a localized name.
  public var accessibilityName: String {
    func part(_ value: CGFloat) -> String {
      let digits = String(Int((max(0, min(1, value)) * 255).rounded()), radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }
    return "#" + [red, green, blue].map(part).joined()
  }
}
