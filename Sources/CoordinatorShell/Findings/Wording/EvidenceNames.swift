import HeadlessUIKit
import RetainGraph

extension Evidence {
  package func label(of node: Int) -> ObjectLabel? {
    if let label = coordinators[node] { return label }
    guard graph.nodes[node].kind == .object else { return nil }
    if let identity = graph.nodes[node].identity, let model = graph.liveObject(of: node) {
      return ObjectLabel(type: type(of: model), number: identity.ordinal)
    }
    return (graph.liveObject(of: node) as? UIViewController)?.label
  }

  /// `Type#n`, or the type alone if the object has no label.
  package func name(of node: Int) -> String {
    label(of: node)?.text ?? graph.nodes[node].identity?.description ?? graph.nodes[node].type
  }

  package func typeName(of node: Int) -> String {
    label(of: node)?.typeName ?? graph.nodes[node].type
  }

  /// Whether a node isn't an object of one of the app's classes.
  package func isOfSystem(_ node: Int) -> Bool {
    guard let object = graph.liveObject(of: node) else { return label(of: node) == nil }
    let type = ObjectIdentifier(Swift.type(of: object))
    if let known = Self.areOfSystem[type] { return known }
    let name = _typeName(Swift.type(of: object), qualified: true)
    let answer = Self.systemModules.contains { name.hasPrefix($0) }
    Self.areOfSystem[type] = answer
    return answer
  }

  private static let systemModules = ["HeadlessUIKit.", "Foundation.", "Swift.", "_Concurrency."]
  /// By class, because building a class's name takes longer than anything else about a reference.
  private static var areOfSystem: [ObjectIdentifier: Bool] = [:]

  package func link(_ holding: Holding) -> Finding.Link {
    let holder = graph.liveObject(of: holding.from)
    let isOfSystem = isOfSystem(holding.from)
    let name = name(of: holding.from)
    let module = isOfSystem ? nil : holder.map { moduleName(of: type(of: $0)) }
    let library = module.flatMap(ModuleFields.library)
    let observer = observerName(of: holding)
    var link = Finding.Link(
      holder: observer.map { _ in "NotificationCenter" }
        ?? (isOfSystem ? FrameworkClass.name(name) : name),
      field: observer
        ?? FrameworkField.name(
          UIKitField.name(holding.path.description, of: holder), of: holder),
      shape: UIKitField.name(holding.path.shape, of: holder),
      holderType: typeName(of: holding.from),
      isPossible: holding.strength == .possible, isOfSystem: isOfSystem,
      mayHolderLive: holder.map(session.mayLive) ?? false,
      code: readsCode || library != nil && holding.isCapture
        || graph.nodes[holding.from].kind == .task
        ? code(of: holding) : nil,
      library: library)
    link.isInStandIn = module == "StandIns" || holder is SeamHandler
    return link
  }

  /// What a reference from the default notification center leads through, such as `observer of "didLogin" → closure
  /// capture of type Menu`; nil for other references.
  private func observerName(of holding: Holding) -> String? {
    guard case .key(let name)? = holding.path.first,
      graph.roots.contains(where: { $0.node == holding.from && $0.kind == .notificationCenter })
    else { return nil }
    let path = holding.path.description
    return "observer of \(name)" + (path.firstRange(of: " → ").map { path[$0.lowerBound...] } ?? "")
  }

  /// The cut of a proposal at the first of its references that is shown; nil if none is.
  ///
  /// Without a root, the references form a cycle, in which one must be weak.
  func cut(of proposal: CutProposal, along holdings: [Holding], root: String?) -> Finding.Cut? {
    proposal.links.lazy.compactMap { holdings.firstIndex(of: $0) }.first.map { link in
      let parts = parts(of: proposal, beside: holdings[link])
      var cut = Finding.Cut(
        link: link, frees: objectCount(proposal.freed), alike: alike(of: proposal) + parts.repeated,
        others: parts.others,
        isWeakenable: isMendedByWeak(holdings[link], root: root),
        reference: trace(link, of: holdings, root: root))
      cut.isCapture = holdings[link].isCapture
      return cut
    }
  }

  /// Whether `weak` mends a reference; nil if that follows from whether there is a root.
  ///
  /// What a root reaches must be removed from it, except where the holder seldom owns what it refers to: a closure's
  /// capture, or an optional reference up to a screen, which UIKit owns.
  private func isMendedByWeak(_ holding: Holding, root: String?) -> Bool? {
    guard root != nil else { return canBeWeak(holding) ? nil : false }
    guard canBeWeak(holding) else { return nil }
    return holding.isCapture || isOptional(holding) && leadsToScreen(holding) ? true : nil
  }

  /// The references of a proposal besides one of them.
  ///
  /// References with the same text, such as two captures of a closure, count once. The captures of one closure in the
  /// app's code count once too, wherever it is stored.
  func others(of proposal: CutProposal, beside holding: Holding) -> [Finding.Link] {
    parts(of: proposal, beside: holding).others
  }

  /// The other references of a proposal, and the number of closures besides them whose captures read the same as one of
  /// them: one property may store a closure that calls another.
  private func parts(
    of proposal: CutProposal, beside holding: Holding
  ) -> (others: [Finding.Link], repeated: Int) {
    guard proposal.links != [holding] else { return ([], 0) }
    var links = [link(holding)]
    var captures = Set([capture(holding)].compactMap(\.self))
    var closures = Set(captures.map(\.code))
    var repeated = 0
    for other in proposal.links where other != holding {
      let capture = capture(other)
      if let capture, !captures.insert(capture).inserted { continue }
      let isOther = capture.map { closures.insert($0.code).inserted } ?? false
      var link = linkFromVariable(other) ?? link(other)
      link.canBeWeak = canBeWeak(other)
      if !links.contains(where: { $0.holder == link.holder && $0.field == link.field }) {
        links.append(link)
      } else if isOther {
        repeated += 1
      }
    }
    return (Array(links.dropFirst()), repeated)
  }

  /// The reference from a collection or a closure in a variable, named after the variable; nil for others.
  private func linkFromVariable(_ holding: Holding) -> Finding.Link? {
    guard ![.object, .task].contains(graph.nodes[holding.from].kind),
      let root = graph.roots.first(where: { $0.node == holding.from })
    else { return nil }
    let link = link(holding)
    return Finding.Link(
      holder: root.label, field: link.field, shape: link.shape, holderType: root.label,
      isPossible: link.isPossible, code: link.code)
  }

  /// The number of references like those of a proposal.
  ///
  /// A closure that objects of two classes store is one reference of the app's code.
  private func alike(of proposal: CutProposal) -> Int {
    guard !proposal.similar.isEmpty, let link = proposal.links.first, let first = capture(link)
    else { return proposal.alike }
    let type = graph.nodes[link.from].type
    return proposal.alike
      - proposal.similar.count { graph.nodes[$0.from].type != type && capture($0) == first }
  }

  /// What a closure of the app's code captures.
  private struct Capture: Hashable {
    /// The address of the closure's function.
    let code: UInt
    let node: Int
  }

  /// The capture that a reference ends with; nil if it ends otherwise.
  private func capture(_ holding: Holding) -> Capture? {
    guard holding.path.last?.isCapture == true, let code = graph.closureCode(along: holding).last
    else { return nil }
    return Capture(code: code, node: holding.to)
  }

  /// The references along a path; if the root is a variable that contains the object, the first is
  /// that variable.
  package func links(along path: RetainPath) -> [Finding.Link] {
    path.edges.isEmpty
      ? [valueLink(of: path)] : graph.holdings(along: path.edges).map(link)
  }

  /// The reference from a root variable that contains the object itself.
  func valueLink(of path: RetainPath) -> Finding.Link {
    let root = rootName(of: path)
    guard path.root.isClosure else { return .value(of: root) }
    let capture = FieldPath.Segment.capture(graph.nodes[path.root.node].type)
    return .value(of: root, named: FieldPath([capture]).description)
  }

  /// The closures that a reference goes through, or the property that it starts at.
  private func code(of holding: Holding) -> Finding.Link.Code? {
    if graph.nodes[holding.from].kind == .task {
      return .task(graph.code(ofTask: holding.from), retaining: typeName(of: holding.to))
    }
    let closures = graph.closureCode(along: holding)
    if !closures.isEmpty { return .closures(closures) }
    guard !isOfSystem(holding.from), let holder = graph.liveObject(of: holding.from),
      case .field(let property)? = holding.path.first
    else { return nil }
    var types: [String] = []
    var type: AnyClass? = Swift.type(of: holder)
    while let next = type {
      if let name = _mangledTypeName(next) { types.append(name) }
      type = _getSuperclass(next)
    }
    return .property(property, of: types)
  }
}
