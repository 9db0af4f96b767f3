/// Where the app's campsites come from: GoCamping's operations, a page at a time.
@MainActor public protocol CampsiteService: AnyObject {
  /// How far around a point it looks at most, in meters; nil for as far as one likes.
  var reach: Double? { get }

  /// Asks for a page, counted from 1.
  ///
  /// The completion is called once, later, as long as the returned fetch is held: letting go of it
  /// cancels the request. The service itself doesn't hold it.
  func fetch<Item>(
    _ request: ServiceRequest<Item>, page: Int,
    completion: @escaping @MainActor (Result<ServicePage<Item>, ServiceFailure>) -> Void
  ) -> ServiceFetch<Item>
}

/// One page of an answer.
public struct ServicePage<Item: Sendable>: Sendable {
  /// How many items a page holds at most.
  public static var size: Int { 100 }

  public var items: [Item]
  /// Counted from 1.
  public var number: Int
  /// How many items all pages hold together.
  public var totalCount: Int

  public init(items: [Item], number: Int, totalCount: Int) {
    self.items = items
    self.number = number
    self.totalCount = totalCount
  }

  /// Whether no page follows.
  public var isLast: Bool { items.isEmpty || number * Self.size >= totalCount }
}

/// A request on its way, for as long as this object lives.
@MainActor public final class ServiceFetch<Item: Sendable> {
  public typealias Completion = @MainActor (Result<ServicePage<Item>, ServiceFailure>) -> Void

  private var completion: Completion?
  /// The fetch that this one waits for, given up with it.
  var upstream: ServiceFetch?

  public init(completion: @escaping Completion) {
    self.completion = completion
  }

  /// Ends the fetch; only the first end counts.
  public func end(_ result: Result<ServicePage<Item>, ServiceFailure>) {
    let completion = completion
    self.completion = nil
    completion?(result)
  }
}
