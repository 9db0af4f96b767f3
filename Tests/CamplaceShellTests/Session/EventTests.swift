import CoordinatorKit
import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

/// What moves an app from outside its screens, as one types it: events, links, ends of flows, scenes.
@MainActor struct EventTests {
  /// What a script prints in the app of that name.
  private func output(_ app: String, _ script: String) -> String {
    let run = Transcribed("% app: \(app)\n\(script)", quiet: true)
    #expect(run.code == .ok, "\(run.errors)")
    return run.output
  }

  /// The first line of what a failing script prints.
  private func error(_ app: String, _ script: String) -> String {
    let run = Transcribed("% app: \(app)\n\(script)", quiet: true)
    #expect(run.code == .failed || run.code == .usage)
    let line = run.errors.split(separator: "\n").first ?? ""
    return line.split(separator: "error: ", maxSplits: 1).last.map(String.init) ?? ""
  }

  @Test func `an event reaches the coordinator that handles it and changes the tree`() {
    #expect(
      output("flow", "send login \"let me in\"\nsend login \"open sesame\"\nsend logout\ntree")
        == """
        SceneCoordinator#1
        └─ AuthCoordinator#2
           └─ LoginViewController#2    "Log in"    ← visible
        step 3 · alive 4 · findings none

        """)
  }

  @Test func `an event that can't be sent explains why`() {
    #expect(
      error("flow", "send lagout")
        == "no coordinator knows the event 'lagout'; did you mean 'logout'?; the events are logout, "
        + "login")
    #expect(error("flow", "send logout") == "no coordinator above AuthCoordinator handles 'logout'")
    #expect(error("flow", "send login") == "'login' needs a password")
    #expect(error("flow", "send logout now") == "'logout' takes no argument")
    #expect(error("flow", "send") == "an event is missing")
    #expect(error("camplace", "send logout") == "no coordinator here handles events")
  }

  @Test func `an unhandled event is reported once, even after a replay`() {
    let script = """
      % app: flow
      % defect: started-before-added
      send login "open sesame"
      tab settings
      tap profile
      expect notice "no coordinator above ProfileCoordinator handles 'visit'"
      tap edit
      expect not notice visit
      undo
      """
    let run = Transcribed(script)
    #expect(run.code == .ok, "\(run.errors)")
    let told = (run.output + run.errors).components(separatedBy: "handles 'visit'").count - 1
    #expect(told == 1)
  }

  @Test func `a link leads to its screen or explains why not`() {
    #expect(
      output("issues", "open issues://create?title=Fix+the+%EB%AC%B8\ntree") == """
        AppCoordinator#1
        └─ IssueListCoordinator#1
           ├─ IssueListViewController#1
           └─ IssueCreatorCoordinator#1
              └─ ⇡ IssueCreatorViewController#1    "Fix the 문" sheet 0.891    ← visible
        step 1 · alive 6 · findings none

        """)
    #expect(
      error("camplace", "open detail") == "'detail' is not a link such as camplace://detail/3")
    #expect(
      error("camplace", "open camplace://")
        == "'camplace://' names no route; a link looks like camplace://detail/3")
    #expect(
      error("camplace", "open camplace://detail/3/4")
        == "'camplace://detail/3/4' has more parts than a route and its argument")
    #expect(
      error("camplace", "open camplace://detail/%E")
        == "'%E' is not percent-encoded text; a percent sign itself is written %25")
    #expect(
      error("camplace", "open camplace://detial/3")
        == "nothing handles 'camplace://detial/3'; did you mean 'detail'?; links lead to tabs, "
        + "detail, list")
    #expect(
      error("camplace", "open camplace://detail")
        == "'camplace://detail' needs a campsite: its number or its name")
    #expect(
      error("camplace", "open camplace://list/3") == "'camplace://list/3' takes no argument")
    #expect(
      error("issues", "open issues://create?name=x")
        == "'issues://create?name=x' needs 'title=' in its query, which has name")
    #expect(
      error("issues", "open camplace://list")
        == "'camplace://list' belongs to another app; this one is issues")
    #expect(
      error("flow", "scene disconnect; open flow://profile") == "nothing handles 'flow://profile'")
  }

  @Test func `an early link is kept, and reported if it fails later`() {
    let run = Transcribed("% app: flow\nopen flow://article/9\nsend login \"open sesame\"")
    #expect(run.output.contains("the link is kept until the user has logged in"))
    #expect(
      run.output.contains("there is no article 9; they are numbered 1 to 3")
        || run.errors.contains("there is no article 9; they are numbered 1 to 3"))
  }

  @Test func `finish ends a flow or explains why it can't`() {
    #expect(
      output("issues", "push page; push page; finish; tree") == """
        AppCoordinator#1
        └─ IssueListCoordinator#1
           ├─ IssueListViewController#1
           └─ ContractPageCoordinator#1
              └─ ContractPageViewController#1    "Page 1"    ← visible
        step 3 · alive 6 · findings none

        """)
    #expect(
      error("issues", "finish") == "IssueListCoordinator#1 doesn't support 'finish'")
    #expect(error("campers", "finish") == "nothing to close: the visible screen is the root")
    #expect(error("flow", "scene disconnect; finish") == "no window shows a screen")
  }

  @Test func `scenes connect, come to the front and disconnect, each with its own tree`() {
    #expect(
      output("flow", "scene connect\nscene 1\nsend login \"open sesame\"\nscene 2\ntree") == """
        SceneCoordinator#1
        └─ TabBarCoordinator#1
           ├─ HomeCoordinator#1              tab Home ●
           │  └─ HomeViewController#1
           └─ SettingsCoordinator#1          tab Settings
              └─ SettingsViewController#1
        SceneCoordinator#2
        └─ AuthCoordinator#2
           └─ LoginViewController#2          "Log in"        ← visible
        step 4 · alive 13 · findings none

        """)
    #expect(
      output("flow", "scene connect\nscene disconnect\nscene disconnect\ntree")
        == "step 3 · alive 0 · findings none\n")
    #expect(error("flow", "scene 2") == "there is no scene 2; only one is connected")
    #expect(
      error("flow", "scene connect; scene 3")
        == "there is no scene 3; 2 are connected, counted from 1")
    #expect(
      error("flow", "scene disconnect; scene disconnect")
        == "no scene is connected; 'scene connect' connects one")
    #expect(error("flow", "scene away") == "'away' is not 'connect' or 'disconnect'")
  }

  @Test func `app lists the apps with summaries and articles`() {
    #expect(
      output("flow", "apps") == """
           camplace  campsites on a map, favorites in a second tab        \
        Camplace Coordinator Pattern 적용 내용
           books     a search and bookmarks, a coordinator for each tab   \
        Coordinator Pattern이란?
        *  flow      a login, a profile deep in tabs, two scenes at once  \
        CoordinatorPattern: FlowResponder
           campers   a list and its details, by transitions to scenes     \
        iOS Coordinator 패턴 with (UIKit + MVVM)
           issues    a list of issues, a creator and an assignee over it  \
        Coordinator Design Pattern

        """)
    #expect(output("flow", "app") == output("flow", "apps"))
  }

  @Test func `the tests run every bundled app`() {
    let rows = output("flow", "apps").split(separator: "\n")
    #expect(rows.map { String($0.dropFirst(3).prefix { $0 != " " }) } == bundledApps)
  }
}
