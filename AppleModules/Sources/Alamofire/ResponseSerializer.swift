import UIKit

public protocol DataResponseSerializerProtocol<SerializedObject> {
  associatedtype SerializedObject

  func serialize(
    request: URLRequest?, response: HTTPURLResponse?, data: Data?, error: (any Error)?
  ) throws -> SerializedObject
}

public protocol ResponseSerializer<SerializedObject>: DataResponseSerializerProtocol {}

extension ResponseSerializer {
  /// The data of a request that succeeded; nil if the server may send none.
  func content(
    _ response: HTTPURLResponse?, _ data: Data?, _ error: (any Error)?
  ) throws -> Data? {
    if let error { throw error }
    if let data, !data.isEmpty { return data }
    guard [204, 205].contains(response?.statusCode) else {
      throw AFError.responseSerializationFailed(reason: .inputDataNilOrZeroLength)
    }
    return nil
  }
}

/// A value for a response without data.
public protocol EmptyResponse {
  static func emptyValue() -> Self
}

public struct Empty: Codable, Hashable, Sendable, EmptyResponse {
  public static let value = Empty()
  public static func emptyValue() -> Empty { value }
}

public protocol DataDecoder {
  func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value
}

extension JSONDecoder: DataDecoder {}
extension PropertyListDecoder: DataDecoder {}

public final class DataResponseSerializer: ResponseSerializer {
  public init() {}

  public func serialize(
    request: URLRequest?, response: HTTPURLResponse?, data: Data?, error: (any Error)?
  ) throws -> Data {
    try content(response, data, error) ?? Data()
  }
}

public final class StringResponseSerializer: ResponseSerializer {
  private let encoding: String.Encoding

  public init(encoding: String.Encoding? = nil) {
    self.encoding = encoding ?? .utf8
  }

  public func serialize(
    request: URLRequest?, response: HTTPURLResponse?, data: Data?, error: (any Error)?
  ) throws -> String {
    guard let data = try content(response, data, error) else { return "" }
    guard let text = String(data: data, encoding: encoding) else {
      throw AFError.responseSerializationFailed(
        reason: .stringSerializationFailed(encoding: encoding))
    }
    return text
  }
}

public final class JSONResponseSerializer: ResponseSerializer {
  private let options: JSONSerialization.ReadingOptions

  public init(options: JSONSerialization.ReadingOptions = .allowFragments) {
    self.options = options
  }

  public func serialize(
    request: URLRequest?, response: HTTPURLResponse?, data: Data?, error: (any Error)?
  ) throws -> Any {
    guard let data = try content(response, data, error) else { return NSNull() }
    do { return try JSONSerialization.parsedObject(with: data, options: options) } catch {
      throw AFError.responseSerializationFailed(reason: .jsonSerializationFailed(error: error))
    }
  }
}

public final class DecodableResponseSerializer<Value: Decodable>: ResponseSerializer {
  private let decoder: any DataDecoder

  public init(decoder: any DataDecoder = JSONDecoder()) {
    self.decoder = decoder
  }

  public func serialize(
    request: URLRequest?, response: HTTPURLResponse?, data: Data?, error: (any Error)?
  ) throws -> Value {
    guard let data = try content(response, data, error) else {
      guard let value = (Value.self as? any EmptyResponse.Type)?.emptyValue() as? Value else {
        throw AFError.responseSerializationFailed(
          reason: .invalidEmptyResponse(type: "\(Value.self)"))
      }
      return value
    }
    do { return try decoder.decode(Value.self, from: data) } catch {
      throw AFError.responseSerializationFailed(reason: .decodingFailed(error: error))
    }
  }
}
