@_exported import Foundation
@_exported import FoundationNetworking

/// The default session, as most apps write it.
public let AF = Session.default

/// Sends a request in the default session, as versions before 5 did.
@discardableResult
public func request(
  _ url: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
  encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil
) -> DataRequest {
  AF.request(url, method: method, parameters: parameters, encoding: encoding, headers: headers)
    .asBeforeFive()
}

/// Sends a request in the default session, as versions before 5 did.
@discardableResult
public func request(_ convertible: any URLRequestConvertible) -> DataRequest {
  AF.request(convertible).asBeforeFive()
}

public typealias SessionManager = Session

public typealias Parameters = [String: Any]
