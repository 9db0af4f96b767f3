import StandIns

// Stand-ins for what a missing module subscribes to or publishes.

extension StandInBehavior {
  /// Retains the stand-in as a bag retains a subscription.
  public func disposed(by bag: DisposeBag) {
    bag.insert(Disposables.create { [self] in standInStore.letGo() })
  }
}

extension ObservableType {
  /// Subscribes for a missing module's observer, which ignores all events.
  public func bind(to observer: StandIn) -> any Disposable {
    subscribe(AnyObserver { _ in withExtendedLifetime(observer) {} })
  }

  public func drive(_ observer: StandIn) -> any Disposable { bind(to: observer) }
}

extension Observable: HarmlessMaking {
  /// A sequence that never sends.
  public static func makeHarmless() -> Any { Observable<Element>.never() }
}

extension PrimitiveSequence: HarmlessMaking {
  public static func makeHarmless() -> Any { Self(Observable<Element>.never()) }
}
