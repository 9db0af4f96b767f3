import CamplaceCoordinators
import ClassInstantiation
import CoordinatorKit
import HeadlessUIKit
import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

/// Third-party apps, whose coordinators camsh finds by reading their objects.
@MainActor struct GuestTests {
  private struct Run {
    let output: String
    let errors: String
    let code: ExitCode
  }

  private func run(
    _ script: String, quiet: Bool = false, application: Bool = false, notes: Bool = false,
    coordinators: @escaping HostedApp.CoordinatorRule = { _ in nil }
  ) -> Run {
    let output = CollectedOutput()
    let files = FilesInMemory()
    files.contents["test.camsh"] = script
    let app =
      application
      ? HostedApp(
        guest: "errands", makeSceneDelegate: nil,
        makeApplicationDelegate: { ErrandsAppDelegate() }, coordinators: coordinators)
      : HostedApp(
        guest: "errands",
        makeSceneDelegate: {
          if notes { return NotesSceneDelegate() }
          return ErrandsSceneDelegate()
        },
        makeApplicationDelegate: nil, coordinators: coordinators)
    let surroundings = Surroundings.hosting(app, files: files, output: output)
    let reporter = TextReporter(
      to: output,
      style: TextReporter.Style(glyphs: .unicode, paint: .plain, echoes: false, isQuiet: quiet))
    let code = ScriptRunner(surroundings, reporter: reporter, app: "errands")
      .run(files: ["test.camsh"])
    return Run(output: output.text, errors: output.errors, code: code)
  }

  private func holds(_ script: String, application: Bool = false, notes: Bool = false) -> Bool {
    let run = run(script, quiet: true, application: application, notes: notes)
    if run.code != .ok { Issue.record("\(run.errors)") }
    return run.code == .ok
  }

  private static let tree = """
    ErrandsCoordinator#1
    ├─ ErrandScreen#1       "Errands"
    └─ ErrandPath#1
       ├─ ErrandScreen#2    "First"
       └─ ErrandScreen#3    "Second"     ← visible
    step 2 · alive 6 · findings none

    """

  @Test func `coordinators that share a stack are beside their own screens`() {
    #expect(run("tap good; tap next; goto 2; tree").output.hasSuffix(Self.tree))
  }

  @Test func `an app without scenes is launched by its application delegate`() {
    #expect(run("tap good; tap next; goto 2; tree", application: true).output.hasSuffix(Self.tree))
    let refusal = run("scene connect", quiet: true, application: true)
    #expect(refusal.errors.contains("the app has no scenes"))
    #expect(
      holds("tap forget; back; expect finding abandoned ErrandPath", application: true))
  }

  @Test func `a released coordinator of an ended flow has no finding`() {
    #expect(
      holds("tap good; tap next; back 2; expect no findings; expect alive ErrandPath == 0"))
  }

  @Test func `a child that its parent keeps is abandoned with its path`() {
    let script = """
      tap forget
      back
      expect finding abandoned ErrandPath
      why ErrandPath
      | ErrandPath#1
      |   retained from the scene delegate
      |     ErrandsSceneDelegate strong starter
      |     ErrandsStarter strong root
      |     ErrandsCoordinator#1 strong children[0]
      |   holders
      |     ErrandsCoordinator#1 strong children[0]
      |     ErrandPath#1 weak onEnd → closure capture of type ErrandPath
      """
    #expect(holds(script))
  }

  @Test func `a released child in a cycle with its screen is leaked`() {
    #expect(
      holds("tap leak; back; expect finding leaked ErrandPath; expect alive ErrandPath == 1"))
  }

  @Test func `undo launches the app again`() {
    #expect(
      holds("tap good; tap next; undo 2; expect alive ErrandPath == 0; redo 2; expect depth == 3"))
  }

  @Test func `a second scene has its own coordinators`() {
    let run = run("scene connect; tree")
    #expect(run.output.contains("ErrandsCoordinator#1\n"))
    #expect(run.output.contains("ErrandsCoordinator#2 "))
  }

  @Test func `mistakes are found in each of two scenes`() {
    let script = """
      scene connect
      tap forget; back
      expect finding abandoned ErrandPath
      scene 1
      tap leak; back
      expect finding leaked ErrandPath
      expect alive ErrandPath == 2
      scene 2
      tap good; back
      expect alive ErrandPath == 2
      why ErrandPath#1
      | ErrandPath#1
      |   retained from the scene delegate
      |     ErrandsSceneDelegate strong starter
      |     ErrandsStarter strong root
      |     ErrandsCoordinator#2 strong children[0]
      | ...
      """
    #expect(holds(script))
  }

  @Test func `a scene that the app requests comes to the front and goes on request`() {
    #expect(
      holds(
        """
        tap window
        expect alive ErrandsCoordinator == 2
        tap good; expect depth == 2
        scene 1
        expect depth == 1
        scene 2
        back; tap close
        expect alive ErrandsCoordinator == 1
        expect no findings
        """))
  }

  @Test func `coordinators with an isolated deinit are judged like others`() {
    #expect(
      holds("tap good; back; expect alive NoteCoordinator == 0; expect no findings", notes: true))
    #expect(holds("tap leak; back; expect finding leaked NoteCoordinator", notes: true))
  }

  @Test func `the host's rule decides which objects are coordinators`() {
    let run = run(
      "tap good; goto 1; tree",
      coordinators: { $0 == ErrandPath.self ? false : $0 == ErrandsStarter.self ? true : nil })
    #expect(
      run.output.hasSuffix(
        """
        ErrandsStarter#1
        └─ ErrandsCoordinator#1
           ├─ ErrandScreen#1       "Errands"
           └─ ErrandScreen#2       "First"      ← visible
        step 1 · alive 5 · findings none

        """))
  }

  @Test func `a delegate is created by its own init`() throws {
    let made = try #require(Instantiation.make(ErrandsAppDelegate.self) as? ErrandsAppDelegate)
    #expect(made.window?.frame == UIScreen.main.bounds)
    #expect(Instantiation.make(ErrandsSceneDelegate.self) is ErrandsSceneDelegate)
    weak let gone = Instantiation.make(ErrandsSceneDelegate.self)
    #expect(gone == nil)
  }
}
