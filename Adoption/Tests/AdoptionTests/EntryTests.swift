import Testing

@testable import Adoption

@Suite struct EntryTests {
  private func entry(
    _ sources: String, plist: PropertyList = .dictionary([:]),
    layout: AdoptedProject.Layout = .xcodeProject, override: String? = nil,
    path: String = "/app/File.swift"
  ) throws -> AppEntry {
    let output = Rewriter().rewrite([
      .init(path: path, module: "App", relativePath: "File.swift", text: sources)
    ])
    let project = AdoptedProject(
      name: "App", directory: "/app", layout: layout,
      modules: [AdoptedModule(name: "App", sources: [])], infoPlist: plist)
    return try AppEntry(project: project, marks: output.entry, override: override)
  }

  @Test(arguments: ["private", "fileprivate"])
  func `the host can name a delegate that is private`(access: String) throws {
    let source =
      "@UIApplicationMain \(access) class AppDelegate: UIResponder, UIApplicationDelegate {}"
    #expect(try entry(source).applicationDelegate == "AppDelegate")
    #expect(!rewritten(source).contains(access))
  }

  private static let delegates = """
    @main class AppDelegate: UIResponder, UIApplicationDelegate {}
    class FirstDelegate: UIResponder, UIWindowSceneDelegate {}
    class SecondDelegate: UIResponder, UIWindowSceneDelegate {}
    """

  private static func manifest(_ delegate: String, storyboard: String? = nil) -> PropertyList {
    var configuration: [String: PropertyList] = ["UISceneDelegateClassName": .string(delegate)]
    if let storyboard { configuration["UISceneStoryboardFile"] = .string(storyboard) }
    return .dictionary([
      "UIMainStoryboardFile": .string("Main"),
      "UIApplicationSceneManifest": .dictionary([
        "UISceneConfigurations": .dictionary([
          "UIWindowSceneSessionRoleApplication": .array([.dictionary(configuration)])
        ])
      ]),
    ])
  }

  @Test func `Info.plist names the scene delegate, with its storyboard`() throws {
    let found = try entry(
      Self.delegates, plist: Self.manifest("App.SecondDelegate", storyboard: "Start"))
    #expect(found.sceneDelegate == "SecondDelegate")
    #expect(found.applicationDelegate == "AppDelegate")
    #expect(found.storyboard == "Start")
  }

  @Test func `a scene doesn't start with the application's storyboard`() throws {
    let found = try entry(Self.delegates, plist: Self.manifest("App.FirstDelegate"))
    #expect(found.storyboard == nil)
  }

  @Test func `without a scene manifest the application delegate starts alone`() throws {
    let found = try entry(
      Self.delegates, plist: .dictionary(["UIMainStoryboardFile": .string("Main")]))
    #expect(found.sceneDelegate == nil)
    #expect(
      found.mainFile(shell: "CoordinatorShell", name: "App") == """
        import CoordinatorShell
        import HostedNetwork
        @testable import App

        CoordinatorShell.main(hosting: AppDelegate.self, named: "App", storyboard: "Main", network: .urlSession)

        """)
  }

  @Test func `a class that conforms to the app's own coordinator protocol is declared as one`()
    throws
  {
    let output = Rewriter().rewrite([
      .init(
        path: "/app/File.swift", module: "App", relativePath: "File.swift",
        text: """
          protocol Coordinator: AnyObject {}
          protocol TabCoordinating: Coordinator {}
          @main class AppDelegate: UIResponder, UIApplicationDelegate, Coordinator {}
          class HomeCoordinator: Coordinator {}
          class Base {}
          class Welcome: Base {}
          extension Base: TabCoordinating {}
          class Screen: UIViewController, UITextFieldDelegate { class Store: ListCoordinator {} }
          protocol Coordinating { var coordinator: Coordinator? { get set } }
          class DetailScreen: UIViewController, Coordinating { var coordinator: Coordinator? }
          """)
    ])
    let names = output.declarations.conformingCoordinators
    #expect(names == ["App.Base", "App.Welcome"])
    let found = try entry("@main class AppDelegate: UIResponder, UIApplicationDelegate {}")
    let main = found.mainFile(shell: "CoordinatorShell", name: "App", coordinators: names)
    #expect(
      main.hasSuffix(
        """
        CoordinatorShell.main(hosting: AppDelegate.self, named: "App", network: .urlSession, \
        coordinators: { ["App.Base", "App.Welcome"].contains(String(reflecting: $0)) ? true : nil })

        """))
  }

  @Test func `a configuration made in code names the scene delegate`() throws {
    let found = try entry(
      """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {}
      @UIApplicationMain class AppDelegate: NSObject, UIApplicationDelegate {
        func application(_ a: UIApplication, configurationForConnecting s: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
          let configuration = UISceneConfiguration(name: nil, sessionRole: s.role)
          configuration.delegateClass = SceneDelegate.self
          return configuration
        }
      }
      """)
    #expect(found.sceneDelegate == "SceneDelegate")
  }

  @Test func `main.swift names the application delegate`() throws {
    let found = try entry(
      """
      class Other: NSObject, UIApplicationDelegate {}
      class Real: NSObject, UIApplicationDelegate {}
      UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(Real.self))
      """, path: "/app/main.swift")
    #expect(found.applicationDelegate == "Real")
  }

  @Test func `a SwiftUI app starts with its own scenes, and with the delegate that it adapts`()
    throws
  {
    let found = try entry(
      """
      @main struct Demo: App { @UIApplicationDelegateAdaptor(D.self) var d }
      class D: UIResponder, UIApplicationDelegate {}
      """)
    #expect(found.sceneDelegate == "AppSceneDelegate<Demo>")
    #expect(found.applicationDelegate == "D")
  }

  @Test func `SwiftUI's scene delegate creates the one that the application delegate configures`()
    throws
  {
    let found = try entry(
      """
      @main struct Demo: App { @UIApplicationDelegateAdaptor(D.self) var d }
      class D: NSObject, UIApplicationDelegate {
        func application(
          _ application: UIApplication, configurationForConnecting session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
          let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
          configuration.delegateClass = S.self
          return configuration
        }
      }
      class S: NSObject, UIWindowSceneDelegate {}
      """)
    #expect(found.sceneDelegate == "AppSceneDelegate<Demo>")
    #expect(found.applicationDelegate == "D")
  }

  @Test func `an app without a delegate has no entry`() {
    #expect(throws: AdoptionError.noEntry("App")) { try entry("struct A {}") }
  }

  @Test func `an app whose delegate has a missing superclass names it`() {
    let error = AdoptionError.foreignEntry("AppDelegate", superclass: "PluggableDelegate")
    #expect(throws: error) {
      try entry("import Pluggable\n@main class AppDelegate: PluggableDelegate {}")
    }
    #expect(
      ErrorText.of(error) == """
        the app starts with AppDelegate, and its sources don't declare the superclass \
        PluggableDelegate; provide the package that does with --package-path
        """)
  }

  @Test func `the --entry option takes precedence over Info.plist`() throws {
    let found = try entry(
      Self.delegates, plist: Self.manifest("App.FirstDelegate"), override: "SecondDelegate")
    #expect(found.sceneDelegate == "SecondDelegate")
  }

  @Test func `a SwiftUI app can be the user's choice`() throws {
    let found = try entry(
      "@main struct Demo: App {}\n\(Self.delegates.dropFirst("@main ".count))", override: "Demo")
    #expect(found.sceneDelegate == "AppSceneDelegate<Demo>")
  }

  @Test func `an entry that the app doesn't declare is an error with the choices`() {
    let error = AdoptionError.unknownEntry(
      "Third", entries: ["FirstDelegate", "SecondDelegate", "AppDelegate"])
    #expect(throws: error) { try entry(Self.delegates, override: "Third") }
    #expect(
      ErrorText.of(error) == """
        no scene delegate, application delegate or SwiftUI app is named 'Third'; choose one of \
        FirstDelegate, SecondDelegate, AppDelegate
        """)
    #expect(
      ErrorText.of(.unknownTarget("Phone", targets: ["RxNotes"]))
        == "there is no app target 'Phone'; choose RxNotes")
  }

  @Test func `each module registers in a file that imports no other`() {
    let registering = Registering(interfaces: ["App"], values: ["Data", "App"])
    #expect(registering.calls == ["registerApp()", "registerData()"])
    #expect(registering.files.map(\.name) == ["RegisterApp.swift", "RegisterData.swift"])
    #expect(
      registering.files.last?.text == """
        @testable import Data

        @MainActor func registerData() {
          registerHarmlessValues()
        }

        """)
  }
}
