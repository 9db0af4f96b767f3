import Foundation

/// Generates the Swift symbols that Xcode 26 generates for string catalogs: `String(localized: .settingsTitle)`.
///
/// Only texts that a person has added by hand have one, and only those that the sources mention are generated.
struct StringCatalogSymbols {
  private struct Symbol {
    let name: String
    let key: String
    let table: String
    let value: FormatText
  }

  private let symbols: [Symbol]

  /// - Parameters:
  ///   - declared: members that the app's own extensions of `LocalizedStringResource` have; they win.
  init(_ resources: [AdoptedModule.Resource], sources: [String], declared: Set<String>) {
    let catalogs = resources.filter { ($0.path as NSString).pathExtension == "xcstrings" }
    guard !catalogs.isEmpty else {
      symbols = []
      return
    }
    let mentioned = MentionedMembers(in: sources).names.subtracting(declared)
    symbols = catalogs.flatMap { Self.symbols(of: $0.path, mentioned) }
  }

  private static func symbols(of path: String, _ mentioned: Set<String>) -> [Symbol] {
    guard let data = FileManager.default.contents(atPath: path),
      let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let strings = json["strings"] as? [String: Any]
    else { return [] }
    let source = json["sourceLanguage"] as? String ?? "en"
    let table = (Paths.name(path) as NSString).deletingPathExtension
    var known: Set<String> = []
    return strings.sorted { $0.key < $1.key }.compactMap { key, value in
      guard let entry = value as? [String: Any],
        entry["extractionState"] as? String == "manual",
        let name = identifier(key), mentioned.contains(name), known.insert(name).inserted
      else { return nil }
      let localizations = entry["localizations"] as? [String: [String: Any]] ?? [:]
      let value = localizations[source].flatMap(text) ?? key
      return Symbol(name: name, key: key, table: table, value: FormatText(value))
    }
  }

  /// The text of one language, and the form for many if it has plurals.
  private static func text(_ localization: [String: Any]) -> String? {
    if let text = (localization["stringUnit"] as? [String: Any])?["value"] as? String {
      let substitutions = localization["substitutions"] as? [String: [String: Any]] ?? [:]
      return substitutions.reduce(text) { text, substitution in
        let specifier = substitution.value["formatSpecifier"] as? String ?? "lld"
        return text.replacing(
          "%#@\(substitution.key)@", with: "%(\(substitution.key))\(specifier)")
      }
    }
    let variations = localization["variations"] as? [String: [String: [String: Any]]] ?? [:]
    let forms = variations["plural"] ?? variations["device"] ?? [:]
    return (forms["other"] ?? forms.min { $0.key < $1.key }?.value).flatMap(text)
  }

  var source: GeneratedSource? {
    guard !symbols.isEmpty else { return nil }
    var lines = ["// Generated from the string catalogs.", "", "import UIKit", ""]
    lines.append("extension LocalizedStringResource {")
    let tables = Dictionary(grouping: symbols, by: \.table).sorted { $0.key < $1.key }
    for (table, symbols) in tables {
      // A table of another name becomes a type.
      let space = table == "Localizable" ? nil : AssetSymbols.typeName(table)
      if let space { lines.append("  enum \(AssetSymbols.quoted(space)) {") }
      lines += symbols.map { "  " + Self.declaration($0) }
      if space != nil { lines.append("  }") }
    }
    lines.append("}")
    return GeneratedSource(
      name: "CamshStringSymbols.swift", text: lines.joined(separator: "\n") + "\n")
  }

  private static func declaration(_ symbol: Symbol) -> String {
    let parameters = symbol.value.parameters.map(\.declaration).joined(separator: ", ")
    let member =
      parameters.isEmpty
      ? "var \(AssetSymbols.quoted(symbol.name)):"
      : "func \(AssetSymbols.quoted(symbol.name))(\(parameters)) ->"
    let table = symbol.table == "Localizable" ? "" : ", table: \(SwiftText.literal(symbol.table))"
    return "nonisolated static \(member) LocalizedStringResource "
      + "{ LocalizedStringResource(\(SwiftText.literal(symbol.key)), "
      + "defaultValue: \(symbol.value.literal)\(table)) }"
  }

  /// `Alert.Cancel` is `alertCancel`, `Batch.NItems %lld` is `batchNitems`.
  static func identifier(_ key: String) -> String? {
    var words: [String] = []
    var word = ""
    for character in FormatText(key).plain + " " {
      let isLetter = character.isLetter || character.isNumber
      if !isLetter || character.isUppercase && word.last?.isUppercase == false, !word.isEmpty {
        words.append(word.lowercased())
        word = ""
      }
      if isLetter { word.append(character) }
    }
    guard let first = words.first else { return nil }
    let name =
      first + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.first?.isNumber == true ? "_" + name : name
  }
}
