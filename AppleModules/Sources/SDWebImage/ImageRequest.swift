/// A request for an image, and the blocks that wait for it.
///
/// It is unchecked because a lock guards its blocks.
final class ImageRequest: @unchecked Sendable {
  struct Waiting {
    let progress: SDWebImageDownloaderProgressBlock?
    let completed: SDWebImageDownloaderCompletedBlock?
  }

  let url: URL
  private let lock = NSLock()
  private var waiting: [Int: Waiting] = [:]
  private var count = 0
  private var isOver = false
  private var task: URLSessionDataTask?

  init(_ url: URL) { self.url = url }

  func resume(_ task: URLSessionDataTask) {
    lock.withLock { self.task = task }
    task.resume()
  }

  /// Adds blocks, unless the request has ended.
  func add(_ blocks: Waiting) -> Int? {
    lock.withLock {
      guard !isOver else { return nil }
      count += 1
      waiting[count] = blocks
      return count
    }
  }

  /// Ends the wait of one pair of blocks, and the request if no others wait.
  func cancel(_ number: Int) {
    let (blocks, task) = lock.withLock { () -> (Waiting?, URLSessionDataTask?) in
      let blocks = waiting.removeValue(forKey: number)
      guard blocks != nil, waiting.isEmpty else { return (blocks, nil) }
      isOver = true
      return (blocks, self.task)
    }
    task?.cancel()
    onMain { blocks?.completed?(nil, nil, SDWebImageError(.cancelled), true) }
  }

  func cancelAll() {
    for number in lock.withLock({ waiting.keys.sorted() }) { cancel(number) }
  }

  /// Calls all blocks on the main thread, and releases them.
  func end(_ result: Result<Data, any Error>) {
    let ended = lock.withLock { () -> [Waiting] in
      defer { waiting = [:] }
      isOver = true
      return waiting.sorted { $0.key < $1.key }.map(\.value)
    }
    onMain {
      for blocks in ended {
        switch result {
        case .success(let data):
          blocks.progress?(data.count, data.count, self.url)
          blocks.completed?(UIImage(data: data), data, nil, true)
        case .failure(let error): blocks.completed?(nil, nil, error, true)
        }
      }
    }
  }
}
