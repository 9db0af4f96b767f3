import Combine
@_exported import XCoordinator

public struct PublisherExtension<Base> {
  public let base: Base
}

extension Router {
  public var publishers: PublisherExtension<Self> { PublisherExtension(base: self) }
}

extension PublisherExtension where Base: Router {
  /// Triggers a route at once, and sends when its transition ends.
  public func trigger(
    _ route: Base.RouteType, with options: TransitionOptions = TransitionOptions(animated: true)
  ) -> Future<Void, Never> {
    Future { promise in base.trigger(route, with: options) { promise(.success(())) } }
  }
}
