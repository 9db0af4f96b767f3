import ClassInstantiation
import CoordinatorKit
import Foundation
import HeadlessUIKit
import RetainGraph
import ShellLanguage

/// An app that was launched, with the device that it runs on; every launch creates a new one.
///
/// It retains only what iOS would retain. The app's own references keep everything else alive.
@MainActor package final class LaunchedApp {
  private let app: HostedApp
  package let device = HeadlessDevice.boot()
  package let coordinators: any CoordinatorSource
  /// The suspended tasks of a hosted app; nil for other apps.
  package var tasks: TaskWatch?
  package private(set) var applicationDelegate: (any UIApplicationDelegate)?
  /// The delegate of the scene in front.
  package private(set) var sceneDelegate: (any UIWindowSceneDelegate)? {
    didSet { coordinators.follow(sceneDelegate) }
  }
  private let defects: Defects
  private let world: LaunchWorld
  private var responses: LaunchResponses?

  /// Boots a device for the app, with the given defects switched on.
  package init(_ app: HostedApp, defects: Defects, in world: LaunchWorld = LaunchWorld()) {
    self.app = app
    self.defects = defects
    self.world = world
    coordinators = app.coordinatorRule.map(GuestCoordinators.init) ?? HostingDelegates(app)
    tasks = app.isGuest ? TaskWatch() : nil
    device.returnAddresses = CallStack.returnAddresses
    device.completionsAreDropped = { [weak self] in self?.tasks?.note(dropped: $0) }
  }

  /// Does what iOS does from the tap on the app's icon to its first screen.
  package func start() {
    responses = world.begin(app)
    // In an app with scenes, each scene's window shows the root view controller.
    let storyboard: (name: String, bundle: Bundle)? = app.mainStoryboard.map { ($0, Bundle.main) }
    if app.makeSceneDelegate == nil { device.application.mainStoryboard = storyboard }
    device.application.makeSceneDelegate = { [app, defects] configuration in
      let named = (configuration.delegateClass as? NSObject.Type).flatMap(Instantiation.make)
      return named as? any UIWindowSceneDelegate ?? app.makeSceneDelegate?(defects)
    }
    if let make = app.makeApplicationDelegate {
      let delegate = make()
      applicationDelegate = delegate
      device.application.launch(delegate: delegate)
    }
    device.application.mainStoryboard = storyboard
    connectScene()
    device.settle()
    device.application.hasNewFrontScene = false
  }

  /// Responds to requests again after another launch in the same process has done so.
  package func resumeResponses() {
    if let network = app.network { responses?.begin(network) }
  }

  /// What answers requests for which there is no file; nil if the app has no network to replace.
  package var connection: Connection? { responses?.connection }

  /// Whether something else answers requests than at launch.
  var hasOtherConnection: Bool { responses.map { $0.connection != world.connection } ?? false }

  /// Answers the requests that end from now on in another way.
  func connect(to connection: Connection) throws(StepFailure) {
    guard let network = app.network, let responses, world.connection != .server else {
      throw .elsewhere(
        "'network' requires a hosted app whose shell calls main(hosting:network: .urlSession), "
          + "without --network")
    }
    responses.connect(to: connection, network)
  }

  /// The errors that the requests of the last step led to.
  func takeReports(_ files: any FileAccess) -> [any Error] {
    responses?.takeReports(files) ?? []
  }

  /// Connects a scene, where the app has scenes.
  package func connectScene() {
    guard let delegate = app.makeSceneDelegate?(defects) else { return }
    sceneDelegate = delegate
    device.application.connect(delegate: delegate)
  }

  /// Reads the tree from the scene that came to the front, even if the app itself requested it.
  package func followFrontScene() {
    device.application.hasNewFrontScene = false
    sceneDelegate = device.application.frontScene?.delegate as? any UIWindowSceneDelegate
  }

  /// Releases the delegates before the next launch, so that deinitializers run on their own device.
  package func end() {
    sceneDelegate = nil
    applicationDelegate = nil
    HeadlessRunLoop.main.invalidateAll()
  }
}

extension Session {
  package var device: HeadlessDevice { launched.device }
  package var applicationDelegate: (any UIApplicationDelegate)? { launched.applicationDelegate }
  package var sceneDelegate: (any UIWindowSceneDelegate)? { launched.sceneDelegate }

  /// The root coordinator of the scene in front, or of the app.
  package var rootCoordinator: (any Coordinator)? { launched.coordinators.root }

  /// The root coordinators that a delegate of the application or of a scene retains.
  package func topCoordinators(of delegate: AnyObject?) -> [any Coordinator] {
    launched.coordinators.coordinators(of: delegate)
  }
}
