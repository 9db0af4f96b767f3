/// Renames an app's modules in the build that have the name of one of camsh's modules.
enum ModuleAliases {
  /// camsh's versions of Apple's modules whose names an app's own modules may have.
  ///
  /// Excludes versions of vendors' modules, because camsh prefers those to an app's copies.
  static let apple: Set<String> = [
    "Combine", "CoreData", "CoreLocation", "CryptoKit", "MapKit", "Network", "QuartzCore",
    "SQLite3", "Security", "SwiftUI", "WebKit",
  ]

  static func renaming(_ modules: [AdoptedModule], reserved: Set<String>) -> [AdoptedModule] {
    let aliases = Dictionary(
      modules.filter { $0.replacesLibrary || reserved.contains($0.name) }
        .map { ($0.name, $0.name + "_") },
      uniquingKeysWith: { first, _ in first })
    guard !aliases.isEmpty else { return modules }
    return modules.map { module in
      var module = module
      module.name = aliases[module.name] ?? module.name
      module.dependencies = module.dependencies.map { aliases[$0] ?? $0 }
      module.settings.aliases = aliases
      return module
    }
  }
}
