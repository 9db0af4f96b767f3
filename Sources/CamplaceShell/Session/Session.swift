import Coordinators
import HeadlessUIKit
import Services

/// A launched app and everything done to it since: the one thing that the shell moves.
///
/// A session holds only what iOS would hold (the device, the scene and its delegate). Whatever else
/// lives, lives by the app's own references.
@MainActor public final class Session {
  /// Makes the app called `name` with the services that it is to use; nil where there is none.
  public typealias Library = @MainActor (Camplace.Environment) -> [HostedApp]

  public let catalogue: Catalogue
  public let favorites: FavoritesStore
  let reporter: any Reporter
  let files: any FileAccess
  let library: Library

  public var apps: [HostedApp] { installed.apps }
  public private(set) var app: HostedApp
  private(set) var device: HeadlessDevice
  private(set) var applicationDelegate: (any UIApplicationDelegate)?
  /// Reads the coordinators of an app that knows nothing of ours; nil for any other app.
  private(set) var guests: GuestCoordinators?
  /// Of the scene in front.
  var sceneDelegate: (any UIWindowSceneDelegate)? {
    didSet { hosting = sceneDelegate.flatMap { app.hosting($0) } }
  }
  /// The same as one that says who its coordinator is; the cast is not for every step.
  private var hosting: (any CoordinatorHosting)?
  /// Whether the scene in front says who its coordinator is.
  var isHosting: Bool { hosting != nil }

  /// The number of steps done since launch.
  public private(set) var stepCount = 0
  /// What the last step changed of the state is told relative to this; nil right after launch.
  private(set) var treeBefore: Tree?
  private var treeNow: Tree?

  private(set) var record = LaunchRecord()
  /// The tasks of an app that knows nothing of ours; nil for any other app.
  var tasks: TaskWatch?
  /// What the script says it expects; such findings do not fail it.
  var expectedFindings: [ExpectedFinding] = []
  var timeline = Timeline()
  var bindings: [String: Binding] = [:]
  var settings = Settings()
  /// The app's mistakes that are switched on.
  var defects = Defects()
  /// What the last `repeat` that ended left behind.
  var lastRepeat: RepeatGrowth?
  var recording: Recording?
  /// Whether what commands print is kept, for a script with transcripts.
  var keepsOutput = false
  /// What the statement under way printed, where that is kept.
  var printed: [String]?
  /// Is given the transcripts and what came instead, in place of comparing them.
  var onTranscript: ((Statement, [String]) -> Void)?
  /// Where a replay stops; nil while the session goes forward.
  var replayLimit: Int?
  private(set) var launchSnapshot: FavoritesSnapshot?
  /// What was wrong right after launch; told with the first statement.
  var launchFindings: [Finding] = []
  /// What the last step was found to leave behind.
  var newFindings: [Finding] = []
  /// Set while transitions stay under way from step to step.
  var hold: Hold?
  /// The step that was judged last.
  var moment = Finding.Moment(step: 0, location: nil)
  /// Who watches every step, as a rehearsal does.
  var afterStep: (@MainActor (Session) -> Void)?
  /// The statement under way, and the step count that it started at.
  var running: (statement: Statement, start: Int)?

  /// Told of every statement before it is done, those of blocks and includes as well.
  var willExecute: (@MainActor (Statement) -> Void)?

  /// Whether Ctrl-C was pressed; asked before every step.
  public var isInterrupted: @MainActor () -> Bool = { false }

  /// A value or an object that a script named.
  enum Binding {
    case value(Argument)
    case screen(WeakScreen)
  }

  struct WeakScreen {
    weak var viewController: UIViewController?
    let label: ObjectLabel
  }

  /// Launches the app called `name`.
  public init(
    app name: String, library: @escaping Library, catalogue: Catalogue, favorites: FavoritesStore,
    reporter: any Reporter, files: any FileAccess
  ) throws(StepFailure) {
    self.catalogue = catalogue
    self.favorites = favorites
    self.reporter = reporter
    self.files = files
    self.library = library
    let report = Reports()
    let installed = Installed(
      library(
        Camplace.Environment(
          catalogue: catalogue, favorites: favorites, report: { report.errors.append($0) })))
    guard let app = installed.apps.first(where: { $0.name == name }) else {
      throw .unknownApp(name, apps: installed.apps.map(\.name))
    }
    self.installed = installed
    self.app = app
    self.reports = report
    device = HeadlessDevice.boot()
    launch()
  }

  /// What screens reported in the last step, in words.
  var notices: [String] = []

  /// What the makers of the apps keep, which is as long-lived as the session.
  final class Installed {
    let apps: [HostedApp]

    init(_ apps: [HostedApp]) {
      self.apps = apps
    }
  }

  let installed: Installed

  /// Errors of screens, held apart from the session so that the app does not keep it alive.
  private final class Reports {
    var errors: [any Error] = []
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
    device.application.makeSceneDelegate = { [app, defects] configuration in
      let named = (configuration.delegateClass as? NSObject.Type).flatMap(Instantiation.make)
      return named as? any UIWindowSceneDelegate ?? app.makeSceneDelegate?(defects)
    }
    if launchSnapshot == nil { launchSnapshot = try? favorites.snapshot() }
    if let make = app.makeApplicationDelegate {
      let delegate = make()
      applicationDelegate = delegate
      device.application.launch(delegate: delegate)
    }
    connectScene()
    device.settle()
    newFindings = []
    device.application.hasNewFrontScene = false
    launchFindings = judgeStep(at: nil, on: device)
  }

  /// Connects a scene, where the app has scenes.
  func connectScene() {
    guard let delegate = app.makeSceneDelegate?(defects) else { return }
    sceneDelegate = delegate
    device.application.connect(delegate: delegate)
  }

  /// Starts the app anew and forgets what was done.
  func relaunch(_ app: HostedApp? = nil) {
    if let app { self.app = app }
    timeline.removeAll()
    launchSnapshot = nil
    launch()
  }

  /// Launches again and does `entries` once more, silently; live objects can't be copied.
  ///
  /// Returns whether every statement led to the same tree as the first time.
  func replay(_ entries: [Timeline.Entry]) throws -> Bool {
    let snapshot = try launchSnapshot ?? favorites.snapshot()
    return try favorites.rehearse(from: snapshot) {
      launch()
      var isSame = true
      defer {
        replayLimit = nil
        newFindings = []
      }
      for entry in entries {
        let target = stepCount + entry.steps
        replayLimit = target
        try? execute(entry.statement)
        if stepCount != target || entry.fingerprint != 0 && entry.fingerprint != fingerprint {
          isSame = false
        }
      }
      return isSame
    }
  }

  // MARK: Steps

  /// Makes the move of a command, lets everything settle, and judges what is there then.
  ///
  /// `isWatched` keeps the tree from before, so that what changed can be told.
  func step(
    _ command: Command, isWatched: Bool, at location: SourceLocation
  ) throws(StepFailure) -> Outcome {
    guard stepCount < settings.stepLimit else { throw .tooManySteps(settings.stepLimit) }
    guard !isInterrupted() else { throw .interrupted }
    treeBefore = isWatched ? tree : nil
    treeNow = nil
    let device = device
    if !device.misuses.isEmpty { device.misuses.removeAll(keepingCapacity: true) }
    device.lifecycle.removeAll()
    HeadlessDevice.turnBegins()
    let note = try move(command)
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
  func takeReports() -> [any Error] {
    guard !reports.errors.isEmpty else { return [] }
    defer { reports.errors = [] }
    return reports.errors
  }

  // MARK: Reading

  /// The coordinator at the top of the scene in front, or of the app.
  var rootCoordinator: (any Coordinator)? {
    guard let guests else { return hosting?.rootCoordinator }
    return guests.coordinators(of: sceneDelegate).first ?? guests.top.first
  }

  /// The coordinators at the top that a delegate of the application or of a scene keeps.
  func topCoordinators(of delegate: AnyObject?) -> [any Coordinator] {
    if let guests { return guests.coordinators(of: delegate) }
    return delegate.flatMap { app.hosting($0) }?.rootCoordinator.map { [$0] } ?? []
  }

  /// The coordinators and screens as they are now.
  public var tree: Tree {
    if let treeNow { return treeNow }
    let tree = readTree()
    treeNow = tree
    return tree
  }

  private func readTree() -> Tree {
    TreeReader.read(device, labels: labels) { topCoordinators(of: $0) }
  }

  /// The tree now, with what the last step changed.
  public var changes: TreeChanges { TreeChanges(from: treeBefore, to: tree) }

  /// Tells what changed relative to `tree` instead of the step before.
  func showChanges(since tree: Tree) {
    treeBefore = tree
  }

  /// How many coordinators, view controllers and view models are alive.
  public var aliveCount: Int {
    labels.aliveCount + device.instances.aliveCount + monitor.aliveModels
  }

  /// A number that differs between different trees.
  var fingerprint: Int {
    var hasher = Hasher()
    tree.visit { hasher.combine($0.label) }
    return hasher.finalize()
  }
}
