import CoordinatorKit
import UIKit

/// An app with login and logout, child coordinators by identifier, and a responder chain of events.
@MainActor public enum Flow {
  /// The dependencies that all of the app's coordinators share.
  struct Environment {
    let defects: Defects
    /// Receives messages about failed user actions.
    let report: @MainActor (any Error) -> Void
    /// The only valid password.
    let password = "open sesame"
  }

  /// A child whose flow has ended is never removed.
  public static let forgottenChild = Defect(
    "forgotten-child", "no code removes a flow that has ended",
    trigger: "send login \"open sesame\"")
  /// Logging out shows the login screen but keeps the tabs' coordinators.
  public static let logoutKeepsTabs = Defect(
    "logout-keeps-tabs", "the tab bar's coordinator and its children stay after logout",
    trigger: "send login \"open sesame\"; send logout")
  /// Each tab change starts a child that is never removed.
  public static let oneMoreEachTime = Defect(
    "one-more-each-time", "every tab switch starts another child, and no code removes one",
    trigger: "send login \"open sesame\"; repeat 5 { tab settings; tab home }")
  /// The login coordinator is a local variable of the method that starts it.
  public static let childNeverAdded = Defect(
    "child-never-added", "nothing retains the login coordinator after it starts")
  /// A child is started before it is added, when the chain isn't set up yet.
  public static let startedBeforeAdded = Defect(
    "started-before-added", "a child starts before it is added, so its first event is lost",
    trigger: "send login \"open sesame\"; tab settings; tap profile")
  /// Logging out replaces the root while a sheet is presented.
  public static let rootUnderSheet = Defect(
    "root-under-sheet", "logout replaces the root under a sheet, which UIKit never deallocates",
    trigger: "send login \"open sesame\"; tab settings; tap profile; tap edit; tap \"log out\"")
  /// A child retains its finish delegate, which is its parent.
  public static let strongFlowDelegate = Defect(
    "strong-flow-delegate", "a flow retains its finish delegate, which retains the flow",
    trigger: "scene disconnect")

  /// The app in the form that a shell hosts.
  public static func hosted(
    report: @escaping @MainActor (any Error) -> Void = { _ in }
  ) -> HostedApp {
    HostedApp(
      name: "flow", summary: "a login, a profile deep in tabs, two scenes at once",
      document: "CoordinatorPattern: FlowResponder",
      defects: [
        forgottenChild, logoutKeepsTabs, oneMoreEachTime, childNeverAdded, startedBeforeAdded,
        rootUnderSheet, strongFlowDelegate,
      ]
    ) { defects in
      SceneDelegate(environment: Environment(defects: defects, report: report))
    }
  }
}
