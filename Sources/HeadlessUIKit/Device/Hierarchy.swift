import Synchronization

extension HeadlessDevice {
  /// Every view controller in the hierarchy: below the windows' roots, through children and
  /// presentations, parents first.
  public var hierarchy: [UIViewController] { hierarchy(after: []).others }

  /// How many of `known` the hierarchy begins with, and who stands there after them.
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

  /// A number that is another one whenever somebody has joined or left a hierarchy.
  public nonisolated static var hierarchyVersion: Int { versions.load(ordering: .relaxed) }

  nonisolated static func hierarchyDidChange() {
    versions.wrappingAdd(1, ordering: .relaxed)
  }

  // Atomic, since a window may die on any thread.
  private nonisolated static let versions = Atomic(0)
}

/// Visits a hierarchy beside the list of who was there, and keeps only what differs.
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
      if let root = windows.window(at: index)?.rootViewController { visit(root) }
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

  // Without a retain, of which a visit of each at every step would be most of the cost: nobody is
  // called here, so that whoever is visited stays where the hierarchy keeps it.
  private mutating func visitKept(_ viewController: Unmanaged<UIViewController>) {
    viewController._withUnsafeGuaranteedRef { visit($0) }
  }
}
