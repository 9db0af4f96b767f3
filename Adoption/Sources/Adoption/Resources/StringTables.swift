import Foundation

/// The texts of a target by table and language, from `.strings`, `.stringsdict` and `.xcstrings`
/// files.
struct StringTables {
  /// A text for each plural category (`one`, `other`), with the argument that decides.
  typealias Plural = [String: String]

  private struct Table {
    var texts: [String: String] = [:]
    var plurals: [String: Plural] = [:]
  }

  private var tables: [String: [String: Table]] = [:]
  private(set) var notes: [Note] = []
  let developmentLanguage: String

  init(_ resources: [AdoptedModule.Resource], developmentLanguage: String) {
    self.developmentLanguage = developmentLanguage
    for resource in resources {
      let file = LocalizedFile(resource)
      switch (resource.bundlePath as NSString).pathExtension {
      case "strings":
        guard let texts = StringsTable.read(resource.path) else {
          notes.append(Note(file: resource.path, text: "The file isn't a property list of texts."))
          continue
        }
        tables[file.name, default: [:]][file.language ?? "", default: Table()].texts
          .merge(texts) { $1 }
      case "stringsdict": read(plurals: file)
      case "xcstrings": read(catalog: file)
      default: break
      }
    }
  }

  /// The keys of each table, in all languages.
  var keys: [String: [String]] {
    tables.mapValues { languages in
      let all = languages.values.flatMap { Array($0.texts.keys) + Array($0.plurals.keys) }
      return Set(all).sorted()
    }
  }

  /// A table's texts in the development language; of a plural, the form for many.
  func texts(of name: String) -> [String: String] {
    guard let table = tables[name].flatMap(preferred) else { return [:] }
    let plurals = table.plurals.compactMapValues {
      $0["other"] ?? $0.min { $0.key < $1.key }?.value
    }
    return table.texts.merging(plurals) { text, _ in text }
  }

  /// The files for the bundle: each table by language, and the development language's at the top,
  /// where it is found first in any locale.
  ///
  /// `InfoPlist.strings` contains all of `Info.plist`: Foundation on Linux doesn't look further than the localized values.
  func bundleFiles(infoPlist: PropertyList) throws -> [BundleFile] {
    var files: [BundleFile] = []
    for (name, languages) in tables.sorted(by: { $0.key < $1.key }) {
      for (language, table) in languages.sorted(by: { $0.key < $1.key }) where !language.isEmpty {
        files += try Self.files(name, table, in: language + ".lproj/", infoPlist)
      }
      guard let preferred = preferred(of: languages) else { continue }
      files += try Self.files(name, preferred, in: "", infoPlist)
    }
    return files
  }

  private func preferred(of languages: [String: Table]) -> Table? {
    if let table = languages[""] { return table }
    // Missing translations are taken from the base.
    var merged = languages["Base"]
    if let own = languages[developmentLanguage] {
      merged = merged ?? Table()
      merged?.texts.merge(own.texts) { $1 }
      merged?.plurals.merge(own.plurals) { $1 }
    }
    return merged ?? languages["en"] ?? languages.min { $0.key < $1.key }?.value
  }

  private static func files(
    _ name: String, _ table: Table, in folder: String, _ infoPlist: PropertyList
  ) throws -> [BundleFile] {
    var texts = table.texts
    // A plural that is looked up as a plain text has the form for many.
    for (key, plural) in table.plurals where texts[key] == nil {
      texts[key] = plural["other"] ?? plural.min { $0.key < $1.key }?.value
    }
    var values = name == "InfoPlist" ? infoPlist.dictionary ?? [:] : [:]
    values.merge(texts.mapValues { .string($0) }) { $1 }
    let content = try PropertyListFile.bytes(of: .dictionary(values))
    var files = [BundleFile(path: folder + name + ".strings", content: content)]
    if !table.plurals.isEmpty {
      let plurals = try JSONSerialization.data(
        withJSONObject: table.plurals, options: [.sortedKeys, .withoutEscapingSlashes])
      files.append(BundleFile(path: folder + name + ".plurals.json", content: [UInt8](plurals)))
    }
    return files
  }

  // MARK: Plurals

  private mutating func read(plurals file: LocalizedFile) {
    guard let data = FileManager.default.contents(atPath: file.path),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let entries = list as? [String: [String: Any]]
    else {
      notes.append(Note(file: file.path, text: "The file isn't a property list of plurals."))
      return
    }
    for (key, entry) in entries {
      guard let format = entry["NSStringLocalizedFormatKey"] as? String else { continue }
      var plural: Plural = [:]
      for category in Self.categories {
        plural[category] = Self.expand(format, by: category) { name in
          (entry[name] as? [String: Any])?.compactMapValues { $0 as? String }
        }
      }
      tables[file.name, default: [:]][file.language ?? "", default: Table()].plurals[key] = plural
    }
  }

  /// Replaces `%#@name@` by a category's text; nil if no variable has that category.
  private static func expand(
    _ format: String, by category: String, _ variable: (String) -> [String: String]?
  ) -> String? {
    var result = ""
    var rest = format[...]
    var isMeant = false
    while let start = rest.firstRange(of: "%#@"),
      let end = rest[start.upperBound...].firstIndex(of: "@")
    {
      result += rest[..<start.lowerBound]
      let values = variable(String(rest[start.upperBound..<end])) ?? [:]
      if values[category] != nil { isMeant = true }
      result += values[category] ?? values["other"] ?? ""
      rest = rest[rest.index(after: end)...]
    }
    return isMeant ? result + rest : nil
  }

  private static let categories = ["zero", "one", "two", "few", "many", "other"]

  // MARK: String catalogs

  private mutating func read(catalog file: LocalizedFile) {
    guard let data = FileManager.default.contents(atPath: file.path),
      let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let strings = json["strings"] as? [String: Any]
    else {
      notes.append(Note(file: file.path, text: "The file isn't a string catalog."))
      return
    }
    let source = json["sourceLanguage"] as? String ?? developmentLanguage
    for (key, value) in strings {
      guard let entry = value as? [String: Any] else { continue }
      let localizations = entry["localizations"] as? [String: Any] ?? [:]
      for (language, value) in localizations {
        guard let localization = value as? [String: Any] else { continue }
        add(localization, for: key, in: language, of: file.name)
      }
      // A source text that is its own key isn't stored.
      if localizations[source] == nil {
        tables[file.name, default: [:]][source, default: Table()].texts[key] = key
      }
    }
  }

  private mutating func add(
    _ localization: [String: Any], for key: String, in language: String, of table: String
  ) {
    let place = (table, language)
    if let text = Self.text(localization) {
      let substitutions = localization["substitutions"] as? [String: [String: Any]] ?? [:]
      guard !substitutions.isEmpty else {
        tables[place.0, default: [:]][place.1, default: Table()].texts[key] = text
        return
      }
      var plural: Plural = [:]
      for category in Self.categories {
        plural[category] = Self.expand(text, by: category) { name in
          substitutions[name].flatMap(Self.plural)?.mapValues { form in
            let specifier = substitutions[name]?["formatSpecifier"] as? String ?? "lld"
            return form.replacing("%arg", with: "%" + specifier)
          }
        }
      }
      tables[place.0, default: [:]][place.1, default: Table()].plurals[key] = plural
    } else if let plural = Self.plural(localization) {
      tables[place.0, default: [:]][place.1, default: Table()].plurals[key] = plural
    } else if let variations = localization["variations"] as? [String: Any],
      let devices = variations["device"] as? [String: [String: Any]],
      let phone = devices["iphone"] ?? devices["other"]
    {
      add(phone, for: key, in: language, of: table)
    }
  }

  /// The text, whose placeholders have no names: `%(count)lld` is `%lld`.
  private static func text(_ localization: [String: Any]) -> String? {
    ((localization["stringUnit"] as? [String: Any])?["value"] as? String)?
      .replacing(/(%(?:[0-9]+\$)?)\([A-Za-z_][A-Za-z0-9_]*\)/) { $0.output.1 }
  }

  private static func plural(_ localization: [String: Any]) -> Plural? {
    guard let variations = localization["variations"] as? [String: Any],
      let plural = variations["plural"] as? [String: [String: Any]]
    else { return nil }
    return plural.compactMapValues(text)
  }
}
