import Foundation
import HeadlessUIKit
import Testing

/// What a text's attributes retain once the text is deallocated, as iOS defines it.
@Suite struct EndedAttributesTests {
  private final class Captured: Sendable {}

  /// The array of a new text's attributes, which the text retains.
  private func attributes(
    _ captured: Captured, keeping text: inout NSAttributedString?
  ) throws -> AnyObject {
    let made = NSAttributedString(
      string: "a", attributes: [NSAttributedString.Key("captured"): captured])
    text = made
    let array = Mirror(reflecting: made).children.first { $0.label == "_attributeArray" }?.value
    let pointer = try #require(array as? OpaquePointer)
    return Unmanaged<AnyObject>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
  }

  @Test func `released attributes release their values`() throws {
    weak var captured: Captured?
    do {
      let strongly = Captured()
      captured = strongly
      var text: NSAttributedString?
      let array = try attributes(strongly, keeping: &text)
      text = nil
      #expect(EndedAttributes.release(array))
    }
    #expect(captured == nil)
  }

  @Test func `other objects are no attributes`() {
    #expect(!EndedAttributes.release(Captured()))
    #expect(!EndedAttributes.release(NSAttributedString(string: "a")))
    #expect(!EndedAttributes.release(NSMutableArray()))
  }
}
