import CLinux
import CoordinatorShellCore
import Foundation
import Glibc

/// A copy of this process from before the launch.
///
/// It never runs the app either; each replay runs it in a copy of the copy.
@MainActor final class StandbyProcess {
  typealias Answer = @MainActor (any ReplayQuestion, SessionImage) throws -> any Encodable

  /// A question about a session, as it is sent to the copy.
  private struct Request: Codable {
    let type: String
    let image: SessionImage
    let question: Data
  }

  private let memory: Int32
  private let requests: Int32
  private let results: Int32

  /// Nil if the system has no memory for it.
  init?(_ answer: @escaping Answer) {
    memory = clinux_shared_memory("camsh-replay")
    guard let down = Self.pipe(), let up = Self.pipe(), memory >= 0 else { return nil }
    (requests, results) = (down.write, up.read)
    let parent = getpid()
    let pid = clinux_fork()
    if pid == 0 {
      close(down.write)
      close(up.read)
      serve(answer, down.read, up.write, parent)
    }
    close(down.read)
    close(up.write)
    guard pid > 0 else { return nil }
  }

  deinit {
    for descriptor in [memory, requests, results] { close(descriptor) }
  }

  /// Lets a new copy answer; nil if it doesn't.
  func answer<Question: ReplayQuestion>(
    _ question: Question, about image: SessionImage
  ) -> Question.Answer? {
    guard let coded = try? JSONEncoder().encode(question),
      let request = try? JSONEncoder().encode(
        Request(type: _typeName(Question.self, qualified: false), image: image, question: coded)),
      put(request), Self.send(1, to: requests), Self.receive(from: results) == 1
    else { return nil }
    return try? JSONDecoder().decode(Question.Answer.self, from: taken())
  }

  private static func pipe() -> (read: Int32, write: Int32)? {
    var ends: [Int32] = [-1, -1]
    return pipe2(&ends, O_CLOEXEC) == 0 ? (ends[0], ends[1]) : nil
  }

  private static func send(_ byte: UInt8, to pipe: Int32) -> Bool {
    StandardOutput.write([byte], to: pipe)
  }

  /// A byte; nil at the end.
  private static func receive(from pipe: Int32) -> UInt8? {
    var byte: UInt8 = 0
    while true {
      let count = read(pipe, &byte, 1)
      if count == 1 { return byte }
      if count == 0 || errno != EINTR { return nil }
    }
  }

  private func put(_ data: Data) -> Bool {
    ftruncate(memory, 0)
    lseek(memory, 0, SEEK_SET)
    return StandardOutput.write(Array(data), to: memory)
  }

  private func taken() -> Data {
    Data(SessionImageFile(descriptor: memory).bytes())
  }

  // MARK: In the copy

  private func serve(
    _ answer: Answer, _ requests: Int32, _ results: Int32, _ parent: pid_t
  ) -> Never {
    ProcessCopy.endWithParent(parent)
    // What holds the standard streams open would keep their readers waiting.
    let null = open("/dev/null", O_RDWR)
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] { dup2(null, stream) }
    signal(SIGINT, SIG_IGN)
    while Self.receive(from: requests) != nil {
      let own = getpid()
      let pid = clinux_fork()
      if pid == 0 { replay(answer, own) }
      let isAnswered = pid > 0 && ProcessEnd(of: pid) == .exited(0)
      guard Self.send(isAnswered ? 1 : 0, to: results) else { break }
    }
    _exit(ExitCode.ok.rawValue)
  }

  private func replay(_ answer: Answer, _ parent: pid_t) -> Never {
    ProcessCopy.endWithParent(parent)
    ProcessCopy.crashWithoutBacktrace()
    signal(SIGINT, SIG_DFL)
    let decoder = JSONDecoder()
    guard let request = try? decoder.decode(Request.self, from: taken()),
      let type = ReplayQuestions.named(request.type),
      let question = try? decoder.decode(type, from: request.question),
      let result = try? answer(question, request.image),
      let coded = try? JSONEncoder().encode(result), put(coded)
    else { _exit(ExitCode.internalError.rawValue) }
    _exit(ExitCode.ok.rawValue)
  }
}
