extension HeadlessDevice {
  /// Every view controller in the hierarchy: below the windows' roots, through children and
  /// presentations, parents first.
  public var hierarchy: [UIViewController] {
    var found: [UIViewController] = []
    for scene in application.orderedScenes {
      guard let scene = scene as? UIWindowScene else { continue }
      for window in scene.windows {
        if let root = window.rootViewController { root.appendHierarchy(to: &found) }
      }
    }
    return found
  }
}

extension UIViewController {
  fileprivate func appendHierarchy(to found: inout [UIViewController]) {
    found.append(self)
    for child in childStorage { child.appendHierarchy(to: &found) }
    presented?.appendHierarchy(to: &found)
  }
}
