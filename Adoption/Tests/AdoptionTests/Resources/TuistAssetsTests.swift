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

  @Test func `a font has a name of its family and its style`() throws {
    let files = ["Lato-SemiBold.ttf", "Lato-Regular.ttf", "Icons.otf", "Logo.png"]
    let module = AdoptedModule(
      name: "Shop_iOS", sources: [],
      resources: files.map { .init(path: "/app/" + $0, bundlePath: $0) },
      settings: CompilerSettings())
    #expect(TuistFonts(module, mentions: ["ShopFontFamily"]) == nil)
    let text = try #require(TuistFonts(module, mentions: ["ShopIOSFontFamily"])).source.text
    #expect(
      text.contains(
        #"public static var semiBold: ShopIOSFontConvertible { .init(name: "Lato-SemiBold", family: "Lato", "#
          + #"path: "Lato-SemiBold.ttf") }"#))
    #expect(text.contains("[Icons.regular, Lato.regular, Lato.semiBold]"))
    #expect(text.contains("public struct ShopIOSFontConvertible: Sendable {"))
  }
}
