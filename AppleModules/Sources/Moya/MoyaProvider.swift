import Alamofire

public typealias Completion = (_ result: Result<Response, MoyaError>) -> Void
public typealias ProgressBlock = (_ progress: ProgressResponse) -> Void

public struct ProgressResponse {
  public let response: Response?
  public let progressObject: Progress?

  public init(progress: Progress? = nil, response: Response? = nil) {
    progressObject = progress
    self.response = response
  }

  public var progress: Double { completed ? 1 : progressObject?.fractionCompleted ?? 0 }
  public var completed: Bool { response != nil }
}

public protocol Cancellable {
  var isCancelled: Bool { get }
  func cancel()
}

public protocol MoyaProviderType: AnyObject {
  associatedtype Target: TargetType
  func request(
    _ target: Target, callbackQueue: DispatchQueue?, progress: ProgressBlock?,
    completion: @escaping Completion
  ) -> Cancellable
}

/// Sends the requests of a service, which are answered as all of the app's requests are.
open class MoyaProvider<Target: TargetType>: MoyaProviderType {
  public typealias EndpointClosure = (Target) -> Endpoint
  public typealias RequestResultClosure = (Result<URLRequest, MoyaError>) -> Void
  public typealias RequestClosure = (Endpoint, @escaping RequestResultClosure) -> Void
  public typealias StubClosure = (Target) -> StubBehavior

  public let endpointClosure: EndpointClosure
  public let requestClosure: RequestClosure
  public let stubClosure: StubClosure
  public let session: Session
  public let plugins: [PluginType]
  private let callbackQueue: DispatchQueue?

  public init(
    endpointClosure: @escaping EndpointClosure = MoyaProvider.defaultEndpointMapping,
    requestClosure: @escaping RequestClosure = MoyaProvider.defaultRequestMapping,
    stubClosure: @escaping StubClosure = MoyaProvider.neverStub,
    callbackQueue: DispatchQueue? = nil,
    session: Session = Session.default, plugins: [PluginType] = [], trackInflights: Bool = false
  ) {
    self.endpointClosure = endpointClosure
    self.requestClosure = requestClosure
    self.stubClosure = stubClosure
    self.callbackQueue = callbackQueue
    self.session = session
    self.plugins = plugins
  }

  open func endpoint(_ token: Target) -> Endpoint { endpointClosure(token) }

  @discardableResult
  open func request(
    _ target: Target, callbackQueue: DispatchQueue? = nil, progress: ProgressBlock? = nil,
    completion: @escaping Completion
  ) -> Cancellable {
    let sending = Sending()
    let endpoint = endpoint(target)
    let queue = callbackQueue ?? self.callbackQueue ?? .main
    let end: Completion = { [plugins] result in
      queue.async {
        guard !sending.isCancelled else { return }
        for plugin in plugins { plugin.didReceive(result, target: target) }
        let processed = plugins.reduce(result) { $1.process($0, target: target) }
        if let response = try? processed.get() { progress?(ProgressResponse(response: response)) }
        completion(processed)
      }
    }
    requestClosure(endpoint) { [plugins, session, stubClosure] result in
      switch result {
      case .failure(let error): end(.failure(error))
      case .success(let made):
        let request = plugins.reduce(made) { $1.prepare($0, target: target) }
        for plugin in plugins { plugin.willSend(SentRequest(request: request), target: target) }
        switch stubClosure(target) {
        case .never:
          sending.task = session.send(request, validating: target.validationType, end)
        case .immediate: end(Self.sample(of: endpoint))
        case .delayed(let seconds):
          queue.asyncAfter(deadline: .now() + seconds) { end(Self.sample(of: endpoint)) }
        }
      }
    }
    return sending
  }

  private static func sample(of endpoint: Endpoint) -> Result<Response, MoyaError> {
    switch endpoint.sampleResponseClosure() {
    case .networkResponse(let code, let data): .success(Response(statusCode: code, data: data))
    case .response(let response, let data):
      .success(Response(statusCode: response.statusCode, data: data, response: response))
    case .networkError(let error): .failure(.underlying(error, nil))
    }
  }

  // MARK: Defaults

  public static func defaultEndpointMapping(for target: Target) -> Endpoint {
    Endpoint(
      url: URL(target: target).absoluteString,
      sampleResponseClosure: { .networkResponse(200, target.sampleData) }, method: target.method,
      task: target.task, httpHeaderFields: target.headers)
  }

  public static func defaultRequestMapping(
    for endpoint: Endpoint, closure: RequestResultClosure
  ) {
    do {
      closure(.success(try endpoint.urlRequest()))
    } catch {
      closure(.failure(error as? MoyaError ?? .parameterEncoding(error)))
    }
  }

  public static func defaultAlamofireSession() -> Session {
    Session(configuration: .af.default, startRequestsImmediately: false)
  }

  public static func neverStub(_: Target) -> StubBehavior { .never }
  public static func immediatelyStub(_: Target) -> StubBehavior { .immediate }

  public static func delayedStub(_ seconds: TimeInterval) -> (Target) -> StubBehavior {
    { _ in .delayed(seconds: seconds) }
  }
}

private struct SentRequest: RequestType {
  let request: URLRequest?
}

private final class Sending: Cancellable {
  var task: URLSessionTask?
  private(set) var isCancelled = false

  func cancel() {
    isCancelled = true
    task?.cancel()
  }
}
