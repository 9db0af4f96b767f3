import CoordinatorKit
import Foundation
import HeadlessUIKit
import ShellLanguage

/// A launched app and everything done to it since: the one thing that the shell moves.
///
/// A session holds only what iOS would hold (the device, the scene and its delegate). Whatever else
/// lives, lives by the app's own references.
@MainActor package final class Session {
  /// Starts what the program hosts: the apps, and what they add to the shell.
  package typealias Library = @MainActor (ServicesRequest) throws -> StartedExtension

  package let reporter: any Reporter
  package let files: any FileAccess
  package let library: Library

  package var apps: [HostedApp] { added.apps }
  package private(set) var app: HostedApp
  package private(set) var device: HeadlessDevice
  package private(set) var applicationDelegate: (any UIApplicationDelegate)?
  /// Reads the coordinators of an app that knows nothing of ours; nil for any other app.
  package private(set) var guests: GuestCoordinators?
  /// Of the scene in front.
  package var sceneDelegate: (any UIWindowSceneDelegate)? {
    didSet { hosting = sceneDelegate.flatMap { app.hosting($0) } }
  }
  /// The same as one that says who its coordinator is; the cast is not for every step.
  private var hosting: (any CoordinatorHosting)?
  /// Whether the scene in front says who its coordinator is.
  package var isHosting: Bool { hosting != nil }

  /// The number of steps done since launch.
  package private(set) var stepCount = 0
  /// What the last step changed of the state is told relative to this; nil right after launch.
  package private(set) var treeBefore: Tree?
  private var treeNow: Tree?

  package private(set) var record = LaunchRecord()
  /// The tasks of an app that knows nothing of ours; nil for any other app.
  package var tasks: TaskWatch?
  /// What the script says it expects; such findings do not fail it.
  package var expectedFindings: [ExpectedFinding] = []
  package var timeline = Timeline()
  package var bindings: [String: Binding] = [:]
  package var settings = Settings()
  /// The app's mistakes that are switched on.
  package var defects = Defects()
  /// What the last `repeat` that ended left behind.
  package var lastRepeat: RepeatGrowth?
  /// Whether a `repeat` is under way, which counts what its turns leave.
  package var isRepeating = false
  package var recording: Recording?
  /// The files that `record` and `save` wrote; the session may write those again.
  var writtenFiles: Set<String> = []
  /// Whether what commands print is kept, for a script with transcripts.
  package var keepsOutput = false
  /// Whether the tree before each step is kept for those that come after, as a script with transcripts
  /// needs: what a later `tree` prints may not depend on who looks.
  package var keepsChanges = false
  /// What the statement under way printed, where that is kept.
  package var printed: [String]?
  /// Is given the transcripts and what came instead, in place of comparing them.
  package var onTranscript: ((Statement, [String]) -> Void)?
  /// Where a replay stops; nil while the session goes forward.
  package var replayLimit: Int?
  /// The replayed state of the extension as it was right before launch.
  package private(set) var launchSnapshot: Any?
  /// What was wrong right after launch; told with the first statement.
  package var launchFindings: [Finding] = []
  /// What the last step was found to leave behind.
  package var newFindings: [Finding] = []
  /// Set while transitions stay under way from step to step.
  package var hold: Hold?
  /// The step that was judged last.
  package var moment = Finding.Moment(step: 0, location: nil)
  /// Who watches every step, as a rehearsal does.
  package var afterStep: (@MainActor (Session) -> Void)?
  /// Who starts the app anew in another process; nil where it is launched again in this one.
  package var relauncher: (any Relauncher)?
  /// What became of the statement under way in the process before this one.
  package var resumption: SessionImage.Continuation?
  /// Whether the app has ended its process in the course of the session.
  package var appHasEnded = false
  /// Whether a statement has failed in a script that goes on after that.
  package var hasFailed = false
  /// The place of the statement under way among those of its script.
  package var position = 0
  /// What follows the statement under way on the line that was typed.
  package var restOfLine: [String] = []
  /// The statement under way, and the step count that it started at.
  package var running: (statement: Statement, start: Int)?

  /// Told of every statement before it is done, those of blocks and includes as well.
  package var willExecute: (@MainActor (Statement) -> Void)?

  /// Writes down what every statement does, where that is wanted.
  package var recorder: TraceRecorder?

  /// Explores the app from where a script leads; nil where the program that runs the session cannot.
  package var exploring: ExploringHelp?
  /// Where `set --save` keeps settings; nil in scripts.
  package var settingsFile: String?

  package var lastLook = LastLook.other
  /// Where the tutorial is; nil where none is under way.
  package var tutorial: Tutorial.Progress?

  /// How many problems exploring has found.
  package var exploredProblems = 0

  /// Told of every step that is done once more, so that a long replay can be watched.
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

  /// Launches the app called `name`, with those of its mistakes switched on.
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

  /// What screens reported in the last step, in words.
  package var notices: [String] = []

  /// What the apps add to the shell; it keeps what their makers keep, for as long as the session.
  package let added: StartedExtension
  package let request: ServicesRequest
  /// The verbs and expectations of the language, the added ones included.
  package let commands: CommandTable

  /// Errors of screens, held apart from the session so that the app does not keep it alive.
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
    // In an app with scenes each scene's window shows it, and not the application's.
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

  /// Connects a scene, where the app has scenes.
  package func connectScene() {
    guard let delegate = app.makeSceneDelegate?(defects) else { return }
    sceneDelegate = delegate
    device.application.connect(delegate: delegate)
  }

  /// Starts the app anew and forgets what was done.
  package func relaunch(_ app: HostedApp? = nil) {
    if let app { self.app = app }
    timeline.removeAll()
    launchSnapshot = nil
    relauncher?.relaunch(self, then: .moved(from: nil))
    launch()
  }

  /// Launches again and does `entries` once more, silently; live objects can't be copied.
  ///
  /// Returns whether every statement led to the same tree as the first time.
  package func replay(_ entries: [Timeline.Entry]) throws -> Bool {
    guard let part = added.part else { return launchAgain(entries) }
    let start = try launchSnapshot ?? part.snapshot()
    return try part.rehearse(from: start) { launchAgain(entries) }
  }

  private func launchAgain(_ entries: [Timeline.Entry]) -> Bool {
    // A replay does again what is recorded already.
    let recorder = recorder
    self.recorder = nil
    defer { self.recorder = recorder }
    launch()
    return redo(entries)
  }

  /// Does `entries` again, silently, right after a launch; returns whether the trees are the same.
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

  /// Makes a move, lets everything settle, and judges what is there then.
  ///
  /// `isWatched` keeps the tree from before, so that what changed can be told.
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

  /// What screens reported since this was last asked.
  package func takeReports() -> [any Error] {
    guard !reports.errors.isEmpty else { return [] }
    defer { reports.errors = [] }
    return reports.errors
  }

  // MARK: Reading

  /// The coordinator at the top of the scene in front, or of the app.
  package var rootCoordinator: (any Coordinator)? {
    guard let guests else { return hosting?.rootCoordinator }
    return guests.coordinators(of: sceneDelegate).first ?? guests.top.first
  }

  /// The coordinators at the top that a delegate of the application or of a scene keeps.
  package func topCoordinators(of delegate: AnyObject?) -> [any Coordinator] {
    if let guests { return guests.coordinators(of: delegate) }
    return delegate.flatMap { app.hosting($0) }?.rootCoordinator.map { [$0] } ?? []
  }

  /// The coordinators and screens as they are now.
  package var tree: Tree {
    if let treeNow { return treeNow }
    let tree = readTree()
    treeNow = tree
    return tree
  }

  private func readTree() -> Tree {
    TreeReader.read(device, labels: labels) { topCoordinators(of: $0) }
  }

  /// The tree now, with what the last step changed.
  package var changes: TreeChanges { TreeChanges(from: treeBefore, to: tree) }

  /// Tells what changed relative to `tree` instead of the step before.
  package func showChanges(since tree: Tree?) {
    treeBefore = tree
  }

  /// How many coordinators, view controllers and view models are alive.
  package var aliveCount: Int {
    labels.aliveCount + device.instances.aliveCount + monitor.aliveModels
  }

  /// A number that differs between different trees.
  package var fingerprint: Int {
    var hasher = Hasher()
    if relauncher == nil {
      tree.visit { hasher.combine($0.label) }
    } else {
      // In another process the same type is elsewhere.
      tree.visit { hasher.combine($0.label.text) }
    }
    return hasher.finalize()
  }
}
