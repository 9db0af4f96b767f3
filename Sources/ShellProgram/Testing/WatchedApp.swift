import CoordinatorShellCore
import Glibc
import ShellLanguage

/// The app under test: its sources, and how to build it.
@MainActor struct WatchedApp {
  /// A command for a POSIX shell; nil if it is unknown how to build the app.
  let build: String?
  private let root: String?
  private let program: String

  /// The variables in which a build script states its command and sources.
  private static let buildVariable = "CAMSH_BUILD"
  private static let rootVariable = "CAMSH_SOURCES"

  /// `build` is the user's own command.
  init(build: String?) {
    let program = (try? LocalFiles.target(ofLink: "/proc/self/exe")) ?? ""
    self.program = program
    let package = Self.package(of: program)
    root = Environment.value(Self.rootVariable) ?? package
    self.build =
      build ?? Environment.value(Self.buildVariable)
      ?? package.map { folder in
        let name = program.split(separator: "/").last.map(String.init) ?? ""
        let isRelease = program.contains("/release/")
        return "swift build --package-path \(folder.quotedForShell)"
          + "\(isRelease ? " -c release" : "") --product \(name.quotedForShell)"
      }
  }

  /// What is watched besides the scripts, as text.
  var words: String { build == nil || root == nil ? "" : " and the app's sources" }

  /// The package in which a program was built: the folder above `.build`.
  private static func package(of program: String) -> String? {
    guard let range = program.firstRange(of: "/.build/") else { return nil }
    let folder = String(program[..<range.lowerBound])
    return access(folder + "/Package.swift", F_OK) == 0 ? folder : nil
  }

  /// The current state of every source of the app.
  var sources: [String: FileStamp] {
    guard build != nil, let root else { return [:] }
    var found: [String: FileStamp] = [:]
    Self.walk(root, depth: 0, into: &found)
    return found
  }

  private static let endings = [
    ".swift", ".c", ".h", ".m", ".storyboard", ".xib", ".strings", ".json", ".plist",
  ]

  private static func walk(_ folder: String, depth: Int, into found: inout [String: FileStamp]) {
    guard depth < 24, let stream = opendir(folder) else { return }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard !name.hasPrefix(".") else { continue }
      let path = "\(folder)/\(name)"
      var status = stat()
      guard stat(path, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        walk(path, depth: depth + 1, into: &found)
      } else if endings.contains(where: name.hasSuffix) {
        found[path] = FileStamp(path)
      }
    }
  }

  /// Builds, with visible output; returns whether it succeeded.
  func rebuild() -> Bool {
    guard let build, let pid = try? ProgramStart().start("/bin/sh", ["sh", "-c", build]) else {
      return false
    }
    return ProcessEnd(of: pid) == .exited(0)
  }

  /// Continues as the program that was built, with the same arguments; returns if that fails.
  func restart() {
    StandardOutput.flushAll()
    // A signal that is handled here must be handled there too, from the start.
    _ = withCStrings(CommandLine.arguments) { execv(program, $0) }
  }
}
