public enum AFError: Error {
  public enum ParameterEncodingFailureReason {
    case missingURL
    case jsonEncodingFailed(error: any Error)
    case customEncodingFailed(error: any Error)
  }

  public enum ResponseValidationFailureReason {
    case dataFileNil
    case missingContentType(acceptableContentTypes: [String])
    case unacceptableContentType(acceptableContentTypes: [String], responseContentType: String)
    case unacceptableStatusCode(code: Int)
    case customValidationFailed(error: any Error)
  }

  public enum ResponseSerializationFailureReason {
    case inputDataNilOrZeroLength
    case inputFileNil
    case stringSerializationFailed(encoding: String.Encoding)
    case jsonSerializationFailed(error: any Error)
    case decodingFailed(error: any Error)
    case customSerializationFailed(error: any Error)
    case invalidEmptyResponse(type: String)
  }

  case createUploadableFailed(error: any Error)
  case createURLRequestFailed(error: any Error)
  case downloadedFileMoveFailed(error: any Error, source: URL, destination: URL)
  case explicitlyCancelled
  case invalidURL(url: any URLConvertible)
  case multipartEncodingFailed(error: any Error)
  case parameterEncodingFailed(reason: ParameterEncodingFailureReason)
  case parameterEncoderFailed(error: any Error)
  case requestAdaptationFailed(error: any Error)
  case requestRetryFailed(retryError: any Error, originalError: any Error)
  case responseValidationFailed(reason: ResponseValidationFailureReason)
  case responseSerializationFailed(reason: ResponseSerializationFailureReason)
  case sessionDeinitialized
  case sessionInvalidated(error: (any Error)?)
  case sessionTaskFailed(error: any Error)
}

extension AFError {
  public var isExplicitlyCancelledError: Bool {
    if case .explicitlyCancelled = self { true } else { false }
  }
  public var isInvalidURLError: Bool { if case .invalidURL = self { true } else { false } }
  public var isSessionTaskError: Bool { if case .sessionTaskFailed = self { true } else { false } }
  public var isSessionDeinitializedError: Bool {
    if case .sessionDeinitialized = self { true } else { false }
  }
  public var isResponseValidationError: Bool {
    if case .responseValidationFailed = self { true } else { false }
  }
  public var isResponseSerializationError: Bool {
    if case .responseSerializationFailed = self { true } else { false }
  }
  public var isParameterEncodingError: Bool {
    if case .parameterEncodingFailed = self { true } else { false }
  }
  public var isRequestAdaptationError: Bool {
    if case .requestAdaptationFailed = self { true } else { false }
  }
  public var isRequestRetryError: Bool {
    if case .requestRetryFailed = self { true } else { false }
  }

  /// The status code that a validation didn't accept.
  public var responseCode: Int? {
    guard case .responseValidationFailed(.unacceptableStatusCode(let code)) = self else {
      return nil
    }
    return code
  }

  public var url: URL? {
    if case .invalidURL(let url) = self { try? url.asURL() } else { nil }
  }

  public var underlyingError: (any Error)? {
    switch self {
    case .createUploadableFailed(let error), .createURLRequestFailed(let error),
      .downloadedFileMoveFailed(let error, _, _), .multipartEncodingFailed(let error),
      .parameterEncoderFailed(let error), .requestAdaptationFailed(let error),
      .requestRetryFailed(let error, _), .sessionTaskFailed(let error),
      .parameterEncodingFailed(.jsonEncodingFailed(let error)),
      .parameterEncodingFailed(.customEncodingFailed(let error)),
      .responseValidationFailed(.customValidationFailed(let error)),
      .responseSerializationFailed(.jsonSerializationFailed(let error)),
      .responseSerializationFailed(.decodingFailed(let error)),
      .responseSerializationFailed(.customSerializationFailed(let error)):
      error
    case .sessionInvalidated(let error): error
    default: nil
    }
  }
}

extension AFError: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .explicitlyCancelled: "Request explicitly cancelled."
    case .invalidURL(let url): "URL is not valid: \(url)"
    case .sessionDeinitialized: "Session was deinitialized before the request ended."
    case .responseValidationFailed(.unacceptableStatusCode(let code)):
      "Response status code was unacceptable: \(code)."
    case .responseSerializationFailed(.inputDataNilOrZeroLength):
      "Response could not be serialized, input data was nil or zero length."
    default: underlyingError?.localizedDescription ?? "\(self)"
    }
  }
}

extension Error {
  public var asAFError: AFError? { self as? AFError }

  func asAFError(or other: (any Error) -> AFError) -> AFError { asAFError ?? other(self) }
}
