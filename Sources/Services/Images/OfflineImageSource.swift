/// A source that is always unreachable, so that only cached pictures are shown.
@MainActor public final class OfflineImageSource: ImageSource {
  private let schedule: ScriptedImageSource.Schedule

  public init(schedule: @escaping ScriptedImageSource.Schedule) {
    self.schedule = schedule
  }

  public func fetch(
    _ address: String, completion: @escaping @MainActor (Result<Picture, ImageFailure>) -> Void
  ) -> ImageFetch {
    let fetch = ImageFetch(completion: completion)
    schedule(.zero) { [weak fetch] in fetch?.end(.failure(.unreachable)) }
    return fetch
  }
}

/// A source that is unreachable while the simulated conditions are offline.
@MainActor public final class ConditionedImageSource: ImageSource {
  private let source: any ImageSource
  private let offline: OfflineImageSource
  private let conditions: ServiceConditions

  public init(
    _ source: any ImageSource, under conditions: ServiceConditions,
    schedule: @escaping ScriptedImageSource.Schedule
  ) {
    self.source = source
    self.conditions = conditions
    offline = OfflineImageSource(schedule: schedule)
  }

  public func fetch(
    _ address: String, completion: @escaping @MainActor (Result<Picture, ImageFailure>) -> Void
  ) -> ImageFetch {
    conditions.condition == .offline
      ? offline.fetch(address, completion: completion)
      : source.fetch(address, completion: completion)
  }
}
