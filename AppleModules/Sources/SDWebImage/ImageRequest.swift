import SharedRequests

/// A request for an image, and the blocks that wait for it.
final class ImageRequest: Sendable {
  struct Waiting {
    let progress: SDWebImageDownloaderProgressBlock?
    let completed: SDWebImageDownloaderCompletedBlock?
  }

  let url: URL
  private let request = SharedRequest<Waiting>()

  init(_ url: URL) { self.url = url }

  func resume(_ task: URLSessionDataTask) { request.resume(task) }

  /// Adds blocks, unless the request has ended.
  func add(_ blocks: Waiting) -> Int? { request.add(blocks) }

  /// Ends the wait of one pair of blocks, and the request if no others wait.
  func cancel(_ number: Int) {
    let blocks = request.remove(number)
    onMain { blocks?.completed?(nil, nil, SDWebImageError(.cancelled), true) }
  }

  func cancelAll() {
    for number in request.numbers { cancel(number) }
  }

  /// Calls all blocks on the main thread, and releases them.
  func end(_ result: Result<Data, any Error>) {
    let ended = request.end()
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
