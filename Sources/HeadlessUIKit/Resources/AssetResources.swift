/// An image in an asset catalog; like Xcode, adopting an app generates a constant for each.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// A color in an asset catalog; like Xcode, adopting an app generates a constant for each.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// The file of a data set in an asset catalog.
public final class NSDataAsset: NSObject, Sendable {
  public let name: String
  public let data: Data
  public let typeIdentifier = "public.data"

  public convenience init?(name: String) {
    self.init(name: name, bundle: .main)
  }

  public init?(name: String, bundle: Bundle) {
    guard let file = AssetCatalog.of(bundle)?.file(name),
      let folder = bundle.resourcePath,
      let data = FileManager.default.contents(atPath: folder + "/" + file)
    else { return nil }
    self.name = name
    self.data = data
    super.init()
  }
}
