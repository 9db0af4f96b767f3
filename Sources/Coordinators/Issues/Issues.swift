import CoordinatorKit
import UIKit

/// The issue tracker: one coordinator for each view controller, ended through finish delegates.
@MainActor public enum Issues {
  /// What all of the app's coordinators are given.
  struct Environment {
    let store = IssueStore()
    let defects: Defects
  }

  /// A child's finish delegate, its parent, is held strongly.
  public static let strongFinishDelegate = Defect(
    "strong-finish-delegate", "a child keeps its finish delegate, which keeps the child",
    trigger: "scene disconnect")
  /// The scene delegate's method keeps the app's coordinator only while it runs.
  public static let localAppCoordinator = Defect(
    "local-app-coordinator", "the app coordinator is a local of the scene delegate's method")
  /// Nobody hears that a finger pulled a sheet down.
  public static let deafToSwipeDown = Defect(
    "deaf-to-swipe-down", "a sheet that is swiped down leaves its coordinator behind",
    trigger: "tap +; swipe down")
  /// A view controller keeps its coordinator, which keeps the stack that it stands in.
  public static let strongCoordinator = Defect(
    "strong-coordinator", "a view controller keeps its coordinator, which keeps its stack",
    trigger: "scene disconnect")
  /// The creator comes again over itself, and UIKit refuses it after the child was added.
  public static let creatorTwice = Defect(
    "creator-twice", "a second creator is started while the first is up; UIKit refuses its screen",
    trigger: "hold; tap +; tap +; settle")
  /// The assignee's sheet is presented by the stack, which presents the creator's already.
  public static let wrongPresenter = Defect(
    "wrong-presenter", "a sheet over a sheet is presented from below both; UIKit refuses it",
    trigger: "tap +; tap assignee")

  /// The app as a shell hosts it.
  public static func hosted() -> HostedApp {
    HostedApp(
      name: "issues", summary: "a list of issues, a creator and an assignee over it",
      document: "Coordinator Design Pattern",
      defects: [
        strongFinishDelegate, localAppCoordinator, deafToSwipeDown, strongCoordinator,
        creatorTwice, wrongPresenter,
      ]
    ) { defects in
      SceneDelegate(environment: Environment(defects: defects))
    }
  }
}
