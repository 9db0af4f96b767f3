import CoordinatorKit
import UIKit

/// Logging in and out: children by identifier, and events that find whoever handles them.
@MainActor public enum Flow {
  /// What all of the app's coordinators are given.
  struct Environment {
    let defects: Defects
    /// Where a screen reports what it could not do for the user.
    let report: @MainActor (any Error) -> Void
    /// The only one that lets anybody in.
    let password = "open sesame"
  }

  /// A child whose flow is over is never removed.
  public static let forgottenChild = Defect(
    "forgotten-child", "a flow that is over is never removed, however it ended",
    trigger: "send login \"open sesame\"")
  /// Log-out shows the log-in screen, and keeps the coordinators of the tabs.
  public static let logoutKeepsTabs = Defect(
    "logout-keeps-tabs", "the tab bar's coordinator and all below it stay after log-out",
    trigger: "send login \"open sesame\"; send logout")
  /// Each switch of tabs starts a child that nobody removes.
  public static let oneMoreEachTime = Defect(
    "one-more-each-time", "every tab switch starts one more child, and none is removed",
    trigger: "send login \"open sesame\"; repeat 5 { tab settings; tab home }")
  /// The coordinator of the log-in is a local of the method that starts it.
  public static let childNeverAdded = Defect(
    "child-never-added", "the log-in's coordinator is started, and nobody keeps it")
  /// A child is started before it is added: the chain is not there yet.
  public static let startedBeforeAdded = Defect(
    "started-before-added", "a child is started before it is added, so its first event is lost",
    trigger: "send login \"open sesame\"; tab settings; tap profile")
  /// Log-out replaces the root while a sheet is up.
  public static let rootUnderSheet = Defect(
    "root-under-sheet", "log-out replaces the root under a live sheet, which UIKit never frees",
    trigger: "send login \"open sesame\"; tab settings; tap profile; tap edit; tap \"log out\"")
  /// A child's finish delegate, its parent, is held strongly.
  public static let strongFlowDelegate = Defect(
    "strong-flow-delegate", "a flow keeps whom it tells of its end, which keeps the flow",
    trigger: "scene disconnect")

  /// The app as a shell hosts it.
  public static func hosted(
    report: @escaping @MainActor (any Error) -> Void = { _ in }
  ) -> HostedApp {
    HostedApp(
      name: "flow", summary: "a log-in, a profile deep in tabs, two scenes at once",
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
