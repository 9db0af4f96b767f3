public protocol RequestType {
  var request: URLRequest? { get }
}

/// Sees, and may change, what a provider sends and receives.
public protocol PluginType {
  func prepare(_ request: URLRequest, target: TargetType) -> URLRequest
  func willSend(_ request: RequestType, target: TargetType)
  func didReceive(_ result: Result<Response, MoyaError>, target: TargetType)
  func process(
    _ result: Result<Response, MoyaError>, target: TargetType
  ) -> Result<Response, MoyaError>
}

extension PluginType {
  public func prepare(_ request: URLRequest, target: TargetType) -> URLRequest { request }
  public func willSend(_ request: RequestType, target: TargetType) {}
  public func didReceive(_ result: Result<Response, MoyaError>, target: TargetType) {}
  public func process(
    _ result: Result<Response, MoyaError>, target: TargetType
  ) -> Result<Response, MoyaError> { result }
}

public struct AccessTokenPlugin: PluginType {
  public typealias TokenClosure = (TargetType) -> String

  public let tokenClosure: TokenClosure

  public init(tokenClosure: @escaping TokenClosure) {
    self.tokenClosure = tokenClosure
  }

  public func prepare(_ request: URLRequest, target: TargetType) -> URLRequest {
    let known = (target as? MultiTarget)?.target ?? target
    guard let type = (known as? AccessTokenAuthorizable)?.authorizationType else { return request }
    var request = request
    request.addValue(
      type.value + " " + tokenClosure(target), forHTTPHeaderField: "Authorization")
    return request
  }
}

public enum NetworkChangeType {
  case began, ended
}

public final class NetworkActivityPlugin: PluginType {
  public typealias NetworkActivityClosure = (NetworkChangeType, TargetType) -> Void

  private let networkActivityClosure: NetworkActivityClosure

  public init(networkActivityClosure: @escaping NetworkActivityClosure) {
    self.networkActivityClosure = networkActivityClosure
  }

  public func willSend(_ request: RequestType, target: TargetType) {
    networkActivityClosure(.began, target)
  }

  public func didReceive(_ result: Result<Response, MoyaError>, target: TargetType) {
    networkActivityClosure(.ended, target)
  }
}

/// Prints nothing: an app's log isn't part of a transcript.
public final class NetworkLoggerPlugin: PluginType {
  public struct Configuration {
    public struct LogOptions: OptionSet, Sendable {
      public let rawValue: Int

      public init(rawValue: Int) { self.rawValue = rawValue }

      public static let requestMethod = LogOptions(rawValue: 1 << 0)
      public static let requestBody = LogOptions(rawValue: 1 << 1)
      public static let requestHeaders = LogOptions(rawValue: 1 << 2)
      public static let formatRequestAscURL = LogOptions(rawValue: 1 << 3)
      public static let successResponseBody = LogOptions(rawValue: 1 << 4)
      public static let errorResponseBody = LogOptions(rawValue: 1 << 5)
      public static let `default`: LogOptions = [.requestMethod, .requestHeaders]
      public static let verbose: LogOptions = [
        .requestMethod, .requestHeaders, .requestBody, .successResponseBody, .errorResponseBody,
      ]
    }

    public struct Formatter {
      public typealias DataFormatterType = (Data) -> String

      public init(
        entry: @escaping (String, String, TargetType) -> String = { _, text, _ in text },
        requestData: @escaping DataFormatterType = { _ in "" },
        responseData: @escaping DataFormatterType = { _ in "" }
      ) {}
    }

    public var logOptions: LogOptions

    public init(
      formatter: Formatter = Formatter(),
      output: @escaping (TargetType, [String]) -> Void = { _, _ in },
      logOptions: LogOptions = .default
    ) {
      self.logOptions = logOptions
    }
  }

  public var configuration: Configuration

  public init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
  }

  public convenience init(
    verbose: Bool = false, cURL: Bool = false,
    responseDataFormatter: ((Data) -> Data)? = nil
  ) {
    self.init(configuration: Configuration(logOptions: verbose ? .verbose : .default))
  }
}
