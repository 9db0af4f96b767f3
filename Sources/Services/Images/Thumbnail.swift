/// A picture scaled to its display size.
public struct Thumbnail: Sendable, Hashable {
  /// The picture's URL.
  public let address: String
  /// The display size.
  public let size: PixelSize
  /// The original size.
  public let fullSize: PixelSize

  /// The last path component of the URL.
  public var name: String {
    let path = address.prefix { $0 != "?" && $0 != "#" }
    return path.split(separator: "/").last.map(String.init) ?? address
  }
}

extension Picture {
  /// Scales a picture to fit a frame; nil if it can't be decoded.
  func thumbnail(from address: String, fitting frame: PixelSize?) -> Thumbnail? {
    PictureHeader.size(of: bytes).map { size in
      Thumbnail(address: address, size: frame.map(size.fitting) ?? size, fullSize: size)
    }
  }
}
