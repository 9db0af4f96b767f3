/// Loads pictures, each fetched once however many ask for it, and keeps those used last.
@MainActor public final class ImageLoader {
  private struct Link {
    let address: String
    weak var flight: ImageFlight?
  }

  private let source: any ImageSource
  private let disk: ImageDiskCache?
  private var memory: RecentlyUsed<String, Picture>
  /// Few at a time, so that an array serves.
  private var flights: [Link] = []

  /// Makes a loader that keeps up to a number of bytes in memory, and perhaps more on disk.
  public init(
    from source: any ImageSource, memoryLimit: Int = 16 << 20, disk: ImageDiskCache? = nil
  ) {
    self.source = source
    self.disk = disk
    memory = RecentlyUsed(limit: memoryLimit)
  }

  /// Loads the picture at an address, for as long as the returned request is held.
  ///
  /// A picture that is at hand comes before this returns, any other later; without a picture
  /// comes a placeholder.
  public func load(
    _ address: String?, completion: @escaping @MainActor (LoadedImage) -> Void
  ) -> ImageRequest {
    let request = ImageRequest(completion)
    guard let address else {
      request.end(.placeholder(.noAddress))
      return request
    }
    if let picture = memory.value(for: address) {
      request.end(.picture(picture))
    } else if let picture = disk?.picture(at: address) {
      memory.set(picture, for: address, cost: picture.bytes.count)
      request.end(.picture(picture))
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
      memory.set(picture, for: address, cost: picture.bytes.count)
      disk?.keep(picture, at: address)
      flight.end(.picture(picture))
    case .failure(let failure):
      flight.end(.placeholder(failure))
    }
  }
}
