/// Splits `Feed` into `Feed` (`Feed/Interface`) and `FeedImpl` (`Feed/Implement`) if a file imports `FeedImpl`.
///
/// Otherwise `Feed` contains both folders.
struct Implementations {
  /// The folders of the modules that change, by name.
  private(set) var folders: [String: String] = [:]
  /// The implementations' resources beside their folders: `Feed/Resources`.
  private(set) var resources: [String: String] = [:]

  /// - Parameters:
  ///   - modules: The folders of all modules, by name.
  ///   - generated: The folders of generated projects, whose files may import the modules.
  init(of modules: [String: String], generated: [String], checkout: Checkout) {
    var candidates: [String: (interface: String, implementation: String, whole: String)] = [:]
    for (name, folder) in modules where modules[name + "Impl"] == nil {
      let parts = checkout.folders(in: folder)
      func part(_ start: String) -> String? { parts.first { Paths.name($0).hasPrefix(start) } }
      guard let implementation = part("Impl"), let interface = part("Interface") else { continue }
      candidates[name] = (interface, implementation, folder)
    }
    guard !candidates.isEmpty else { return }
    let imported = Self.implementations(importedBelow: generated, checkout)
    for (name, parts) in candidates where imported.contains(name + "Impl") {
      folders[name] = parts.interface
      folders[name + "Impl"] = parts.implementation
      let shared = parts.whole + "/Resources"
      if checkout.isFolder(shared) { resources[name + "Impl"] = shared }
    }
  }

  private static func implementations(
    importedBelow folders: [String], _ checkout: Checkout
  ) -> Set<String> {
    let outermost = Set(folders).filter { folder in
      !folders.contains { folder.hasPrefix($0 + "/") }
    }
    var names: Set<String> = []
    for folder in outermost {
      let items = checkout.items(below: folder) {
        !Checkout.skippedFolders.contains(Paths.name($0))
      }
      for path in items where Paths.suffix(path) == "swift" {
        guard let text = try? checkout.text(path), text.contains("Impl") else { continue }
        names.formUnion(ImportLines.modules(in: text))
      }
    }
    return names
  }
}
