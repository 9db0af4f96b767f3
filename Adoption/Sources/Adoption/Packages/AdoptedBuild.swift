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
    let offline = try output("--offline")
    var launch = FirstLaunch(offline)
    var messages: [String] = []
    if !launch.showsTree {
      messages = Crash(offline, checkout: checkout).lines
      launch = FirstLaunch(try output("--samples"))
      guard launch.showsTree else {
        return .init(builds: true, launches: false, messages: messages)
      }
    }
    guard launch.showsScreen else {
      return .init(
        builds: true, launches: true, showsScreen: false, messages: messages + launch.errors)
    }
    progress("looking for a first walk")
    try FirstScript(folder: folder, executable: executable, name: name).write()
    progress("exploring for ten seconds")
    return .init(
      builds: true, launches: true, needsNetwork: !messages.isEmpty, showsScreen: true,
      messages: messages,
      exploration: try FirstExploration(executable: executable, folder: folder).run())
  }

  /// What the shell prints when it launches the app with a network.
  private func output(_ network: String) throws -> String {
    try Subprocess(arguments: [
      "timeout", "60", folder.path + "/shell", network, "--format", "json", "-c", "tree; screen",
    ]).run().output
  }

  /// The compiler's errors, each once, in order; those without a place only if none has one.
  ///
  /// Lines that only say that a command failed don't count: the lines before them say why.
  static func errors(in log: String) -> [String] {
    var seen: Set<Substring> = []
    let lines = log.split(whereSeparator: \.isNewline).filter {
      !$0.hasPrefix(" ") && seen.insert($0).inserted
    }
    let placed = lines.filter { $0.contains(": error: ") }
    let others = lines.filter { line in
      line.hasPrefix("error: ") && !["fatalError", "command failed"].contains { line.contains($0) }
    }
    return (placed.isEmpty ? others : placed).map(String.init)
  }
}
