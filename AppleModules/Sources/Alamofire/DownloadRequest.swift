/// A request whose data is written to a file.
open class DownloadRequest: Request, @unchecked Sendable {
  public struct Options: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let createIntermediateDirectories = Options(rawValue: 1)
    public static let removePreviousFile = Options(rawValue: 2)
  }

  public typealias Destination =
    @Sendable (_ temporaryURL: URL, _ response: HTTPURLResponse) -> (
      destinationURL: URL, options: Options
    )

  var destination: Destination?
  private var file: Result<URL, AFError>?

  public var fileURL: URL? { file?.value }

  public class func suggestedDownloadDestination(
    for directory: FileManager.SearchPathDirectory = .documentDirectory,
    in domain: FileManager.SearchPathDomainMask = .userDomainMask, options: Options = []
  ) -> Destination {
    { temporaryURL, response in
      let folder = FileManager.default.urls(for: directory, in: domain).first
      let name = response.suggestedFilename ?? temporaryURL.lastPathComponent
      return (folder?.appendingPathComponent(name) ?? temporaryURL, options)
    }
  }

  @discardableResult
  public func validate() -> Self { self }

  @discardableResult
  public func response(
    queue: DispatchQueue = .main, completionHandler: @escaping (AFDownloadResponse<URL?>) -> Void
  ) -> Self {
    deliver({ $0 }, queue, completionHandler)
  }

  @discardableResult
  public func responseURL(
    queue: DispatchQueue = .main, completionHandler: @escaping (AFDownloadResponse<URL>) -> Void
  ) -> Self {
    deliver({ $0 }, queue, completionHandler)
  }

  @discardableResult
  public func responseData(
    queue: DispatchQueue = .main, completionHandler: @escaping (AFDownloadResponse<Data>) -> Void
  ) -> Self {
    deliver({ try Data(contentsOf: $0) }, queue, completionHandler)
  }

  @discardableResult
  public func responseDecodable<Value: Decodable>(
    of type: Value.Type = Value.self, queue: DispatchQueue = .main,
    decoder: any DataDecoder = JSONDecoder(),
    completionHandler: @escaping (AFDownloadResponse<Value>) -> Void
  ) -> Self {
    deliver(
      { try decoder.decode(Value.self, from: Data(contentsOf: $0)) }, queue, completionHandler)
  }

  private func deliver<Success>(
    _ read: @escaping (URL) throws -> Success, _ queue: DispatchQueue,
    _ completionHandler: @escaping (AFDownloadResponse<Success>) -> Void
  ) -> Self {
    atEnd { [self] in
      let answer = DownloadResponse(
        request: request, response: response, fileURL: fileURL,
        result: AFResult { try read(written().get()) })
      queue.async { completionHandler(answer) }
    }
    return self
  }

  /// Writes the file once.
  private func written() -> Result<URL, AFError> {
    lock.withLock {
      let result = file ?? AFResult { try write() }
      file = result
      return result
    }
  }

  private func write() throws -> URL {
    if let error { throw error }
    let temporary = FileManager.default.temporaryDirectory.appendingPathComponent(id.uuidString)
    try (received ?? Data()).write(to: temporary)
    guard let destination, let response else { return temporary }
    let (target, options) = destination(temporary, response)
    do {
      if options.contains(.createIntermediateDirectories) {
        try FileManager.default.createDirectory(
          at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      }
      if options.contains(.removePreviousFile) { try? FileManager.default.removeItem(at: target) }
      try FileManager.default.moveItem(at: temporary, to: target)
    } catch {
      throw AFError.downloadedFileMoveFailed(error: error, source: temporary, destination: target)
    }
    return target
  }
}

extension Session {
  public func download(
    _ convertible: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil, to destination: DownloadRequest.Destination? = nil
  ) -> DownloadRequest {
    let request = DownloadRequest(in: self, interceptor: interceptor) {
      try encoding.encode(
        try URLRequest(url: convertible, method: method, headers: headers), with: parameters)
    }
    request.destination = destination
    return request
  }

  public func download(
    _ convertible: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil,
    to destination: DownloadRequest.Destination? = nil
  ) -> DownloadRequest {
    let request = DownloadRequest(in: self, interceptor: interceptor) {
      try convertible.asURLRequest()
    }
    request.destination = destination
    return request
  }
}
