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

  /// Any name that is not empty counts as an asset: there are no catalogues on Linux.
  public convenience init?(named name: String) {
    guard !name.isEmpty else { return nil }
    self.init(name: name)
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
