import CoordinatorShellCore
import Foundation
import Glibc
import ShellLanguage

extension Program {
  /// Explores for the shell's `explore`, in another process, because this one has run app code.
  func explore(
    from script: String, app: String, for time: Duration
  ) throws(StepFailure) -> (lines: [String], problems: Int) {
    let (lines, code) = try explored(script, app, ["--for", time.written])
    switch code {
    case ExitCode.ok.rawValue: return (lines, 0)
    case ExitCode.findings.rawValue: return (lines, lines.count { $0.hasSuffix(".camsh") })
    case ExitCode.interrupted.rawValue: throw .interrupted
    // What couldn't be written is printed.
    case ExitCode.failed.rawValue where !lines.isEmpty: return (lines, 1)
    default: throw .added(Explorer.Refusal(message: "exploring ended with exit code \(code)"))
    }
  }

  /// The number of moves in which to find a screen.
  ///
  /// A time limit would make a script with `go`
  /// depend on the machine.
  private static let movesToFind = 20_000

  /// The statements of the shortest path to a screen, for the shell's `go`.
  func way(
    from script: String, app: String, to screen: String
  ) throws(StepFailure) -> [String] {
    let moves = String(Self.movesToFind)
    let (lines, code) = try explored(script, app, ["--way", "--moves", moves, "--to", screen])
    switch code {
    case ExitCode.ok.rawValue: return lines
    case ExitCode.interrupted.rawValue: throw .interrupted
    default:
      throw .added(
        Explorer.Refusal(message: "no path from here to '\(screen.escapedForTerminal)' was found"))
    }
  }

  /// The output of `camsh explore` from the end of a script, and its exit status.
  private func explored(
    _ script: String, _ app: String, _ arguments: [String]
  ) throws(StepFailure) -> (lines: [String], code: Int32) {
    let path = "\(NSTemporaryDirectory())/camsh-explore-\(getpid()).camsh"
    do { try LocalFiles().write(script, to: path) } catch {
      throw .unwritableFile(path, error)
    }
    defer { unlink(path) }
    let options =
      Host.options.flatMap { ["--\($0.key)", $0.value].filter { !$0.isEmpty } }
      + (self.options.connection.map { ["--\($0.option)"] } ?? [])
    do {
      let (text, code) = try ProgramOutput.ofThisProgram(
        ["explore", "--app", app, "--from", path] + arguments + options)
      return (text.split(separator: "\n").map(String.init), code)
    } catch {
      throw .added(error)
    }
  }
}
