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

  private let process: ForkedProcess
  private let limit: Duration?
  private let hangWatch: HangWatch
  private var bytes = Data()
  private var isLate = false
  private var isNotified = false

  /// Starts a copy.
  ///
  /// - Parameters:
  ///   - limit: How long it may work or sleep; nil if there is no limit.
  ///   - isHeard: Whether the copy uses this process's standard streams.
  init(limit: Duration?, isHeard: Bool, _ work: () -> Answer) throws(LocalFiles.Failure) {
    self.limit = limit
    process = try ForkedProcess(isHeard: isHeard) { answers, _ in
      guard let bytes = try? JSONEncoder().encode(work()) else { return false }
      return StandardOutput.write(Array(bytes), to: answers)
    }
    hangWatch = HangWatch(of: process.pid)
  }

  /// The copies among these that have answered or died; waits for the first.
  static func ended(of copies: [WorkingCopy]) -> [WorkingCopy] {
    while true {
      copies.forEach { $0.watch() }
      ProcessPipe.wait(for: copies.map(\.process.answers), atMost: .milliseconds(50))
      let ended = copies.filter { $0.takeBytes() }
      if !ended.isEmpty { return ended }
    }
  }

  /// Ends the copy if it exceeds its time limit, and passes Ctrl-C on, which only this process receives.
  private func watch() {
    if !isLate, let limit, hangWatch.sees(hangingFor: limit) {
      isLate = true
      process.end()
    }
    if !isNotified, Interruption.isRequested {
      isNotified = true
      process.interrupt()
    }
  }

  /// Reads available data; returns whether there will be no more.
  private func takeBytes() -> Bool { ProcessPipe.read(process.answers) { bytes += $0 } }

  /// Reaps the copy.
  func end() -> End {
    let end = process.finish()
    if isLate, let limit { return .died("it exceeded its time limit of \(limit.written)") }
    guard case .exited(0) = end, let answer = try? JSONDecoder().decode(Answer.self, from: bytes)
    else { return .died(process.words(end)) }
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
