import CoordinatorKit
import Foundation
import HeadlessUIKit
import ShellLanguage

/// A launched app and everything done to it since.
///
/// A launch creates ``launched`` and ``record``; everything else lasts as long as the session.
@MainActor package final class Session {
  /// Creates what the program hosts: the apps, and what they add to the shell.
  package typealias Library = @MainActor (ServicesRequest) throws -> StartedExtension

  package let reporter: any Reporter
  package let files: any FileAccess
  package let library: Library

  package var apps: [HostedApp] { added.apps }
  /// The app that a launch starts.
  package private(set) var app: HostedApp
  package private(set) var launched: LaunchedApp
  package private(set) var record = LaunchRecord()
  package var timeline = Timeline()
  package var settings = Settings()
  /// The app's defects that are switched on.
  package var defects = Defects()
  /// Whether a `repeat` is running and counts growth.
  package var isRepeating = false
  package var recording: Recording?
  /// The files that `record` and `save` wrote, which the session may overwrite.
  var writtenFiles: Set<String> = []
  /// Whether to keep the commands' output for a script with transcripts.
  package var keepsOutput = false
  /// Whether to keep the tree before each step for the following ones, as a script with transcripts
  /// needs: a later `tree` must print the same whether or not output is shown.
  package var keepsChanges = false
  /// The output of the current statement, if it is kept.
  package var printed: [String]?
  /// Receives the transcripts and the actual output instead of comparing them.
  package var onTranscript: ((Statement, [String]) -> Void)?
  /// The step at which a replay stops; nil outside a replay.
  package var replayLimit: Int?
  /// The extension's replayed state right before launch.
  package private(set) var launchSnapshot: Any?
  /// Called at every step, by a replay for example.
  package var afterStep: (@MainActor (Session) -> Void)?
  /// Launches the app again in another process; nil if it is launched again in this one.
  package var relauncher: (any Relauncher)?
  /// The result of the current statement in the previous process.
  package var resumption: SessionImage.Continuation?
  /// Whether the app has ended its process during the session.
  package var appHasEnded = false
  /// Whether a statement has failed in a script that continues after failures.
  package var hasFailed = false
  /// The index of the current statement in its script.
  package var position = 0
  /// The rest of the typed line after the current statement.
  package var restOfLine: [String] = []
  /// The current statement, and the step count at its start.
  package var running: (statement: Statement, start: Int)?

  /// Called before each statement, including those of blocks and included files.
  package var willExecute: (@MainActor (Statement) -> Void)?

  /// Records what each statement does, for a report.
  package var recorder: TraceRecorder?

  /// Explores the app from the end of a script; nil if the program can't explore.
  package var exploring: ExploringHelp?
  /// The file in which `set --save` keeps settings; nil in scripts.
  package var settingsFile: String?

  package var lastLook = LastLook.other
  /// The tutorial's progress; nil outside the tutorial.
  package var tutorial: Tutorial.Progress?

  /// The number of problems that exploring has found.
  package var exploredProblems = 0

  /// Called for every replayed step, to show the progress of a long replay.
  package var replays: (@MainActor (_ step: Int, _ of: Int) -> Void)?

  /// Adds the lines of source that findings' references come from, if the process can read them.
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

  /// What the apps add to the shell; it keeps what their makers keep, for as long as the session.
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
    reports.errors = []
    launched = LaunchedApp(app, defects: defects, in: world)
    start()
  }

  private func start() {
    record.census.heap.begin()
    if launchSnapshot == nil { launchSnapshot = try? added.part?.snapshot() }
    launched.start()
    record.launchFindings = judgeStep(at: nil, on: device)
  }

  /// Launches the app again and forgets all steps.
  package func relaunch(_ app: HostedApp? = nil) {
    if let app { self.app = app }
    timeline.removeAll()
    launchSnapshot = nil
    relauncher?.relaunch(self, then: .moved(from: nil))
    launch()
  }

  /// What screens reported since this was last asked.
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

  /// What the last step changed of the state is told relative to this; nil right after launch.
  package var treeBefore: Tree? { record.treeBefore }

  /// Tells what changed relative to `tree` instead of the step before.
  package func showChanges(since tree: Tree?) {
    record.treeBefore = tree
  }

  /// The number of live coordinators, view controllers and view models.
  package var aliveCount: Int {
    labels.aliveCount + device.instances.aliveCount + monitor.aliveModels
  }
}
