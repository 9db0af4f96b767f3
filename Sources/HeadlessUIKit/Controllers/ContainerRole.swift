/// How one of UIKit's container classes arranges its children.
///
/// camsh derives everything else about a container from its role and its child in front. An app's
/// own container has no role; its views decide which child is in front.
package enum ContainerRole: Sendable {
  /// Each child covers the previous one.
  case stack
  /// The children stand beside each other, one in front.
  case tabs
  /// The children stand beside each other.
  case columns
  /// The children are parts of the screen that contains the container.
  case pages

  /// Whether the children are screens, rather than parts of one.
  package var holdsScreens: Bool { self != .pages }

  /// Whether the container has no content of its own besides its children and bars.
  package var isBare: Bool { self == .stack || self == .tabs }
}

extension UIViewController {
  /// Whether this is a container that UIKit has, or a subclass of one.
  package final var isContainerOfUIKit: Bool { containerRole != nil }

  /// Whether it only contains screens, so that the tree lists these and not the container.
  package final var isBareContainer: Bool { containerRole?.isBare ?? false }

  /// Whether it holds screens rather than being one.
  package final var holdsScreens: Bool {
    containerRole?.holdsScreens ?? (!children.isEmpty && shownChild != nil)
  }
}
