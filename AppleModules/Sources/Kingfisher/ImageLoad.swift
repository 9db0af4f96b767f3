/// What an image view or a state of a button is loading.
///
/// Its completion handler retains the view until the load ends, as in Kingfisher.
@MainActor final class ImageLoad {
  /// The number of the latest load, while it is running.
  private(set) var identifier: Source.Identifier.Value?
  private var task: DownloadTask?

  func cancel() { task?.cancel() }

  /// Makes a running load the one before, so that its image isn't shown.
  func forget() { identifier = nil }

  /// Loads an image and calls `finish` if no other load has started since, then the handler.
  func start(
    _ source: Source, _ options: KingfisherParsedOptionsInfo, _ progress: DownloadProgressBlock?,
    ended: @escaping @MainActor () -> Void,
    finish:
      @escaping @MainActor (
        Result<RetrieveImageResult, KingfisherError>, _ done: @escaping () -> Void
      ) -> Void,
    completion: (@MainActor (Result<RetrieveImageResult, KingfisherError>) -> Void)?
  ) -> DownloadTask? {
    let number = Source.Identifier.next()
    identifier = number
    task = KingfisherManager.shared.retrieveImage(
      with: source, parsedOptions: options, progressBlock: progress,
      downloadTaskUpdated: { task in onMain { self.task = task } }
    ) { result in
      onMain {
        ended()
        guard number == self.identifier else {
          completion?(.failure(result.notCurrent(source)))
          return
        }
        self.identifier = nil
        self.task = nil
        finish(result) { completion?(result) }
      }
    }
    return task
  }
}

extension Result<RetrieveImageResult, KingfisherError> {
  /// The error of a load whose view has started another one.
  fileprivate func notCurrent(_ source: Source) -> KingfisherError {
    switch self {
    case .success(let result):
      .imageSettingError(
        reason: .notCurrentSourceTask(result: result, error: nil, source: source))
    case .failure(let error):
      .imageSettingError(reason: .notCurrentSourceTask(result: nil, error: error, source: source))
    }
  }
}
