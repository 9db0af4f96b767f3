import CoordinatorKit
import HeadlessUIKit

/// When a coordinator was first seen attached, with the container of its screens, or the first of
/// its screens in a shared one.
@MainActor package struct Arrival {
  package let label: ObjectLabel
  package let moment: Finding.Moment
  package private(set) var container: Lifetime?
  /// Identifies the container after it was deallocated.
  package private(set) var containerLabel: ObjectLabel?

  package init(_ coordinator: (any Coordinator)?, label: ObjectLabel, moment: Finding.Moment) {
    self.label = label
    self.moment = moment
    if let coordinator { learnContainer(of: coordinator) }
  }

  package mutating func learnContainer(of coordinator: any Coordinator) {
    let container = coordinator.rootViewController ?? coordinator.screens.first
    self.container = container?.lifetime
    containerLabel = container?.label
  }
}
