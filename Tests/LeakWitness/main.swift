import CamplaceShell
import CoordinatorShellCore
import Foundation
import HeadlessUIKit
import RetainGraph
import ShellLanguage

// Runs the script on standard input as camsh does, and then releases camsh's own objects: the
// session with its records, the device, and the layouts of types. Statics and services still retain what LeakSanitizer
// can reach at exit. With `--random SEED`, prints a random script instead.

/// The services that were made; they are roots, and so is what an app leaves in them.
var services: [StartedExtension] = []

final class StandardStreams: Output {
  func write(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }
  func writeError(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}

struct ReadableFiles: FileAccess {
  func read(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: path)))
  }

  func isTaken(_ path: String) -> Bool { false }
  func write(_ text: String, to path: String) throws {
    throw CocoaError(.fileWriteNoPermission)
  }
}

@MainActor func runScript() {
  let output = StandardStreams()
  let reporter = TextReporter(
    to: output,
    style: TextReporter.Style(glyphs: .unicode, paint: .plain, echoes: true, isQuiet: true))
  let script = Array(FileHandle.standardInput.readDataToEndOfFile())
  let surroundings = Surroundings(
    library: { request in
      let started = try ShellExtension.camplace.start(request)
      services.append(started)
      return started
    }, commands: ShellExtension.camplace.commands, files: ReadableFiles(), output: output)
  _ = ScriptRunner(surroundings, reporter: reporter, app: "camplace").run(script, name: "witness")
}

let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "--random", let seed = arguments.last.flatMap({ UInt64($0) }) {
  let script = try RandomScript.text(seed: seed, library: ShellExtension.camplace.start)
  StandardStreams().write(script)
} else {
  runScript()
}
HeadlessDevice.boot()
Walker.forgetSharedLayouts()
