import Foundation

/// camsh's own modules, built once for all adopted apps.
///
/// An adopted app compiles against the modules and links the archive, so that adopting a second app
/// doesn't compile HeadlessUIKit again.
public struct Hosting: Sendable {
  /// The folder of camsh's checkout.
  public var camsh: String
  /// Whether the code that runs at every step is optimized; exploring takes twice as long without, and building half
  /// as long.
  public var isOptimized: Bool

  public init(camsh: String, isOptimized: Bool = true) {
    self.camsh = camsh
    self.isOptimized = isOptimized
  }

  /// The target that depends on camsh's own modules, and the one that depends on Apple's, too.
  private static let shellTarget = "CamshShell"
  private static let allTarget = "CamshHosting"

  private var scratch: String {
    camsh + "/.build/hosting" + (isOptimized ? "" : "-unoptimized")
  }
  private var package: String { scratch + "/package" }
  private var products: String { scratch + "/debug" }

  /// The archive with the object files of all modules.
  public var archive: String { scratch + "/libcamsh-hosting.a" }

  /// The module whose `main(hosting:)` starts the shell.
  public var shellModule: String {
    let manifest = (try? String(contentsOfFile: camsh + "/Package.swift", encoding: .utf8)) ?? ""
    return manifest.contains(".library(name: \"CoordinatorShell\"")
      ? "CoordinatorShell" : "CamplaceShell"
  }

  /// Apple's modules that camsh provides besides UIKit, by the package that declares them.
  public var appleModules: [String] {
    let manifest =
      (try? String(contentsOfFile: camsh + "/AppleModules/Package.swift", encoding: .utf8)) ?? ""
    return PackageManifest(text: manifest).products.map(\.name).sorted()
  }

  /// The modules that an app can import without a stand-in.
  public var availableModules: Set<String> {
    objectArchive.modules.union(systemModules).subtracting(ownModules)
  }

  /// camsh's modules besides UIKit; an app that imports one of these names means a module of its own.
  var ownModules: Set<String> {
    Set(manifest.targets.map(\.name)).subtracting(["UIKit", "StandIns"])
  }

  /// The methods that a class may leave out of its conformance to a protocol of UIKit.
  var delegateRequirements: DelegateRequirements {
    let folder = camsh + "/Sources/HeadlessUIKit"
    let files = FileManager.default.enumerator(atPath: folder)?.allObjects ?? []
    let paths = files.compactMap { $0 as? String }.filter {
      $0.hasSuffix(".swift") && !$0.hasPrefix("OptionalMethods/")
    }
    return DelegateRequirements(
      sources: paths.sorted().compactMap {
        try? String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)
      })
  }

  private var manifest: PackageManifest {
    PackageManifest(
      text: (try? String(contentsOfFile: camsh + "/Package.swift", encoding: .utf8)) ?? "")
  }

  /// System libraries under the names that they have on iOS.
  private var systemModules: [String] {
    appleModules.filter {
      FileManager.default.fileExists(
        atPath: "\(camsh)/AppleModules/Sources/\($0)/module.modulemap")
    }
  }

  /// Builds modules that are out of date, and keeps other processes from building them as long as
  /// the returned lock lives.
  ///
  /// Processes that only use the modules share the lock; a process that builds them holds it alone.
  ///
  /// - Parameters:
  ///   - waiting: Called before waiting for another process.
  ///   - building: Called before building them, which takes minutes.
  func build(waiting: () -> Void, building: () -> Void = {}) throws -> FileLock? {
    let folder = Paths.folder(scratch)
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let lock = FileLock(scratch + ".lock", .shared, waiting: waiting)
    if isCurrent { return lock }
    lock?.take(.exclusive, waiting: waiting)
    // Another process may have built it meanwhile.
    if !isCurrent {
      building()
      try rebuild()
    }
    lock?.take(.shared, waiting: waiting)
    return lock
  }

  private var isCurrent: Bool {
    FileManager.default.fileExists(atPath: archive) && objectArchive.isCurrent
      && (try? String(contentsOfFile: stampPath, encoding: .utf8)) == sourcesStamp
  }

  private var stampPath: String { scratch + "/sources.stamp" }

  private func rebuild() throws {
    let sources = sourcesStamp
    try writePackage()
    // SwiftPM looks for new files only in the root package; without its plan, it looks everywhere.
    try? FileManager.default.removeItem(atPath: products + ".yaml")
    // The packages that camsh depends on would import Apple's modules if those existed already.
    try build(["--target", Self.shellTarget])
    try build([])
    try objectArchive.write()
    try sources.write(toFile: stampPath, atomically: true, encoding: .utf8)
  }

  private func build(_ arguments: [String]) throws {
    let command = ["swift", "build", "--package-path", package, "--scratch-path", scratch]
    let result = try Subprocess(
      arguments: command + arguments,
      environment: isOptimized ? ["CAMSH_OPTIMIZED": "1"] : [:]
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
      let root = camsh + "/" + folder
      let files = FileManager.default.enumerator(atPath: root)?.allObjects ?? []
      for file in files.compactMap({ $0 as? String }).sorted() {
        stamp += "\(file) \(FileState.modified(root + "/" + file))\n"
      }
    }
    for file in ["Package.swift", "Package.resolved", "AppleModules/Package.swift"] {
      stamp += "\(file) \(FileState.modified(camsh + "/" + file))\n"
    }
    return String(StableHash.of(stamp), radix: 36)
  }

  private func writePackage() throws {
    let apple = appleModules
    var dependencies = [".package(name: \"camsh\", path: \(camsh.swiftLiteral))"]
    let shell = [shellModule, "UIKit", "StandIns", "HostedNetwork"]
      .map { ".product(name: \"\($0)\", package: \"camsh\")" }
    if !apple.isEmpty {
      dependencies.append(
        ".package(name: \"AppleModules\", path: \((camsh + "/AppleModules").swiftLiteral))")
    }
    let products =
      ["\"\(Self.shellTarget)\""]
      + apple.map { ".product(name: \"\($0)\", package: \"AppleModules\")" }
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "hosting",
        dependencies: [\(dependencies.joined(separator: ", "))],
        targets: [
          .target(name: "\(Self.shellTarget)", dependencies: [\(shell.joined(separator: ", "))]),
          .target(name: "\(Self.allTarget)", dependencies: [\(products.joined(separator: ", "))]),
        ])

      """
    let folder = OutputFolder(path: package)
    try folder.write("Package.swift", manifest)
    for target in [Self.shellTarget, Self.allTarget] {
      try folder.write("Sources/\(target)/\(target).swift", "")
    }
  }

  private var objectArchive: ObjectArchive {
    ObjectArchive(products: products, archive: archive, excluded: unneeded)
  }

  /// Modules that neither the shell nor an adopted app needs, and that an earlier build may have
  /// left.
  private var unneeded: Set<String> {
    let targets = Dictionary(
      manifest.targets.map { ($0.name, $0.dependencies) }, uniquingKeysWith: { first, _ in first })
    var needed: Set<String> = []
    var waiting = [shellModule, "UIKit", "StandIns", "HostedNetwork"]
    while let name = waiting.popLast() {
      if needed.insert(name).inserted { waiting += targets[name] ?? [] }
    }
    return Set(targets.keys.filter { !needed.contains($0) }.map { $0 + ".build" })
      .union([Self.shellTarget, Self.allTarget].map { $0 + ".build" })
      .union(needed.contains("CamplaceServices") ? [] : ["GRDB.build"])
  }

  /// Changes whenever one of the modules does.
  public var signature: String {
    (try? String(contentsOfFile: archive + ".stamp", encoding: .utf8)) ?? ""
  }

  /// The compiler arguments for importing the modules.
  public var compilerArguments: [String] {
    var arguments = ["-I", products + "/Modules"]
    for map in moduleMaps {
      arguments += ["-Xcc", "-fmodule-map-file=\(map)"]
    }
    for folder in includeFolders { arguments += ["-Xcc", "-I\(folder)"] }
    return arguments
  }

  private var moduleMaps: [String] {
    let system = [camsh + "/Sources", camsh + "/AppleModules/Sources"].flatMap { sources in
      ((try? FileManager.default.contentsOfDirectory(atPath: sources)) ?? []).sorted().flatMap {
        ["\(sources)/\($0)/module.modulemap", "\(sources)/\($0)/include/module.modulemap"]
      }
    }
    let builds = (try? FileManager.default.contentsOfDirectory(atPath: products)) ?? []
    let generated = builds.sorted().map { "\(products)/\($0)/module.modulemap" }
    return (system + generated + packageModuleMaps).filter {
      FileManager.default.fileExists(atPath: $0)
    }
  }

  /// The module maps of system libraries in the packages that camsh depends on.
  private var packageModuleMaps: [String] {
    let checkouts = scratch + "/checkouts"
    let packages = (try? FileManager.default.contentsOfDirectory(atPath: checkouts)) ?? []
    return packages.sorted().flatMap { package -> [String] in
      let sources = "\(checkouts)/\(package)/Sources"
      let targets = (try? FileManager.default.contentsOfDirectory(atPath: sources)) ?? []
      return targets.sorted().map { "\(sources)/\($0)/module.modulemap" }
    }
  }

  private var includeFolders: [String] {
    let sources = camsh + "/Sources"
    let targets = (try? FileManager.default.contentsOfDirectory(atPath: sources)) ?? []
    return targets.sorted().map { "\(sources)/\($0)/include" }
      .filter { FileManager.default.fileExists(atPath: $0) }
  }

  /// The linker arguments.
  public var linkerArguments: [String] {
    [
      "-Xlinker", "--whole-archive", "-Xlinker", archive, "-Xlinker", "--no-whole-archive",
      "-Xlinker", "-ledit", "-Xlinker", "-lstdc++",
      // The archive's modules import these, even if the app doesn't.
      "-lFoundationNetworking", "-lFoundationXML", "-lswiftObservation",
    ]
  }
}
