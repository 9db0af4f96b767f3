import Testing

@testable import Adoption

/// The names of the types that Tuist generates for fonts.
@Suite struct TuistFontsTests {
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
    #expect(text.contains("convenience init?(font: ShopIOSFontConvertible, size: CGFloat) {"))
  }
}
