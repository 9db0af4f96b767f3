/// What a request sends.
public enum Task {
  case requestPlain
  case requestData(Data)
  case requestJSONEncodable(Encodable)
  case requestCustomJSONEncodable(Encodable, encoder: JSONEncoder)
  case requestParameters(parameters: [String: Any], encoding: ParameterEncoding)
  case requestCompositeData(bodyData: Data, urlParameters: [String: Any])
  case requestCompositeParameters(
    bodyParameters: [String: Any], bodyEncoding: ParameterEncoding, urlParameters: [String: Any])
  case uploadFile(URL)
  case uploadMultipart([MultipartFormData])
  case uploadCompositeMultipart([MultipartFormData], urlParameters: [String: Any])
  case downloadDestination(DownloadDestination)
  case downloadParameters(
    parameters: [String: Any], encoding: ParameterEncoding, destination: DownloadDestination)

  /// The request with the parameters and the body.
  func apply(to request: URLRequest) throws -> URLRequest {
    var request = request
    switch self {
    case .requestPlain, .uploadFile, .uploadMultipart, .downloadDestination: break
    case .requestData(let data): request.httpBody = data
    case .requestJSONEncodable(let value):
      request.httpBody = try JSONEncoder().encode(value)
    case .requestCustomJSONEncodable(let value, let encoder):
      request.httpBody = try encoder.encode(value)
    case .requestParameters(let parameters, let encoding),
      .downloadParameters(let parameters, let encoding, _):
      request = try encoding.encode(request, with: parameters)
    case .requestCompositeData(let data, let parameters):
      request = try URLEncoding.queryString.encode(request, with: parameters)
      request.httpBody = data
    case .requestCompositeParameters(let body, let encoding, let query):
      request = try URLEncoding.queryString.encode(
        encoding.encode(request, with: body), with: query)
    case .uploadCompositeMultipart(_, let parameters):
      request = try URLEncoding.queryString.encode(request, with: parameters)
    }
    return request
  }
}

public typealias DownloadDestination = (_ temporaryURL: URL, _ response: HTTPURLResponse) -> (
  destinationURL: URL, options: DownloadOptions
)

public struct DownloadOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let createIntermediateDirectories = DownloadOptions(rawValue: 1)
  public static let removePreviousFile = DownloadOptions(rawValue: 2)
}

/// A part of a form.
public struct MultipartFormData {
  public enum FormDataProvider {
    case data(Data)
    case file(URL)
    case stream(InputStream, UInt64)
  }

  public let provider: FormDataProvider
  public let name: String?
  public let fileName: String?
  public let mimeType: String?

  public init(
    provider: FormDataProvider, name: String? = nil, fileName: String? = nil,
    mimeType: String? = nil
  ) {
    self.provider = provider
    self.name = name
    self.fileName = fileName
    self.mimeType = mimeType
  }
}
