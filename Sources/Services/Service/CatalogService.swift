/// Responds from a catalog after a fixed delay on the host's clock.
@MainActor public final class CatalogService: CampsiteService {
  /// Runs a body after a delay, on the host's clock.
  public typealias Schedule = @MainActor (Duration, @escaping @MainActor () -> Void) -> Void

  /// The delay of each response.
  public static let latency = Duration.milliseconds(120)

  public var reach: Double? { nil }

  private let catalog: Catalog
  private let schedule: Schedule

  public init(_ catalog: Catalog, schedule: @escaping Schedule) {
    self.catalog = catalog
    self.schedule = schedule
  }

  public func fetch<Item>(
    _ request: ServiceRequest<Item>, page: Int,
    completion: @escaping @MainActor (Result<ServicePage<Item>, ServiceFailure>) -> Void
  ) -> ServiceFetch<Item> {
    let fetch = ServiceFetch<Item>(completion: completion)
    schedule(Self.latency) { [weak fetch, catalog] in
      guard let fetch else { return }
      let all = request.answer(catalog)
      let items = all.dropFirst((page - 1) * ServicePage<Item>.size)
        .prefix(ServicePage<Item>.size)
      fetch.end(
        .success(ServicePage(items: Array(items), number: page, totalCount: all.count)))
    }
    return fetch
  }
}
