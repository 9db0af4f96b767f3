/// A width and a height in pixels.
public struct PixelSize: Sendable, Hashable {
  public var width: Int
  public var height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The memory for these pixels, at four bytes each.
  var byteCount: Int { width * height * 4 }

  /// The largest size with the same aspect ratio that fits into another; never enlarges.
  func fitting(_ frame: PixelSize) -> PixelSize {
    guard width > frame.width || height > frame.height, frame.width > 0, frame.height > 0 else {
      return self
    }
    // The tighter side determines the scale.
    return width * frame.height >= height * frame.width
      ? PixelSize(width: frame.width, height: max(1, height * frame.width / width))
      : PixelSize(width: max(1, width * frame.height / height), height: frame.height)
  }
}
