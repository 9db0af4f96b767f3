/// A subscription to the latest values of two publishers.
final class LatestPair<First, Second, Downstream: Subscriber>: PairSubscription
where Downstream.Input == (First, Second) {
  typealias Failure = Downstream.Failure

  private let lock = NSRecursiveLock()
  private var downstream: Downstream?
  private var upstream: [any Subscription] = []
  private var first: First?
  private var second: Second?
  private var demand = Subscribers.Demand.none
  /// Whether a pair arrived without demand.
  private var isOwing = false
  private var unfinished = 2

  init(_ downstream: Downstream) {
    self.downstream = downstream
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
    if lock.withLock({ isOwing }) { send() }
  }

  func cancel() {
    for subscription in end() { subscription.cancel() }
  }

  private func end() -> [any Subscription] {
    lock.withLock {
      defer { (downstream, upstream, first, second) = (nil, [], nil, nil) }
      return upstream
    }
  }

  // MARK: From upstream

  func add(_ subscription: any Subscription) {
    let isOver = lock.withLock {
      if downstream != nil { upstream.append(subscription) }
      return downstream == nil
    }
    if isOver { subscription.cancel() } else { subscription.request(.unlimited) }
  }

  func receiveFirst(_ value: First) -> Subscribers.Demand {
    lock.withLock { first = value }
    send()
    return .none
  }

  func receiveSecond(_ value: Second) -> Subscribers.Demand {
    lock.withLock { second = value }
    send()
    return .none
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let receiver: Downstream? = lock.withLock {
      unfinished -= 1
      if case .finished = completion, unfinished > 0 { return nil }
      return downstream
    }
    guard let receiver else { return }
    let others = end()
    if case .failure = completion { for subscription in others { subscription.cancel() } }
    receiver.receive(completion: completion)
  }

  private func send() {
    lock.lock()
    guard let downstream, let first, let second else { return lock.unlock() }
    guard demand > .none else {
      isOwing = true
      return lock.unlock()
    }
    isOwing = false
    demand -= 1
    lock.unlock()
    let more = downstream.receive((first, second))
    lock.withLock { demand += more }
  }
}
