/// A subscription to the values of two publishers in pairs.
///
/// Both halves retain it, so that a value that arrives on another queue during a cancellation finds it alive.
final class ZippedPair<First, Second, Downstream: Subscriber>: PairSubscription
where Downstream.Input == (First, Second) {
  typealias Failure = Downstream.Failure

  private let lock = NSRecursiveLock()
  private var downstream: Downstream?
  private var upstream: [any Subscription] = []
  private var firsts: [First] = []
  private var seconds: [Second] = []
  private var hasFirstFinished = false
  private var hasSecondFinished = false
  /// What downstream has asked of each publisher, including those that haven't sent a subscription yet.
  private var demand = Subscribers.Demand.none

  init(_ downstream: Downstream) {
    self.downstream = downstream
  }

  func request(_ demand: Subscribers.Demand) {
    let subscriptions = lock.withLock {
      self.demand += demand
      return upstream
    }
    for subscription in subscriptions { subscription.request(demand) }
  }

  func cancel() {
    for subscription in end() { subscription.cancel() }
  }

  private func end() -> [any Subscription] {
    lock.withLock {
      defer { (downstream, upstream, firsts, seconds) = (nil, [], [], []) }
      return upstream
    }
  }

  // MARK: From upstream

  func add(_ subscription: any Subscription) {
    let (isOver, demand) = lock.withLock {
      if downstream != nil { upstream.append(subscription) }
      return (downstream == nil, self.demand)
    }
    if isOver { return subscription.cancel() }
    if demand > .none { subscription.request(demand) }
  }

  func receiveFirst(_ value: First) -> Subscribers.Demand {
    lock.withLock { if downstream != nil { firsts.append(value) } }
    return send()
  }

  func receiveSecond(_ value: Second) -> Subscribers.Demand {
    lock.withLock { if downstream != nil { seconds.append(value) } }
    return send()
  }

  func finishFirst(_ completion: Subscribers.Completion<Failure>) {
    lock.withLock { hasFirstFinished = true }
    finish(completion)
  }

  func finishSecond(_ completion: Subscribers.Completion<Failure>) {
    lock.withLock { hasSecondFinished = true }
    finish(completion)
  }

  private func finish(_ completion: Subscribers.Completion<Failure>) {
    if case .failure = completion { complete(completion) } else { finishIfOver() }
  }

  private func finishIfOver() {
    let isOver = lock.withLock {
      hasFirstFinished && firsts.isEmpty || hasSecondFinished && seconds.isEmpty
    }
    if isOver { complete(.finished) }
  }

  private func complete(_ completion: Subscribers.Completion<Failure>) {
    lock.lock()
    let receiver = downstream
    let others = end()
    lock.unlock()
    for subscription in others { subscription.cancel() }
    receiver?.receive(completion: completion)
  }

  /// Sends a pair if both publishers have a value for it, and asks each for as many more as downstream does.
  private func send() -> Subscribers.Demand {
    lock.lock()
    guard let downstream, !firsts.isEmpty, !seconds.isEmpty else {
      lock.unlock()
      return .none
    }
    let pair = (firsts.removeFirst(), seconds.removeFirst())
    lock.unlock()
    let more = downstream.receive(pair)
    if more > .none { request(more) }
    finishIfOver()
    return .none
  }
}
