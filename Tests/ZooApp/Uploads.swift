import UIKit

// MARK: Work that ends late, or never

private final class UploadController: UIViewController {
  enum Style { case finished, neverStarted, weak, bothWeak }
  private let style: Style
  private let queue = OperationQueue()
  private var operations: [Operation] = []
  init(_ style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    let upload = BlockOperation {}
    switch style {
    case .finished, .neverStarted: upload.completionBlock = { self.finish(upload) }
    case .weak: upload.completionBlock = { [weak self] in self?.finish(upload) }
    case .bothWeak:
      upload.completionBlock = { [weak self, weak upload] in
        if let upload { self?.finish(upload) }
      }
    }
    if style == .finished {
      queue.addOperation(upload)
      queue.waitUntilAllOperationsAreFinished()
    } else {
      operations.append(upload)
    }
  }
  private func finish(_ operation: Operation) {}
}

private final class UploadJob {
  var onEnd: (() -> Void)?
  func end() { onEnd?() }
}
private final class UploadsController: UIViewController {
  enum Style { case both, jobOnly, selfOnly, ended }
  private let style: Style
  private var jobs: [UploadJob] = []
  init(_ style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    let job = UploadJob()
    switch style {
    case .both: job.onEnd = { self.finish(job) }
    case .jobOnly: job.onEnd = { [weak self] in self?.finish(job) }
    case .selfOnly: job.onEnd = { [unowned job] in self.finish(job) }
    case .ended:
      job.onEnd = {
        self.finish(job)
        job.onEnd = nil
      }
    }
    jobs.append(job)
    if style == .ended { job.end() }
  }
  private func finish(_ job: UploadJob) { jobs.removeAll { $0 === job } }
}

@MainActor private final class UploadClient {
  static let shared = UploadClient()
  private var pending: [Int: (Result<String, any Error>) -> Void] = [:]
  private var last = 0
  func upload(then completion: @escaping (Result<String, any Error>) -> Void) -> Int {
    last += 1
    pending[last] = completion
    return last
  }
  func cancel(_ upload: Int) {
    pending.removeValue(forKey: upload)?(.failure(CancellationError()))
  }
}
private final class PhotoController: UIViewController {
  enum Style { case never, cancelled, weak, twice }
  private let style: Style
  private var upload: Int?
  init(_ style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    switch style {
    case .never, .cancelled:
      upload = UploadClient.shared.upload { result in self.show(result) }
    case .weak: upload = UploadClient.shared.upload { [weak self] result in self?.show(result) }
    case .twice:
      upload = UploadClient.shared.upload { [weak self] result in
        guard let self else { return }
        show(result)
        upload = UploadClient.shared.upload { self.show($0) }
      }
    }
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if style != .never, style != .weak, let upload { UploadClient.shared.cancel(upload) }
  }
  private func show(_ result: Result<String, any Error>) { title = try? result.get() }
}

private final class ConsentController: UIViewController {
  enum Style { case never, answered, weak }
  private let style: Style
  private var answer: CheckedContinuation<Bool, Never>?
  init(_ style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if style == .weak {
      Task { [weak self] in
        let isGiven = await self?.ask() ?? false
        self?.title = "\(isGiven)"
      }
    } else {
      Task {
        let isGiven = await ask()
        title = "\(isGiven)"
      }
    }
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard style == .answered else { return }
    answer?.resume(returning: false)
    answer = nil
  }
  private func ask() async -> Bool {
    await withCheckedContinuation { answer = $0 }
  }
}

@MainActor private final class LocationFeed {
  static let shared = LocationFeed()
  private var continuations: [UUID: AsyncStream<Double>.Continuation] = [:]
  func locations() -> AsyncStream<Double> {
    AsyncStream { continuation in
      let id = UUID()
      continuations[id] = continuation
      continuation.onTermination = { _ in
        Task { @MainActor in LocationFeed.shared.continuations[id] = nil }
      }
    }
  }
}
private final class CompassController: UIViewController {
  enum Style { case strong, guarded, inside, disappears }
  private let style: Style
  private var task: Task<Void, Never>?
  init(_ style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    switch style {
    case .strong, .disappears:
      task = Task {
        for await degrees in LocationFeed.shared.locations() { self.turn(degrees) }
      }
    case .guarded:
      task = Task { [weak self] in
        guard let self else { return }
        for await degrees in LocationFeed.shared.locations() { turn(degrees) }
      }
    case .inside:
      task = Task { [weak self] in
        for await degrees in LocationFeed.shared.locations() {
          guard let self else { return }
          turn(degrees)
        }
      }
    }
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if style == .disappears { task?.cancel() }
  }
  private func turn(_ degrees: Double) { title = "\(degrees)" }
  deinit { task?.cancel() }
}

private actor TransferStore {
  private var listeners: [@MainActor (Double) -> Void] = []
  func onProgress(_ handler: @escaping @MainActor (Double) -> Void) { listeners.append(handler) }
}
private final class TransferController: UIViewController {
  private let store = TransferStore()
  private let strongly: Bool
  init(strongly: Bool) {
    self.strongly = strongly
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    let store = store
    if strongly {
      Task { await store.onProgress { self.title = "\($0)" } }
    } else {
      Task { await store.onProgress { [weak self] in self?.title = "\($0)" } }
    }
  }
}

private final class ReportController: UIViewController {
  private var rows: [Int] = []
  override func viewDidLoad() {
    super.viewDidLoad()
    Task { [weak self] in
      await self?.load()
      self?.title = "done"
    }
  }
  private func load() async {
    for row in 0..<3 {
      try? await Task.sleep(for: .seconds(1))
      rows.append(row)
    }
  }
}

/// Screens that wait for work of others.
extension Shape {
  static let uploads: [Shape] = [
    Shape("upload whose operation has finished", .none) { UploadController(.finished) },
    Shape(
      "upload whose operation never starts", .leaked, "operations",
      cut: "completionBlock → closure capture of type UploadController ← make both of these weak: "
        + "frees all; and BlockOperation completionBlock → closure capture of type BlockOperation"
    ) { UploadController(.neverStarted) },
    Shape("upload whose operation captures both weakly", .none) { UploadController(.bothWeak) },
    Shape("upload whose operation captures only itself", .leaked, "BlockOperation") {
      UploadController(.weak)
    },
    Shape(
      "job whose end captures it and its screen", .leaked, "onEnd",
      cut:
        "onEnd → closure capture of type UploadsController ← make both of these weak: frees all; "
        + "and UploadJob onEnd → closure capture of type UploadJob"
    ) { UploadsController(.both) },
    Shape(
      "job whose end captures it", .leaked, "onEnd",
      cut: "onEnd → closure capture of type UploadJob ← make this weak: frees it"
    ) { UploadsController(.jobOnly) },
    Shape(
      "job whose end captures its screen", .leaked, "onEnd",
      cut: "onEnd → closure capture of type UploadsController ← make this weak: frees all"
    ) { UploadsController(.selfOnly) },
    Shape("job whose end captures it and its screen, ended", .none) { UploadsController(.ended) },
    Shape(
      "photo whose completion is never called", .abandoned, "static UploadClient.shared",
      cut: "pending[1] → closure capture of type PhotoController ← make this weak: frees all"
    ) { PhotoController(.never) },
    Shape("photo whose upload is cancelled", .none) { PhotoController(.cancelled) },
    Shape("photo whose completion is never called, weak", .none) { PhotoController(.weak) },
    Shape(
      "photo whose upload begins again when it is cancelled", .abandoned,
      "static UploadClient.shared",
      cut: "pending[2] → closure capture of type PhotoController ← make this weak: frees all"
    ) { PhotoController(.twice) },
    Shape("consent that waits for its own answer", .leaked, "the task can't continue") {
      ConsentController(.never)
    },
    Shape("consent that is answered when it disappears", .none) { ConsentController(.answered) },
    Shape(
      "consent that waits for its own answer in a weak task", .leaked, "the task can't continue"
    ) {
      ConsentController(.weak)
    },
    Shape("compass that reads a feed", .pending) { CompassController(.strong) },
    Shape("compass that is unwrapped before it reads a feed", .pending) {
      CompassController(.guarded)
    },
    Shape("compass that is unwrapped while it reads a feed", .none) { CompassController(.inside) },
    Shape("compass that stops when it disappears", .none) { CompassController(.disappears) },
    Shape("transfer that its actor's handler captures", .leaked, "listeners") {
      TransferController(strongly: true)
    },
    Shape("transfer that its actor's handler captures weakly", .none) {
      TransferController(strongly: false)
    },
    Shape("report whose weak task is in its method", .none) { ReportController() },
  ]
}
