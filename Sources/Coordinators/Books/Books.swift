import CoordinatorKit
import UIKit

/// A book app with two tabs, search and bookmarks, and a coordinator for each.
@MainActor public enum Books {
  /// The dependencies that all of the app's coordinators share.
  struct Environment {
    /// The shelf shared by all scenes of a launch.
    let shelf: Shelf
    let defects: Defects
  }

  /// A view controller retains its coordinator, which retains the navigation controller that
  /// contains the view controller.
  public static let strongViewCoordinator = Defect(
    "strong-view-coordinator", "a screen retains its coordinator, which retains the screen's stack",
    trigger: "root tabs")
  /// A child retains its parent, which retains the child.
  public static let strongParent = Defect(
    "strong-parent", "a child retains its parent coordinator, which retains the child",
    trigger: "root tabs")

  /// The app in the form that a shell hosts.
  public static func hosted(bookmarks: Bookmarks = Bookmarks()) -> HostedApp {
    var shelf = Shelf(bookmarks: bookmarks)
    return HostedApp(
      name: "books", summary: "a search and bookmarks, a coordinator for each tab",
      document: "Coordinator Pattern이란?", defects: [strongViewCoordinator, strongParent]
    ) { defects in
      // All scenes of a launch share a shelf.
      if HeadlessDevice.current.application.connectedScenes.isEmpty {
        bookmarks.beginLaunch()
        shelf = Shelf(bookmarks: bookmarks)
      }
      return SceneDelegate(environment: Environment(shelf: shelf, defects: defects))
    }
  }
}
