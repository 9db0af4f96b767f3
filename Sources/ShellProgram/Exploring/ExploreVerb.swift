import CLinux
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
    default: throw .added(Explorer.Refusal(message: "exploring ended with exit code \(code)"))
    }
  }

  /// The number of moves in which to find a screen: moves and not time, so that a script with `go`
  /// does the same on every machine.
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
        Explorer.Refusal(message: "no way from here to '\(screen.escapedForTerminal)' was found"))
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
    let options = Host.options.flatMap { ["--\($0.key)", $0.value].filter { !$0.isEmpty } }
    let (text, code) = try Self.output(
      of: ["explore", "--app", app, "--from", path] + arguments + options)
    return (text.split(separator: "\n").map(String.init), code)
  }

  /// The output of this program with the given arguments, and its exit status.
  private static func output(of arguments: [String]) throws(StepFailure) -> (String, Int32) {
    var ends: [Int32] = [-1, -1]
    guard pipe2(&ends, O_CLOEXEC) == 0 else { throw .added(LocalFiles.Failure()) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    var pid: pid_t = 0
    let code = withCStrings([Environment.programName] + arguments) { words in
      posix_spawn(&pid, "/proc/self/exe", &actions, nil, words, environ)
    }
    close(ends[1])
    defer { close(ends[0]) }
    guard code == 0 else { throw .added(LocalFiles.Failure(code: code)) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = read(ends[0], &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    let text = String(decoding: bytes, as: UTF8.self)
    return switch WorkerProcess.End(status: status) {
    case .exited(let code): (text, code)
    case .signalled(let signal): (text, 128 + signal)
    }
  }
}
