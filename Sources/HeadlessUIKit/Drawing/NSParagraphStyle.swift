/// A paragraph's style.
open class NSParagraphStyle: NSObject {
  private let mark = AttributeMark()
  fileprivate var storage = ParagraphValues()

  public static var `default`: NSParagraphStyle { NSParagraphStyle() }

  open var alignment: NSTextAlignment { storage.alignment }
  open var lineSpacing: CGFloat { storage.lineSpacing }
  open var lineBreakMode: NSLineBreakMode { storage.lineBreakMode }
  open var paragraphSpacing: CGFloat { storage.paragraphSpacing }
  open var minimumLineHeight: CGFloat { storage.minimumLineHeight }
  open var maximumLineHeight: CGFloat { storage.maximumLineHeight }
  open var lineHeightMultiple: CGFloat { storage.lineHeightMultiple }
  open var firstLineHeadIndent: CGFloat { storage.firstLineHeadIndent }
  open var headIndent: CGFloat { storage.headIndent }
  open var tailIndent: CGFloat { storage.tailIndent }
  open var defaultTabInterval: CGFloat { storage.defaultTabInterval }
  open var tabStops: [NSTextTab]! { storage.tabStops }
  open var baseWritingDirection: NSWritingDirection { storage.baseWritingDirection }
  open var lineBreakStrategy: LineBreakStrategy { storage.lineBreakStrategy }

  open override func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.storage = storage
    return copy
  }

  open override func copy() -> Any {
    let copy = NSParagraphStyle()
    copy.storage = storage
    return copy
  }
}

private struct ParagraphValues: Hashable, Sendable {
  var alignment = NSTextAlignment.natural
  var lineSpacing: CGFloat = 0
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var paragraphSpacing: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
  var firstLineHeadIndent: CGFloat = 0
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var hyphenationFactor: Float = 0
  var defaultTabInterval: CGFloat = 0
  var tabStops: [NSTextTab] = []
  var baseWritingDirection = NSWritingDirection.natural
  var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
}

// Configured before it is shared, as in UIKit.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var alignment: NSTextAlignment {
    get { storage.alignment }
    set { storage.alignment = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { storage.lineSpacing }
    set { storage.lineSpacing = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { storage.lineBreakMode }
    set { storage.lineBreakMode = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { storage.paragraphSpacing }
    set { storage.paragraphSpacing = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { storage.minimumLineHeight }
    set { storage.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { storage.maximumLineHeight }
    set { storage.maximumLineHeight = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { storage.lineHeightMultiple }
    set { storage.lineHeightMultiple = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { storage.firstLineHeadIndent }
    set { storage.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { storage.headIndent }
    set { storage.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { storage.tailIndent }
    set { storage.tailIndent = newValue }
  }
  open override var defaultTabInterval: CGFloat {
    get { storage.defaultTabInterval }
    set { storage.defaultTabInterval = newValue }
  }
  open override var tabStops: [NSTextTab]! {
    get { storage.tabStops }
    set { storage.tabStops = newValue ?? [] }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { storage.baseWritingDirection }
    set { storage.baseWritingDirection = newValue }
  }
  open override var lineBreakStrategy: LineBreakStrategy {
    get { storage.lineBreakStrategy }
    set { storage.lineBreakStrategy = newValue }
  }
  open var paragraphSpacingBefore: CGFloat {
    get { storage.paragraphSpacingBefore }
    set { storage.paragraphSpacingBefore = newValue }
  }
  open var hyphenationFactor: Float {
    get { storage.hyphenationFactor }
    set { storage.hyphenationFactor = newValue }
  }
}

/// A position at which text is aligned.
public final class NSTextTab: NSObject, Sendable {
  public let alignment: NSTextAlignment
  public let location: CGFloat

  public init(textAlignment: NSTextAlignment, location: CGFloat) {
    alignment = textAlignment
    self.location = location
    super.init()
  }
}
