import CoordinatorKit
import UIKit

/// Books in two tabs: a search and the bookmarks, a coordinator for each.
@MainActor public enum Books {
  /// What all of the app's coordinators are given.
  struct Environment {
    /// One for all scenes of a launch.
    let shelf: Shelf
    let defects: Defects
  }

  /// A view controller keeps the coordinator that keeps the stack that it stands in.
  public static let strongViewCoordinator = Defect(
    "strong-view-coordinator", "a screen keeps its coordinator, which keeps the screen's stack",
    trigger: "root tabs")
  /// A child keeps its parent, which keeps the child.
  public static let strongParent = Defect(
    "strong-parent", "a child keeps its parent coordinator, which keeps the child",
    trigger: "root tabs")

  /// The app as a shell hosts it.
  public static func hosted() -> HostedApp {
    var shelf = Shelf()
    return HostedApp(
      name: "books", summary: "a search and bookmarks, a coordinator for each tab",
      document: "Coordinator Pattern이란?", defects: [strongViewCoordinator, strongParent]
    ) { defects in
      // The first scene of a launch finds no bookmarks; the others find those of the first.
      if HeadlessDevice.current.application.connectedScenes.isEmpty { shelf = Shelf() }
      return SceneDelegate(environment: Environment(shelf: shelf, defects: defects))
    }
  }
}
