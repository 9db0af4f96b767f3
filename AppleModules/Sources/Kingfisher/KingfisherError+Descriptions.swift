extension KingfisherError: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .requestError(.taskCancelled): "The download was cancelled."
    case .requestError: "The request can't be sent."
    case .responseError(.invalidHTTPStatusCode(let response)):
      "The server answered with status \(response.statusCode)."
    case .responseError(.URLSessionError(let error)):
      "The request failed: \(error.localizedDescription)"
    case .responseError: "The response is no image."
    case .cacheError(.imageNotExisting(let key)): "The cache has no image for \(key)."
    case .cacheError: "The cache can't be read or written."
    case .processorError: "The data can't be processed to an image."
    case .imageSettingError(.emptySource): "The source is nil."
    case .imageSettingError(.notCurrentSourceTask):
      "The view has started another load since this one."
    case .imageSettingError(.dataProviderError(_, let error)):
      "The provider has no data: \(error.localizedDescription)"
    case .imageSettingError(.alternativeSourcesExhausted): "All alternative sources failed."
    }
  }
}

extension KingfisherError: CustomNSError {
  public static let errorDomain = "com.onevcat.Kingfisher.Error"

  public var errorCode: Int {
    switch self {
    case .requestError(let reason):
      switch reason {
      case .emptyRequest: 1001
      case .invalidURL: 1002
      case .taskCancelled: 1003
      case .asyncTaskContextCancelled: 1005
      }
    case .responseError(let reason):
      switch reason {
      case .invalidURLResponse: 2001
      case .invalidHTTPStatusCode: 2002
      case .URLSessionError: 2003
      case .dataModifyingFailed: 2004
      case .noURLResponse: 2005
      }
    case .cacheError(let reason):
      switch reason {
      case .cannotLoadDataFromDisk: 3004
      case .imageNotExisting: 3006
      case .cannotSerializeImage: 3008
      case .diskStorageIsNotReady: 3011
      }
    case .processorError: 4001
    case .imageSettingError(let reason):
      switch reason {
      case .emptySource: 5001
      case .notCurrentSourceTask: 5002
      case .dataProviderError: 5003
      case .alternativeSourcesExhausted: 5004
      }
    }
  }
}
