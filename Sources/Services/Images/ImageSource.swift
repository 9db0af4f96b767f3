/// Where pictures come from.
@MainActor public protocol ImageSource: AnyObject {
  /// Begins to fetch a picture.
  ///
  /// The completion is called once, later, as long as somebody holds the fetch: letting go of it
  /// cancels it. The source itself doesn't hold it.
  func fetch(
    _ address: String, completion: @escaping @MainActor (Result<Picture, ImageFailure>) -> Void
  ) -> ImageFetch
}

/// A fetch under way, for as long as this object lives.
@MainActor public final class ImageFetch {
  private var completion: (@MainActor (Result<Picture, ImageFailure>) -> Void)?

  /// Makes a fetch that ends in a completion.
  public init(completion: @escaping @MainActor (Result<Picture, ImageFailure>) -> Void) {
    self.completion = completion
  }

  /// Ends the fetch; only the first end counts.
  public func end(_ result: Result<Picture, ImageFailure>) {
    let completion = completion
    self.completion = nil
    completion?(result)
  }
}

/// A picture as it came, in the encoding in which it came.
public struct Picture: Sendable, Hashable {
  /// What a file of the picture holds.
  public var bytes: [UInt8]

  /// Makes a picture of what its file holds.
  public init(bytes: [UInt8]) {
    self.bytes = bytes
  }
}

/// Why there is no picture.
public enum ImageFailure: Error, Sendable, Hashable {
  /// There is no address to fetch it from.
  case noAddress

  /// The source has none at the address.
  case notFound

  /// The source can't be reached.
  case unreachable

  /// What came is no picture that can be shown.
  case undecodable
}
