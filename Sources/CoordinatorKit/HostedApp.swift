import UIKit

/// An app that a shell can host: its name and how to create its scene delegate.
@MainActor public struct HostedApp {
  /// The name that `--app` and `app` use.
  public let name: String
  /// A one-line summary.
  public let summary: String
  /// The article that describes the app.
  public let document: String
  /// The defects that can be switched on.
  public let defects: [Defect]
  /// Creates the delegate of a new scene.
  ///
  /// From then on, only the app's own references keep objects alive. Nil if the application
  /// delegate creates the window.
  public let makeSceneDelegate: (@MainActor (Defects) -> any UIWindowSceneDelegate)?
  /// Creates the application delegate, or nil if the app doesn't need one.
  public let makeApplicationDelegate: (@MainActor () -> any UIApplicationDelegate)?
  /// The storyboard in the main bundle whose initial view controller becomes the window's root.
  public let mainStoryboard: String?
  /// Identifies coordinators in an app that doesn't use `Coordinator`; nil for other apps.
  public let coordinatorRule: CoordinatorRule?
  /// Whether the app doesn't depend on the shell: nothing but its delegates and classes shows what
  /// it does.
  public var isGuest: Bool { coordinatorRule != nil }
  /// The texts with which the app compares what a user types, as a login does, by the name of the
  /// compared field or variable.
  public let expectedTexts: [String: [String]]
  /// Replaces the app's network; nil if the app's requests can't be intercepted.
  public let network: AppNetwork?

  /// Returns whether a class's instances are coordinators; nil falls back to the class's name and
  /// shape.
  public typealias CoordinatorRule = @MainActor (AnyClass) -> Bool?

  /// Returns the scene delegate as a `CoordinatorHosting`, or nil if it doesn't declare its
  /// coordinators.
  public let hosting: @MainActor (AnyObject) -> (any CoordinatorHosting)?

  /// Creates an app whose scene delegate declares its coordinators and defects.
  ///
  /// `makeSceneDelegate` receives the enabled defects at each launch.
  public init<Delegate: UIWindowSceneDelegate & CoordinatorHosting>(
    name: String, summary: String, document: String = "", defects: [Defect] = [],
    makeSceneDelegate: @escaping @MainActor (Defects) -> Delegate
  ) {
    // Casts to a class: casting to a protocol makes the runtime search the whole program.
    hosting = { $0 as? Delegate }
    self.name = name
    self.summary = summary
    self.document = document
    self.defects = defects
    self.makeSceneDelegate = makeSceneDelegate
    makeApplicationDelegate = nil
    mainStoryboard = nil
    coordinatorRule = nil
    expectedTexts = [:]
    network = nil
  }

  /// Creates an app that doesn't depend on the shell, which launches it through its delegates.
  ///
  /// Pass nil for `makeSceneDelegate` if the application delegate creates the window.
  public init(
    guest name: String, makeSceneDelegate: (@MainActor () -> any UIWindowSceneDelegate)?,
    makeApplicationDelegate: (@MainActor () -> any UIApplicationDelegate)?,
    mainStoryboard: String? = nil, network: AppNetwork? = nil,
    expecting expectedTexts: [String: [String]] = [:],
    coordinators rule: @escaping CoordinatorRule
  ) {
    self.name = name
    summary = "the app that this program hosts"
    document = ""
    defects = []
    if let makeSceneDelegate {
      self.makeSceneDelegate = { _ in makeSceneDelegate() }
    } else {
      self.makeSceneDelegate = nil
    }
    self.makeApplicationDelegate = makeApplicationDelegate
    self.mainStoryboard = mainStoryboard
    hosting = { _ in nil }
    coordinatorRule = rule
    self.expectedTexts = expectedTexts
    self.network = network
  }
}

/// A common mistake, built into an app behind a switch that is off by default.
public struct Defect: Sendable, Hashable {
  /// The defect's name, such as `self-in-binding`.
  public let name: String
  /// A one-line summary of what goes wrong.
  public let summary: String
  /// The steps that expose the defect, such as `push detail, then pop`; empty if launching the app
  /// suffices.
  public let trigger: String

  /// Creates a defect, which an app checks with the subscript of ``Defects``.
  public init(_ name: String, _ summary: String, trigger: String = "") {
    self.name = name
    self.summary = summary
    self.trigger = trigger
  }
}

/// The set of defects that are switched on.
public struct Defects: Sendable, Equatable {
  private var names: Set<String> = []

  /// Creates a set without defects.
  public init() {}

  /// Whether the defect is on.
  public subscript(defect: Defect) -> Bool {
    get { names.contains(defect.name) }
    set {
      if newValue { names.insert(defect.name) } else { names.remove(defect.name) }
    }
  }

  /// Whether no defect is on.
  public var isEmpty: Bool { names.isEmpty }
}

/// A scene delegate whose coordinators the shell can read.
@MainActor public protocol CoordinatorHosting: AnyObject {
  /// The root coordinator; nil before launch, or if nothing retains it.
  var rootCoordinator: (any Coordinator)? { get }
}
