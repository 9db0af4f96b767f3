/// A subscription that combines the values of two publishers.
protocol PairSubscription: Subscription {
  associatedtype Failure: Error

  /// Receives the subscription of one of the publishers.
  func add(_ subscription: any Subscription)
}

/// Passes the values and the completion of one of the two publishers to the pair's subscription.
struct PairHalf<Pair: PairSubscription, Input>: Subscriber {
  typealias Failure = Pair.Failure

  let pair: Pair
  let take: (Input) -> Subscribers.Demand
  let finish: (Subscribers.Completion<Failure>) -> Void
  let combineIdentifier = CombineIdentifier()

  func receive(subscription: any Subscription) { pair.add(subscription) }

  func receive(_ input: Input) -> Subscribers.Demand { take(input) }

  func receive(completion: Subscribers.Completion<Failure>) { finish(completion) }
}
