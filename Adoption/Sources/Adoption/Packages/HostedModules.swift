import Foundation

/// Those of camsh's modules that an app links, built once for all adopted apps.
///
/// The app compiles against the modules and links an archive of their object files. Adopting a second
/// app compiles only the modules that no app has imported before.
struct HostedModules {
  var hosting: Hosting
  /// Those of `Hosting.appleModules` that the app imports.
  var imported: Set<String>

  /// The target that depends on camsh's own modules, and the one that depends on the imported ones too.
  private static let shellTarget = "CamshShell"
  private static let allTarget = "CamshHosting"

  var scratch: String { hosting.scratch }
  private var package: String { scratch + "/package" }
  var products: String { scratch + "/debug" }
  private var archives: String { scratch + "/archives" }

  /// The archive with the object files of camsh's own modules and the imported ones.
  var archive: String { "\(archives)/\(key).a" }

  /// The state of the sources from which the archive's modules were built.
  private var stampPath: String { archive + ".sources" }

  private var key: String {
    String(StableHash.of(imported.sorted().joined(separator: " ")), radix: 36)
  }

  var objectArchive: ObjectArchive {
    ObjectArchive(products: products, archive: archive, root: Self.allTarget)
  }

  /// The modules that the app can import without a stand-in, once they are built.
  var availableModules: Set<String> {
    objectArchive.modules.union(hosting.systemModules).subtracting(hosting.ownModules)
  }

  /// Changes whenever one of the modules does.
  var signature: String {
    (try? String(contentsOfFile: archive + ".stamp", encoding: .utf8)) ?? ""
  }

  /// Builds modules that are out of date, and keeps other processes from building them as long as
  /// the returned lock lives.
  ///
  /// Processes that only use the modules share the lock; a process that builds them holds it alone.
  ///
  /// - Parameters:
  ///   - waiting: Called before waiting for another process.
  ///   - building: Called before building them, with whether all are out of date, which takes minutes.
  func build(waiting: () -> Void, building: (Bool) -> Void = { _ in }) throws -> FileLock? {
    try? FileManager.default.createDirectory(
      atPath: archives, withIntermediateDirectories: true)
    let lock = FileLock(scratch + ".lock", .shared, waiting: waiting)
    let sources = sourcesStamp
    if isCurrent(sources) { return lock }
    lock?.take(.exclusive, waiting: waiting)
    // Another process may have built it meanwhile.
    if !isCurrent(sources) {
      let others = forgetSources(except: sources)
      building(!others)
      try rebuild(sources, shellIsCurrent: others)
    }
    lock?.take(.shared, waiting: waiting)
    return lock
  }

  private func isCurrent(_ sources: String) -> Bool {
    (try? String(contentsOfFile: stampPath, encoding: .utf8)) == sources && objectArchive.isCurrent
  }

  /// Forgets from which sources archives were built if those have changed; returns whether another archive is current.
  ///
  /// The archives stay, because apps link them until they are adopted again.
  private func forgetSources(except sources: String) -> Bool {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: archives)) ?? []
    let stamps = files.filter { $0.hasSuffix(".sources") }.map { "\(archives)/\($0)" }
    var others = false
    for stamp in stamps where stamp != stampPath {
      if (try? String(contentsOfFile: stamp, encoding: .utf8)) == sources {
        others = true
      } else {
        try? FileManager.default.removeItem(atPath: stamp)
      }
    }
    return others
  }

  private func rebuild(_ sources: String, shellIsCurrent: Bool) throws {
    try writePackage()
    // SwiftPM looks for new files only in the root package; without its plan, it looks everywhere.
    try? FileManager.default.removeItem(atPath: products + ".yaml")
    // The packages that camsh depends on would import Apple's modules if those existed already.
    if !shellIsCurrent { try build(["--target", Self.shellTarget]) }
    try build([])
    try objectArchive.write()
    try sources.write(toFile: stampPath, atomically: true, encoding: .utf8)
  }

  private func build(_ arguments: [String]) throws {
    let command = ["swift", "build", "--package-path", package, "--scratch-path", scratch]
    let result = try Subprocess(
      arguments: command + arguments,
      environment: hosting.isOptimized ? ["CAMSH_OPTIMIZED": "all"] : [:]
    ).run()
    guard result.status == 0 else {
      let errors = AdoptedBuild.errors(in: result.output)
      throw AdoptionError.hostingFailed(
        log: errors.isEmpty ? result.output : errors.joined(separator: "\n"))
    }
  }

  /// Changes with every source file of the modules; computing it is faster than an empty build.
  private var sourcesStamp: String {
    var stamp = ""
    for folder in ["Sources", "AppleModules/Sources"] {
      let root = hosting.camsh + "/" + folder
      let files = FileManager.default.enumerator(atPath: root)?.allObjects ?? []
      for file in files.compactMap({ $0 as? String }).sorted() {
        stamp += "\(file) \(FileState.modified(root + "/" + file))\n"
      }
    }
    for file in ["Package.swift", "Package.resolved", "AppleModules/Package.swift"] {
      stamp += "\(file) \(FileState.modified(hosting.camsh + "/" + file))\n"
    }
    return String(StableHash.of(stamp), radix: 36)
  }

  private func writePackage() throws {
    var dependencies = [".package(name: \"camsh\", path: \(hosting.camsh.swiftLiteral))"]
    if !hosting.appleModules.isEmpty {
      let path = (hosting.camsh + "/AppleModules").swiftLiteral
      dependencies.append(".package(name: \"AppleModules\", path: \(path))")
    }
    let shell = shellProducts.map { ".product(name: \"\($0)\", package: \"camsh\")" }
    let all =
      shell + imported.sorted().map { ".product(name: \"\($0)\", package: \"AppleModules\")" }
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "hosting",
        dependencies: [\(dependencies.joined(separator: ", "))],
        targets: [
          .target(name: "\(Self.shellTarget)", dependencies: [\(shell.joined(separator: ", "))]),
          .target(name: "\(Self.allTarget)", dependencies: [\(all.joined(separator: ", "))]),
        ])

      """
    let folder = OutputFolder(path: package)
    try folder.write("Package.swift", manifest)
    for target in [Self.shellTarget, Self.allTarget] {
      try folder.write("Sources/\(target)/\(target).swift", "")
    }
  }

  /// The products of camsh that every app links.
  private var shellProducts: [String] {
    [hosting.shellModule, "UIKit", "StandIns", "HostedNetwork"]
  }
}
