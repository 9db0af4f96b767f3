extension Publishers {
  /// Publishes up to a number of elements, and finishes with the last one.
  ///
  /// OpenCombine's `prefix(_:)` finishes only when one more element arrives, and retains its subscriber until then.
  public struct Prefix<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let maxLength: Int

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      guard maxLength > 0 else { return Empty().receive(subscriber: subscriber) }
      upstream.subscribe(PrefixSubscription(subscriber, maxLength))
    }
  }
}

private final class PrefixSubscription<Downstream: Subscriber>: Subscriber, Subscription {
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var remaining: Int

  init(_ downstream: Downstream, _ count: Int) {
    self.downstream = downstream
    remaining = count
  }

  func receive(subscription: any Subscription) {
    upstream = subscription
    downstream?.receive(subscription: self)
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    guard remaining > 0, let downstream else { return .none }
    remaining -= 1
    let demand = downstream.receive(input)
    guard remaining == 0 else { return demand }
    upstream?.cancel()
    receive(completion: .finished)
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    let last = downstream
    (downstream, upstream) = (nil, nil)
    last?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) { upstream?.request(demand) }

  func cancel() {
    let last = upstream
    (downstream, upstream) = (nil, nil)
    last?.cancel()
  }
}

// Members of concrete types, which Swift prefers to OpenCombine's of all publishers.

extension AnyPublisher {
  public func prefix(_ maxLength: Int) -> Publishers.Prefix<Self> {
    Publishers.Prefix(upstream: self, maxLength: maxLength)
  }
}

extension PassthroughSubject {
  public func prefix(_ maxLength: Int) -> Publishers.Prefix<PassthroughSubject<Output, Failure>> {
    Publishers.Prefix(upstream: self, maxLength: maxLength)
  }
}

extension CurrentValueSubject {
  public func prefix(_ maxLength: Int) -> Publishers.Prefix<CurrentValueSubject<Output, Failure>> {
    Publishers.Prefix(upstream: self, maxLength: maxLength)
  }
}

extension Published.Publisher {
  public func prefix(_ maxLength: Int) -> Publishers.Prefix<Self> {
    Publishers.Prefix(upstream: self, maxLength: maxLength)
  }
}

extension Publishers.Map {
  public func prefix(_ maxLength: Int) -> Publishers.Prefix<Self> {
    Publishers.Prefix(upstream: self, maxLength: maxLength)
  }
}

extension Publishers.TryMap {
  public func prefix(_ maxLength: Int) -> Publishers.Prefix<Self> {
    Publishers.Prefix(upstream: self, maxLength: maxLength)
  }
}

extension Publishers.CompactMap {
  public func prefix(_ maxLength: Int) -> Publishers.Prefix<Self> {
    Publishers.Prefix(upstream: self, maxLength: maxLength)
  }
}

extension Publishers.Filter {
  public func prefix(_ maxLength: Int) -> Publishers.Prefix<Self> {
    Publishers.Prefix(upstream: self, maxLength: maxLength)
  }
}

extension Publishers.RemoveDuplicates {
  public func prefix(_ maxLength: Int) -> Publishers.Prefix<Self> {
    Publishers.Prefix(upstream: self, maxLength: maxLength)
  }
}

extension Publishers.Drop {
  public func prefix(_ maxLength: Int) -> Publishers.Prefix<Self> {
    Publishers.Prefix(upstream: self, maxLength: maxLength)
  }
}

extension Publishers.DropWhile {
  public func prefix(_ maxLength: Int) -> Publishers.Prefix<Self> {
    Publishers.Prefix(upstream: self, maxLength: maxLength)
  }
}

extension Publishers.ReceiveOn {
  public func prefix(_ maxLength: Int) -> Publishers.Prefix<Self> {
    Publishers.Prefix(upstream: self, maxLength: maxLength)
  }
}

extension Publishers.FlatMap {
  public func prefix(_ maxLength: Int) -> Publishers.Prefix<Self> {
    Publishers.Prefix(upstream: self, maxLength: maxLength)
  }
}

extension Publishers.SwitchToLatest {
  public func prefix(_ maxLength: Int) -> Publishers.Prefix<Self> {
    Publishers.Prefix(upstream: self, maxLength: maxLength)
  }
}

extension Publishers.Share {
  public func prefix(_ maxLength: Int) -> Publishers.Prefix<Publishers.Share<Upstream>> {
    Publishers.Prefix(upstream: self, maxLength: maxLength)
  }
}

extension Publishers.HandleEvents {
  public func prefix(_ maxLength: Int) -> Publishers.Prefix<Self> {
    Publishers.Prefix(upstream: self, maxLength: maxLength)
  }
}

extension Publishers.ReplaceError {
  public func prefix(_ maxLength: Int) -> Publishers.Prefix<Self> {
    Publishers.Prefix(upstream: self, maxLength: maxLength)
  }
}

extension Publishers.SetFailureType {
  public func prefix(_ maxLength: Int) -> Publishers.Prefix<Self> {
    Publishers.Prefix(upstream: self, maxLength: maxLength)
  }
}

extension Publishers.Delay {
  public func prefix(_ maxLength: Int) -> Publishers.Prefix<Self> {
    Publishers.Prefix(upstream: self, maxLength: maxLength)
  }
}

extension Publishers.Debounce {
  public func prefix(_ maxLength: Int) -> Publishers.Prefix<Self> {
    Publishers.Prefix(upstream: self, maxLength: maxLength)
  }
}

extension Publishers.Scan {
  public func prefix(_ maxLength: Int) -> Publishers.Prefix<Self> {
    Publishers.Prefix(upstream: self, maxLength: maxLength)
  }
}

extension Publishers.Autoconnect {
  public func prefix(_ maxLength: Int) -> Publishers.Prefix<Publishers.Autoconnect<Upstream>> {
    Publishers.Prefix(upstream: self, maxLength: maxLength)
  }
}

extension NotificationCenter.Publisher {
  public func prefix(_ maxLength: Int) -> Publishers.Prefix<Self> {
    Publishers.Prefix(upstream: self, maxLength: maxLength)
  }
}
