import CoordinatorKit
import UIKit

/// A list of campers: one coordinator a scene, to which every screen is a value.
@MainActor public enum Campers {
  /// The navigation controller's delegate is set too early, on a screen that stands in none yet.
  public static let staleCurrentView = Defect(
    "stale-current-view", "the navigation delegate is set before the push, when there is none",
    trigger: "push detail 3; back")
  /// A view model keeps the coordinator, which keeps the current screen.
  public static let strongCoordinatorInViewModel = Defect(
    "strong-coordinator-in-view-model",
    "a view model keeps the coordinator, which keeps its screen",
    trigger: "scene disconnect")
  /// The root is replaced while a modal is up.
  public static let rootUnderModal = Defect(
    "root-under-modal", "the root is replaced under a live modal, which UIKit never frees",
    trigger: "present detail 2; root list")
  /// Only a finger's dismissal is heard of; code that dismisses tells nobody.
  public static let deafToDismissal = Defect(
    "deaf-to-dismissal", "a modal that code dismisses is still taken for the screen in front",
    trigger: "present detail 2; dismiss")

  static let campers = ["민지", "Alex", "솔", "Kim", "하늘"]

  /// The app as a shell hosts it.
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
