import Foundation

/// Generates the type `R` that R.swift generates for a module's resources.
///
/// If the sources use members of `R` that camsh doesn't know, stand-ins take its place.
struct RSwiftResources {
  /// The keys of each table of texts.
  let texts: [String: [String]]
  let assets: [AssetCatalogReader.Asset]
  /// Nil if the sources use no storyboards or xibs of `R`.
  let interfaces: RSwiftInterfaces?
  private let files: [AdoptedModule.Resource]
  private let kinds: Set<String>

  /// - Parameter classes: The names of all classes of the app, with the module that declares each.
  ///
  /// Nil if the sources use other members of `R`, or none.
  init?(
    _ module: AdoptedModule, texts: [String: [String]], assets: [AssetCatalogReader.Asset],
    classes: [String: String]
  ) {
    kinds = Self.kinds(in: module.sources)
    let known = RSwiftInterfaces.kinds.union(["color", "file", "font", "image", "string"])
    guard !kinds.isEmpty, kinds.isSubset(of: known) else { return nil }
    self.texts = texts
    self.assets = assets
    files = module.resources
    interfaces =
      kinds.isDisjoint(with: RSwiftInterfaces.kinds)
      ? nil : RSwiftInterfaces(module, classes: classes)
  }

  /// The kinds of resources that the sources use: `string` of `R.string.localizable.title()`.
  private static func kinds(in sources: [String]) -> Set<String> {
    var kinds: Set<String> = []
    for path in sources {
      guard let text = try? String(contentsOfFile: path, encoding: .utf8), text.contains("R.")
      else { continue }
      for match in text.matches(of: /\bR\.([a-z]\w*)/) { kinds.insert(String(match.1)) }
    }
    return kinds
  }

  var source: GeneratedSource {
    var lines = ["// Generated from the resources, as R.swift does.", "", "import UIKit"]
    if let interfaces {
      lines += ["import Rswift"] + interfaces.modules.sorted().map { "import \($0)" }
    }
    lines += ["", "enum R {", "  enum string {"]
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
    lines += interfaces?.lines ?? []
    for (name, type, endings) in [("file", "RFile", nil), ("font", "RFont", ["otf", "ttf"])]
    where kinds.contains(name) {
      lines += ["  enum \(name) {"] + fileMembers(type, endings) + ["  }"]
    }
    lines += ["}"] + Self.types + (interfaces == nil ? [] : RSwiftInterfaces.types)
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

  /// The members for files that are copied, with the given endings or any.
  private func fileMembers(_ type: String, _ endings: [String]?) -> [String] {
    let names = files.map { Paths.name($0.bundlePath) }.filter { name in
      let ending = (name as NSString).pathExtension
      return endings?.contains(ending) ?? !Self.compiled.contains(ending)
    }
    // A file's member has its ending in the name, and a font's doesn't.
    let shown = endings == nil ? names : names.map { ($0 as NSString).deletingPathExtension }
    return members(shown, type) { "name: \(SwiftText.literal($0))" }.map { "  " + $0 }
  }

  private static let compiled: Set<String> = [
    "lproj", "storyboard", "strings", "stringsdict", "xcassets", "xcdatamodeld", "xcstrings", "xib",
  ]

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
    "", "struct RFile: Sendable {", "  let name: String",
    "  func callAsFunction() -> URL? { Bundle.main.url(forResource: name, withExtension: nil) }",
    "  func url() -> URL? { callAsFunction() }",
    "  func path() -> String? { callAsFunction()?.path }", "}",
    "", "struct RFont: Sendable {", "  let name: String", "  var fontName: String { name }",
    "  func callAsFunction(size: CGFloat) -> UIFont? { UIFont(name: name, size: size) }", "}",
  ]
}
