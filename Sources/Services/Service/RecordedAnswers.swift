import Foundation

/// Recorded network responses, by request and by how often it was made in a launch.
///
/// A launch that repeats another's steps gets the same responses without network access. With a
/// folder, recordings outlive the process; write errors are ignored.
@MainActor public final class RecordedAnswers {
  private let store: AnswerStore
  private var askedTimes: [String: Int] = [:]

  public init(folder: String? = nil) {
    store = AnswerStore(folder: folder)
  }

  private init(_ store: AnswerStore) {
    self.store = store
  }

  /// The same recordings for a second session, which counts its own requests.
  public func forAnotherSession() -> RecordedAnswers {
    RecordedAnswers(store)
  }

  /// Resets the counts, so that every request counts as the first again.
  public func beginLaunch() {
    askedTimes = [:]
  }

  /// The recorded response, or the response from `ask`, which is then recorded.
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

/// Recordings in memory and optionally in a folder.
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

  /// The name is only a hash; the beginning of the file identifies the request.
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
