import CoordinatorKit
import UIKit

/// An issue tracker with one coordinator per view controller, ended through finish delegates.
@MainActor public enum Issues {
  /// The dependencies that all of the app's coordinators share.
  struct Environment {
    let store = IssueStore()
    let defects: Defects
  }

  /// A child retains its finish delegate, which is its parent.
  public static let strongFinishDelegate = Defect(
    "strong-finish-delegate", "a child retains its finish delegate, which retains the child",
    trigger: "scene disconnect")
  /// The app coordinator is a local variable of the scene delegate's method.
  public static let localAppCoordinator = Defect(
    "local-app-coordinator", "the app coordinator is a local of the scene delegate's method")
  /// The coordinator doesn't notice an interactive dismissal.
  public static let deafToSwipeDown = Defect(
    "deaf-to-swipe-down", "the coordinator of a sheet stays after the user swipes it down",
    trigger: "tap +; swipe down")
  /// A view controller retains its coordinator, which retains the navigation controller that
  /// contains it.
  public static let strongCoordinator = Defect(
    "strong-coordinator", "a view controller retains its coordinator, which retains its stack",
    trigger: "scene disconnect")
  /// The creator is presented over itself, and UIKit rejects it after the child was added.
  public static let creatorTwice = Defect(
    "creator-twice", "a second creator starts during the first; UIKit refuses its screen",
    trigger: "hold; tap +; tap +; settle")
  /// The navigation controller presents the assignee sheet although it already presents the
  /// creator.
  public static let wrongPresenter = Defect(
    "wrong-presenter", "the stack presents a second sheet over its first; UIKit refuses it",
    trigger: "tap +; tap assignee")

  /// The app in the form that a shell hosts.
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
