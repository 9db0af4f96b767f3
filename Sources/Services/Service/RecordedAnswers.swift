import Foundation

/// What a network answered, by the question and how often it had been asked in a launch.
///
/// A launch that repeats the steps of another gets the same answers, and asks nobody. With a folder
/// they outlive the process; one that can't be written is done without.
@MainActor public final class RecordedAnswers {
  private let store: AnswerStore
  private var askedTimes: [String: Int] = [:]

  public init(folder: String? = nil) {
    store = AnswerStore(folder: folder)
  }

  private init(_ store: AnswerStore) {
    self.store = store
  }

  /// The same answers for a session beside this one, which counts its own questions.
  public func forAnotherSession() -> RecordedAnswers {
    RecordedAnswers(store)
  }

  /// From here on every question is asked for the first time again.
  public func beginLaunch() {
    askedTimes = [:]
  }

  /// The recorded answer, or else the one that `ask` gives, which is recorded.
  public func answer(to question: String, else ask: () -> Data) -> Data {
    let time = askedTimes[question, default: 0] + 1
    askedTimes[question] = time
    let key = AnswerStore.Key(question: question, time: time)
    if let answer = store[key] { return answer }
    let answer = ask()
    store[key] = answer
    return answer
  }
}

/// Answers in memory, and perhaps in a folder.
@MainActor private final class AnswerStore {
  struct Key: Hashable {
    let question: String
    let time: Int
  }

  private let folder: String?
  private var answers: [Key: Data] = [:]

  init(folder: String?) {
    self.folder = folder
  }

  subscript(key: Key) -> Data? {
    get {
      if answers[key] == nil { answers[key] = read(key) }
      return answers[key]
    }
    set {
      answers[key] = newValue
      if let newValue { write(newValue, for: key) }
    }
  }

  // MARK: The folder

  private func path(_ key: Key) -> String? {
    folder.map { "\($0)/\(String(key.question.stableHash, radix: 16))-\(key.time).answer" }
  }

  /// The name is only a hash; what the file begins with tells whose answer it is.
  private func header(_ key: Key) -> Data { Data(key.question.utf8) + [0] }

  private func read(_ key: Key) -> Data? {
    guard let data = path(key).flatMap(FileManager.default.contents), data.starts(with: header(key))
    else { return nil }
    return Data(data.dropFirst(header(key).count))
  }

  private func write(_ answer: Data, for key: Key) {
    guard let folder, let path = path(key) else { return }
    try? PrivateFolder.make(folder)
    try? (header(key) + answer).write(to: URL(filePath: path), options: .atomic)
  }
}
