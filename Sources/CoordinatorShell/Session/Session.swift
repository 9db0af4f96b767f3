import ClassInstantiation
import CoordinatorKit
import Foundation
import HeadlessUIKit
import ShellLanguage

/// A launched app and everything done to it since.
///
/// A session retains only what iOS would retain: the device, the scene and its delegate. The app's
/// own references keep everything else alive.
@MainActor package final class Session {
  /// Creates what the program hosts: the apps, and what they add to the shell.
  package typealias Library = @MainActor (ServicesRequest) throws -> StartedExtension

  package let reporter: any Reporter
  package let files: any FileAccess
  package let library: Library

  package var apps: [HostedApp] { added.apps }
  package private(set) var app: HostedApp
  package private(set) var device: HeadlessDevice
  package private(set) var applicationDelegate: (any UIApplicationDelegate)?
  /// Finds the coordinators of an app that doesn't use CoordinatorKit; nil for other apps.
  package private(set) var guests: GuestCoordinators?
  /// The delegate of the scene in front.
  package var sceneDelegate: (any UIWindowSceneDelegate)? {
    didSet { hosting = sceneDelegate.flatMap { app.hosting($0) } }
  }
  /// The same delegate, if it names its coordinator; stored, because a cast at every step would be
  /// slow.
  private var hosting: (any CoordinatorHosting)?
  /// Whether the delegate of the scene in front names its coordinator.
  package var isHosting: Bool { hosting != nil }

  /// The number of steps since launch.
  package private(set) var stepCount = 0
  /// The tree that the last step's changes are relative to; nil right after launch.
  package private(set) var treeBefore: Tree?
  private var treeNow: Tree?

  package private(set) var record = LaunchRecord()
  /// The suspended tasks of a hosted app; nil for other apps.
  package var tasks: TaskWatch?
  /// What the script expects; such findings don't fail it.
  package var expectedFindings: [ExpectedFinding] = []
  package var timeline = Timeline()
  package var bindings: [String: Binding] = [:]
  package var settings = Settings()
  /// The app's defects that are switched on.
  package var defects = Defects()
  /// The growth that the last completed `repeat` left.
  package var lastRepeat: RepeatGrowth?
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
  /// The findings right after launch, which are reported with the first statement.
  package var launchFindings: [Finding] = []
  /// The findings of the last step.
  package var newFindings: [Finding] = []
  /// Set during a hold, while transitions stay in progress from step to step.
  package var hold: Hold?
  /// The last step that was judged.
  package var moment = Finding.Moment(step: 0, location: nil)
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
    defects: Defects = Defects()
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
    self.added = added
    self.app = app
    self.defects = defects
    self.reports = report
    device = HeadlessDevice.boot()
    launch()
  }

  /// What screens reported in the last step, as text.
  package var notices: [String] = []

  /// What the apps add to the shell; retains their services for as long as the session.
  package let added: StartedExtension
  package let request: ServicesRequest
  /// The language's commands and expectations, including the added ones.
  package let commands: CommandTable

  /// Errors of screens; a separate object, so that the app doesn't retain the session.
  private final class Reports {
    package var errors: [any Error] = []
  }

  private let reports: Reports

  // MARK: Launching

  private func launch() {
    sceneDelegate = nil
    applicationDelegate = nil
    guests = app.guestRule.map { GuestCoordinators($0) }
    hold = nil
    record = LaunchRecord()
    tasks = guests.map { _ in TaskWatch() }
    expectedFindings = []
    HeadlessRunLoop.main.invalidateAll()
    bindings = [:]
    lastRepeat = nil
    stepCount = 0
    treeBefore = nil
    treeNow = nil
    reports.errors = []
    notices = []
    device = HeadlessDevice.boot()
    record.census.heap.begin()
    // In an app with scenes, each scene's window shows the root view controller.
    let storyboard: (name: String, bundle: Bundle)? = app.mainStoryboard.map { ($0, Bundle.main) }
    if app.makeSceneDelegate == nil { device.application.mainStoryboard = storyboard }
    device.application.makeSceneDelegate = { [app, defects] configuration in
      let named = (configuration.delegateClass as? NSObject.Type).flatMap(Instantiation.make)
      return named as? any UIWindowSceneDelegate ?? app.makeSceneDelegate?(defects)
    }
    if launchSnapshot == nil { launchSnapshot = try? added.part?.snapshot() }
    if let make = app.makeApplicationDelegate {
      let delegate = make()
      applicationDelegate = delegate
      device.application.launch(delegate: delegate)
    }
    device.application.mainStoryboard = storyboard
    connectScene()
    device.settle()
    newFindings = []
    device.application.hasNewFrontScene = false
    launchFindings = judgeStep(at: nil, on: device)
  }

  /// Connects a scene, if the app has scenes.
  package func connectScene() {
    guard let delegate = app.makeSceneDelegate?(defects) else { return }
    sceneDelegate = delegate
    device.application.connect(delegate: delegate)
  }

  /// Launches the app again and forgets all steps.
  package func relaunch(_ app: HostedApp? = nil) {
    if let app { self.app = app }
    timeline.removeAll()
    launchSnapshot = nil
    relauncher?.relaunch(self, then: .moved(from: nil))
    launch()
  }

  /// Launches again and silently replays `entries`, because live objects can't be copied.
  ///
  /// Returns whether every statement led to the same tree as before.
  package func replay(_ entries: [Timeline.Entry]) throws -> Bool {
    guard let part = added.part else { return launchAgain(entries) }
    let start = try launchSnapshot ?? part.snapshot()
    return try part.rehearse(from: start) { launchAgain(entries) }
  }

  private func launchAgain(_ entries: [Timeline.Entry]) -> Bool {
    // A replay repeats what has been recorded already.
    let recorder = recorder
    self.recorder = nil
    defer { self.recorder = recorder }
    launch()
    return redo(entries)
  }

  /// Silently replays `entries` right after a launch; returns whether the trees are the same.
  func redo(_ entries: [Timeline.Entry]) -> Bool {
    expectedFindings = entries.flatMap(\.expected)
    var isSame = true
    let total = entries.reduce(0) { $0 + $1.steps }
    defer {
      replayLimit = nil
      newFindings = []
    }
    for entry in entries {
      replays?(stepCount, total)
      let target = stepCount + entry.steps
      replayLimit = target
      try? execute(entry.statement)
      if stepCount != target || entry.fingerprint != 0 && entry.fingerprint != fingerprint {
        isSame = false
      }
    }
    return isSame
  }

  // MARK: Steps

  /// Makes a move, lets everything settle, and judges the result.
  ///
  /// `isWatched` keeps the tree from before the step, to print the changes.
  package func step(
    isWatched: Bool, at location: SourceLocation, _ move: () throws(StepFailure) -> String?
  ) throws(StepFailure) -> Outcome {
    guard stepCount < settings.stepLimit else { throw .tooManySteps(settings.stepLimit) }
    guard !isInterrupted() else { throw .interrupted }
    treeBefore = isWatched ? tree : nil
    treeNow = nil
    let device = device
    if !device.misuses.isEmpty { device.misuses.removeAll(keepingCapacity: true) }
    device.lifecycle.removeAll()
    HeadlessDevice.turnBegins()
    let note = try move()
    try endTurn(of: device)
    if device.application.hasNewFrontScene { followFrontScene() }
    HeadlessRunLoop.main.fireDueTimers()
    if !device.misuses.isEmpty, let raised = device.misuses.first(where: \.isException) {
      throw .exception(raised)
    }
    stepCount += 1
    let found = judgeStep(at: location, on: device)
    if !newFindings.isEmpty || !found.isEmpty { newFindings = found }
    return .step(note: note)
  }

  /// What screens have reported since the last call.
  package func takeReports() -> [any Error] {
    guard !reports.errors.isEmpty else { return [] }
    defer { reports.errors = [] }
    return reports.errors
  }

  // MARK: Reading

  /// The root coordinator of the scene in front, or of the app.
  package var rootCoordinator: (any Coordinator)? {
    guard let guests else { return hosting?.rootCoordinator }
    return guests.coordinators(of: sceneDelegate).first ?? guests.top.first
  }

  /// The root coordinators that a delegate of the application or of a scene retains.
  package func topCoordinators(of delegate: AnyObject?) -> [any Coordinator] {
    if let guests { return guests.coordinators(of: delegate) }
    return delegate.flatMap { app.hosting($0) }?.rootCoordinator.map { [$0] } ?? []
  }

  /// The current coordinators and screens.
  package var tree: Tree {
    if let treeNow { return treeNow }
    let tree = readTree()
    treeNow = tree
    return tree
  }

  private func readTree() -> Tree {
    TreeReader.read(device, labels: labels) { topCoordinators(of: $0) }
  }

  /// The current tree, with the changes of the last step.
  package var changes: TreeChanges { TreeChanges(from: treeBefore, to: tree) }

  /// Makes changes relative to `tree` instead of the previous step.
  package func showChanges(since tree: Tree?) {
    treeBefore = tree
  }

  /// The number of live coordinators, view controllers and view models.
  package var aliveCount: Int {
    labels.aliveCount + device.instances.aliveCount + monitor.aliveModels
  }

  /// A number that differs between different trees.
  package var fingerprint: Int {
    var hasher = Hasher()
    if relauncher == nil {
      tree.visit { hasher.combine($0.label) }
    } else {
      // In another process, the type has another address.
      tree.visit { hasher.combine($0.label.text) }
    }
    return hasher.finalize()
  }
}
