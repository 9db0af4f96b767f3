extension Rewriter.Output {
  /// Whether a name hardly means what a tool generates from a module's resources with these suffixes.
  ///
  /// It is that of a nested type of the module, or only other modules with such resources mention it.
  func isUnlikely(
    _ name: String, generatedFrom suffixes: Set<String>, of module: AdoptedModule,
    among modules: [AdoptedModule]
  ) -> Bool {
    let isNested = declarations.types.values.contains {
      $0.file != nil && $0.module == module.name && $0.name.hasSuffix("." + name)
    }
    if isNested { return true }
    if mentions[module.name]?.contains(name) == true { return false }
    return modules.contains { other in
      other.name != module.name && mentions[other.name]?.contains(name) == true
        && other.resources.contains { suffixes.contains(Paths.suffix($0.path)) }
    }
  }
}
