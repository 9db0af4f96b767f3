public struct HTTPHeader: Hashable, Sendable, CustomStringConvertible {
  public let name: String
  public let value: String

  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }

  public var description: String { "\(name): \(value)" }

  public static let defaultAcceptEncoding = acceptEncoding("br;q=1.0, gzip;q=0.9, deflate;q=0.8")
  public static let defaultAcceptLanguage = acceptLanguage("en;q=1.0")
  public static let defaultUserAgent = userAgent("App/1.0")

  public static func accept(_ value: String) -> HTTPHeader { header("Accept", value) }
  public static func acceptCharset(_ value: String) -> HTTPHeader {
    header("Accept-Charset", value)
  }
  public static func acceptEncoding(_ value: String) -> HTTPHeader {
    header("Accept-Encoding", value)
  }
  public static func acceptLanguage(_ value: String) -> HTTPHeader {
    header("Accept-Language", value)
  }
  public static func authorization(_ value: String) -> HTTPHeader {
    header("Authorization", value)
  }
  public static func authorization(bearerToken: String) -> HTTPHeader {
    authorization("Bearer \(bearerToken)")
  }
  public static func authorization(username: String, password: String) -> HTTPHeader {
    authorization("Basic " + Data("\(username):\(password)".utf8).base64EncodedString())
  }
  public static func contentDisposition(_ value: String) -> HTTPHeader {
    header("Content-Disposition", value)
  }
  public static func contentType(_ value: String) -> HTTPHeader { header("Content-Type", value) }
  public static func userAgent(_ value: String) -> HTTPHeader { header("User-Agent", value) }

  private static func header(_ name: String, _ value: String) -> HTTPHeader {
    HTTPHeader(name: name, value: value)
  }
}
