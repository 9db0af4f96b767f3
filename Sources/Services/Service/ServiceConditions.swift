/// Simulated conditions between the app and its service: normal, or a failure set by a script.
@MainActor public final class ServiceConditions {
  public enum Condition: Sendable, Hashable {
    case fine
    /// Requests don't arrive, and pictures don't load.
    case offline
    /// Every response is an error with this HTTP status.
    case error(status: Int)
    /// Every response is delayed by this much.
    case slow(Duration)
    /// Every response is an empty list.
    case empty
    /// Every response is an error: key rejected, quota exceeded, or malformed.
    case refusesKey, overQuota, malformed
  }

  /// The condition for new requests.
  public var condition = Condition.fine

  public init() {}
}

/// A service that is subject to the conditions.
@MainActor public final class ConditionedService: CampsiteService {
  private let service: any CampsiteService
  private let conditions: ServiceConditions
  private let schedule: CatalogService.Schedule

  public init(
    _ service: any CampsiteService, under conditions: ServiceConditions,
    schedule: @escaping CatalogService.Schedule
  ) {
    self.service = service
    self.conditions = conditions
    self.schedule = schedule
  }

  public var reach: Double? { service.reach }

  public func fetch<Item>(
    _ request: ServiceRequest<Item>, page: Int,
    completion: @escaping @MainActor (Result<ServicePage<Item>, ServiceFailure>) -> Void
  ) -> ServiceFetch<Item> {
    switch conditions.condition {
    case .fine: service.fetch(request, page: page, completion: completion)
    case .offline: answer(.failure(.offline), completion)
    case .error(let status): answer(.failure(.status(status)), completion)
    case .refusesKey: answer(.failure(.keyRefused), completion)
    case .overQuota: answer(.failure(.overQuota), completion)
    case .malformed: answer(.failure(.malformed), completion)
    case .empty:
      answer(.success(ServicePage(items: [], number: page, totalCount: 0)), completion)
    case .slow(let delay): later(by: delay, request, page, completion)
    }
  }

  private func answer<Item>(
    _ result: Result<ServicePage<Item>, ServiceFailure>,
    _ completion: @escaping ServiceFetch<Item>.Completion
  ) -> ServiceFetch<Item> {
    let fetch = ServiceFetch<Item>(completion: completion)
    schedule(CatalogService.latency) { [weak fetch] in fetch?.end(result) }
    return fetch
  }

  private func later<Item>(
    by delay: Duration, _ request: ServiceRequest<Item>, _ page: Int,
    _ completion: @escaping ServiceFetch<Item>.Completion
  ) -> ServiceFetch<Item> {
    let fetch = ServiceFetch<Item>(completion: completion)
    schedule(delay) { [weak fetch, service] in
      guard let fetch else { return }
      fetch.upstream = service.fetch(request, page: page) { [weak fetch] in fetch?.end($0) }
    }
    return fetch
  }
}
