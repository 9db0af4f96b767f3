/// An image known by its name; it has no pixels.
public final class UIImage: NSObject, Sendable {
  /// The symbol's or the asset's name.
  public let name: String

  public init?(named name: String) {
    self.name = name
    super.init()
  }

  /// Any name that is not empty counts as a symbol: there is no catalogue of them on Linux.
  public init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.name = name
    super.init()
  }
}
