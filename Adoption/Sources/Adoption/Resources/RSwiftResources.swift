import Foundation

/// Generates the type `R` that R.swift generates for texts, images and colors.
///
/// If the sources use other members of `R`, stand-ins take its place.
struct RSwiftResources {
  /// The keys of each table of texts.
  let texts: [String: [String]]
  let assets: [AssetCatalogReader.Asset]

  /// Whether the sources use `R` for nothing but texts, images and colors.
  static func isUsed(in sources: [String]) -> Bool {
    var kinds: Set<String> = []
    for path in sources {
      guard let text = try? String(contentsOfFile: path, encoding: .utf8), text.contains("R.")
      else { continue }
      for match in text.matches(of: /\bR\.([a-z]\w*)/) { kinds.insert(String(match.1)) }
    }
    return !kinds.isEmpty && kinds.isSubset(of: ["string", "image", "color"])
  }

  var source: GeneratedSource {
    var lines = ["// Generated from the resources, as R.swift does.", "", "import UIKit", ""]
    lines += ["enum R {", "  enum string {"]
    for (table, keys) in texts.sorted(by: { $0.key < $1.key }) {
      lines.append("    enum \(AssetSymbols.quoted(Self.identifier(table))) {")
      lines += members(keys, "RText") {
        "key: \(SwiftText.literal($0)), table: \(SwiftText.literal(table))"
      }.map { "    " + $0 }
      lines.append("    }")
    }
    lines.append("  }")
    for (name, type) in [("image", "RImage"), ("color", "RColor")] {
      let names = assets.filter { Self.type(of: $0) == type }.map(\.name)
      lines.append("  enum \(name) {")
      lines += members(names, type) { "name: \(SwiftText.literal($0))" }.map { "  " + $0 }
      lines.append("  }")
    }
    lines += ["}"] + Self.types
    return GeneratedSource(
      name: "GeneratedResources.swift", text: lines.joined(separator: "\n") + "\n")
  }

  private func members(
    _ names: [String], _ type: String, _ arguments: (String) -> String
  ) -> [String] {
    var known: Set<String> = []
    return names.sorted().compactMap { name in
      let identifier = Self.identifier(name)
      guard !identifier.isEmpty, known.insert(identifier).inserted else { return nil }
      return "  static var \(AssetSymbols.quoted(identifier)): \(type) "
        + "{ \(type)(\(arguments(name))) }"
    }
  }

  private static func type(of asset: AssetCatalogReader.Asset) -> String? {
    switch asset.kind {
    case .image: "RImage"
    case .color, .systemColor: "RColor"
    case .data: nil
    }
  }

  /// `TabBar.settings-title` is `tabBarSettingsTitle`, `URLField` is `urlField`.
  static func identifier(_ name: String) -> String {
    let words = name.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    let joined = words.enumerated().map { position, word in
      position == 0 ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
    let capitals = joined.prefix { $0.isUppercase }.count
    // The last capital begins the next word.
    let count = capitals > 1 && capitals < joined.count ? capitals - 1 : capitals
    let lowered = joined.prefix(count).lowercased() + joined.dropFirst(count)
    return lowered.first?.isNumber == true ? "_" + lowered : lowered
  }

  private static let types = [
    "", "struct RText: Sendable {", "  let key: String", "  let table: String",
    "  func callAsFunction(_ values: any CVarArg..., preferredLanguages: [String]? = nil)"
      + " -> String {",
    "    let text = NSLocalizedString(key, tableName: table, comment: \"\")",
    "    return values.isEmpty ? text : String(format: text, arguments: values)", "  }", "}",
    "", "struct RImage: Sendable {", "  let name: String",
    "  func callAsFunction() -> UIImage? { UIImage(named: name) }", "}",
    "", "struct RColor: Sendable {", "  let name: String",
    "  func callAsFunction() -> UIColor? { UIColor(named: name) }", "}",
  ]
}
