/// Loads pictures at display size, fetching each only once for concurrent requests.
///
/// The memory cache stores the scaled pictures and counts their pixels; the disk cache stores the
/// downloaded data.
@MainActor public final class ImageLoader {
  private struct Link {
    let address: String
    weak var flight: ImageFlight?
  }

  private struct Key: Equatable {
    let address: String
    let frame: PixelSize?
  }

  private let source: any ImageSource
  private let disk: ImageDiskCache?
  private var memory: RecentlyUsed<Key, Thumbnail>
  /// An array, because there are few concurrent fetches.
  private var flights: [Link] = []

  /// Creates a loader with a memory limit in bytes and an optional disk cache.
  public init(
    from source: any ImageSource, memoryLimit: Int = 16 << 20, disk: ImageDiskCache? = nil
  ) {
    self.source = source
    self.disk = disk
    memory = RecentlyUsed(limit: memoryLimit)
  }

  /// Loads the picture at a URL while the returned request is retained.
  ///
  /// A cached picture is delivered before this method returns, any other later. Delivers a
  /// placeholder if there is no picture.
  public func load(
    _ address: String?, fitting frame: PixelSize? = nil,
    completion: @escaping @MainActor (LoadedImage) -> Void
  ) -> ImageRequest {
    let request = ImageRequest(fitting: frame, completion)
    guard let address else {
      request.end(.placeholder(.noAddress))
      return request
    }
    if let thumbnail = memory.value(for: Key(address: address, frame: frame)) {
      request.end(.picture(thumbnail))
    } else if let picture = disk?.picture(at: address) {
      request.end(shown(picture, from: address, for: request))
    } else {
      request.wait(for: flight(to: address))
    }
    return request
  }

  private func flight(to address: String) -> ImageFlight {
    for link in flights where link.address == address {
      if let flight = link.flight { return flight }
    }
    let flight = ImageFlight()
    flights.removeAll { $0.flight == nil }
    flights.append(Link(address: address, flight: flight))
    flight.fetch = source.fetch(address) { [weak self, weak flight] result in
      guard let flight else { return }
      self?.end(flight, to: address, with: result)
    }
    return flight
  }

  private func end(
    _ flight: ImageFlight, to address: String, with result: Result<Picture, ImageFailure>
  ) {
    flights.removeAll { $0.address == address }
    switch result {
    case .success(let picture):
      // Data that can't be displayed isn't cached on disk.
      if PictureHeader.size(of: picture.bytes) != nil { disk?.keep(picture, at: address) }
      flight.end { shown(picture, from: address, for: $0) }
    case .failure(let failure):
      flight.end { _ in .placeholder(failure) }
    }
  }

  /// The picture at the requested size, which is then cached in memory.
  private func shown(
    _ picture: Picture, from address: String, for request: ImageRequest
  ) -> LoadedImage {
    guard let thumbnail = picture.thumbnail(from: address, fitting: request.frame) else {
      return .placeholder(.undecodable)
    }
    memory.set(
      thumbnail, for: Key(address: address, frame: request.frame), cost: thumbnail.size.byteCount)
    return .picture(thumbnail)
  }
}
