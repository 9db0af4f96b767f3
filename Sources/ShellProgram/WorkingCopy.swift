import CLinux
import CoordinatorShellCore
import Foundation
import Glibc

/// A copy of this process that does one piece of work, seen from this process.
///
/// A copy has all values that the work needs, which another program would have to receive. This
/// process itself must not run app code: it could start threads, and a copy has only one.
@MainActor final class WorkingCopy<Answer: Codable> {
  enum End {
    case answered(Answer)
    /// The copy died before it answered.
    case died(String)
  }

  private let pid: pid_t
  private let pipe: Int32
  private let errors: ErrorText?
  private let limit: Duration?
  private let start = ContinuousClock.now
  private var bytes = Data()
  private var isLate = false
  private var isNotified = false

  /// Starts a copy.
  ///
  /// - Parameters:
  ///   - limit: The time limit of the work; nil for none.
  ///   - isHeard: Whether the copy uses this process's standard streams.
  init(limit: Duration?, isHeard: Bool, _ work: () -> Answer) throws(LocalFiles.Failure) {
    self.limit = limit
    var ends: [Int32] = [-1, -1]
    let parent = getpid()
    guard pipe2(&ends, O_CLOEXEC) == 0 else { throw LocalFiles.Failure() }
    errors = isHeard ? nil : ErrorText()
    pipe = ends[0]
    pid = clinux_fork()
    if pid == 0 { Self.answer(on: ends[1], isHeard, errors, parent, work) }
    let failure = LocalFiles.Failure()
    close(ends[1])
    guard pid > 0 else {
      close(ends[0])
      throw failure
    }
  }

  private static func answer(
    on pipe: Int32, _ isHeard: Bool, _ errors: ErrorText?, _ parent: pid_t, _ work: () -> Answer
  ) -> Never {
    let silent = isHeard ? [STDIN_FILENO] : [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    ProcessCopy.begin(endingWith: parent, silencing: silent, errors)
    guard let bytes = try? JSONEncoder().encode(work()),
      StandardOutput.write(Array(bytes), to: pipe)
    else { _exit(ExitCode.internalError.rawValue) }
    _exit(ExitCode.ok.rawValue)
  }

  /// The copies among these that have answered or died; waits for the first.
  static func ended(of copies: [WorkingCopy]) -> [WorkingCopy] {
    while true {
      var polled = copies.map { pollfd(fd: $0.pipe, events: Int16(POLLIN), revents: 0) }
      copies.forEach { $0.watch() }
      guard poll(&polled, nfds_t(polled.count), 50) > 0 else { continue }
      let ended = zip(copies, polled).filter { $1.revents != 0 && $0.takeBytes() }.map(\.0)
      if !ended.isEmpty { return ended }
    }
  }

  /// Ends the copy if it exceeds its time limit, and passes Ctrl-C on, which only this process receives.
  private func watch() {
    if !isLate, let limit, ContinuousClock.now - start > limit {
      isLate = true
      ProcessCopy.end(pid)
    }
    if !isNotified, Interruption.isRequested {
      isNotified = true
      kill(pid, SIGINT)
    }
  }

  /// Reads available data; returns whether there will be no more.
  private func takeBytes() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    let count = read(pipe, &buffer, buffer.count)
    if count > 0 { bytes += buffer[..<count] }
    return count == 0
  }

  /// Reaps the copy.
  func end() -> End {
    close(pipe)
    let end = WorkerProcess.End.waiting(for: pid)
    if isLate, let limit { return .died("it exceeded its time limit of \(limit.written)") }
    guard case .exited(0) = end, let answer = try? JSONDecoder().decode(Answer.self, from: bytes)
    else { return .died(end.words(errors)) }
    return .answered(answer)
  }
}

extension Collection {
  /// What the work returns for each element, done by several copies of this process at a time; in the order of the
  /// elements.
  ///
  /// This process does itself what a copy can't.
  @MainActor func mapped<Answer: Codable>(
    byCopies count: Int, _ work: (Element) -> Answer
  ) -> [Answer] {
    var answers: [Answer?] = Array(repeating: nil, count: self.count)
    var waiting = Array(zip(indices, answers.indices))
    var working: [(copy: WorkingCopy<Answer>, place: Int)] = []
    while !waiting.isEmpty || !working.isEmpty {
      while count > 1, self.count > 1, working.count < count, let (index, place) = waiting.first,
        let copy = try? WorkingCopy(limit: nil, isHeard: false, { work(self[index]) })
      {
        waiting.removeFirst()
        working.append((copy, place))
      }
      guard !working.isEmpty else { break }
      for copy in WorkingCopy.ended(of: working.map(\.copy)) {
        guard let index = working.firstIndex(where: { $0.copy === copy }) else { continue }
        if case .answered(let answer) = copy.end() { answers[working[index].place] = answer }
        working.remove(at: index)
      }
    }
    return zip(self, answers).map { element, answer in answer ?? work(element) }
  }
}
