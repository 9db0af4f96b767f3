/// Gives those of an app's modules other names in the build that have a name of camsh's own modules.
enum ModuleAliases {
  static func renaming(_ modules: [AdoptedModule], reserved: Set<String>) -> [AdoptedModule] {
    let aliases = Dictionary(
      modules.map(\.name).filter(reserved.contains).map { ($0, $0 + "_") },
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
