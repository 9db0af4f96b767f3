// Kingfisher and Xcode's generated asset symbols both have a type called ImageResource. Two types with
// that name would be ambiguous in files that import both modules, so UIKit's serves as either.
extension ImageResource: Resource {
  /// Ends the address in the name of a resource that has one; an address can't contain it.
  private static let separator: Character = "\n"

  public init(downloadURL: URL, cacheKey: String? = nil) {
    self.init(
      name: "\(downloadURL.absoluteString)\(Self.separator)\(cacheKey ?? downloadURL.cacheKey)",
      bundle: .main)
  }

  public var cacheKey: String { parts.last.map(String.init) ?? "" }

  /// The address; that of a file with the asset's name, if this is an asset.
  public var downloadURL: URL {
    let address = parts.first.map(String.init) ?? ""
    return parts.count == 2
      ? URL(string: address) ?? URL(filePath: address) : URL(filePath: address)
  }

  private var parts: [Substring] {
    UIImage(resource: self).name.split(separator: Self.separator, maxSplits: 1)
  }
}
