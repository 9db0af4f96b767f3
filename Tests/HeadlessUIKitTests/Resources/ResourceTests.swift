import HeadlessUIKit
import Testing

@MainActor @Suite struct `A compiled bundle` {
  private let drawing: Drawing

  init() throws {
    drawing = try Drawing()
    try drawing.file(
      "Assets.json",
      """
      {"version": 1, "images": {"logo": [24, 12], "Icons/add": [0, 0]},
       "colors": {"accent": [1, 0.5, 0, 1]}, "systemColors": {"danger": "systemRedColor"},
       "data": {"seed": "seed.json"}}
      """)
    try drawing.file("seed.json", "[1]")
    try drawing.file("photo@2x.jpg", "…")
    try drawing.file(
      "Localizable.strings",
      """
      "title" = "Camping";
      "%lld items" = "%lld items";
      "greeting %@ %lld" = "%2$lld times hello, %1$@";
      "100%" = "All of it";
      """)
    try drawing.file(
      "Localizable.plurals.json",
      #"{"%lld items": {"one": "%lld item", "other": "%lld items", "zero": "nothing"}}"#)
  }

  @Test func `has the images of its catalog and beside it, and no others`() {
    #expect(
      UIImage(named: "logo", in: drawing.bundle, compatibleWith: nil)?.size
        == CGSize(width: 24, height: 12))
    #expect(UIImage(named: "Icons/add", in: drawing.bundle, compatibleWith: nil) != nil)
    #expect(UIImage(named: "photo", in: drawing.bundle, compatibleWith: nil) != nil)
    #expect(
      UIImage(named: "logo.png", in: drawing.bundle, compatibleWith: nil)?.size
        == UIImage(named: "logo", in: drawing.bundle, compatibleWith: nil)?.size)
    #expect(UIImage(named: "gone", in: drawing.bundle, compatibleWith: nil) == nil)
    #expect(UIImage(resource: ImageResource(name: "logo", bundle: drawing.bundle)).name == "logo")
  }

  @Test func `has the colors of its catalog`() {
    #expect(
      UIColor(named: "accent", in: drawing.bundle, compatibleWith: nil)
        == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(
      UIColor(resource: ColorResource(name: "danger", bundle: drawing.bundle)) == .systemRed)
    #expect(UIColor(named: "gone", in: drawing.bundle, compatibleWith: nil) == nil)
  }

  @Test func `has the data sets of its catalog`() {
    #expect(NSDataAsset(name: "seed", bundle: drawing.bundle)?.data == Data("[1]".utf8))
    #expect(NSDataAsset(name: "gone", bundle: drawing.bundle) == nil)
  }

  @Test func `without a catalog takes any name for an image`() throws {
    let empty = try Drawing()
    #expect(UIImage(named: "anything", in: empty.bundle, compatibleWith: nil) != nil)
  }

  @Test func `looks texts up with their arguments`() {
    let bundle = drawing.bundle
    #expect(String(localized: "title", bundle: bundle) == "Camping")
    #expect(String(localized: "missing", bundle: bundle) == "missing")
    #expect(
      String(localized: "missing", defaultValue: "\(2) of \("x")", bundle: bundle) == "2 of x")
    #expect(
      String(localized: "greeting \("Kim") \(3)", bundle: bundle) == "3 times hello, Kim")
    #expect(String(localized: "100%", bundle: bundle) == "All of it")
    #expect(NSLocalizedString("title", bundle: bundle, comment: "") == "Camping")
  }

  @Test(arguments: [(0, "nothing"), (1, "1 item"), (5, "5 items")])
  func `looks plurals up by their number`(count: Int, text: String) {
    #expect(String(localized: "\(count) items", bundle: drawing.bundle) == text)
  }

  @Test func `gap: NSLocalizedString with a plural gives the form of many`() {
    let format = NSLocalizedString("%lld items", bundle: drawing.bundle, comment: "")
    #expect(String.localizedStringWithFormat(format, 1) == "1 items")
  }
}
