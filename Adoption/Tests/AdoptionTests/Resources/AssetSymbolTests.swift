import Testing

@testable import Adoption

@Suite struct AssetSymbolTests {
  @Test func `a color extends SwiftUI's type, although the app has one of that name`() throws {
    let color = AssetCatalogReader.Asset(name: "Night", kind: .systemColor("red"))
    let symbols = AssetSymbols([color], declared: ["Color": ["day"]], extendsSwiftUI: true)
    let text = try #require(symbols.source?.text)
    #expect(
      text.hasSuffix(
        """
        extension SwiftUI.Color {
          static var night: SwiftUI.Color { SwiftUI.Color(.night) }
        }

        extension ShapeStyle where Self == SwiftUI.Color {
          static var night: SwiftUI.Color { .init(.night) }
        }

        """), "\(text)")
  }
}
