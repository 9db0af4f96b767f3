/// Writes an `Encodable` value into a request.
public protocol ParameterEncoder {
  func encode<Parameters: Encodable>(
    _ parameters: Parameters?, into request: URLRequest
  ) throws -> URLRequest
}

open class JSONParameterEncoder: ParameterEncoder {
  public static var `default`: JSONParameterEncoder { JSONParameterEncoder() }
  public static var prettyPrinted: JSONParameterEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .prettyPrinted
    return JSONParameterEncoder(encoder: encoder)
  }
  public static var sortedKeys: JSONParameterEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return JSONParameterEncoder(encoder: encoder)
  }

  public let encoder: JSONEncoder

  public init(encoder: JSONEncoder = JSONEncoder()) {
    self.encoder = encoder
  }

  open func encode<Parameters: Encodable>(
    _ parameters: Parameters?, into request: URLRequest
  ) throws -> URLRequest {
    guard let parameters else { return request }
    var request = request
    do { request.httpBody = try encoder.encode(parameters) } catch {
      throw AFError.parameterEncodingFailed(reason: .jsonEncodingFailed(error: error))
    }
    if request.headers["Content-Type"] == nil {
      request.headers.update(.contentType("application/json"))
    }
    return request
  }
}

open class URLEncodedFormParameterEncoder: ParameterEncoder {
  public typealias Destination = URLEncoding.Destination

  public static var `default`: URLEncodedFormParameterEncoder { URLEncodedFormParameterEncoder() }

  public let destination: Destination

  public init(destination: Destination = .methodDependent) {
    self.destination = destination
  }

  open func encode<Parameters: Encodable>(
    _ parameters: Parameters?, into request: URLRequest
  ) throws -> URLRequest {
    guard let parameters else { return request }
    let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(parameters))
    return try URLEncoding(destination: destination)
      .encode(request, with: object as? [String: Any])
  }
}

extension ParameterEncoder where Self == JSONParameterEncoder {
  public static var json: JSONParameterEncoder { .default }
  public static func json(encoder: JSONEncoder = JSONEncoder()) -> JSONParameterEncoder {
    JSONParameterEncoder(encoder: encoder)
  }
}

extension ParameterEncoder where Self == URLEncodedFormParameterEncoder {
  public static var urlEncodedForm: URLEncodedFormParameterEncoder { .default }
}
