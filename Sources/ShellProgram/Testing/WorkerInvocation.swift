import CLinux
import CoordinatorShellCore
import Foundation
import Glibc
import RetainGraph
import ShellLanguage

/// The work of a process that runs a script for the process that started it, and its command line.
///
/// It is internal; every executable that hosts the shell understands it.
struct WorkerInvocation: Equatable {
  static let verb = "--test-worker"
  /// What the result must contain besides the outcome.
  enum Detail: String {
    case outcome = "-"
    case trace
    /// The outcome of each step.
    case steps
  }

  var script: String
  var app: String
  /// The values of the extension's options.
  var values: [String: String]
  /// Where the answer goes.
  var resultDescriptor: Int32
  /// Where further scripts come from; nil if the process runs only this one.
  var ordersDescriptor: Int32?
  var progressDescriptor: Int32
  /// Its index on the progress board.
  var slot: Int
  var parent: pid_t
  var detail: Detail
  /// What answers the app's requests; nil if the script decides.
  var connection: Connection?
  /// The exploration from the end of the script.
  var exploring: TestRun.Exploring?
  /// The statement that ended an earlier run, before which this one only traces.
  var crash: CrashPoint?

  var arguments: [String] {
    [
      Self.verb, script, app, String(resultDescriptor), String(progressDescriptor), String(slot),
      String(parent), detail.rawValue, connection?.rawValue ?? "-",
      String(exploring?.moves ?? 0),
    ] + CrashPoint.arguments(of: crash)
      + values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  }

  /// Nil if these aren't the arguments of a worker.
  init?(_ arguments: [String]) {
    guard arguments.count >= 10 + CrashPoint.argumentCount, arguments[0] == Self.verb,
      let result = Int32(arguments[3]),
      let progress = Int32(arguments[4]), let slot = Int(arguments[5]),
      let parent = pid_t(arguments[6]), let detail = Detail(rawValue: arguments[7]),
      let moves = Int(arguments[9])
    else { return nil }
    var values: [String: String] = [:]
    for pair in arguments[(10 + CrashPoint.argumentCount)...] {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { return nil }
      values[String(parts[0])] = String(parts[1])
    }
    self.init(
      script: arguments[1], app: arguments[2], values: values, resultDescriptor: result,
      progressDescriptor: progress, slot: slot, parent: parent,
      detail: detail, connection: Connection(rawValue: arguments[8]),
      exploring: moves > 0 ? TestRun.Exploring(moves: moves) : nil,
      crash: CrashPoint(arguments[10...]))
  }

  init(
    script: String, app: String, values: [String: String], resultDescriptor: Int32,
    progressDescriptor: Int32, slot: Int, parent: pid_t, detail: Detail, connection: Connection?,
    exploring: TestRun.Exploring? = nil, crash: CrashPoint? = nil
  ) {
    self.script = script
    self.app = app
    self.values = values
    self.resultDescriptor = resultDescriptor
    self.progressDescriptor = progressDescriptor
    self.slot = slot
    self.parent = parent
    self.detail = detail
    self.connection = connection
    self.exploring = exploring
    self.crash = crash
  }

  /// Runs the script; returns the exit status, which only the parent sees, and whether the process
  /// can run another script.
  @MainActor func run() -> (code: ExitCode, isReady: Bool) {
    // A worker whose parent is gone would run in vain; the parent may have died before this call.
    _ = clinux_die_with_parent(SIGKILL)
    guard getppid() == parent else { return (.internalError, false) }
    clinux_print_lines()
    // Processes that the app starts must not keep the pipe open when the worker has ended.
    _ = fcntl(resultDescriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(progressDescriptor, F_SETFD, FD_CLOEXEC)
    guard let record = ProgressBoard.record(progressDescriptor, slot: slot) else {
      return (.internalError, false)
    }
    record.trap.arm()
    var options = ProgramOptions()
    options.app = app
    options.connection = connection
    Host.options = values
    let program = Program(options)
    let ending = crash.map { crash in
      ScriptTest.Ending(steps: crash.steps, place: crash.place, message: crash.message) {
        var result = ScriptResult(script: script, outcome: .crashed)
        result.trace = $0
        record.phase = .ended
        _exit(write(result, isReady: false) ? 0 : 1)
      }
    }
    // First, because a process that has run app code can't make pristine copies.
    let explored = exploring.map { program.explore(fromEndOf: script, $0) } ?? []
    var result = program.test(
      script, record, keepsTrace: detail == .trace, keepsSteppings: detail == .steps, ending: ending
    )
    result.take(explored)
    record.steps = result.steps
    record.peak = Self.peak
    let isReady = canGoOn && result.isSimplyPassed && Self.resetPeak()
    record.phase = .ended
    guard write(result, isReady: isReady) else { return (.internalError, false) }
    return (.ok, isReady)
  }

  /// Whether this process can run another script.
  ///
  /// The apps of an extension keep nothing in statics, so the next launch finds the world of the
  /// first, unless a script has failed or another thread works.
  @MainActor private var canGoOn: Bool {
    ordersDescriptor != nil && exploring == nil && crash == nil && !OtherThreads.areAtWork
  }

  @MainActor private func write(_ result: ScriptResult, isReady: Bool) -> Bool {
    var answer = WorkerAnswer(isReady: isReady, result: [])
    if !result.isSimplyPassed {
      guard let bytes = try? JSONEncoder().encode(result) else { return false }
      answer.result = Array(bytes)
    }
    return StandardOutput.write(answer.bytes, to: resultDescriptor)
  }

  /// Starts measuring the peak size anew; returns false if the system can't.
  @MainActor private static func resetPeak() -> Bool {
    let file = open("/proc/self/clear_refs", O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    return StandardOutput.write([UInt8(ascii: "5")], to: file)
  }

  /// The peak resident size of this process, in KB.
  @MainActor private static var peak: Int {
    guard let bytes = try? LocalFiles().read("/proc/self/status") else { return 0 }
    let key = Array("VmHWM:".utf8)
    guard let start = bytes.firstRange(of: key)?.upperBound else { return 0 }
    let digits = bytes[start...].drop { $0 == 0x20 || $0 == 0x09 }
      .prefix { (0x30...0x39).contains($0) }
    return Int(String(decoding: digits, as: UTF8.self)) ?? 0
  }
}

extension ScriptResult {
  /// Whether there is nothing to report but that the script passed.
  fileprivate var isSimplyPassed: Bool {
    outcome == .passed && failures.isEmpty && findings.isEmpty && trace == nil
      && steppings == nil
  }
}

/// Writes both streams at once to standard output, which the parent reads: a crash loses nothing.
@MainActor final class WorkerOutput: Output {
  func write(_ text: String) {
    StandardOutput.write(Array(text.utf8), to: STDOUT_FILENO)
  }

  func writeError(_ text: String) { write(text) }
}
