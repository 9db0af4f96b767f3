import UIKit

/// A screen that shows a letter once there is one, and may be gone by then.
final class WaitingViewController: UIViewController {
  private let model: WaitingViewModel

  init(_ model: WaitingViewModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    model.load()
  }
}

@MainActor final class WaitingViewModel {
  private var letter = ""
  private var onLetter: (() -> Void)?

  /// Whether the model also retains itself in a cycle.
  init(leaks: Bool) {
    if leaks { onLetter = { self.letter = "" } }
  }

  func load() {
    Task {
      letter = await Mailbox.shared.letter()
      onLetter?()
    }
  }
}

/// A screen that reads every letter, and means to stop when it dies.
final class ListeningViewController: UIViewController {
  private var task: Task<Void, Never>?

  override func viewDidLoad() {
    super.viewDidLoad()
    task = Task {
      for await letter in Mailbox.shared.letters { title = letter }
    }
  }

  isolated deinit { task?.cancel() }
}

/// A screen that polls every second, even after it has left.
final class PollingViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Task {
      while true {
        try await Task.sleep(for: .seconds(1))
        title = "still here"
      }
    }
  }
}

/// Receives letters when the test delivers them.
@MainActor final class Mailbox {
  static let shared = Mailbox()

  /// Ends with the letter that is delivered next.
  var letters: AsyncStream<String> {
    let (letters, subscriber) = AsyncStream.makeStream(of: String.self)
    subscribers.append(subscriber)
    return letters
  }

  private var subscribers: [AsyncStream<String>.Continuation] = []
  private var readers: [CheckedContinuation<String, Never>] = []

  func letter() async -> String {
    await withCheckedContinuation { readers.append($0) }
  }

  func deliver() {
    for reader in readers { reader.resume(returning: "news") }
    for subscriber in subscribers {
      subscriber.yield("news")
      subscriber.finish()
    }
    (readers, subscribers) = ([], [])
  }
}
