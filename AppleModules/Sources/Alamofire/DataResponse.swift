public typealias AFDataResponse<Success> = DataResponse<Success, AFError>
public typealias AFDownloadResponse<Success> = DownloadResponse<Success, AFError>
public typealias AFResult<Success> = Result<Success, AFError>

public struct DataResponse<Success, Failure: Error> {
  public let request: URLRequest?
  public let response: HTTPURLResponse?
  public let data: Data?
  public let result: Result<Success, Failure>

  public init(
    request: URLRequest?, response: HTTPURLResponse?, data: Data?,
    result: Result<Success, Failure>
  ) {
    self.request = request
    self.response = response
    self.data = data
    self.result = result
  }

  public var value: Success? { result.value }
  public var error: Failure? { result.error }

  public func map<Other>(_ transform: (Success) -> Other) -> DataResponse<Other, Failure> {
    with(result.map(transform))
  }

  public func tryMap<Other>(
    _ transform: (Success) throws -> Other
  ) -> DataResponse<Other, any Error> {
    with(result.mapError { $0 as any Error }.flatMap { value in Result { try transform(value) } })
  }

  public func mapError<Other: Error>(
    _ transform: (Failure) -> Other
  ) -> DataResponse<Success, Other> {
    with(result.mapError(transform))
  }

  private func with<NewSuccess, NewFailure>(
    _ result: Result<NewSuccess, NewFailure>
  ) -> DataResponse<NewSuccess, NewFailure> {
    DataResponse<NewSuccess, NewFailure>(
      request: request, response: response, data: data, result: result)
  }
}

extension DataResponse: Sendable where Success: Sendable {}
extension DownloadResponse: Sendable where Success: Sendable {}

public struct DownloadResponse<Success, Failure: Error> {
  public let request: URLRequest?
  public let response: HTTPURLResponse?
  public let fileURL: URL?
  public let result: Result<Success, Failure>

  public var value: Success? { result.value }
  public var error: Failure? { result.error }
}

// Versions before 5 had a result type of their own with these properties.
extension Result {
  public var value: Success? { try? get() }
  public var error: Failure? { if case .failure(let error) = self { error } else { nil } }
  public var isSuccess: Bool { value != nil }
  public var isFailure: Bool { !isSuccess }
}
