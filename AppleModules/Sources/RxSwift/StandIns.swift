import StandIns

// What a missing module subscribes, or is subscribed to, is a stand-in.

extension StandInBehavior {
  /// Keeps the stand-in as the subscription that it stands for would be kept.
  public func disposed(by bag: DisposeBag) {
    bag.insert(Disposables.create { [self] in standInStore.letGo() })
  }
}

extension ObservableType {
  /// Subscribes for a missing module's observer, which hears nothing.
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
