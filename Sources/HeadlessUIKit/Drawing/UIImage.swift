/// An image identified by its name; it has no pixels.
public final class UIImage: NSObject, Sendable {
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// A symbol's configuration, which has no effect.
  public class Configuration: NSObject {}

  public final class SymbolConfiguration: Configuration {
    public convenience init(pointSize: CGFloat) {
      self.init()
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init()
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init()
    }

    public convenience init(textStyle: UIFont.TextStyle) {
      self.init()
    }

    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init()
    }

    public convenience init(scale: SymbolScale) {
      self.init()
    }

    public convenience init(weight: SymbolWeight) {
      self.init()
    }

    public convenience init(font: UIFont) {
      self.init()
    }

    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init()
    }

    public convenience init(hierarchicalColor: UIColor) {
      self.init()
    }

    public convenience init(paletteColors: [UIColor]) {
      self.init()
    }

    public static func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration() }
    public static func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration() }
    public static var unspecified: SymbolConfiguration { SymbolConfiguration() }
    public func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration { self }
  }

  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The symbol's or asset's name; empty for an image created from data.
  ///
  /// - Note: Not in UIKit.
  public let name: String
  public let size: CGSize
  public let renderingMode: RenderingMode

  private init(name: String, size: CGSize = .zero, renderingMode: RenderingMode = .automatic) {
    self.name = name
    self.size = size
    self.renderingMode = renderingMode
    super.init()
  }

  public override convenience init() {
    self.init(name: "")
  }

  /// An image in the main bundle's asset catalog, or a file next to it.
  ///
  /// Without a catalog, every nonempty name is an asset.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// An image in a bundle's asset catalog, or a file next to it.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name, in: bundle)
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name, in: bundle)
  }

  /// The image of an image literal.
  public convenience init(imageLiteralResourceName name: String) {
    self.init(name: name, size: AssetCatalog.of(nil)?.image(name) ?? .zero)
  }

  private convenience init?(named name: String, in bundle: Bundle?) {
    guard !name.isEmpty else { return nil }
    guard let catalog = AssetCatalog.of(bundle) else {
      self.init(name: name)
      return
    }
    // The extension of a file's name doesn't matter in a catalog: `fitlog.png`.
    let plain = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    guard
      let size = catalog.image(name) ?? catalog.image(plain)
        ?? (bundle ?? .main).imageFile(name).map({ _ in .zero })
    else {
      return nil
    }
    self.init(name: name, size: size)
  }

  /// An image from a generated asset symbol.
  public convenience init(resource: ImageResource) {
    self.init(
      name: resource.name, size: AssetCatalog.of(resource.bundle)?.image(resource.name) ?? .zero)
  }

  /// An image from a file, identified by the file's name.
  public convenience init?(contentsOfFile path: String) {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    self.init(name: path.split(separator: "/").last.map(String.init) ?? path)
  }

  /// The photo that users choose in the system's pickers.
  package static var photo: UIImage {
    UIImage(name: "photo", size: CGSize(width: 4032, height: 3024))
  }

  /// A symbol image; every nonempty name is a symbol.
  public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.init(name: name)
  }

  public convenience init?(systemName name: String, withConfiguration: Configuration?) {
    self.init(systemName: name)
  }

  /// An image from data; nonempty data counts as an image and isn't decoded.
  public convenience init?(data: Data) {
    guard !data.isEmpty else { return nil }
    self.init(name: "")
  }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(name: name, size: size, renderingMode: renderingMode)
  }

  /// A thumbnail of that size, whose memory use matches its size.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    UIImage(name: name, size: size, renderingMode: renderingMode)
  }

  public func withTintColor(_ color: UIColor) -> UIImage { self }
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withRenderingMode(renderingMode)
  }
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    self
  }
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage { self }
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  public func withHorizontallyFlippedOrientation() -> UIImage { self }
  public func preparingForDisplay() -> UIImage? { self }
  public func byPreparingForDisplay() async -> UIImage? { self }
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }
  public func draw(in rect: CGRect) {}
  public func draw(at point: CGPoint) {}
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {}
  public func drawAsPattern(in rect: CGRect) {}
  public func stretchableImage(withLeftCapWidth: Int, topCapHeight: Int) -> UIImage { self }
  public func withBaselineOffset(fromBottom: CGFloat) -> UIImage { self }
  public func withoutBaseline() -> UIImage { self }

  /// Calls back at once, because there is nothing to decode.
  public func prepareForDisplay(completionHandler: @Sendable (UIImage?) -> Void) {
    completionHandler(self)
  }
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @Sendable (UIImage?) -> Void
  ) { completionHandler(preparingThumbnail(of: size)) }

  public var scale: CGFloat { 3 }
  public var imageOrientation: Orientation { .up }
  public var isSymbolImage: Bool { !name.isEmpty }
  public var cgImage: CGImage? {
    size == .zero ? nil : CGImage(width: Int(size.width * scale), height: Int(size.height * scale))
  }
  public var images: [UIImage]? { nil }
  public var duration: TimeInterval { 0 }
  public var capInsets: UIEdgeInsets { .zero }

  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  public enum ResizingMode: Int, Sendable {
    case tile, stretch
  }

  /// The image's name, because there are no pixels to encode.
  public func pngData() -> Data? { Data("image \(name)".utf8) }
  public func jpegData(compressionQuality: CGFloat) -> Data? { pngData() }

  static func blank(_ size: CGSize) -> UIImage { UIImage(name: "", size: size) }

  public convenience init(cgImage: CGImage) {
    self.init(name: "", size: CGSize(width: cgImage.width, height: cgImage.height))
  }

  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage: cgImage)
  }

  public convenience init?(data: Data, scale: CGFloat) {
    self.init(data: data)
  }

  public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first
  }
}

extension UIImage {
  public enum DynamicRange: Int, Sendable {
    case unspecified = -1
    case standard, constrainedHigh, high
  }

  // The images that UIKit provides.
  public static let add = symbol("plus.circle.fill")
  public static let remove = symbol("minus.circle.fill")
  public static let checkmark = symbol("checkmark")
  public static let actions = symbol("ellipsis.circle.fill")
  public static let strokedCheckmark = symbol("checkmark.circle")

  private static func symbol(_ name: String) -> UIImage {
    UIImage(systemName: name) ?? UIImage()
  }
}

/// Saves an image to the photo library, which has none here.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}
