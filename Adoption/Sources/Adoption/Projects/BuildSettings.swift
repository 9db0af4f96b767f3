/// The build settings of one configuration of a target, above those of its project and its files.
struct BuildSettings {
  private var values: [String: String] = [:]

  /// Configuration files that the project names and the checkout lacks, so their settings are
  /// unknown.
  var missingFiles: Set<String> = []

  /// The depth at which references count as a cycle.
  private static let depthLimit = 16

  init(_ values: [String: String] = [:]) {
    self.values = values
  }

  /// Adds a layer on top; its `$(inherited)` means the current value.
  mutating func add(_ layer: [String: String]) {
    // Conditional settings such as `KEY[sdk=iphonesimulator*]` apply, because this build resembles
    // a simulator's.
    let sorted = layer.sorted { $0.key < $1.key }
    for (key, value) in sorted {
      var name = key
      if let bracket = key.firstIndex(of: "[") {
        guard
          key[bracket...].contains("iphonesimulator") || key[bracket...].contains("config=Debug")
        else { continue }
        name = String(key[..<bracket])
      }
      let inherited = values[name] ?? ""
      values[name] = value.replacing("$(inherited)", with: inherited)
        .replacing("${inherited}", with: inherited)
    }
  }

  mutating func set(_ key: String, _ value: String) { values[key] = value }

  /// The value with every `$(OTHER)` replaced; nil if it isn't set or is empty.
  func value(_ key: String) -> String? {
    guard let value = values[key] else { return nil }
    let expanded = expand(value)
    return expanded.isEmpty ? nil : expanded
  }

  func expand(_ text: String) -> String { expand(text, depth: 0) }

  /// The name of the setting that a whole text references, if only a missing file can define it.
  func unknownName(_ text: String) -> String? {
    guard !missingFiles.isEmpty,
      text.hasPrefix("$(") && text.hasSuffix(")") || text.hasPrefix("${") && text.hasSuffix("}")
    else { return nil }
    let name = String(text.dropFirst(2).dropLast())
    let isPlain = name.allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber }
    return isPlain && expand(text).isEmpty ? name : nil
  }

  func flag(_ key: String) -> Bool { value(key) == "YES" }

  var keys: [String] { values.keys.sorted() }

  private func expand(_ text: String, depth: Int) -> String {
    guard depth < Self.depthLimit, text.contains("$") else { return text }
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      let open = rest.index(after: dollar)
      let closing: Character? =
        open < rest.endIndex ? (rest[open] == "(" ? ")" : rest[open] == "{" ? "}" : nil) : nil
      guard let closing, let end = rest[open...].firstIndex(of: closing) else {
        result.append("$")
        rest = rest[open...]
        continue
      }
      let parts = rest[rest.index(after: open)..<end].split(separator: ":")
      let name = parts.first.map(String.init) ?? ""
      var value = values[name].map { expand($0, depth: depth + 1) } ?? ""
      for modifier in parts.dropFirst() {
        if modifier == "c99extidentifier" || modifier == "identifier" {
          value = Paths.moduleName(value)
        } else if modifier == "rfc1034identifier" {
          value = String(value.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" })
        } else if modifier == "lower" {
          value = value.lowercased()
        } else if modifier.hasPrefix("default="), value.isEmpty {
          value = String(modifier.dropFirst("default=".count))
        }
      }
      result += value
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  /// The words of a setting; quotes keep spaces together.
  func words(_ key: String) -> [String] {
    guard let value = value(key) else { return [] }
    var words: [String] = []
    var word = ""
    var quote: Character?
    for character in value {
      if let open = quote {
        if character == open { quote = nil } else { word.append(character) }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == " " {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  /// The settings that the compiler receives.
  func compilerSettings(folder: String) -> CompilerSettings {
    var settings = CompilerSettings()
    settings.languageMode = (value("SWIFT_VERSION") ?? "5").hasPrefix("6") ? 6 : 5
    settings.isolatesToMainActor = value("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor"
    var conditions = words("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
    var flags = words("OTHER_SWIFT_FLAGS")[...]
    while let flag = flags.popFirst() {
      if flag == "-D", let condition = flags.popFirst() {
        conditions.append(condition)
      } else if flag.hasPrefix("-D") {
        conditions.append(String(flag.dropFirst(2)))
      } else if flag == "-enable-upcoming-feature" || flag == "-enable-experimental-feature",
        let name = flags.popFirst()
      {
        settings.features.append(.init(name: name, isExperimental: flag.contains("experimental")))
      } else if flag == "-default-isolation", let name = flags.popFirst() {
        settings.isolatesToMainActor = name == "MainActor"
      }
    }
    conditions = conditions.filter { !$0.isEmpty && $0 == Paths.moduleName($0) }
    settings.conditions = Set(conditions).union(["DEBUG"]).sorted()
    if flag("SWIFT_APPROACHABLE_CONCURRENCY") {
      settings.features += [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
        "InferIsolatedConformances", "InferSendableFromCaptures",
        "NonisolatedNonsendingByDefault",
      ].map { .init(name: $0) }
    }
    for (key, name) in Self.featureKeys where flag(key) {
      if !settings.features.contains(where: { $0.name == name }) {
        settings.features.append(.init(name: name))
      }
    }
    if settings.languageMode == 6 {
      // These are part of the language mode, and the compiler rejects them as features.
      settings.features.removeAll { Self.partOfSwift6.contains($0.name) }
    }
    settings.features.removeAll { Self.notHere.contains($0.name) }
    settings.bridgingHeader = value("SWIFT_OBJC_BRIDGING_HEADER").map { Paths.join(folder, $0) }
    return settings
  }

  private static let featureKeys = [
    ("SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY", "ExistentialAny"),
    ("SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT", "NonisolatedNonsendingByDefault"),
    ("SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES", "InferIsolatedConformances"),
    ("SWIFT_UPCOMING_FEATURE_BARE_SLASH_REGEX_LITERALS", "BareSlashRegexLiterals"),
  ]

  /// Members that Foundation has on iOS are in other modules here, which a file needn't import.
  static let notHere: Set<String> = ["MemberImportVisibility"]

  static let partOfSwift6: Set<String> = [
    "BareSlashRegexLiterals", "ConciseMagicFile", "DeprecateApplicationMain",
    "DisableOutwardActorInference", "DynamicActorIsolation", "ForwardTrailingClosures",
    "GlobalActorIsolatedTypesUsability", "GlobalConcurrency", "ImplicitOpenExistentials",
    "ImportObjcForwardDeclarations", "InferSendableFromCaptures", "IsolatedDefaultValues",
    "NonfrozenEnumExhaustivity", "RegionBasedIsolation", "StrictConcurrency",
  ]
}
