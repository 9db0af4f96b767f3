import ArgumentParser
import CoordinatorShellCore
import ShellLanguage

/// `camsh fmt FILE…`.
struct FormatScripts: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fmt", abstract: "Format script files.",
    discussion: """
      The header comes first, in a fixed order. Each statement has its own line, and blocks are \
      indented by two spaces. Words, comments and transcripts stay as they are.
      """)

  @Flag(help: "Print the files that need formatting, write nothing, and exit with status 1.")
  var check = false

  @ArgumentParser.Argument(help: "Script files; '-' formats standard input to standard output.")
  var files: [String]

  func run() throws {
    throw ArgumentParser.ExitCode(
      MainActor.assumeIsolated {
        let output = StandardOutput()
        let code = Formatting(files: LocalFiles(), output: output, isCheck: check).run(files)
        output.flush()
        return code.rawValue
      })
  }
}

/// Formats files in place, or lists those that need it.
@MainActor private struct Formatting {
  let files: any FileAccess
  let output: any Output
  let isCheck: Bool

  /// Formats the files that can be parsed, even if others can't.
  func run(_ paths: [String]) -> ExitCode {
    var code = ExitCode.ok
    for path in paths {
      let result = path == "-" ? formatInput() : format(path)
      if result.rawValue > code.rawValue { code = result }
    }
    return code
  }

  private func format(_ path: String) -> ExitCode {
    do {
      let source = try Source(name: path, bytes: files.read(path))
      let text = try ScriptFormat.canonical(source)
      guard Array(text.utf8) != source.bytes else { return .ok }
      if isCheck {
        output.write(path.escapedForTerminal + "\n")
        return .failed
      }
      do { try files.write(text, to: path) } catch { throw FileFailure.unwritable(path, error) }
      return .ok
    } catch let errors as ScriptErrors {
      output.writeError(errors.text(output.errorStyle))
    } catch {
      let failure = error as? FileFailure ?? .unreadable(path, error)
      output.writeError("error: \(failure.description.escapedForTerminal)\n")
    }
    return .usage
  }

  private func formatInput() -> ExitCode {
    do {
      let source = try Source(
        name: "<stdin>", bytes: LocalFiles.readAll(LocalFiles.standardInput))
      let text = try ScriptFormat.canonical(source)
      if !isCheck { output.write(text) }
      return isCheck && Array(text.utf8) != source.bytes ? .failed : .ok
    } catch let errors as ScriptErrors {
      output.writeError(errors.text(output.errorStyle))
    } catch {
      output.writeError("error: cannot read standard input: \(error)\n")
    }
    return .usage
  }
}
