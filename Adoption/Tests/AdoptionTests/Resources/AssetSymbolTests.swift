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

  @Test func `folders within a folder that provides a namespace are types of the same type`() throws
  {
    let names = ["Icons/12/lock", "Icons/16/close", "Icons/star"]
    let assets = names.map { AssetCatalogReader.Asset(name: $0, kind: .systemColor("red")) }
    let text = try #require(AssetSymbols(assets, declared: [:], extendsSwiftUI: false).source?.text)
    #expect(
      text.hasSuffix(
        """
        extension ColorResource {
          enum Icons {
            static let star = ColorResource(name: "Icons/star", bundle: .main)
            enum _12 {
              static let lock = ColorResource(name: "Icons/12/lock", bundle: .main)
            }
            enum _16 {
              static let close = ColorResource(name: "Icons/16/close", bundle: .main)
            }
          }
        }

        """), "\(text)")
  }
}
