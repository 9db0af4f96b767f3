import HeadlessUIKit
import Testing

@Suite struct `A bitmap context` {
  private func context(width: Int) -> CGContext? {
    CGContext(
      data: nil, width: width, height: 20, bitsPerComponent: 8, bytesPerRow: width * 4,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.noneSkipFirst.rawValue)
  }

  @Test func `makes an image that has only a size`() {
    let image = context(width: 10)?.makeImage()
    #expect(image?.width == 10 && image?.height == 20)
  }

  @Test func `of no pixels is nil`() {
    #expect(context(width: 0) == nil)
  }
}

@Suite struct `The source of an image` {
  @Test func `makes a thumbnail of any data but none of no data`() throws {
    let source = try #require(
      CGImageSourceCreateWithData(Data([1]), [kCGImageSourceShouldCache: false]))
    let options: [String: Any] = [
      kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 40,
    ]
    #expect(CGImageSourceGetCount(source) == 1)
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, options) != nil)
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 1, options) == nil)
    #expect(CGImageSourceCopyPropertiesAtIndex(source, 0, nil)?[kCGImagePropertyPixelWidth] != nil)
    #expect(CGImageSourceCreateWithData(Data(), nil) == nil)
  }
}
