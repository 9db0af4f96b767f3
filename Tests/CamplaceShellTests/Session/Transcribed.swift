import CamplaceServices
import ShellTestSupport

@testable import CoordinatorShellCore
@testable import ShellLanguage

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
    let surroundings = Surroundings.camplace(files: self.files, output: collected)
    code = ScriptRunner(surroundings, reporter: reporter).run(files: ["test.camsh"])
    output = collected.text
    errors = collected.errors
  }
}
