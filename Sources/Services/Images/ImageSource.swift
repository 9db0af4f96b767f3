/// A source of pictures.
@MainActor public protocol ImageSource: AnyObject {
  /// Starts fetching a picture.
  ///
  /// Calls the completion once, later, while the caller retains the fetch: releasing it cancels it.
  /// The source doesn't retain it.
  func fetch(
    _ address: String, completion: @escaping @MainActor (Result<Picture, ImageFailure>) -> Void
  ) -> ImageFetch
}

/// A fetch in progress, for the lifetime of this object.
@MainActor public final class ImageFetch {
  private var completion: (@MainActor (Result<Picture, ImageFailure>) -> Void)?

  /// Creates a fetch with a completion.
  public init(completion: @escaping @MainActor (Result<Picture, ImageFailure>) -> Void) {
    self.completion = completion
  }

  /// Ends the fetch; only the first call has an effect.
  public func end(_ result: Result<Picture, ImageFailure>) {
    let completion = completion
    self.completion = nil
    completion?(result)
  }
}

/// A picture in its original encoding.
public struct Picture: Sendable, Hashable {
  /// The contents of the picture's file.
  public var bytes: [UInt8]

  /// Creates a picture from the contents of its file.
  public init(bytes: [UInt8]) {
    self.bytes = bytes
  }
}

/// Why a picture isn't available.
public enum ImageFailure: Error, Sendable, Hashable {
  /// There is no URL.
  case noAddress

  /// The source has no picture at the URL.
  case notFound

  /// The source can't be reached.
  case unreachable

  /// The data isn't a displayable picture.
  case undecodable
}
