import CLinux
import CoordinatorShellCore
import Foundation
import Glibc
import ShellLanguage

/// The process of one launch, seen from inside; what it has done is in memory that it shares with
/// its parent, so the app can't destroy it.
@MainActor final class LaunchProcess: Relauncher {
  /// The world that this process is; nil in a process that a user or a script started.
  static let current = LaunchProcess()

  private static let variable = "CAMSH_WORLD"

  let record: ProgressRecord
  private var image: SessionImage?
  private let file: SessionImageFile
  /// What the parent process read from standard input.
  let input: [UInt8]?
  /// The unread lines of a paste.
  var pasted: () -> [String] = { [] }
  /// What the app prints.
  let printed: AppOutput
  private let follow: @MainActor (Statement, Int) -> Void

  private init?() {
    guard let value = Environment.value(Self.variable) else { return nil }
    // A process that the app starts isn't a world.
    unsetenv(Self.variable)
    let numbers = value.split(separator: ",").compactMap { Int32($0) }
    guard numbers.count == 5 else { return nil }
    _ = clinux_die_with_parent(SIGKILL)
    guard getppid() == numbers[4], let board = ProgressBoard.record(numbers[1], slot: 0),
      let printed = AppOutput(memory: numbers[3])
    else { exit(ExitCode.internalError.rawValue) }
    self.printed = printed
    for descriptor in numbers[..<4] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    record = board
    record.trap.arm()
    follow = board.follower()
    file = SessionImageFile(descriptor: numbers[0])
    image = file.read()
    input = numbers[2] >= 0 ? SessionImageFile(descriptor: numbers[2]).bytes() : nil
    StandardOutput.printedByApp = { [printed] in printed.take() }
  }

  /// The parent's instructions for a world.
  static func setting(image: Int32, progress: Int32, input: Int32, printed: Int32) -> String {
    "\(variable)=\(image),\(progress),\(input),\(printed),\(getpid())"
  }

  func takeImage() -> SessionImage? {
    defer { image = nil }
    return image
  }

  func willRun(_ statement: Statement, in session: Session) {
    StandardOutput.flushAll()
    printed.capture()
    if session.watchers.willExecute == nil {
      session.watchers.willExecute = { [follow, unowned session] in follow($0, session.stepCount) }
    }
    record.phase = .running
    file.write(session, pasted: pasted(), continuation: session.interpreter.resumption)
  }

  func silenced(_ body: () throws -> Void) rethrows {
    try printed.silenced(body)
  }

  /// The current statement has ended, and the next one is awaited.
  func isIdle() {
    printed.release()
    record.phase = .starting
  }

  func relaunch(_ session: Session, then continuation: SessionImage.Continuation) -> Never {
    file.write(session, pasted: pasted(), continuation: continuation)
    StandardOutput.flushAll()
    fflush(nil)
    record.phase = .relaunching
    _exit(ExitCode.ok.rawValue)
  }

  /// Records that the process ends because everything is done.
  func end() {
    record.phase = .ended
  }
}
