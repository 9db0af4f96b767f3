public let SDWebImageErrorDomain = "SDWebImageErrorDomain"
public let SDWebImageErrorDownloadStatusCodeKey = "SDWebImageErrorDownloadStatusCodeKey"

/// Why an image wasn't loaded, if it isn't an error of URLSession.
public struct SDWebImageError: Error, CustomNSError, Equatable {
  public enum Code: Int, Sendable {
    case invalidURL = 1000
    case badImageData = 1001
    case cacheNotModified = 1002
    case blackListed = 1003
    case invalidDownloadOperation = 2000
    case invalidDownloadStatusCode = 2001
    case cancelled = 2002
    case invalidDownloadResponse = 2003
    case invalidDownloadContentType = 2004
  }

  public let code: Code
  private let status: Int?

  public init(_ code: Code, status: Int? = nil) {
    self.code = code
    self.status = status
  }

  public static var errorDomain: String { SDWebImageErrorDomain }
  public static let invalidURL = Code.invalidURL
  public static let badImageData = Code.badImageData
  public static let blackListed = Code.blackListed
  public static let invalidDownloadStatusCode = Code.invalidDownloadStatusCode
  public static let cancelled = Code.cancelled

  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] {
    status.map { [SDWebImageErrorDownloadStatusCodeKey: $0] } ?? [:]
  }
}
