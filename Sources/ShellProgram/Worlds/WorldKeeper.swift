import CLinux
import CoordinatorShellCore
import Foundation
import Glibc
import ShellLanguage

/// Runs this program again for each launch of an app, and keeps the terminal and the steps so far.
///
/// An app that traps, calls `exit` or loops forever ends only its own process. The keeper prints
/// the statement that caused it and, if the session can continue, restores the state before it in a
/// new process.
@MainActor struct WorldKeeper {
  /// The work of the processes.
  enum Work {
    /// Typed lines.
    case terminal
    /// Commands read by this process; they continue if the app ends its process.
    case commands([UInt8])
    /// Only this script, of all scripts on the command line.
    case script(String, others: [String])
    /// The command line.
    case commandLine

    var goesOn: Bool {
      switch self {
      case .terminal, .commands: true
      case .script, .commandLine: false
      }
    }
  }

  let work: Work
  let output: StandardOutput
  private let home: PrivateHome

  init?(_ work: Work, output: StandardOutput) {
    guard let home = PrivateHome() else { return nil }
    self.work = work
    self.output = output
    self.home = home
  }

  func run() -> ExitCode {
    defer {
      keepData()
      home.remove()
    }
    guard let board = ProgressBoard(count: 1),
      case let memory = clinux_shared_memory("camsh-session"), memory >= 0,
      case let printed = clinux_shared_memory("camsh-printed"), printed >= 0
    else { return failed("no memory: \(LocalFiles.Failure())") }
    defer {
      close(memory)
      close(printed)
    }
    let record = board[0]
    let file = SessionImageFile(descriptor: memory)
    var input: Int32 = -1
    if case .commands(let bytes) = work {
      input = clinux_shared_memory("camsh-input")
      guard input >= 0, StandardOutput.write(bytes, to: input) else {
        return failed("no memory: \(LocalFiles.Failure())")
      }
    }
    defer { if input >= 0 { close(input) } }
    KeptTerminal.save()
    while true {
      record.clear()
      do { try home.restore(KeptData.current) } catch {
        return failed("the app's data cannot be read: \(error)")
      }
      guard
        let pid = spawn(
          [memory, board.descriptor, input, printed],
          LaunchProcess.setting(
            image: memory, progress: board.descriptor, input: input, printed: printed))
      else { return failed("no process: \(LocalFiles.Failure())") }
      let (end, isStopped) = RunningLaunch(pid: pid, record: record).wait()
      switch (record.phase, end) {
      case (.relaunching, .exited(0)): continue
      case (.ended, .exited(let code)):
        return ExitCode(rawValue: code) ?? .internalError
      default: break
      }
      KeptTerminal.restore()
      StandardOutput.write(AppOutput.take(from: printed, home: home), to: STDOUT_FILENO)
      let words =
        isStopped
        ? "the app didn't return from this step, so camsh stopped it"
        : end.wordsForApp(at: record.trap)
      guard work.goesOn, var image = file.read(), image.state.current != nil,
        record.phase == .running
      else {
        let place = record.place.map { "\($0.file):\($0.line):\($0.column): " } ?? ""
        output.writeError("\(place)error: \(words)\n")
        return isStopped ? .interrupted : .failed
      }
      image.end(by: words, after: record.steps, at: record.place)
      file.write(image)
    }
  }

  private func keepData() {
    guard let kept = KeptData.current else { return }
    do { try home.keep(in: kept) } catch { _ = failed("the app's data cannot be kept: \(error)") }
  }

  private func failed(_ words: String) -> ExitCode {
    output.writeError("error: \(words.escapedForTerminal)\n")
    return .internalError
  }

  private var arguments: [String] {
    guard case .script(let script, let others) = work else { return CommandLine.arguments }
    return CommandLine.arguments.filter { $0 == script || !others.contains($0) }
  }

  private func spawn(_ kept: [Int32], _ setting: String) -> pid_t? {
    let start = ProgramStart(
      kept: kept.filter { $0 >= 0 }, environment: home.environment + [setting])
    return try? start.start("/proc/self/exe", arguments)
  }
}

extension SessionImage {
  /// Records that the app ended the process in the current statement, after that many of its steps.
  fileprivate mutating func end(by words: String, after steps: Int, at place: ScriptResult.Place?) {
    state.endedApp = true
    guard var current = state.current else { return }
    let done = steps - state.present
    guard done > 0, let place else {
      state.continuation = .failed(words)
      return
    }
    current.steps = done
    current.isCut = true
    // Undone steps can't be restored after another step.
    var kept: [Entry] = []
    var count = 0
    for entry in entries where count + entry.steps <= state.present {
      kept.append(entry)
      count += entry.steps
    }
    entries = kept + [current]
    state.present += done
    state.continuation = .failedInside(
      words,
      at: SourceLocation(source: place.file, line: place.line, column: place.column),
      text: current.text)
  }
}

extension ProcessEnd {
  /// What happened to an app that ended its process.
  @MainActor fileprivate func wordsForApp(at trap: TrapRecord) -> String {
    switch self {
    case .signalled(let number):
      let words = "the app crashed: \(SignalName(number))"
      return trap.function.map { TrapMessage.words(words, in: $0) } ?? words
    case .exited(let code): return "the app called exit(\(code))"
    }
  }
}
