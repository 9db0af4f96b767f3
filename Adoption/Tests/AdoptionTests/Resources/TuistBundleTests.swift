import Testing

@testable import Adoption

/// The class that Tuist generates for a module's bundle.
@Suite struct TuistBundleTests {
  @Test func `a module's bundle is the app's`() throws {
    let bundle = try #require(TuistBundle(module: "Shop_iOS", mentions: ["ShopIOSResources"]))
    #expect(bundle.source.text.contains("public final class ShopIOSResources {"))
    #expect(bundle.source.text.contains("public static var bundle: Bundle { .main }"))
    #expect(TuistBundle(module: "Shop_iOS", mentions: ["ShopResources"]) == nil)
  }
}
