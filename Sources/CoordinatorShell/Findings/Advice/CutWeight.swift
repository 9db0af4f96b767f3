import HeadlessUIKit
import RetainGraph

extension Evidence {
  /// How good a candidate for weakening a reference is.
  ///
  /// Negative if only a framework can change it; higher if it leads up the hierarchy or back to an
  /// object made earlier. If a UIKit object refers to one higher up, such as an animation's
  /// delegate, the app has set that reference.
  package func weight(_ holding: Holding) -> Int {
    if isWithinLibrary(holding) || isToSubscription(holding) { return -2 }
    if !avoidedFields.isEmpty, avoidedFields.contains(field(holding)) { return -1 }
    // The app creates the closures that frameworks keep.
    if holding.isCapture {
      return 5 * (isOfFlowCapturingScreen(holding) ? 3 : direction(of: holding)) + 3
    }
    let holder = graph.liveObject(of: holding.from)
    let direction = direction(of: holding)
    if ModuleFields.uiKit.contain(holding.path.shape, of: holder) { return direction == 3 ? 1 : -2 }
    let name = isToPart(holding) ? -2 : isBackByName(holding) ? 2 : 0
    // An element of a list can't be weak, so a closure that captures the list's owner is the likelier mistake.
    if direction == 3, name == 0, holding.isElement, level(holding.from) == Self.plain { return 2 }
    guard isWeakenable(holding) else { return 5 * direction + (name == 0 ? -1 : name) }
    return 5 * direction + name + (direction > 0 && isOptional(holding) ? 1 : 0)
  }

  /// Whether the reference is an optional variable of the app, so that `weak` alone fixes it.
  func isOptional(_ holding: Holding) -> Bool {
    guard let property = property(of: holding) else { return false }
    return !property.isConstant && !property.isLazy && property.type != nil && property.isOptional
  }

  /// The property that is a reference, if it isn't a part of one.
  func property(of holding: Holding) -> Reader.Property? {
    guard holding.path.segments.count == 1, case .field(let name)? = holding.path.segments.first,
      let holder = graph.liveObject(of: holding.from), !isOfSystem(holding.from)
    else { return nil }
    return Self.reader.properties(of: type(of: holder)).first { $0.name == name }
  }

  /// Whether a finding about one object explains another.
  ///
  /// Both are of the same module, so that the app can change the reference, and the other would
  /// have no finding of its own. The finding covers the objects of its cycle, screens, coordinators
  /// and a framework's objects too.
  package func isPart(
    _ node: Int, ofFindingAbout subject: Int, inItsCycle: Bool = false
  ) -> Bool {
    guard let object = graph.liveObject(of: node) else { return graph.nodes[node].kind != .task }
    if inItsCycle, isOfSystem(node) { return true }
    guard inItsCycle || depths[node] == nil && !(object is UIViewController),
      let subject = graph.liveObject(of: subject)
    else { return false }
    return moduleName(of: type(of: object)) == moduleName(of: type(of: subject))
  }

  /// Whether the app's code could make a reference weak: it creates the closure or declares the
  /// field.
  ///
  /// A reference to a closure can't be weak.
  package func isWeakenable(_ holding: Holding) -> Bool {
    guard [.object, .task].contains(graph.nodes[holding.to].kind) else { return false }
    guard !holding.isCapture else { return true }
    if holding.path.last == .dictionaryKey { return false }
    let holder = graph.liveObject(of: holding.from)
    if isInFoundationValue(holding, of: holder) { return false }
    return ![ModuleFields.foundation, .reactive, .uiKit, .webKit].contains {
      $0.contain(holding.path.shape, of: holder)
    }
  }

  /// Whether the word `weak` in the app's code could make a reference weak; an element of a collection has no place for
  /// it.
  func canBeWeak(_ holding: Holding) -> Bool {
    isWeakenable(holding) && !(holding.path.last?.isElement ?? false)
  }

  /// Whether the reference is a field of a Foundation value, such as a notification's object.
  private func isInFoundationValue(_ holding: Holding, of holder: AnyObject?) -> Bool {
    guard let holder, holding.path.segments.count > 1, case .field(let name)? = holding.path.first,
      let property = Self.reader.properties(of: type(of: holder)).first(where: { $0.name == name })
    else { return false }
    return property.isOfFoundation
  }

  /// Whether a reference lasts as long as its holder.
  ///
  /// That is so for a constant property, for a reference from a coordinator whose flow has ended to
  /// its screen, for one from a window to a root that it doesn't show, and for one between a library's objects.
  package func isFixed(_ holding: Holding) -> Bool {
    if isWithinLibrary(holding) { return true }
    if let window = graph.liveObject(of: holding.from) as? UIWindow,
      window.isHidden || window.ownRoot == nil,
      graph.liveObject(of: holding.to) === window.rootViewController
    {
      return true
    }
    if depths[holding.from] != nil, !holding.isCapture, !holding.isEntry,
      graph.liveObject(of: holding.to) is UIViewController,
      let coordinator = graph.liveObject(of: holding.from), !session.isInUse(coordinator)
    {
      return true
    }
    return property(of: holding)?.isConstant ?? false
  }

  private static let reader = Reader()

  /// Whether a reference leads up the hierarchy, to a screen.
  func leadsToScreen(_ holding: Holding) -> Bool {
    graph.liveObject(of: holding.to) is UIViewController && direction(of: holding) == 3
  }

  /// Where a reference leads: from 0 for one to what the holder owns, to 3 for one to its owner.
  private func direction(of holding: Holding) -> Int {
    // The holder makes the object of a lazy property.
    if isToOwnPart(holding) || property(of: holding)?.isLazy == true { return 0 }
    if let isBack = leadsToEarlierScreen(holding) { return isBack ? 3 : 0 }
    let (from, to) = (level(holding.from), level(holding.to))
    guard from == to else { return from > to ? 3 : 0 }
    if let isBack = leadsToModel(holding) { return isBack ? 2 : 0 }
    if let isBack = isMade(holding.from, after: holding.to) ?? leadsUp(holding) {
      return isBack ? 2 : 0
    }
    let cut = Set(holding.edges.suffix(1))
    guard !isKeptByUse(holding.to), graph.isHeld(holding.from, without: cut, by: isKeptByUse)
    else { return 1 }
    return graph.isHeld(holding.to, without: cut, by: isKeptByUse) ? 2 : 0
  }

  /// Whether something else owns an object while it is in use.
  ///
  /// UIKit owns a visible screen, and a flow owns its coordinator.
  private func isKeptByUse(_ node: Int) -> Bool {
    depths[node] != nil || graph.liveObject(of: node) is UIViewController
  }

  /// Whether a coordinator's closure captures a screen: unlike a property, it never owns it.
  private func isOfFlowCapturingScreen(_ holding: Holding) -> Bool {
    depths[holding.from] != nil && graph.liveObject(of: holding.to) is UIViewController
  }

  /// The level of objects that are neither coordinators nor UIKit's.
  private static let plain = 70

  /// A node's distance from the app: coordinators by their depth, then containers, screens, views,
  /// and other objects.
  private func level(_ node: Int) -> Int {
    if let depth = depths[node] { return 1 + min(depth, 30) }
    guard let object = graph.liveObject(of: node) else { return Self.plain }
    switch object {
    case is UIScene, is UIWindow, is any UIApplicationDelegate, is any UIWindowSceneDelegate:
      return 0
    case let viewController as UIViewController: return viewController.isBareContainer ? 40 : 50
    case is UIView: return 60
    default: return Self.plain
    }
  }

  /// Whether a reference leads from a container to an earlier screen that it doesn't contain, or
  /// back.
  ///
  /// Such a screen is the presenter, for example. Nil for other references.
  private func leadsToEarlierScreen(_ holding: Holding) -> Bool? {
    guard let from = graph.liveObject(of: holding.from) as? UIViewController,
      let to = graph.liveObject(of: holding.to) as? UIViewController,
      from.isBareContainer != to.isBareContainer, depths[holding.from] == nil,
      depths[holding.to] == nil
    else { return nil }
    let (container, screen) = from.isBareContainer ? (from, to) : (to, from)
    guard screen.creationNumber < container.creationNumber,
      !sequence(first: screen, next: \.parent).contains(where: { $0 === container })
    else { return nil }
    return to === screen
  }

  /// Whether one object was made after another; nil if that isn't known.
  private func isMade(_ node: Int, after other: Int) -> Bool? {
    guard node != other else { return nil }
    if let made = creation(of: node), let earlier = creation(of: other) { return made > earlier }
    // Other objects got their numbers when they were judged.
    guard depths[node] != nil || graph.nodes[node].identity != nil,
      let label = self.label(of: node), let earlier = self.label(of: other),
      label.type == earlier.type
    else { return nil }
    return label.number > earlier.number
  }

  /// A view controller's place in the order of creation.
  private func creation(of node: Int) -> Int? {
    (graph.liveObject(of: node) as? UIViewController)?.creationNumber
  }

  /// Whether a reference leads to a screen's model from a part that nothing else owns, or from the model to the part;
  /// nil for other references.
  private func leadsToModel(_ holding: Holding) -> Bool? {
    if isModel(holding.to), isOwned(holding.from, by: holding.to) { return true }
    guard isModel(holding.from), isOwned(holding.to, by: holding.from) else { return nil }
    return isOfProtocolByName(holding)
  }

  /// Whether only the fields of one object retain another, which would be deallocated without them.
  func isOwned(_ node: Int, by owner: Int) -> Bool {
    !isModel(node)
      && graph.holders(of: node).allSatisfy {
        $0.strength != .strong || $0.from == owner && !$0.isCapture
      }
  }

  private func isModel(_ node: Int) -> Bool {
    graph.liveObject(of: node).map { ScreenModels.contain(type(of: $0)) } ?? false
  }

  /// Whether a reference within a tree leads to the parent or to a child, which its parent keeps in a
  /// collection; nil if there is no tree.
  private func leadsUp(_ holding: Holding) -> Bool? {
    guard isOfTree(holding), !holding.isCapture else { return nil }
    if holding.isElement { return false }
    let isOfChild = graph.holders(of: holding.from).contains {
      $0.from == holding.to && $0.isElement && !$0.isCapture
    }
    return isOfChild ? true : nil
  }

  /// Whether a reference connects objects of one class, or two coordinators.
  private func isOfTree(_ holding: Holding) -> Bool {
    graph.nodes[holding.from].plainType == graph.nodes[holding.to].plainType
      || coordinators[holding.from] != nil && coordinators[holding.to] != nil
  }
}

extension Graph.Node {
  /// The type without its arguments.
  var plainType: Substring { type.prefix { $0 != "<" } }
}

extension Holding {
  /// Whether a collection contains the reference.
  fileprivate var isElement: Bool {
    path.segments.contains(where: \.isElement)
  }

  /// Whether a dictionary contains the reference, such as a router's of completions by screen.
  fileprivate var isEntry: Bool {
    path.segments.contains { segment in
      switch segment {
      case .key, .dictionaryKey: true
      case .field, .index, .member, .capture: false
      }
    }
  }

  var isCapture: Bool {
    path.segments.contains(where: \.isCapture)
  }
}
