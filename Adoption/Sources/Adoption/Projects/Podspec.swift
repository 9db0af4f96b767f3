/// A pod that the checkout develops itself: a module with its own folders.
struct Podspec {
  /// The folders with the module's sources and resources.
  var folders: [String]

  /// The depth to which podspecs are looked for.
  private static let depth = 4

  /// The pods with Swift sources, by name, but not those that CocoaPods has installed.
  static func all(in checkout: Checkout) -> [String: Podspec] {
    var pods: [String: Podspec] = [:]
    var waiting = [(folder: checkout.root, depth: 0)]
    while let (folder, depth) = waiting.popLast() {
      for name in checkout.names(in: folder) where name.hasSuffix(".podspec") {
        guard let text = try? checkout.text(folder + "/" + name) else { continue }
        let folders = Self.folders(in: text).map { Paths.join(folder, $0) }
          .filter { checkout.isFolder($0) && checkout.isInside($0) }
        if !folders.isEmpty {
          pods[Paths.moduleName(Paths.withoutSuffix(name))] = Podspec(folders: folders)
        }
      }
      guard depth < Self.depth else { continue }
      waiting += checkout.folders(in: folder).filter { Paths.name($0) != "Pods" }
        .map { ($0, depth + 1) }
    }
    return pods
  }

  /// The folders at the start of the patterns of `source_files` and `resources`:
  /// `Feed/Module/**/*.swift` begins with `Feed/Module`.
  static func folders(in text: String) -> [String] {
    var found: [String] = []
    for line in text.split(separator: "\n") {
      let line = line.drop { $0 == " " || $0 == "\t" }
      // A specification's name is a short variable; that of its tests is longer.
      guard let dot = line.firstIndex(of: "."), line.distance(from: line.startIndex, to: dot) <= 4,
        ["source_files", "resources"].contains(where: line[dot...].dropFirst().hasPrefix)
      else { continue }
      for quoted in line.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      where quoted.offset % 2 == 1 {
        let parts = quoted.element.split(separator: "/").prefix {
          !$0.contains("*") && !$0.contains(".")
        }
        let folder = parts.joined(separator: "/")
        if !folder.isEmpty, !found.contains(folder) { found.append(folder) }
      }
    }
    return found
  }
}
