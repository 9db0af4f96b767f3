@_exported import FoundationNetworking
@_exported import UIKit

/// A request of a service, described by one of an app's values.
public protocol TargetType {
  var baseURL: URL { get }
  var path: String { get }
  var method: Method { get }
  var sampleData: Data { get }
  var task: Task { get }
  var validationType: ValidationType { get }
  var headers: [String: String]? { get }
}

extension TargetType {
  public var sampleData: Data { Data() }
  public var validationType: ValidationType { .none }
}

/// Which status codes count as success.
public enum ValidationType: Equatable, Sendable {
  case none, successCodes, successAndRedirectCodes
  case customCodes([Int])

  public var statusCodes: [Int] {
    switch self {
    case .none: []
    case .successCodes: Array(200..<300)
    case .successAndRedirectCodes: Array(200..<400)
    case .customCodes(let codes): codes
    }
  }
}

/// Any target, so that one provider can take those of several services.
public enum MultiTarget: TargetType {
  case target(TargetType)

  public init(_ target: TargetType) { self = .target(target) }

  public var target: TargetType {
    switch self {
    case .target(let target): target
    }
  }

  public var baseURL: URL { target.baseURL }
  public var path: String { target.path }
  public var method: Method { target.method }
  public var sampleData: Data { target.sampleData }
  public var task: Task { target.task }
  public var validationType: ValidationType { target.validationType }
  public var headers: [String: String]? { target.headers }
}

public protocol AccessTokenAuthorizable {
  var authorizationType: AuthorizationType? { get }
}

public enum AuthorizationType: Equatable, Sendable {
  case basic, bearer
  case custom(String)

  public var value: String {
    switch self {
    case .basic: "Basic"
    case .bearer: "Bearer"
    case .custom(let value): value
    }
  }
}

extension URL {
  public init<Target: TargetType>(target: Target) {
    self = target.path.isEmpty ? target.baseURL : target.baseURL.appendingPathComponent(target.path)
  }
}
