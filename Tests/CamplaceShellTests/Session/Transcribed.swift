import CamplaceShell
import Services

/// Collects what is written instead of writing it.
@MainActor final class CollectedOutput: Output {
  private(set) var text = ""
  private(set) var errors = ""

  func write(_ text: String) { self.text += text }
  func writeError(_ text: String) { errors += text }
}

/// Files that exist only in the test.
@MainActor final class FilesInMemory: FileAccess {
  var contents: [String: String] = [:]

  func read(_ path: String) throws -> [UInt8] {
    guard let text = contents[path] else { throw ScriptParser.LoadFailure.notFound }
    return Array(text.utf8)
  }

  func write(_ text: String, to path: String) throws {
    contents[path] = text
  }
}

/// What running a script printed, and the code it ended with.
@MainActor struct Transcribed {
  let output: String
  let errors: String
  let code: ExitCode
  let files: FilesInMemory

  /// Runs `script` as a file called `test.camsh`, beside `files`.
  init(
    _ script: String, files: [String: String] = [:], glyphs: Glyphs = .unicode,
    paint: Paint = .plain,
    echoes: Bool = false, quiet: Bool = false, json: Bool = false
  ) {
    let collected = CollectedOutput()
    self.files = FilesInMemory()
    self.files.contents = files
    self.files.contents["test.camsh"] = script
    let reporter: any Reporter =
      json
      ? JSONReporter(to: collected, isQuiet: quiet)
      : TextReporter(
        to: collected,
        style: TextReporter.Style(glyphs: glyphs, paint: paint, echoes: echoes, isQuiet: quiet))
    let surroundings = Surroundings(favorites: .memory, files: self.files, output: collected)
    code = ScriptRunner(surroundings, reporter: reporter).run(files: ["test.camsh"])
    output = collected.text
    errors = collected.errors
  }
}
