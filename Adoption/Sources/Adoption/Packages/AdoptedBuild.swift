import Foundation

/// Builds the generated package and launches the app once.
struct AdoptedBuild {
  var folder: OutputFolder
  var name: String
  /// The app's checkout.
  var checkout: String
  /// The executable in the bundle.
  var executable: String

  func run(progress: (String) -> Void) throws -> AdoptionReport.Build {
    let build = try Subprocess(arguments: ["swift", "build", "--package-path", folder.path]).run()
    try folder.write("build.log", build.output)
    guard build.status == 0 else {
      let errors = Self.errors(in: build.output)
      return .init(
        builds: false, launches: false,
        messages: errors.isEmpty ? build.output.lastLines(10) : errors)
    }
    progress("launching \(name)")
    let run = try Subprocess(arguments: [
      "timeout", "60", folder.path + "/shell", "--format", "json", "-c", "tree; screen",
    ]).run()
    let launch = FirstLaunch(run.output)
    guard launch.showsTree else {
      return .init(
        builds: true, launches: false, messages: Crash(run.output, checkout: checkout).lines)
    }
    guard launch.showsScreen else {
      return .init(builds: true, launches: true, showsScreen: false, messages: launch.errors)
    }
    progress("looking for a first walk")
    try FirstScript(folder: folder, executable: executable, name: name).write()
    progress("exploring for ten seconds")
    return .init(
      builds: true, launches: true, showsScreen: true, messages: [],
      exploration: try FirstExploration(executable: executable, folder: folder).run())
  }

  /// The compiler's errors, each once, in order.
  static func errors(in log: String) -> [String] {
    var seen: Set<Substring> = []
    return log.split(whereSeparator: \.isNewline)
      .filter { $0.contains(": error: ") && !$0.hasPrefix(" ") && seen.insert($0).inserted }
      .map(String.init)
  }
}
