import Synchronization

extension HeadlessDevice {
  /// Every view controller in the windows' hierarchies, through children and presentations, parents
  /// first.
  public var hierarchy: [UIViewController] { hierarchy(after: []).others }

  /// The number of `known` view controllers with which the hierarchy begins, and the ones after
  /// them.
  public func hierarchy(
    after known: [ObjectIdentifier]
  ) -> (same: Int, others: [UIViewController]) {
    var comparison = HierarchyComparison(with: known)
    let scenes = application.orderedScenes
    for index in scenes.indices {
      Unmanaged.passUnretained(scenes[index])._withUnsafeGuaranteedRef {
        comparison.visit($0.attached)
      }
    }
    comparison.visit(application.windowsWithoutScene)
    return (comparison.same, comparison.others)
  }

  /// A number that changes whenever a view controller joins or leaves a hierarchy.
  public nonisolated static var hierarchyVersion: Int { versions.load(ordering: .relaxed) }

  nonisolated static func hierarchyDidChange() {
    versions.wrappingAdd(1, ordering: .relaxed)
  }

  // Atomic, because a window may be deallocated on any thread.
  private nonisolated static let versions = Atomic(0)
}

/// Compares a hierarchy with a previous list and records only the difference.
@MainActor private struct HierarchyComparison {
  private let known: [ObjectIdentifier]
  private(set) var same = 0
  private(set) var others: [UIViewController] = []

  init(with known: [ObjectIdentifier]) {
    self.known = known
  }

  @inline(__always)
  mutating func visit(_ windows: WindowList) {
    for index in 0..<windows.count {
      guard let window = windows.window(at: index), !window.isHidden,
        let root = window.ownRoot
      else { continue }
      visit(root)
    }
  }

  private mutating func visit(_ viewController: UIViewController) {
    if others.isEmpty, same < known.count, known[same] == ObjectIdentifier(viewController) {
      same += 1
    } else {
      others.append(viewController)
    }
    for index in viewController.childStorage.indices {
      visitKept(.passUnretained(viewController.childStorage[index]))
    }
    if let presented = viewController.presented.map(Unmanaged.passUnretained) {
      visitKept(presented)
    }
  }

  // Avoids a retain, which would dominate the cost of this visit at every step. It is safe because
  // no app code runs here, so the hierarchy keeps the view controllers.
  private mutating func visitKept(_ viewController: Unmanaged<UIViewController>) {
    viewController._withUnsafeGuaranteedRef { visit($0) }
  }
}
