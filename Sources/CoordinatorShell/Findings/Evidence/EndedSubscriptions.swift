import RetainGraph

extension Evidence {
  /// These nodes, and what is deallocated with them, including subscriptions that they end.
  ///
  /// A subscription in progress retains itself until the object that stores it cancels it in its
  /// deinitializer: RxSwift's dispose bag, or Combine's `AnyCancellable`.
  func withSubscriptions(endedBy gone: Set<Int>) -> Set<Int> {
    var ended: Set<Int> = []
    var waiting = gone.filter { isReactive($0, Self.owners) }
    while let node = waiting.popFirst() {
      let isOwner = isReactive(node, Self.owners)
      if isReactive(node, Self.endings) {
        for observer in observers(removedBy: node) where ended.insert(observer).inserted {
          waiting.insert(observer)
        }
      }
      for edge in graph.edges(from: node) where edge.strength == .strong {
        let isPart =
          graph.nodes[edge.to].kind == .buffer || isReactive(edge.to, Self.parts)
          || (isOwner || isReactive(node, Self.actions)) && graph.nodes[edge.to].kind == .closure
          || isReactive(edge.to, Self.counts) && isLast(of: edge.to, ended: ended)
        if isPart, ended.insert(edge.to).inserted { waiting.insert(edge.to) }
      }
    }
    return ended.isSubset(of: gone) ? gone : Set(trial.freed(byReleasing: gone.union(ended)))
  }

  /// Whether an object is a subscription of the app's own class, which only a reactive library retains.
  ///
  /// It refers to the view that it observes.
  func isSubscription(_ node: Int) -> Bool {
    let holders = graph.holders(of: node).filter { $0.strength == .strong }
    return !holders.isEmpty && holders.allSatisfy { reactiveName(of: $0.from) != nil }
  }

  /// The reference from a subscription of the app's own class to its subscriber, if the two alone form a cycle.
  ///
  /// They retain each other until the subscription is cancelled, so what prevents that is the mistake.
  func referenceToSubscriber(in cycle: [Graph.Edge]) -> Int? {
    let holdings = graph.holdings(alongCycle: cycle)
    guard holdings.count == 2, let back = holdings.firstIndex(where: isToSubscription) else {
      return nil
    }
    return holdings[1 - back].edges.last
  }

  /// Whether a cycle contains an object that ends subscriptions in its deinitializer.
  func containsSubscriptionOwner(_ cycle: [Graph.Edge]) -> Bool {
    cycle.contains { isReactive($0.to, Self.owners) }
  }

  /// Whether a reactive library's subscriber refers to the app's own subscription, which refers back to it.
  ///
  /// An object that the library's subscription observes doesn't.
  func isToSubscription(_ holding: Holding) -> Bool {
    !holding.isCapture && isReactive(holding.from, Self.parts)
      && !isReactive(holding.from, Self.owners) && reactiveName(of: holding.to) == nil
      && graph.liveObject(of: holding.to) != nil
      && graph.edges(from: holding.to).contains { $0.strength == .strong && $0.to == holding.from }
  }

  /// Whether every subscription to a shared sequence has ended, which ends the sequence's own.
  private func isLast(of count: Int, ended: Set<Int>) -> Bool {
    graph.edges(to: count).allSatisfy { edge in
      let isSubscription =
        graph.nodes[edge.from].kind == .closure
        && graph.edges(to: edge.from).contains { isReactive($0.from, Self.actions) }
      return !isSubscription || ended.contains(edge.from)
    }
  }

  /// The observers that a subject retains until a disposable removes them.
  private func observers(removedBy disposable: Int) -> [Int] {
    graph.edges(to: disposable).filter { $0.strength == .strong }.flatMap { kept in
      let element = kept.path.segments.prefix { !$0.isElement }.count + 1
      let start = kept.path.segments.prefix(element)
      return graph.edges(from: kept.from).filter {
        $0.strength == .strong && $0.to != disposable
          && start.last?.isElement == true && $0.path.segments.starts(with: start)
      }.map(\.to)
    }
  }

  /// A disposable that refers to its subject weakly.
  private static let endings = ["SubscriptionDisposable"]
  /// A disposable that releases its closure once it is disposed.
  private static let actions = ["AnonymousDisposable"]
  /// The classes that count the subscriptions to a shared sequence.
  private static let counts = ["ObserverCount"]
  private static let owners = ["DisposeBag", "AnyCancellable"]
  /// The parts of a subscription.
  ///
  /// A subject or relay is none of these, because other subscribers may continue.
  private static let parts = ["Sink", "Dispos", "Subscription", "Cancel", "Inner"]

  /// Whether a reactive library made both objects and the reference between them.
  ///
  /// Examples are the references from a shared observable to its source, and from a subscription's
  /// closure to its next part. A closure of the app may capture a subject or a bag; if the program
  /// has no symbols, only these captures tell it from one of the library's.
  func isWithinLibrary(_ holding: Holding) -> Bool {
    let holder = graph.liveObject(of: holding.from)
    guard ModuleFields.reactive.contain(holding.path.shape, of: holder),
      reactiveName(of: holding.to) != nil
    else { return false }
    guard holding.isCapture else { return true }
    if let module = moduleOfClosure(holding) {
      return ModuleFields.reactiveModules.contains(module)
    }
    return isReactive(holding.to, Self.parts) && !isReactive(holding.to, Self.owners)
  }

  /// The module whose code a capturing closure is; nil if the program has no name for it.
  private func moduleOfClosure(_ holding: Holding) -> String? {
    graph.closureCode(along: holding).last.flatMap(FunctionNames.ofProgram.name)
      .flatMap(FunctionName.init)?.module
  }

  /// Whether a node is an object of a reactive library, of a class whose name contains one of
  /// these.
  private func isReactive(_ node: Int, _ names: [String]) -> Bool {
    reactiveName(of: node).map { names.contains(where: $0.contains) } ?? false
  }

  /// The name of a reactive library's class; nil if the node isn't an object of one.
  private func reactiveName(of node: Int) -> Substring? {
    guard let object = graph.liveObject(of: node),
      ModuleFields.reactiveModules.contains(moduleName(of: type(of: object)))
    else { return nil }
    return _typeName(type(of: object), qualified: false).prefix { $0 != "<" }
  }
}
