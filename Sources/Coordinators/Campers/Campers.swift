import CoordinatorKit
import UIKit

/// A camper app with one coordinator per scene, in which every screen is a value.
@MainActor public enum Campers {
  /// The navigation controller's delegate is set too early, when the screen isn't in one yet.
  public static let staleCurrentView = Defect(
    "stale-current-view",
    "the delegate is set before the push, when the navigation controller is nil",
    trigger: "push detail 3; back")
  /// A view model retains the coordinator, which retains the current screen.
  public static let strongCoordinatorInViewModel = Defect(
    "strong-coordinator-in-view-model",
    "a view model retains the coordinator, which retains its screen",
    trigger: "scene disconnect")
  /// The root is replaced while a modal is presented.
  public static let rootUnderModal = Defect(
    "root-under-modal", "the root is replaced under a modal screen, which UIKit never deallocates",
    trigger: "present detail 2; root list")
  /// The coordinator notices only interactive dismissals, not programmatic ones.
  public static let deafToDismissal = Defect(
    "deaf-to-dismissal",
    "after code dismisses a modal screen, the app still takes it for the visible one",
    trigger: "present detail 2; dismiss")

  static let campers = ["민지", "Alex", "솔", "Kim", "하늘"]

  /// The app in the form that a shell hosts.
  public static func hosted() -> HostedApp {
    HostedApp(
      name: "campers", summary: "a list and its details, by transitions to scenes",
      document: "iOS Coordinator 패턴 with (UIKit + MVVM)",
      defects: [staleCurrentView, strongCoordinatorInViewModel, rootUnderModal, deafToDismissal]
    ) { defects in
      SceneDelegate(defects: defects)
    }
  }
}
