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
