import CoordinatorKit
import HeadlessUIKit
import ShellLanguage

/// A launched app and everything done to it since.
///
/// A launch creates ``launched``, ``record``, and ``declarations``; everything else lasts as long as
/// the session.
@MainActor package final class Session {
  /// Creates the apps that the program hosts, and what they add to the shell.
  package typealias Library = @MainActor (ServicesRequest) throws -> StartedExtension

  package let reporter: any Reporter
  package let files: any FileAccess
  package let library: Library

  package var apps: [HostedApp] { added.apps }
  /// The app that a launch starts.
  package private(set) var app: HostedApp
  package private(set) var launched: LaunchedApp
  package private(set) var record = LaunchRecord()
  package var declarations = ScriptDeclarations()
  package var timeline = Timeline()
  package var settings = Settings()
  /// The app's defects that are switched on.
  package var defects = Defects()
  package var interpreter = Interpreter()
  package var transcripts = TranscriptKeeping()
  package var replayer = Replayer()
  package var watchers = SessionWatchers()
  package var recording: Recording?
  /// The files that `record` and `save` wrote, which the session may overwrite.
  var writtenFiles: [String] = []
  /// The file in which `set --save` keeps settings; nil in scripts.
  package var settingsFile: String?
  /// The tutorial's progress; nil outside the tutorial.
  package var tutorial: Tutorial.Progress?
  /// Explores the app from the end of a script; nil if the program can't explore.
  package var exploring: ExploringHelp?
  /// Adds the source lines of findings' references, if the process can read them.
  package var addsSource: (@MainActor (inout TestRun) -> Void)?
  /// Whether Ctrl-C was pressed; asked before every step.
  package var isInterrupted: @MainActor () -> Bool = { false }

  /// A value or an object that a script named.
  package enum Binding {
    case value(Argument)
    case screen(WeakScreen)
  }

  package struct WeakScreen {
    package weak var viewController: UIViewController?
    package let label: ObjectLabel
  }

  /// Launches the app called `name` with the given defects.
  package init(
    app name: String, library: @escaping Library, request: ServicesRequest,
    commands: CommandTable = .standard, reporter: any Reporter, files: any FileAccess,
    defects: Defects = Defects(), world: LaunchWorld = LaunchWorld()
  ) throws(StepFailure) {
    self.request = request
    self.commands = commands
    self.reporter = reporter
    self.files = files
    self.library = library
    let report = Reports()
    let added: StartedExtension
    do { added = try library(request.reporting(to: { report.errors.append($0) })) } catch {
      throw .added(error)
    }
    guard let app = added.apps.first(where: { $0.name == name }) else {
      throw .unknownApp(name, apps: added.apps.map(\.name))
    }
    try world.check(app)
    self.added = added
    self.app = app
    self.defects = defects
    self.world = world
    self.reports = report
    launched = LaunchedApp(app, defects: defects, in: world)
    start()
  }

  /// The services and apps of the shell's extension; it retains what they create for as long as the
  /// session lives.
  package let added: StartedExtension
  package let request: ServicesRequest
  /// What every launch finds outside the app.
  package let world: LaunchWorld
  /// The language's commands and expectations, including the added ones.
  package let commands: CommandTable

  /// Errors of screens; a separate object, so that the app doesn't retain the session.
  private final class Reports {
    package var errors: [any Error] = []
  }

  private let reports: Reports

  // MARK: Launching

  func launch() {
    launched.end()
    record = LaunchRecord()
    declarations = ScriptDeclarations()
    reports.errors = []
    launched = LaunchedApp(app, defects: defects, in: world)
    start()
  }

  private func start() {
    record.census.heap.begin()
    if replayer.snapshot == nil { replayer.snapshot = try? added.part?.snapshot() }
    launched.start()
    record.launchFindings = judgeStep(at: nil, on: device)
  }

  /// Launches the app again and forgets all steps.
  package func relaunch(_ app: HostedApp? = nil) {
    if let app { self.app = app }
    timeline.removeAll()
    replayer.snapshot = nil
    replayer.relauncher?.relaunch(self, then: .moved(from: nil))
    launch()
  }

  /// Returns the errors that screens have reported since the last call.
  package func takeReports() -> [any Error] {
    let ofRequests = launched.takeReports(files)
    guard !reports.errors.isEmpty else { return ofRequests }
    defer { reports.errors = [] }
    return reports.errors + ofRequests
  }

  // MARK: Reading

  /// The coordinators and screens as they are now.
  package var tree: Tree {
    if let tree = record.treeNow { return tree }
    let tree = readTree()
    record.treeNow = tree
    return tree
  }

  private func readTree() -> Tree {
    TreeReader.read(device, labels: labels) { topCoordinators(of: $0) }
  }

  /// The current tree, with the changes of the last step.
  package var changes: TreeChanges { TreeChanges(from: treeBefore, to: tree) }

  /// The tree that the last step's changes are relative to; nil right after launch.
  package var treeBefore: Tree? { record.treeBefore }

  /// Makes the changes relative to `tree` instead of the tree before the last step.
  package func showChanges(since tree: Tree?) {
    record.treeBefore = tree
  }

  /// The number of live coordinators, view controllers and view models.
  package var aliveCount: Int {
    labels.aliveCount + device.instances.aliveCount + monitor.aliveModels
  }
}
