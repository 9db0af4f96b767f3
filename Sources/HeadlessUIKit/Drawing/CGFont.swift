import Foundation

/// Where a font or an image is read from.
public final class CGDataProvider: Sendable {
  let data: Data

  public init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.data = data
  }

  public init?(data: Data) {
    self.data = data
  }

  public init?(filename: String) {
    guard let data = FileManager.default.contents(atPath: filename) else { return nil }
    self.data = data
  }
}

/// A font's file, which isn't read.
public final class CGFont: Sendable {
  public let postScriptName: String?
  public var fullName: String? { postScriptName }

  public init?(_ provider: CGDataProvider) {
    postScriptName = nil
  }

  public init?(_ name: String) {
    postScriptName = name
  }
}
