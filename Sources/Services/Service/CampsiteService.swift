/// The app's source of campsites, with GoCamping's paged operations.
@MainActor public protocol CampsiteService: AnyObject {
  /// The maximum search radius in meters; nil if unlimited.
  var reach: Double? { get }

  /// Requests a page, numbered from 1.
  ///
  /// Calls the completion once, later, while the caller retains the returned fetch: releasing it
  /// cancels the request. The service doesn't retain it.
  func fetch<Item>(
    _ request: ServiceRequest<Item>, page: Int,
    completion: @escaping @MainActor (Result<ServicePage<Item>, ServiceFailure>) -> Void
  ) -> ServiceFetch<Item>
}

/// One page of a response.
public struct ServicePage<Item: Sendable>: Sendable {
  /// The maximum number of items per page.
  public static var size: Int { 100 }

  public var items: [Item]
  /// The page's number, from 1.
  public var number: Int
  /// The total number of items on all pages.
  public var totalCount: Int

  public init(items: [Item], number: Int, totalCount: Int) {
    self.items = items
    self.number = number
    self.totalCount = totalCount
  }

  /// Whether this is the last page.
  public var isLast: Bool { items.isEmpty || number * Self.size >= totalCount }
}

/// A request in progress, for the lifetime of this object.
@MainActor public final class ServiceFetch<Item: Sendable> {
  public typealias Completion = @MainActor (Result<ServicePage<Item>, ServiceFailure>) -> Void

  private var completion: Completion?
  /// A nested fetch, cancelled together with this one.
  var upstream: ServiceFetch?

  public init(completion: @escaping Completion) {
    self.completion = completion
  }

  /// Ends the fetch; only the first call has an effect.
  public func end(_ result: Result<ServicePage<Item>, ServiceFailure>) {
    let completion = completion
    self.completion = nil
    completion?(result)
  }
}
