/// Generates pictures after a delay; the same URL gives the same bytes and delay in every run.
@MainActor public final class ScriptedImageSource: ImageSource {
  /// Runs a body after a delay, on the host's clock.
  public typealias Schedule = @MainActor (Duration, @escaping @MainActor () -> Void) -> Void

  /// The number of fetches started.
  public private(set) var fetchCount = 0

  private let schedule: Schedule
  private let fails: @MainActor (String) -> ImageFailure?

  /// Creates a source on a clock, optionally with URLs that fail.
  public init(
    schedule: @escaping Schedule,
    failing fails: @escaping @MainActor (String) -> ImageFailure? = { _ in nil }
  ) {
    self.schedule = schedule
    self.fails = fails
  }

  public func fetch(
    _ address: String, completion: @escaping @MainActor (Result<Picture, ImageFailure>) -> Void
  ) -> ImageFetch {
    fetchCount += 1
    let fetch = ImageFetch(completion: completion)
    let result: Result<Picture, ImageFailure> =
      fails(address).map { .failure($0) } ?? .success(Self.picture(for: address))
    schedule(Self.delay(for: address)) { [weak fetch] in fetch?.end(result) }
    return fetch
  }

  /// A delay between 50 and 300 milliseconds.
  static func delay(for address: String) -> Duration {
    .milliseconds(50 + Int(address.stableHash % 251))
  }

  /// A 720 × 480 GIF in one color, determined by the URL.
  static func picture(for address: String) -> Picture {
    let hash = address.stableHash
    let color = [16, 8, 0].map { UInt8(truncatingIfNeeded: hash >> $0) }
    let screen: [UInt8] = [0xD0, 0x02, 0xE0, 0x01, 0x80, 0, 0]
    let onePixel: [UInt8] = [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B]
    return Picture(bytes: Array("GIF89a".utf8) + screen + color + color + onePixel)
  }
}
