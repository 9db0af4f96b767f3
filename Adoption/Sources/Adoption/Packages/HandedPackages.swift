import Foundation

/// The packages that the app depends on and that the user has provided, which are built unchanged.
struct HandedPackages {
  /// The packages' folders, by name.
  var folders: [String: String]
  /// The folder for building them.
  var scratch: String

  /// The built packages.
  struct Built {
    var modules: Set<String> = []
    var compilerArguments: [String] = []
    var linkerArguments: [String] = []
    /// Changes whenever one of them does.
    var signature = ""
    var notes: [Note] = []
  }

  /// Builds those of the modules that one of the packages offers as a product of that name.
  ///
  /// What isn't there or doesn't build on Linux is left out, and the rest tried again.
  func build(_ wanted: [String], progress: (String) -> Void) throws -> Built {
    var built = Built()
    var candidates: [(module: String, package: String)] = []
    for module in wanted {
      let owner = folders.keys.sorted().first { name in
        folders[name].map { Self.mentions(module, folder: $0) } ?? false
      }
      if let owner { candidates.append((module, owner)) }
    }
    while !candidates.isEmpty {
      progress("building \(candidates.map(\.module).joined(separator: ", "))")
      try writePackage(candidates)
      let result = try Subprocess(arguments: [
        "swift", "build", "--package-path", scratch, "--scratch-path", scratch + "/.build",
      ]).run()
      if result.status == 0 { break }
      let errors = AdoptedBuild.errors(in: result.output)
      let failing =
        candidates.firstIndex { result.output.contains("product '\($0.module)'") }
        ?? candidates.firstIndex { candidate in
          errors.contains { $0.hasPrefix((folders[candidate.package] ?? "") + "/") }
        } ?? candidates.indices.last
      guard let failing else { break }
      let module = candidates.remove(at: failing).module
      built.notes.append(
        .init(
          file: module,
          text: "doesn't build on Linux: \(errors.first ?? "the package has no such product")"))
    }
    guard !candidates.isEmpty else { return built }
    let products = scratch + "/.build/debug"
    let archive = scratch + "/libpackages.a"
    let objects = ObjectArchive(
      products: products, archive: archive, root: "CamshPackages", containsAll: true)
    built.signature = try objects.write()
    built.modules = objects.modules
    built.compilerArguments = ["-I", products + "/Modules"]
    built.linkerArguments = [
      "-Xlinker", "--whole-archive", "-Xlinker", archive, "-Xlinker", "--no-whole-archive",
    ]
    return built
  }

  private func writePackage(_ candidates: [(module: String, package: String)]) throws {
    let names = Set(candidates.map(\.package)).sorted()
    let dependencies = names.compactMap { name in
      folders[name].map { ".package(path: \($0.swiftLiteral))" }
    }
    let products = candidates.map { candidate in
      let identity = Paths.name(folders[candidate.package] ?? candidate.package)
      return ".product(name: \(candidate.module.swiftLiteral), package: \(identity.swiftLiteral))"
    }
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "packages",
        dependencies: [\(dependencies.joined(separator: ", "))],
        targets: [
          .target(name: "CamshPackages", dependencies: [\(products.joined(separator: ", "))])
        ])

      """
    let folder = OutputFolder(path: scratch)
    try folder.write("Package.swift", manifest)
    try folder.write("Sources/CamshPackages/CamshPackages.swift", "")
  }

  /// Whether the package's manifest may declare the module, which avoids most useless builds.
  private static func mentions(_ module: String, folder: String) -> Bool {
    let manifest = try? String(contentsOfFile: folder + "/Package.swift", encoding: .utf8)
    return manifest?.contains("\"\(module)\"") ?? false
  }
}
