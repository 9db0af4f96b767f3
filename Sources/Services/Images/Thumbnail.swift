/// A picture that has been made as small as it is shown.
public struct Thumbnail: Sendable, Hashable {
  /// Where the picture came from.
  public let address: String
  /// As it is shown.
  public let size: PixelSize
  /// As it came.
  public let fullSize: PixelSize

  /// The last part of the address.
  public var name: String {
    let path = address.prefix { $0 != "?" && $0 != "#" }
    return path.split(separator: "/").last.map(String.init) ?? address
  }
}

extension Picture {
  /// The picture made small enough for a frame; nil where it can't be decoded.
  func thumbnail(from address: String, fitting frame: PixelSize?) -> Thumbnail? {
    PictureHeader.size(of: bytes).map { size in
      Thumbnail(address: address, size: frame.map(size.fitting) ?? size, fullSize: size)
    }
  }
}
