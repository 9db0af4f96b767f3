// Parts of a session that have no effect without a network.

open class SessionDelegate: NSObject {}

public protocol ServerTrustEvaluating {}

public final class DefaultTrustEvaluator: ServerTrustEvaluating {
  public init(validateHost: Bool = true) {}
}

public final class DisabledTrustEvaluator: ServerTrustEvaluating {
  public init() {}
}

public final class PinnedCertificatesTrustEvaluator: ServerTrustEvaluating {
  public init() {}
}

public final class PublicKeysTrustEvaluator: ServerTrustEvaluating {
  public init() {}
}

open class ServerTrustManager {
  public let allHostsMustBeEvaluated: Bool
  public let evaluators: [String: any ServerTrustEvaluating]

  public init(
    allHostsMustBeEvaluated: Bool = true, evaluators: [String: any ServerTrustEvaluating]
  ) {
    self.allHostsMustBeEvaluated = allHostsMustBeEvaluated
    self.evaluators = evaluators
  }
}

/// What an app logs about requests; nothing calls it.
public protocol EventMonitor {
  var queue: DispatchQueue { get }
  func requestDidResume(_ request: Request)
  func requestDidFinish(_ request: Request)
  func request<Value>(
    _ request: DataRequest, didParseResponse response: DataResponse<Value, AFError>)
}

extension EventMonitor {
  public var queue: DispatchQueue { .main }
  public func requestDidResume(_ request: Request) {}
  public func requestDidFinish(_ request: Request) {}
  public func request<Value>(
    _ request: DataRequest, didParseResponse response: DataResponse<Value, AFError>
  ) {}
}
