import Foundation

/// Generates the types that Tuist generates for a module's fonts: `ShopFontFamily.Lato.bold.font(size: 12)`.
///
/// A font's file name tells its family and style, as `Lato-Bold.ttf` does.
struct TuistFonts {
  private let typeName: String
  private let fontTypeName: String
  /// The file names without their endings, and the files' names.
  private let fonts: [(name: String, file: String)]

  /// Nil if the module has no fonts or the sources don't use the types.
  init?(_ module: AdoptedModule, mentions: Set<String>) {
    let prefix = TuistNames.prefix(of: module.name)
    let names = (family: prefix + "FontFamily", font: prefix + "FontConvertible")
    guard mentions.contains(names.family) || mentions.contains(names.font) else { return nil }
    self.init(module.resources, typeName: names.family, fontTypeName: names.font)
  }

  /// Nil if none of the resources is a font.
  init?(_ resources: [AdoptedModule.Resource], typeName: String, fontTypeName: String) {
    self.typeName = typeName
    self.fontTypeName = fontTypeName
    fonts = resources.map { Paths.name($0.path) }
      .filter { SwiftGenConfiguration.Kind.fonts.suffixes.contains(Paths.suffix($0)) }
      .map { (($0 as NSString).deletingPathExtension, $0) }.sorted { $0.0 < $1.0 }
    if fonts.isEmpty { return nil }
  }

  var source: GeneratedSource {
    var lines = ["// Generated from the fonts, as Tuist does.", "", "import UIKit", ""]
    lines.append("public enum \(typeName) {")
    var all: [String] = []
    let families = Dictionary(grouping: fonts) { Self.family(of: $0.name) }
    for (family, members) in families.sorted(by: { $0.key < $1.key }) {
      guard let type = AssetSymbols.typeName(family) else { continue }
      lines.append("  public enum \(type) {")
      var known: Set<String> = []
      for font in members {
        guard let name = AssetSymbols.identifier(Self.style(of: font.name), suffix: ""),
          known.insert(name).inserted
        else { continue }
        let values = [font.name, family, font.file].map(SwiftText.literal)
        lines.append(
          "    public static var \(AssetSymbols.quoted(name)): \(fontTypeName) "
            + "{ .init(name: \(values[0]), family: \(values[1]), path: \(values[2])) }")
        all.append("\(type).\(AssetSymbols.quoted(name))")
      }
      lines.append("  }")
    }
    lines += [
      "  public static var allCustomFonts: [\(fontTypeName)] { [\(all.joined(separator: ", "))] }",
      "  public static func registerAllCustomFonts() {}",
      "}", "",
      "public struct \(fontTypeName): Sendable {",
      "  public typealias Font = UIFont",
      "  public let name: String", "  public let family: String", "  public let path: String",
      "  public func font(size: CGFloat) -> UIFont { UIFont(name: name, size: size) ?? .systemFont(ofSize: size) }",
      "}", "",
      "extension UIFont {",
      "  public convenience init?(font: \(fontTypeName), size: CGFloat) {",
      "    self.init(name: font.name, size: size)",
      "  }",
      "}",
    ]
    return GeneratedSource(
      name: "Generated\(typeName).swift", text: lines.joined(separator: "\n") + "\n")
  }

  private static func family(of name: String) -> String { String(name.prefix { $0 != "-" }) }

  private static func style(of name: String) -> String {
    let style = name.drop { $0 != "-" }.dropFirst()
    return style.isEmpty ? "regular" : String(style)
  }
}
