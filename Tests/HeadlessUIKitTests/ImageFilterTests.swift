import HeadlessUIKit
import Testing

@MainActor struct ImageFilterTests {
  @Test func `a filter's image is as large as its input, and a code has an image of its own`() {
    let blur = CIFilter(name: "CIGaussianBlur")
    #expect(blur?.outputImage != nil)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in }
    blur?.setValue(CIImage(image: image), forKey: kCIInputImageKey)
    #expect(blur?.outputImage?.extent.size == CGSize(width: 4, height: 2))
    let code = CIFilter(name: "CIQRCodeGenerator", parameters: ["inputMessage": Data()])
    #expect(
      code?.outputImage?.transformed(by: CGAffineTransform(scaleX: 2, y: 2)).extent.width == 46)
  }

  @Test func `a renderer without a size draws empty images`() {
    #expect(UIGraphicsImageRenderer().image { _ in }.size == .zero)
  }

  @Test func `a font is made of a file that exists`() {
    #expect(CGDataProvider(url: URL(filePath: "/none")) == nil)
    #expect(CGDataProvider(data: Data()).flatMap { CGFont($0) } != nil)
  }
}
