import Adoption
import ArgumentParser
import Foundation

/// The options that `adopt` and `doctor` share.
struct AdoptionOptions: ParsableArguments {
  @Argument(help: "The folder of the app's checkout.", completion: .directory)
  var directory: String

  @Option(help: "The app target, where there are several.")
  var target: String?

  @Option(
    parsing: .upToNextOption,
    help: "Folders or files of an app without a project, relative to the checkout.")
  var sources: [String] = []

  @Option(help: "The scene delegate or application delegate to start with.")
  var entry: String?

  @Option(
    name: .customLong("package-path"),
    help: ArgumentHelp("The sources of a package that the app depends on.", valueName: "name=dir"))
  var packagePaths: [String] = []

  @Option(help: "The folder to write (default: .camsh in the checkout).")
  var output: String?

  @Flag(help: "Print the report as JSON.")
  var json = false

  @Option(help: .hidden)
  var camsh: String = ProcessInfo.processInfo.environment["CAMSH_ROOT"] ?? "."

  func adopter() throws -> Adopter {
    let checkout = try Failure.reported { try Checkout(root: absolute(directory)) }
    var options = Adopter.Options(
      output: output.map(absolute) ?? checkout.root + "/.camsh")
    options.target = target
    options.sources = sources
    options.entry = entry
    for pair in packagePaths {
      let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        throw ValidationError("'\(pair)' isn't of the form NAME=DIR")
      }
      options.packagePaths[parts[0]] = absolute(parts[1])
    }
    let isOptimized = ProcessInfo.processInfo.environment["CAMSH_UNOPTIMIZED"] == nil
    return Adopter(
      checkout: checkout, options: options,
      hosting: Hosting(camsh: absolute(camsh), isOptimized: isOptimized))
  }

  private func absolute(_ path: String) -> String {
    let url = URL(
      filePath: path, relativeTo: URL(filePath: FileManager.default.currentDirectoryPath + "/"))
    return url.standardizedFileURL.path
  }
}
