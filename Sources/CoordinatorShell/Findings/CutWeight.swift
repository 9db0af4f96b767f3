import HeadlessUIKit
import RetainGraph

extension Evidence {
  /// How good a candidate for weakening a reference is: negative if only UIKit can change it,
  /// higher if it leads up the hierarchy.
  package func weight(_ holding: Holding) -> Int {
    // The app's code creates the closures that UIKit keeps.
    if holding.path.segments.contains(where: \.isCapture) { return 4 }
    if UIKitField.isOfUIKit(holding.path.shape, of: graph.liveObject(of: holding.from)) {
      return -1
    }
    let (from, to) = (level(holding.from), level(holding.to))
    if from > to { return 3 }
    if from < to { return 0 }
    return isMade(holding.from, after: holding.to) ? 2 : 1
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

  private func isMade(_ node: Int, after other: Int) -> Bool {
    guard let label = self.label(of: node), let earlier = self.label(of: other) else {
      return false
    }
    return label.type == earlier.type ? label.number > earlier.number : false
  }
}

extension FieldPath.Segment {
  fileprivate var isCapture: Bool {
    if case .capture = self { true } else { false }
  }
}
