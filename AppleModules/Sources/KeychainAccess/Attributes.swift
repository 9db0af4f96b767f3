import Foundation

/// What the keychain keeps about a password.
public struct Attributes {
  public let account: String?
  public let service: String?
  public let accessGroup: String?
  public let data: Data?
  public let label: String? = nil
  public let comment: String? = nil
  public let creationDate: Date? = nil
  public let modificationDate: Date? = nil
}
