/// An image known by its name; it has no pixels.
public final class UIImage: NSObject, Sendable {
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// How a symbol is drawn; stored by nobody.
  public class Configuration: NSObject {}

  public final class SymbolConfiguration: Configuration {
    public init(pointSize: CGFloat, weight: UIFont.Weight = .regular) {
      super.init()
    }
  }

  /// The symbol's or the asset's name; empty for one made of data.
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

  /// An image of the main bundle's asset catalog, or a file beside it.
  ///
  /// Without a catalog any name that is not empty counts as an asset.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// An image of a bundle's asset catalog, or a file beside it.
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

  private convenience init?(named name: String, in bundle: Bundle?) {
    guard !name.isEmpty else { return nil }
    let bundle = bundle ?? .main
    guard let catalog = AssetCatalog.of(bundle) else {
      self.init(name: name)
      return
    }
    guard let size = catalog.image(name) ?? bundle.imageFile(name).map({ _ in .zero }) else {
      return nil
    }
    self.init(name: name, size: size)
  }

  /// An image that the compiler knows to be in a catalog.
  public convenience init(resource: ImageResource) {
    self.init(
      name: resource.name, size: AssetCatalog.of(resource.bundle)?.image(resource.name) ?? .zero)
  }

  /// The file's name stands for the image.
  public convenience init?(contentsOfFile path: String) {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    self.init(name: path.split(separator: "/").last.map(String.init) ?? path)
  }

  /// Any name that is not empty counts as a symbol.
  public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.init(name: name)
  }

  public convenience init?(systemName name: String, withConfiguration: Configuration?) {
    self.init(systemName: name)
  }

  /// Data that is not empty counts as an image; it is not decoded.
  public convenience init?(data: Data) {
    guard !data.isEmpty else { return nil }
    self.init(name: "")
  }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(name: name, size: size, renderingMode: renderingMode)
  }

  /// The image as it is drawn into that size, which is all that it then takes in memory.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    UIImage(name: name, size: size, renderingMode: renderingMode)
  }

  public func withTintColor(_ color: UIColor) -> UIImage { self }
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }
}
