import HeadlessUIKit

/// Identifies a state of the hierarchy: the classes of its view controllers and their containers,
/// the selected tabs, what is presented, and the titles.
///
/// Data and instance numbers don't count: popping a screen and pushing it again leads to the same
/// state.
package struct HierarchyState: Hashable, Sendable {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  @MainActor package init(of device: HeadlessDevice) {
    let hierarchy = device.hierarchy
    for (index, viewController) in hierarchy.enumerated() {
      add(UInt64(UInt(bitPattern: ObjectIdentifier(type(of: viewController)))))
      if let parent = viewController.parent {
        // Parents come first, usually directly before.
        let place = hierarchy[..<index].lastIndex { $0 === parent }
        add(UInt64(place ?? index))
      } else {
        add(.max)
      }
      if let place = viewController.selectedPlace { add(UInt64(truncatingIfNeeded: place)) }
      if let title = viewController.title {
        for byte in title.utf8 { add(UInt64(byte)) }
      }
    }
  }

  private mutating func add(_ word: UInt64) {
    var mixed = hash ^ word
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    hash = (mixed ^ (mixed >> 31)) &+ 0x9e37_79b9_7f4a_7c15
  }
}
