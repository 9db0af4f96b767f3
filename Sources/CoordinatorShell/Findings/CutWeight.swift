import HeadlessUIKit
import RetainGraph

extension Evidence {
  /// How good a candidate for weakening a reference is: negative if only a framework can change it,
  /// higher if it leads up the hierarchy or back to what was made earlier.
  package func weight(_ holding: Holding) -> Int {
    // The app creates the closures that frameworks keep.
    if holding.isCapture { return 3 * direction(of: holding) + 1 }
    let holder = graph.liveObject(of: holding.from)
    if ModuleFields.uiKit.contain(holding.path.shape, of: holder) { return -2 }
    return 3 * direction(of: holding) - (isWeakenable(holding) ? 0 : 1)
  }

  /// Whether the app's code could make a reference weak: it creates the closure or declares the
  /// field.
  package func isWeakenable(_ holding: Holding) -> Bool {
    holding.isCapture
      || !ModuleFields.foundation.contain(
        holding.path.shape, of: graph.liveObject(of: holding.from))
  }

  /// Where a reference leads: from 0 for one to what the holder owns, to 3 for one to its owner.
  private func direction(of holding: Holding) -> Int {
    let (from, to) = (level(holding.from), level(holding.to))
    guard from == to else { return from > to ? 3 : 0 }
    return isMade(holding.from, after: holding.to).map { $0 ? 2 : 0 } ?? 1
  }

  /// A node's distance from the app: coordinators by their depth, then containers, screens, views,
  /// and other objects.
  private func level(_ node: Int) -> Int {
    if let depth = depths[node] { return 1 + min(depth, 30) }
    guard let object = graph.liveObject(of: node) else { return 70 }
    switch object {
    case is UIScene, is UIWindow, is any UIApplicationDelegate, is any UIWindowSceneDelegate:
      return 0
    case let viewController as UIViewController: return viewController.isBareContainer ? 40 : 50
    case is UIView: return 60
    default: return 70
    }
  }

  /// Whether one object was made after another; nil if that isn't known.
  private func isMade(_ node: Int, after other: Int) -> Bool? {
    guard node != other else { return nil }
    if let made = creations[node], let earlier = creations[other] { return made > earlier }
    guard let label = self.label(of: node), let earlier = self.label(of: other),
      label.type == earlier.type
    else { return nil }
    return label.number > earlier.number
  }
}

extension Holding {
  fileprivate var isCapture: Bool {
    path.segments.contains { if case .capture = $0 { true } else { false } }
  }
}
