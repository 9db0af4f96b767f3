/// The result of a picture request.
public enum LoadedImage: Sendable, Hashable {
  /// The picture.
  case picture(Thumbnail)

  /// No picture: show a placeholder.
  case placeholder(ImageFailure)
}

/// A request for a picture, which ends when this object is deallocated.
///
/// Only the request retains the completion, and the loader references the request weakly: a
/// deallocated screen cancels its requests, and a fetch without requests is cancelled.
@MainActor public final class ImageRequest {
  private var completion: (@MainActor (LoadedImage) -> Void)?

  /// Retained only by the requests that wait for it.
  private var flight: ImageFlight?

  /// The maximum display size; nil for the original size.
  let frame: PixelSize?

  init(fitting frame: PixelSize?, _ completion: @escaping @MainActor (LoadedImage) -> Void) {
    self.frame = frame
    self.completion = completion
  }

  /// Whether the picture is still loading.
  public var isWaiting: Bool { completion != nil }

  /// Cancels the request immediately.
  public func cancel() {
    completion = nil
    flight = nil
  }

  func wait(for flight: ImageFlight) {
    self.flight = flight
    flight.add(self)
  }

  func end(_ image: LoadedImage) {
    let completion = completion
    cancel()
    completion?(image)
  }
}

/// One fetch, shared by requests for the same URL.
@MainActor final class ImageFlight {
  private struct Link {
    weak var request: ImageRequest?
  }

  var fetch: ImageFetch?
  private var links: [Link] = []

  func add(_ request: ImageRequest) {
    links.append(Link(request: request))
  }

  /// Completes each waiting request with its result.
  func end(_ image: (ImageRequest) -> LoadedImage) {
    for link in links {
      guard let request = link.request, request.isWaiting else { continue }
      request.end(image(request))
    }
  }
}
