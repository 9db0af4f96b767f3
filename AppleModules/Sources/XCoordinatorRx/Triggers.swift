import RxSwift
@_exported import XCoordinator

extension Router {
  public var rx: Reactive<Self> { Reactive(self) }
}

extension Reactive where Base: Router {
  /// Triggers a route for each subscription, and sends once when its transition ends.
  public func trigger(
    _ route: Base.RouteType, with options: TransitionOptions = TransitionOptions(animated: true)
  ) -> Observable<Void> {
    let base = base
    return .create { observer in
      base.trigger(route, with: options) {
        observer.onNext(())
        observer.onCompleted()
      }
      return Disposables.create()
    }
  }
}
