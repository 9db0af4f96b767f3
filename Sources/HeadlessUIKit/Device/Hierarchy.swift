extension HeadlessDevice {
  /// Every view controller in the hierarchy, in the order of `visitHierarchy(_:)`.
  public var hierarchy: [UIViewController] {
    var found: [UIViewController] = []
    visitHierarchy { found.append($0) }
    return found
  }

  /// Visits every view controller in the hierarchy: below the windows' roots, through children and
  /// presentations, parents first.
  public func visitHierarchy(_ visit: (UIViewController) -> Void) {
    for scene in application.orderedScenes {
      (scene as? UIWindowScene)?.attached.forEach { $0.rootViewController?.visitHierarchy(visit) }
    }
    application.windowsWithoutScene.forEach { $0.rootViewController?.visitHierarchy(visit) }
  }
}

extension UIViewController {
  fileprivate func visitHierarchy(_ visit: (UIViewController) -> Void) {
    visit(self)
    for child in childStorage { child.visitHierarchy(visit) }
    presented?.visitHierarchy(visit)
  }
}
