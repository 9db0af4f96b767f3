import RetainGraph

extension Evidence {
  /// These nodes, and what is deallocated because they are: subscriptions end too.
  ///
  /// A subscription in progress retains itself, until what stores it cancels it in its deinitializer: a
  /// dispose bag of RxSwift, or an `AnyCancellable` of Combine.
  func withSubscriptions(endedBy gone: Set<Int>) -> Set<Int> {
    var ended: Set<Int> = []
    var waiting = gone.filter { isReactive($0, Self.owners) }
    while let node = waiting.popFirst() {
      let isOwner = isReactive(node, Self.owners)
      for edge in graph.edges(from: node) where edge.strength == .strong {
        let isPart =
          graph.nodes[edge.to].kind == .buffer || isReactive(edge.to, Self.parts)
          || isOwner && graph.nodes[edge.to].kind == .closure
        if isPart, ended.insert(edge.to).inserted { waiting.insert(edge.to) }
      }
    }
    return ended.isSubset(of: gone) ? gone : Set(trial.freed(byReleasing: gone.union(ended)))
  }

  private static let owners = ["DisposeBag", "AnyCancellable"]
  /// What a subscription consists of.
  ///
  /// A subject or relay is none of these: other subscribers may go on.
  private static let parts = ["Sink", "Dispos", "Subscription", "Cancel", "Inner"]

  /// Whether a node is an object of a reactive library whose class has one of these names in its own.
  private func isReactive(_ node: Int, _ names: [String]) -> Bool {
    guard let object = graph.liveObject(of: node),
      ModuleFields.reactiveModules.contains(moduleName(of: type(of: object)))
    else { return false }
    let name = _typeName(type(of: object), qualified: false).prefix { $0 != "<" }
    return names.contains(where: name.contains)
  }
}
