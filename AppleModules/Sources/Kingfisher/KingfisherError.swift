/// Why an image wasn't set.
public enum KingfisherError: Error {
  public enum RequestErrorReason: Sendable {
    case emptyRequest
    case invalidURL(request: URLRequest)
    case taskCancelled(task: SessionDataTask, token: SessionDataTask.CancelToken)
    case asyncTaskContextCancelled
  }

  public enum ResponseErrorReason: Sendable {
    case invalidURLResponse(response: URLResponse)
    case invalidHTTPStatusCode(response: HTTPURLResponse)
    case URLSessionError(error: any Error)
    case dataModifyingFailed(task: SessionDataTask)
    case noURLResponse(task: SessionDataTask)
  }

  public enum CacheErrorReason: Sendable {
    case imageNotExisting(key: String)
    case cannotLoadDataFromDisk(url: URL, error: any Error)
    case cannotSerializeImage(
      image: KFCrossPlatformImage?, original: Data?, serializer: any CacheSerializer)
    case diskStorageIsNotReady(cacheURL: URL)
  }

  public enum ProcessorErrorReason: Sendable {
    case processingFailed(processor: any ImageProcessor, item: ImageProcessItem)
  }

  public enum ImageSettingErrorReason: Sendable {
    case emptySource
    case notCurrentSourceTask(result: RetrieveImageResult?, error: (any Error)?, source: Source)
    case dataProviderError(provider: any ImageDataProvider, error: any Error)
    case alternativeSourcesExhausted([PropagationError])
  }

  case requestError(reason: RequestErrorReason)
  case responseError(reason: ResponseErrorReason)
  case cacheError(reason: CacheErrorReason)
  case processorError(reason: ProcessorErrorReason)
  case imageSettingError(reason: ImageSettingErrorReason)

  public var isTaskCancelled: Bool {
    if case .requestError(.taskCancelled) = self { true } else { false }
  }

  /// Whether the view has started another load since.
  public var isNotCurrentTask: Bool {
    if case .imageSettingError(.notCurrentSourceTask) = self { true } else { false }
  }

  public var isInvalidResponseStatusCode: Bool {
    if case .responseError(.invalidHTTPStatusCode) = self { true } else { false }
  }

  public func isInvalidResponseStatusCode(_ code: Int) -> Bool {
    if case .responseError(.invalidHTTPStatusCode(let response)) = self {
      response.statusCode == code
    } else {
      false
    }
  }
}
