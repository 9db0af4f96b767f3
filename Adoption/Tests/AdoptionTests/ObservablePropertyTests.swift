import Testing

@testable import Adoption

@Suite struct ObservablePropertyTests {
  private func rewrittenProperty(_ property: String) -> String {
    let text = rewritten("import UIKit\nfinal class Player: NSObject { \(property) }\n")
    return String(text.dropFirst("import UIKit\nfinal class Player: NSObject { ".count).dropLast(3))
  }

  @Test func `a dynamic property reports its changes`() {
    #expect(
      rewrittenProperty("@objc dynamic var title = \"\" // shown")
        == "              var title = \"\" "
        + #"{ didSet { KeyValueChanges.report(self, \Player.title, named: "title", from: oldValue) } } // shown"#
    )
    #expect(
      rewrittenProperty("@objc private(set) dynamic var rate: Float")
        == "      private(set)         var rate: Float "
        + #"{ didSet { KeyValueChanges.report(self, \Player.rate, named: "rate", from: oldValue) } }"#
    )
  }

  @Test func `it reports them after the app's own observers, and from its setter`() {
    #expect(
      rewrittenProperty("dynamic var rate = 0 { didSet(old) { show(old) } }")
        == #"        var rate = 0 { didSet(old) { defer { KeyValueChanges.report("#
        + #"self, \Player.rate, named: "rate", from: old) }; show(old) } }"#)
    #expect(
      rewrittenProperty("dynamic var rate = 0 { willSet { show() } }")
        == "        var rate = 0 { willSet { show() }  "
        + #"didSet { KeyValueChanges.report(self, \Player.rate, named: "rate", from: oldValue) } }"#
    )
    #expect(
      rewrittenProperty("dynamic var rate: Int { get { 1 } set { show() } }")
        == #"        var rate: Int { get { 1 } set { defer { KeyValueChanges.report("#
        + #"self, \Player.rate, named: "rate") }; show() } }"#)
  }

  @Test(arguments: [
    "var title = \"\"", "dynamic let title = \"\"", "dynamic static var title = \"\"",
    "dynamic lazy var title = \"\"", "dynamic var title: String { \"\" }",
    "@Published dynamic var title = \"\"", "dynamic func title() {}",
  ]) func `other properties report nothing`(property: String) {
    #expect(!rewrittenProperty(property).contains("KeyValueChanges"))
  }

  @Test func `a file that imports only Foundation imports UIKit for it`() {
    let file = rewrite("import Foundation\nclass Player: NSObject { @objc dynamic var rate = 0 }")
    #expect(file.text.split(separator: "\n").first?.contains("import UIKit") ?? false)
  }
}
