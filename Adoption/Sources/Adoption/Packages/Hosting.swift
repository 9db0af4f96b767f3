import Foundation

/// The modules that camsh provides to adopted apps.
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

  /// The folder that adopted apps share.
  var scratch: String {
    camsh + "/.build/hosting" + (isOptimized ? "" : "-unoptimized")
  }

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

  /// The package of camsh's own modules.
  var manifest: PackageManifest {
    PackageManifest(
      text: (try? String(contentsOfFile: camsh + "/Package.swift", encoding: .utf8)) ?? "")
  }

  /// System libraries under the names that they have on iOS.
  var systemModules: [String] {
    appleModules.filter {
      FileManager.default.fileExists(
        atPath: "\(camsh)/AppleModules/Sources/\($0)/module.modulemap")
    }
  }
}
