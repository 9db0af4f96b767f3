public enum MoyaError: Error {
  case imageMapping(Response)
  case jsonMapping(Response)
  case stringMapping(Response)
  case objectMapping(Error, Response)
  case encodableMapping(Error)
  case statusCode(Response)
  case underlying(Error, Response?)
  case requestMapping(String)
  case parameterEncoding(Error)

  public var response: Response? {
    switch self {
    case .imageMapping(let response), .jsonMapping(let response), .stringMapping(let response),
      .objectMapping(_, let response), .statusCode(let response):
      response
    case .underlying(_, let response): response
    case .encodableMapping, .requestMapping, .parameterEncoding: nil
    }
  }
}

extension MoyaError: CustomNSError {
  public var errorUserInfo: [String: Any] {
    switch self {
    case .objectMapping(let error, _), .encodableMapping(let error), .underlying(let error, _),
      .parameterEncoding(let error):
      [NSUnderlyingErrorKey: error]
    default: [:]
    }
  }
}

extension MoyaError: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .imageMapping: "Failed to map data to an Image."
    case .jsonMapping: "Failed to map data to JSON."
    case .stringMapping: "Failed to map data to a String."
    case .objectMapping: "Failed to map data to a Decodable object."
    case .encodableMapping: "Failed to encode Encodable object into data."
    case .statusCode: "Status code didn't fall within the given range."
    case .underlying(let error, _): error.localizedDescription
    case .requestMapping: "Failed to map Endpoint to a URLRequest."
    case .parameterEncoding(let error):
      "Failed to encode parameters for URLRequest. \(error.localizedDescription)"
    }
  }
}
