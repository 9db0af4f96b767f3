/// What a request for a picture ends with.
public enum LoadedImage: Sendable, Hashable {
  /// The picture.
  case picture(Thumbnail)

  /// No picture: show something in its place.
  case placeholder(ImageFailure)
}

/// Someone's wish for a picture; it ends with this object.
///
/// The request alone holds the completion, and the loader holds the request weakly: a screen that
/// goes takes its requests with it, and a fetch that nobody waits for any more is cancelled.
@MainActor public final class ImageRequest {
  private var completion: (@MainActor (LoadedImage) -> Void)?

  /// Held by all who wait for it, and by nobody else.
  private var flight: ImageFlight?

  /// How large the picture is shown at most; nil for as it is.
  let frame: PixelSize?

  init(fitting frame: PixelSize?, _ completion: @escaping @MainActor (LoadedImage) -> Void) {
    self.frame = frame
    self.completion = completion
  }

  /// Whether the picture is still to come.
  public var isWaiting: Bool { completion != nil }

  /// Gives the wish up at once.
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

/// One fetch, shared by the requests for the same address.
@MainActor final class ImageFlight {
  private struct Link {
    weak var request: ImageRequest?
  }

  var fetch: ImageFetch?
  private var links: [Link] = []

  func add(_ request: ImageRequest) {
    links.append(Link(request: request))
  }

  /// Ends each request that still waits with what is made for it.
  func end(_ image: (ImageRequest) -> LoadedImage) {
    for link in links {
      guard let request = link.request, request.isWaiting else { continue }
      request.end(image(request))
    }
  }
}
