public typealias Image = UIImage

public final class Response: CustomDebugStringConvertible, Equatable {
  public let statusCode: Int
  public let data: Data
  public let request: URLRequest?
  public let response: HTTPURLResponse?

  public init(
    statusCode: Int, data: Data, request: URLRequest? = nil, response: HTTPURLResponse? = nil
  ) {
    self.statusCode = statusCode
    self.data = data
    self.request = request
    self.response = response
  }

  public var description: String { "Status Code: \(statusCode), Data Length: \(data.count)" }
  public var debugDescription: String { description }

  public static func == (one: Response, two: Response) -> Bool {
    one.statusCode == two.statusCode && one.data == two.data
  }

  public func filter<Codes: RangeExpression>(statusCodes: Codes) throws -> Response
  where Codes.Bound == Int {
    guard statusCodes.contains(statusCode) else { throw MoyaError.statusCode(self) }
    return self
  }

  public func filter(statusCode: Int) throws -> Response {
    try filter(statusCodes: statusCode...statusCode)
  }

  public func filterSuccessfulStatusCodes() throws -> Response {
    try filter(statusCodes: 200...299)
  }

  public func filterSuccessfulStatusAndRedirectCodes() throws -> Response {
    try filter(statusCodes: 200...399)
  }

  public func mapImage() throws -> Image {
    guard let image = UIImage(data: data) else { throw MoyaError.imageMapping(self) }
    return image
  }

  public func mapJSON(failsOnEmptyData: Bool = true) throws -> Any {
    do {
      return try JSONSerialization.parsedObject(with: data, options: .fragmentsAllowed)
    } catch {
      if data.isEmpty, !failsOnEmptyData { return NSNull() }
      throw MoyaError.jsonMapping(self)
    }
  }

  public func mapString(atKeyPath keyPath: String? = nil) throws -> String {
    let text =
      keyPath == nil ? String(data: data, encoding: .utf8) : try value(at: keyPath) as? String
    guard let text else { throw MoyaError.stringMapping(self) }
    return text
  }

  public func map<Value: Decodable>(
    _ type: Value.Type, atKeyPath keyPath: String? = nil,
    using decoder: JSONDecoder = JSONDecoder(),
    failsOnEmptyData: Bool = true
  ) throws -> Value {
    do {
      guard let keyPath else {
        let isEmpty = data.isEmpty && !failsOnEmptyData
        return try decoder.decode(Value.self, from: isEmpty ? Data("{}".utf8) : data)
      }
      // A sample answer has no parts, and any type can be decoded from all of it.
      guard let value = try value(at: keyPath) else {
        return try decoder.decode(Value.self, from: data)
      }
      let part = try JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
      return try decoder.decode(Value.self, from: part)
    } catch let error as MoyaError {
      throw error
    } catch {
      throw MoyaError.objectMapping(error, self)
    }
  }

  private func value(at keyPath: String?) throws -> Any? {
    var value: Any? = try mapJSON()
    for key in (keyPath ?? "").split(separator: ".") {
      value = (value as? [String: Any])?[String(key)]
    }
    return value
  }
}
