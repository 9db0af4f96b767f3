import Foundation

// How an app is compiled against the modules and links them.
extension HostedModules {
  /// The compiler arguments for importing the modules.
  var compilerArguments: [String] {
    var arguments = ["-I", products + "/Modules"]
    for map in moduleMaps {
      arguments += ["-Xcc", "-fmodule-map-file=\(map)"]
    }
    for folder in includeFolders { arguments += ["-Xcc", "-I\(folder)"] }
    return arguments
  }

  private var moduleMaps: [String] {
    let folders = ["Sources", "AppleModules/Sources"].map { hosting.camsh + "/" + $0 }
    let system = folders.flatMap { sources in
      ((try? FileManager.default.contentsOfDirectory(atPath: sources)) ?? []).sorted().flatMap {
        ["\(sources)/\($0)/module.modulemap", "\(sources)/\($0)/include/module.modulemap"]
      }
    }
    let generated = objectArchive.builds.map { "\(products)/\($0)/module.modulemap" }
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
    let sources = hosting.camsh + "/Sources"
    let targets = (try? FileManager.default.contentsOfDirectory(atPath: sources)) ?? []
    return targets.sorted().map { "\(sources)/\($0)/include" }
      .filter { FileManager.default.fileExists(atPath: $0) }
  }

  /// The linker arguments.
  var linkerArguments: [String] {
    [
      "-Xlinker", "--whole-archive", "-Xlinker", archive, "-Xlinker", "--no-whole-archive",
      "-Xlinker", "-ledit", "-Xlinker", "-lstdc++",
      // The archive's modules import these, even if the app doesn't.
      "-lFoundationNetworking", "-lFoundationXML", "-lswiftObservation",
    ]
  }
}
