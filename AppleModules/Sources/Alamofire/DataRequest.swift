open class DataRequest: Request, @unchecked Sendable {
  public typealias Validation =
    @Sendable (URLRequest?, HTTPURLResponse, Data?) -> Result<Void, any Error>

  public typealias ValidationResult = Result<Void, any Error>

  private var validations: [Validation] = []

  /// Before version 5, a request that failed had empty data.
  private var dataOfFailure: Data?

  public var data: Data? { received ?? dataOfFailure }

  func asBeforeFive() -> DataRequest {
    dataOfFailure = Data()
    return self
  }

  override func rejection(of response: HTTPURLResponse, _ data: Data?) -> AFError? {
    for validation in validations {
      if case .failure(let error) = validation(request, response, data) {
        return error.asAFError {
          .responseValidationFailed(reason: .customValidationFailed(error: $0))
        }
      }
    }
    return nil
  }

  // MARK: Validation

  @discardableResult
  public func validate(_ validation: @escaping Validation) -> Self {
    lock.withLock { validations.append(validation) }
    return self
  }

  /// Accepts the status codes from 200 to 299.
  @discardableResult
  public func validate() -> Self { validate(statusCode: 200..<300) }

  @discardableResult
  public func validate<Codes: Sequence>(statusCode codes: Codes) -> Self
  where Codes.Element == Int {
    validate { _, response, _ in
      codes.contains(response.statusCode)
        ? .success(())
        : .failure(
          AFError.responseValidationFailed(
            reason: .unacceptableStatusCode(code: response.statusCode)))
    }
  }

  /// Accepts every type: a response says what its file or sample is, not what a server would say.
  @discardableResult
  public func validate<Types: Sequence>(
    contentType types: @escaping @autoclosure () -> Types
  ) -> Self where Types.Element == String {
    self
  }

  // MARK: Responses

  @discardableResult
  public func response<Serializer: DataResponseSerializerProtocol>(
    queue: DispatchQueue = .main, responseSerializer: Serializer,
    completionHandler: @escaping (AFDataResponse<Serializer.SerializedObject>) -> Void
  ) -> Self {
    atEnd { [self] in
      let result = AFResult<Serializer.SerializedObject> {
        try responseSerializer.serialize(
          request: request, response: response, data: data, error: error)
      }
      deliver(result, queue, completionHandler)
    }
    return self
  }

  /// Delivers the data without a serializer.
  @discardableResult
  public func response(
    queue: DispatchQueue = .main, completionHandler: @escaping (AFDataResponse<Data?>) -> Void
  ) -> Self {
    atEnd { [self] in
      deliver(error.map { .failure($0) } ?? .success(data), queue, completionHandler)
    }
    return self
  }

  private func deliver<Success>(
    _ result: AFResult<Success>, _ queue: DispatchQueue,
    _ completionHandler: @escaping (AFDataResponse<Success>) -> Void
  ) {
    let answer = DataResponse(request: request, response: response, data: data, result: result)
    queue.async { completionHandler(answer) }
  }

  @discardableResult
  public func responseDecodable<Value: Decodable>(
    of type: Value.Type = Value.self, queue: DispatchQueue = .main,
    decoder: any DataDecoder = JSONDecoder(), emptyResponseCodes: Set<Int> = [204, 205],
    emptyRequestMethods: Set<HTTPMethod> = [.head],
    completionHandler: @escaping (AFDataResponse<Value>) -> Void
  ) -> Self {
    response(
      queue: queue, responseSerializer: DecodableResponseSerializer(decoder: decoder),
      completionHandler: completionHandler)
  }

  @discardableResult
  public func responseData(
    queue: DispatchQueue = .main, completionHandler: @escaping (AFDataResponse<Data>) -> Void
  ) -> Self {
    response(
      queue: queue, responseSerializer: DataResponseSerializer(),
      completionHandler: completionHandler)
  }

  @discardableResult
  public func responseString(
    queue: DispatchQueue = .main, encoding: String.Encoding? = nil,
    completionHandler: @escaping (AFDataResponse<String>) -> Void
  ) -> Self {
    response(
      queue: queue, responseSerializer: StringResponseSerializer(encoding: encoding),
      completionHandler: completionHandler)
  }

  @discardableResult
  public func responseJSON(
    queue: DispatchQueue = .main, options: JSONSerialization.ReadingOptions = .allowFragments,
    completionHandler: @escaping (AFDataResponse<Any>) -> Void
  ) -> Self {
    response(
      queue: queue, responseSerializer: JSONResponseSerializer(options: options),
      completionHandler: completionHandler)
  }
}

/// A request whose body is sent; nothing is sent without a network.
open class UploadRequest: DataRequest, @unchecked Sendable {}

extension Result where Failure == AFError {
  init(_ body: () throws -> Success) {
    do { self = .success(try body()) } catch {
      self = .failure(
        error.asAFError {
          .responseSerializationFailed(reason: .customSerializationFailed(error: $0))
        })
    }
  }
}
