import Testing

@testable import Adoption

/// The names of the types that Tuist generates for asset catalogs.
@Suite struct TuistAssetsTests {
  @Test(arguments: [("Shop", "Shop"), ("Shop_iOS", "ShopIOS"), ("shop-kit", "ShopKit")])
  func `the types have the target's name in camel case`(module: String, prefix: String) {
    let asset = AssetCatalogReader.Asset(name: "paper", kind: .systemColor("red"))
    let text = TuistAssets(catalogs: [("Assets", [asset])], module: module).source.text
    #expect(TuistAssets.typeName(of: module) == prefix + "Asset")
    #expect(text.contains("public enum \(prefix)Asset {"))
    #expect(text.contains("static var paper: \(prefix)Colors { \(prefix)Colors(name: \"paper\") }"))
    #expect(text.contains("public struct \(prefix)Images"))
  }

  @Test func `a module's bundle is the app's`() throws {
    let type = TuistAssets.bundleTypeName(of: "Shop_iOS")
    let text = try #require(
      SupportSource.text(mentions: [], hasOwnBundle: true, bundleType: type))
    #expect(text.contains("public final class ShopIOSResources {"))
    #expect(text.contains("public static var bundle: Bundle { .main }"))
    #expect(SupportSource.text(mentions: [], hasOwnBundle: true) == nil)
  }
}
