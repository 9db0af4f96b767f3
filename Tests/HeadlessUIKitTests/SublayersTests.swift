import HeadlessUIKit
import Testing

@MainActor struct SublayersTests {
  @Test func `setting the sublayers moves them to the layer and removes the former ones`() {
    let (layer, former, new) = (CALayer(), CALayer(), CALayer())
    layer.addSublayer(former)
    layer.sublayers = [new]
    #expect(former.superlayer == nil)
    #expect(new.superlayer === layer)
    layer.sublayers?.removeAll()
    #expect(new.superlayer == nil)
  }

  @Test func `a point in a text is a coder's`() {
    #expect(NSCoder.cgPoint(for: "{1, 2}") == CGPoint(x: 1, y: 2))
  }
}
