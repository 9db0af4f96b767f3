import Foundation
import HeadlessUIKit
import Testing

/// Values whose Objective-C names code still uses.
@Suite struct BridgedValueTests {
  @Test func `geometry compares by equalTo`() {
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
    #expect(!CGSize(width: 1, height: 2).equalTo(CGSize(width: 2, height: 2)))
    #expect(
      CGRect(x: 0, y: 0, width: 1, height: 1).equalTo(CGRect(x: 0, y: 0, width: 1, height: 1)))
  }

  @Test func `geometry and NSValue can be cast to each other`() {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let values: [AnyHashable: Any] = [
      "value": NSValue(cgRect: frame), "frame": frame, "size": NSValue(cgSize: frame.size),
      "insets": NSValue(uiEdgeInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
      "number": NSNumber(value: 1),
    ]
    #expect(values["value"] as? CGRect == frame)
    #expect((values["frame"] as? NSValue)?.cgRectValue == frame)
    #expect(values["size"] as? CGSize == frame.size)
    #expect((values["insets"] as? UIEdgeInsets)?.right == 4)
    #expect(values["size"] as? CGRect == nil)
    #expect(values["number"] as? CGPoint == nil)
  }

  @Test func `a CGFloat and an NSNumber can be cast to each other`() {
    let values: [String: Any] = ["width": 1.5 as CGFloat, "height": NSNumber(value: 2)]
    #expect(1.5 as CGFloat as NSNumber == NSNumber(value: 1.5))
    #expect((values["width"] as? NSNumber)?.doubleValue == 1.5)
    #expect(values["width"] as? CGFloat == 1.5)
    #expect(values["height"] as? CGFloat == 2)
    #expect(values["width"] as? String == nil)
  }

  @Test func `an attributed string keeps the characters of the Objective-C class`() {
    let text = AttributedString(NSAttributedString(string: "Save", attributes: [.kern: 2]))
    #expect(String(text.characters) == "Save")
  }

  @MainActor @Test func `a rounded rectangle is the system's button`() {
    #expect(UIButton(type: .roundedRect).buttonType == .system)
    #expect(UIButton.ButtonType.close.rawValue == 7)
  }

  @Test func `a number becomes a size by an initializer, as other numbers do`() {
    #expect(CGFloat(truncating: 1.5) == 1.5)
    #expect(CGFloat(exactly: NSNumber(value: 2)) == 2)
  }
}
