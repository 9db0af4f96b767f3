import Foundation

/// Builds the generated package and launches what comes of it once.
struct AdoptedBuild {
  var folder: OutputFolder
  var name: String
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
    let launch = try Subprocess(arguments: [
      "timeout", "60", folder.path + "/shell", "-c", "tree",
    ]).run()
    // 3 tells of findings, which a launch may have.
    let launches = launch.status == 0 || launch.status == 3
    if launches {
      progress("looking for a first walk")
      try FirstScript(folder: folder, executable: executable, name: name).write()
    }
    return .init(
      builds: true, launches: launches, messages: launches ? [] : launch.output.lastLines(10))
  }

  /// The compiler's errors, each once, in its order.
  static func errors(in log: String) -> [String] {
    var seen: Set<Substring> = []
    return log.split(whereSeparator: \.isNewline)
      .filter { $0.contains(": error: ") && !$0.hasPrefix(" ") && seen.insert($0).inserted }
      .map(String.init)
  }
}

extension String {
  fileprivate func lastLines(_ count: Int) -> [String] {
    split(whereSeparator: \.isNewline).suffix(count).map(String.init)
  }
}
