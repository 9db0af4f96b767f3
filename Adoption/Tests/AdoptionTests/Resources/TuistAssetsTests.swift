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
}
