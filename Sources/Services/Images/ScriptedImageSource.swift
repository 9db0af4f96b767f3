/// Makes pictures up, each after a delay of its own: the same address gives the same bytes after
/// the same time, in every run.
@MainActor public final class ScriptedImageSource: ImageSource {
  /// Runs a body when some time has passed, on the clock that the host keeps.
  public typealias Schedule = @MainActor (Duration, @escaping @MainActor () -> Void) -> Void

  /// How many fetches were begun.
  public private(set) var fetchCount = 0

  private let schedule: Schedule
  private let fails: @MainActor (String) -> ImageFailure?

  /// Makes a source on a clock, of which some addresses may fail.
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

  /// Between 50 and 300 milliseconds.
  static func delay(for address: String) -> Duration {
    .milliseconds(50 + Int(address.stableHash % 251))
  }

  /// A GIF of 720 by 480 pixels in one color, which the address gives.
  static func picture(for address: String) -> Picture {
    let hash = address.stableHash
    let color = [16, 8, 0].map { UInt8(truncatingIfNeeded: hash >> $0) }
    let screen: [UInt8] = [0xD0, 0x02, 0xE0, 0x01, 0x80, 0, 0]
    let onePixel: [UInt8] = [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B]
    return Picture(bytes: Array("GIF89a".utf8) + screen + color + color + onePixel)
  }
}
