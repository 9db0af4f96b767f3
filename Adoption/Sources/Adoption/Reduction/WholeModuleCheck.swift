import Foundation

/// Type-checks a whole module with the compiler, up to definite initialization.
///
/// It writes the sources below its own folder, and only those that changed.
struct WholeModuleCheck {
  private let name: String
  let arguments: [String]
  private let folder: URL
  /// The folder for the module's interface, for modules that import it.
  private let interfaces: URL?
  private var written: [String: String] = [:]
  private var files: [String] = []

  /// `arguments` are those of the later build: search paths, conditions, isolation, language mode.
  ///
  /// With `interfaces`, a check of all sources that finds no error leaves the module's interface there.
  init(module name: String, arguments: [String], folder: URL, interfaces: URL? = nil) throws {
    self.name = name
    // The driver's arguments; the frontend takes them without this prefix.
    self.arguments = arguments.filter { $0 != "-Xfrontend" }
    self.folder = folder
    self.interfaces = interfaces
    if let interfaces {
      try FileManager.default.createDirectory(at: interfaces, withIntermediateDirectories: true)
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Checks all sources, or the bodies of some of them, which takes less time.
  mutating func callAsFunction(
    _ sources: [AppSource], only: Set<String>? = nil
  ) throws -> [CompilerDiagnostic] {
    try write(sources)
    var result: (output: String, status: Int32)
    if let only {
      var inputs: [String] = []
      for (source, file) in zip(sources, files) {
        inputs += only.contains(source.path) ? ["-primary-file", file] : [file]
      }
      result = try compile(["-typecheck"], inputs: inputs)
    } else {
      let interface = interfacePath.map { ["-emit-module-path", $0, "-enable-testing"] }
      // An interface that is left beside binary SIL makes the compiler crash in modules that import it.
      result = try compile(
        [interface == nil ? "-emit-sib" : "-emit-sil", "-o", "/dev/null"] + (interface ?? []))
    }
    var diagnostics = CompilerDiagnostic.parse(result.output).map { place($0, in: sources) }
    var crash: CompilerDiagnostic?
    if only == nil, result.status != 0, !diagnostics.contains(where: { $0.severity == .error }) {
      // The compiler crashed without a message; type checking alone may report one.
      crash = CompilerDiagnostic.crash(in: result.output)
      result = try compile(["-typecheck"])
      if result.status == 0, let interfacePath {
        // The modules that import this one need its interface.
        result = try compile([
          "-emit-module", "-o", interfacePath, "-enable-testing",
          "-experimental-skip-non-inlinable-function-bodies-without-types",
        ])
      }
      diagnostics = CompilerDiagnostic.parse(result.output).map { place($0, in: sources) }
    }
    if crash != nil || result.status != 0,
      !diagnostics.contains(where: { $0.severity == .error }),
      let place = crash ?? CompilerDiagnostic.crash(in: result.output)
    {
      diagnostics.append(self.place(place, in: sources))
    }
    if result.status != 0, !diagnostics.contains(where: { $0.severity == .error }) {
      throw ReductionError.compilerFailed(module: name, output: String(result.output.suffix(4000)))
    }
    return diagnostics
  }

  private var interfacePath: String? {
    interfaces?.appendingPathComponent("\(name).swiftmodule").path
  }

  private mutating func write(_ sources: [AppSource]) throws {
    files = []
    for (number, source) in sources.enumerated() {
      // Numbered, because two folders may contain files of the same name.
      let base = source.path.split(separator: "/").last ?? "Source.swift"
      let file = folder.appendingPathComponent("\(number)-\(base)")
      files.append(file.path)
      guard written[file.path] != source.text else { continue }
      try Data(source.text.utf8).write(to: file)
      written[file.path] = source.text
    }
    let list = files.map { $0 + "\n" }.joined()
    try Data(list.utf8).write(to: folder.appendingPathComponent("sources.list"))
  }

  private func place(
    _ diagnostic: CompilerDiagnostic, in sources: [AppSource]
  ) -> CompilerDiagnostic {
    var placed = diagnostic
    if let number = files.firstIndex(of: diagnostic.path) {
      placed.path = sources[number].path
      return placed
    }
    if let expanded = placeOfExpansion(diagnostic, in: sources) { return expanded }
    // The file's own text comes first: a member may have moved to another file's class.
    let candidates =
      sources.filter { $0.reportedPath == diagnostic.path }
      + sources.filter { $0.reportedPath != diagnostic.path && $0.mentions(diagnostic.path) }
    var fallback: CompilerDiagnostic?
    for source in candidates {
      let map = LineMap(source.text)
      guard let line = map.line(reportedAs: diagnostic.line, of: diagnostic.path) else { continue }
      placed.path = source.path
      placed.line = line
      if !map.isBlank(line) { return placed }
      fallback = fallback ?? placed
    }
    return fallback ?? diagnostic
  }

  /// The place of code that a macro copied, such as an observer of a property of an `@Observable` class.
  ///
  /// The compiler names the module and the file there, and columns of the expansion; the line's first column takes their
  /// place.
  private func placeOfExpansion(
    _ diagnostic: CompilerDiagnostic, in sources: [AppSource]
  ) -> CompilerDiagnostic? {
    let number = files.firstIndex { file in
      diagnostic.path == "\(name)/\(URL(filePath: file).lastPathComponent)"
    }
    guard let number else { return nil }
    let lines = sources[number].text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(diagnostic.line - 1) else { return nil }
    var placed = diagnostic
    placed.path = sources[number].path
    placed.column = lines[diagnostic.line - 1].utf8.prefix { $0 == 32 || $0 == 9 }.count + 1
    return placed
  }

  private func compile(
    _ action: [String], inputs: [String]? = nil
  ) throws -> (output: String, status: Int32) {
    let list = ["-filelist", folder.appendingPathComponent("sources.list").path]
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-frontend"] + action
      + [
        "-module-name", name, "-parse-as-library", "-diagnostic-style", "llvm",
        // SwiftPM builds all modules as one package, whose name it passes itself.
        "-package-name", "adopted",
        "-suppress-warnings",
        // For an expression with errors, the compiler may try overloads for minutes.
        "-solver-expression-time-threshold=10",
      ] + ToolchainMacros.compilerArguments + (inputs ?? list) + arguments
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    let data = try ChildProcess.run(process) { pipe.fileHandleForReading.readDataToEndOfFile() }
    return (String(decoding: data, as: UTF8.self), process.terminationStatus)
  }
}

extension AppSource {
  /// Whether the compiler reports some of its lines as a file's.
  fileprivate func mentions(_ path: String) -> Bool {
    let quoted = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return text.contains("#sourceLocation(file: \"\(quoted)\"")
  }
}

/// Why the reduction couldn't continue.
public enum ReductionError: Error, Equatable {
  /// The compiler ended without reporting an error in the sources.
  case compilerFailed(module: String, output: String)
}
