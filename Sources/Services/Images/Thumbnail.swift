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
    let slash = UInt8(ascii: "/")
    var path = address.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    while path.last == slash { path.removeLast() }
    guard !path.isEmpty else { return address }
    let start = path.lastIndex(of: slash).map { path.index(after: $0) } ?? path.startIndex
    return String(address[start..<path.endIndex])
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
