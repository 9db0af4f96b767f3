import HeadlessUIKit
import RetainGraph

/// The app keeps the object on purpose.
///
/// - It came back earlier.
/// - A static that can't be nil, an object in use or a singleton owns it.
/// - A screen's non-optional `var` references it, and the object was created before that screen.
/// - It is a view model in an `NSCache`.
/// - It is a coordinator that retains the coordinator of a flow in use.
/// - It is a navigator or router, and the delegate of a container in the hierarchy.
/// - It is the only coordinator that a delegate of the app retains, and it retains a visible window.
///
/// A constant or lazy property owns its object as long as its holder lives. The holder is a screen,
/// or a coordinator that shows another screen each time. A visible screen also owns
/// the view models in its variables, in those of its views and in those of its own view models, and a
/// singleton those in variables that can't be nil. A screen doesn't own the coordinators that it starts and lists, or that
/// have containers of their own: it is their parent, unless it is the container of their screens too.
package struct OwnedRule: SurvivorRule {
  package func opinion(_ suspect: Suspect, node: Int, in evidence: Evidence) -> Opinion? {
    guard let path = evidence.certainPath(to: node) else { return nil }
    if suspect.hasReturned { return .expected(owner: nil) }
    if suspect.isModel, evidence.isCached(path) { return .expected(owner: nil) }
    if evidence.isSingleton(node) { return .expected(owner: nil) }
    if let flow = flowInUse(keptBy: node, suspect, in: evidence) { return .expected(owner: flow) }
    if !suspect.isOfScreen, let object = suspect.object,
      evidence.session.monitor.servesContainer(object)
    {
      return .expected(owner: object)
    }
    if !suspect.isOfScreen, let root = rootOfWindow(keptBy: node, in: evidence) {
      return .expected(owner: root)
    }
    var seen: Set<Int> = []
    switch owner(of: node, in: evidence, seen: &seen) {
    case .object(let owner): return .expected(owner: owner)
    case .singleton: return .expected(owner: nil)
    case nil: return nil
    }
  }

  private enum Owner {
    /// An object that is in use, which it may not be later.
    case object(AnyObject)
    case singleton
  }

  /// A coordinator that shows a screen and that would be deallocated with the suspect.
  ///
  /// The coordinator of a tab is one, if the app's coordinator started it.
  private func flowInUse(
    keptBy node: Int, _ suspect: Suspect, in evidence: Evidence
  ) -> AnyObject? {
    guard !suspect.isOfScreen, evidence.coordinators[node] != nil else { return nil }
    return evidence.trial.freed(byReleasing: node).lazy
      .filter { $0 != node && evidence.coordinators[$0] != nil }
      .compactMap(evidence.graph.liveObject)
      .first(where: evidence.session.isInUse)
  }

  /// The visible screen in the window of the app's coordinator, which shows one flow after another there.
  private func rootOfWindow(keptBy node: Int, in evidence: Evidence) -> AnyObject? {
    let graph = evidence.graph
    guard evidence.coordinators[node] != nil,
      evidence.coordinators.keys.filter({ isKeptByDelegate($0, in: graph) }) == [node]
    else { return nil }
    return graph.holdings(from: node).lazy.filter { $0.strength == .strong }
      .compactMap { (graph.liveObject(of: $0.to) as? UIWindow)?.rootViewController }
      .first(where: evidence.session.isInUse)
  }

  private func isKeptByDelegate(_ node: Int, in graph: Graph) -> Bool {
    graph.holders(of: node).contains { holding in
      guard holding.strength == .strong, let holder = graph.liveObject(of: holding.from) else {
        return false
      }
      return holder is any UIWindowSceneDelegate || holder is any UIApplicationDelegate
    }
  }

  /// The owner of a node, possibly through containers and constants of other objects.
  private func owner(of node: Int, in evidence: Evidence, seen: inout Set<Int>) -> Owner? {
    guard seen.insert(node).inserted else { return nil }
    let graph = evidence.graph
    let screen = graph.liveObject(of: node) as? UIViewController
    for holding in graph.holders(of: node) where holding.strength == .strong {
      guard let holder = graph.liveObject(of: holding.from), isPartOfHolder(holding.path) else {
        continue
      }
      let property = property(at: holding.path, of: type(of: holder))
      let isContained = screen.map { contains($0, in: holder) } ?? false
      let isConstant =
        property?.isPermanent ?? false || isContained
        || isInitialValue(screen, of: property, at: holding.path, in: holder)
      if evidence.session.isInUse(holder) {
        let isChild =
          evidence.depths[node] != nil
          && (isListed(holding.path) || evidence.hasContainer(node, apartFrom: holder))
          && !evidence.isContained(node, in: holder)
        if isConstant || holder is UIViewController && screen == nil && !isChild {
          return .object(holder)
        }
      } else if screen == nil, evidence.depths[node] == nil, let view = holder as? UIView,
        let owner = screenInUse(showing: view, in: evidence)
      {
        return .object(owner)
      } else if screen == nil, evidence.depths[node] == nil,
        ScreenModels.contain(type(of: holder)),
        case .object(let owner)? = self.owner(of: holding.from, in: evidence, seen: &seen)
      {
        return .object(owner)
      } else if evidence.isSingleton(holding.from) {
        let isWhole = holding.path.segments.count == 1
        let isModel = screen == nil && evidence.depths[node] == nil
        let isOwned = property.map {
          $0.isConstant || isWhole && ($0.isPermanent || isModel && !$0.isOptional)
        }
        if isContained || isOwned ?? false { return .singleton }
      } else if isConstant, let root = rootOfWindow(keptBy: holding.from, in: evidence) {
        return .object(root)
      } else if isConstant, let owner = owner(of: holding.from, in: evidence, seen: &seen) {
        return owner
      }
    }
    return nil
  }

  /// The screen in use whose visible view hierarchy contains the view.
  private func screenInUse(showing view: UIView, in evidence: Evidence) -> UIViewController? {
    guard view.window?.isHidden == false else { return nil }
    return sequence(first: view as UIResponder, next: \.next).lazy
      .compactMap { $0 as? UIViewController }.first(where: evidence.session.isInUse)
  }

  /// Whether a screen is a child of another, the root of a window, even a hidden one, or in a column of a split view.
  private func contains(_ screen: UIViewController, in holder: AnyObject) -> Bool {
    screen.parent === holder || (holder as? UIWindow)?.rootViewController === screen
      || (holder as? UISplitViewController)?.hasColumn(with: screen) ?? false
  }

  /// Whether a screen is older than the screen whose variable it is in, and the variable can't be nil.
  ///
  /// Swift initializes a class's own variables before the superclass numbers the screen.
  private func isInitialValue(
    _ screen: UIViewController?, of property: Reader.Property?, at path: FieldPath,
    in holder: AnyObject
  ) -> Bool {
    guard let screen, let owner = holder as? UIViewController, let property else { return false }
    return path.segments.count == 1 && !property.isOptional
      && screen.creationNumber < owner.creationNumber
  }

  /// Whether values alone lead to the object, and no closure.
  private func isPartOfHolder(_ path: FieldPath) -> Bool {
    path.segments.allSatisfy { segment in
      if case .capture = segment { false } else { true }
    }
  }

  /// Whether an array or a set contains the object.
  private func isListed(_ path: FieldPath) -> Bool {
    path.segments.contains { segment in
      switch segment {
      case .index, .member: true
      case .field, .key, .dictionaryKey, .capture: false
      }
    }
  }

  private static let reader = Reader()

  /// The property of a class that a path starts with.
  private func property(at path: FieldPath, of type: AnyClass) -> Reader.Property? {
    guard case .field(let name)? = path.first else { return nil }
    return Self.reader.properties(of: type).first { $0.name == name }
  }
}

extension Evidence {
  /// Whether a coordinator retains a container in which it shows other screens than the one that retains it.
  fileprivate func hasContainer(_ node: Int, apartFrom holder: AnyObject) -> Bool {
    guard let screen = holder as? UIViewController else { return false }
    return graph.holdings(from: node).contains { holding in
      holding.strength == .strong && !holding.isCapture
        && (graph.liveObject(of: holding.to).map(screen.isApart) ?? false)
    }
  }

  /// Whether a coordinator's screens were children of a container, which may show them again.
  fileprivate func isContained(_ node: Int, in container: AnyObject) -> Bool {
    graph.holdings(from: node).contains { holding in
      (graph.liveObject(of: holding.to) as? UIViewController)?.formerContainer === container
    }
  }
}
