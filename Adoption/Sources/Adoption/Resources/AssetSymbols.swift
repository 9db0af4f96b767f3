/// Generates the Swift symbols that Xcode generates for images and colors of asset catalogs.
struct AssetSymbols {
  private let images: [(path: [String], name: String)]
  private let colors: [(path: [String], name: String)]
  private let extendsSwiftUI: Bool
  private let declared: [String: Set<String>]

  /// - Parameters:
  ///   - declared: members that the app's own extensions of the types have; they win.
  ///   - extendsSwiftUI: whether a file of the module imports SwiftUI.
  init(_ assets: [AssetCatalogReader.Asset], declared: [String: Set<String>], extendsSwiftUI: Bool)
  {
    self.declared = declared
    self.extendsSwiftUI = extendsSwiftUI
    images = Self.symbols(assets, suffix: "Image") {
      if case .image = $0 { true } else { false }
    }
    colors = Self.symbols(assets, suffix: "Color") {
      switch $0 {
      case .color, .systemColor: true
      case .image, .data: false
      }
    }
  }

  private static func symbols(
    _ assets: [AssetCatalogReader.Asset], suffix: String,
    where isMeant: (AssetCatalogReader.Kind) -> Bool
  ) -> [(path: [String], name: String)] {
    var known: Set<[String]> = []
    return assets.filter { isMeant($0.kind) }.compactMap { asset in
      var parts = asset.name.split(separator: "/").map(String.init)
      guard let last = parts.popLast(), let symbol = identifier(last, suffix: suffix) else {
        return nil
      }
      let path = parts.compactMap(typeName) + [symbol]
      return known.insert(path).inserted ? (path, asset.name) : nil
    }
  }

  /// The generated file, unless the app declares everything itself.
  ///
  /// Its name isn't Xcode's, because the app may have a file of that name.
  var source: GeneratedSource? {
    var lines = resources("ImageResource", images) + resources("ColorResource", colors)
    lines +=
      members("UIImage", "ImageResource", images) + members("UIColor", "ColorResource", colors)
    if extendsSwiftUI {
      // The app may have a type of its own named Color.
      lines += members("SwiftUI.Color", "ColorResource", colors)
      let styles = flat(colors, of: ["Color", "ShapeStyle"])
      if !styles.isEmpty {
        lines += ["", "extension ShapeStyle where Self == SwiftUI.Color {"]
        lines += styles.map {
          "  static var \(Self.quoted($0)): SwiftUI.Color { .init(.\(Self.quoted($0))) }"
        }
        lines.append("}")
      }
    }
    guard !lines.isEmpty else { return nil }
    let head =
      ["// Generated from the asset catalogs.", "", "import UIKit"]
      + (extendsSwiftUI ? ["import SwiftUI"] : [])
    return GeneratedSource(
      name: "CamshAssetSymbols.swift", text: (head + lines).joined(separator: "\n") + "\n")
  }

  private func resources(_ type: String, _ symbols: [(path: [String], name: String)]) -> [String] {
    let own = declared[type] ?? []
    let symbols = symbols.filter { !own.contains($0.path[0]) }
    guard !symbols.isEmpty else { return [] }
    return ["", "extension \(type) {"] + Self.constants(of: type, symbols, below: "") + ["}"]
  }

  /// The constants of a folder, and an enumeration for each folder in it that provides a namespace.
  private static func constants(
    of type: String, _ symbols: [(path: [String], name: String)], below indent: String
  ) -> [String] {
    let indent = indent + "  "
    var lines = symbols.filter { $0.path.count == 1 }.map { path, name in
      "\(indent)static let \(quoted(path[0])) = \(type)(name: \(SwiftText.literal(name)), bundle: .main)"
    }
    let folders = Dictionary(grouping: symbols.filter { $0.path.count > 1 }) { $0.path[0] }
    for (folder, inside) in folders.sorted(by: { $0.key < $1.key }) {
      let inside = inside.map { (path: Array($0.path.dropFirst()), name: $0.name) }
      lines.append("\(indent)enum \(quoted(folder)) {")
      lines += constants(of: type, inside, below: indent) + ["\(indent)}"]
    }
    return lines
  }

  private func members(
    _ type: String, _ resource: String, _ symbols: [(path: [String], name: String)]
  ) -> [String] {
    let names = flat(symbols, of: [type.replacing("SwiftUI.", with: "")]).filter {
      !Self.taken.contains($0)
    }
    guard !names.isEmpty else { return [] }
    var lines = ["", "extension \(type) {"]
    for name in names {
      let value =
        type.hasPrefix("UI")
        ? "\(type)(resource: .\(Self.quoted(name)))" : "\(type)(.\(Self.quoted(name)))"
      lines.append("  static var \(Self.quoted(name)): \(type) { \(value) }")
    }
    return lines + ["}"]
  }

  private func flat(_ symbols: [(path: [String], name: String)], of types: [String]) -> [String] {
    let own = Set(types.flatMap { declared[$0] ?? [] })
    return symbols.filter { $0.path.count == 1 && !own.contains($0.path[0]) }.map { $0.path[0] }
  }

  // MARK: Names

  /// `icon-add` is `iconAdd`, `AccentColor` is `accent`, `MHPink` is `mhPink`, `2x` is `_2X`.
  static func identifier(_ name: String, suffix: String) -> String? {
    var words = words(of: name)
    if words.count > 1, words.last?.lowercased() == suffix.lowercased() { words.removeLast() }
    guard let first = words.first else { return nil }
    let isAcronym = first.count > 1 && first.allSatisfy { $0.isUppercase || $0.isNumber }
    // Of `MHPink`, all of the abbreviation becomes lowercase: `mhPink`.
    let capitals = isAcronym ? first.count : max(1, first.prefix(while: \.isUppercase).count - 1)
    let head = first.prefix(capitals).lowercased() + first.dropFirst(capitals)
    let symbol = head + words.dropFirst().map(capitalized).joined()
    return symbol.first?.isNumber == true ? "_" + symbol : symbol
  }

  static func typeName(_ folder: String) -> String? {
    let name = words(of: folder).map(capitalized).joined()
    return name.isEmpty ? nil : name.first?.isNumber == true ? "_" + name : name
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// The parts between characters that identifiers can't contain, and between a lowercase and an
  /// uppercase letter.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    for character in name {
      if !(character.isLetter || character.isNumber) {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else if character.isUppercase, word.last?.isLowercase == true {
        words.append(word)
        word = String(character)
      } else {
        word.append(character)
      }
    }
    return word.isEmpty ? words : words + [word]
  }

  static func quoted(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  private static let keywords: Set = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
    "extension", "false", "for", "func", "guard", "if", "import", "in", "init", "is", "let", "nil",
    "operator", "private", "protocol", "public", "repeat", "return", "self", "static", "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "var", "where", "while",
    "internal", "typealias", "rethrows", "fileprivate", "inout", "Any", "Protocol", "Self", "Type",
  ]

  /// The names that UIColor and UIImage declare.
  private static let taken: Set = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "gray", "green", "lightGray", "magenta",
    "orange", "purple", "red", "white", "yellow", "label", "link", "separator", "tintColor",
    "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "systemBackground",
    "systemFill", "primary", "secondary", "accentColor", "mint", "teal", "indigo", "pink", "add",
    "remove", "actions", "checkmark", "strokedCheckmark",
  ]
}
