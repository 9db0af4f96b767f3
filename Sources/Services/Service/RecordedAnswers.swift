import Foundation

/// What a network answered, by the question and how often it had been asked in a launch.
///
/// A launch that repeats the steps of another gets the same answers, and asks nobody. With a folder
/// they outlive the process; one that can't be written is done without.
@MainActor public final class RecordedAnswers {
  private struct Key: Hashable {
    let question: String
    let time: Int
  }

  private let folder: String?
  private var answers: [Key: Data] = [:]
  private var askedTimes: [String: Int] = [:]

  public init(folder: String? = nil) {
    self.folder = folder
  }

  /// From here on every question is asked for the first time again.
  public func beginLaunch() {
    askedTimes = [:]
  }

  /// The recorded answer, or else the one that `ask` gives, which is recorded.
  public func answer(to question: String, else ask: () -> Data) -> Data {
    let time = askedTimes[question, default: 0] + 1
    askedTimes[question] = time
    let key = Key(question: question, time: time)
    if let answer = answers[key] ?? stored(key) {
      answers[key] = answer
      return answer
    }
    let answer = ask()
    answers[key] = answer
    store(answer, for: key)
    return answer
  }

  // MARK: The folder

  private func path(_ key: Key) -> String? {
    folder.map { "\($0)/\(String(key.question.stableHash, radix: 16))-\(key.time).answer" }
  }

  /// The name is only a hash; what the file begins with tells whose answer it is.
  private func header(_ key: Key) -> Data { Data(key.question.utf8) + [0] }

  private func stored(_ key: Key) -> Data? {
    guard let data = path(key).flatMap(FileManager.default.contents), data.starts(with: header(key))
    else { return nil }
    return Data(data.dropFirst(header(key).count))
  }

  private func store(_ answer: Data, for key: Key) {
    guard let folder, let path = path(key) else { return }
    try? PrivateFolder.make(folder)
    try? (header(key) + answer).write(to: URL(filePath: path), options: .atomic)
  }
}
