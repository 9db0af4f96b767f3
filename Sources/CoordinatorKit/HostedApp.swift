import UIKit

/// An app that a shell can host: its name, and how its scene delegate is made.
@MainActor public struct HostedApp {
  /// What `--app` and `app` call it.
  public let name: String
  /// One line about it.
  public let summary: String
  /// The write-up that describes it.
  public let document: String
  /// The mistakes that can be switched on.
  public let defects: [Defect]
  /// Makes the delegate of a new scene; the app's own references decide what lives from there on.
  ///
  /// Nil where the application's delegate makes the window.
  public let makeSceneDelegate: (@MainActor (Defects) -> any UIWindowSceneDelegate)?
  /// Makes the application's delegate, where the app has one that matters.
  public let makeApplicationDelegate: (@MainActor () -> any UIApplicationDelegate)?
  /// The storyboard in the main bundle whose initial screen the window starts with.
  public let mainStoryboard: String?
  /// Tells the coordinators of an app whose classes know nothing of `Coordinator`; nil for any other.
  public let guestRule: CoordinatorRule?

  /// Says of a class whether its objects are coordinators; nil leaves that to its name and shape.
  public typealias CoordinatorRule = @MainActor (AnyClass) -> Bool?

  /// A delegate of the app's scenes as one whose coordinators can be read.
  public let hosting: @MainActor (AnyObject) -> (any CoordinatorHosting)?

  public init<Delegate: UIWindowSceneDelegate & CoordinatorHosting>(
    name: String, summary: String, document: String = "", defects: [Defect] = [],
    makeSceneDelegate: @escaping @MainActor (Defects) -> Delegate
  ) {
    // To a class: a cast to a protocol costs the runtime a search of the whole program.
    hosting = { $0 as? Delegate }
    self.name = name
    self.summary = summary
    self.document = document
    self.defects = defects
    self.makeSceneDelegate = makeSceneDelegate
    makeApplicationDelegate = nil
    mainStoryboard = nil
    guestRule = nil
  }

  /// An app of somebody else, launched by its delegates.
  public init(
    guest name: String, makeSceneDelegate: (@MainActor () -> any UIWindowSceneDelegate)?,
    makeApplicationDelegate: (@MainActor () -> any UIApplicationDelegate)?,
    mainStoryboard: String? = nil,
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
    guestRule = rule
  }
}

/// A mistake that people make, built into an app behind a switch that is off by default.
public struct Defect: Sendable, Hashable {
  /// `self-in-binding`.
  public let name: String
  /// What goes wrong, in one line.
  public let summary: String
  /// What brings it out, as `push detail, then pop`; empty where the launch alone does.
  public let trigger: String

  public init(_ name: String, _ summary: String, trigger: String = "") {
    self.name = name
    self.summary = summary
    self.trigger = trigger
  }
}

/// The defects that are switched on.
public struct Defects: Sendable, Equatable {
  private var names: Set<String> = []

  public init() {}

  /// Whether a defect is on.
  public subscript(defect: Defect) -> Bool {
    get { names.contains(defect.name) }
    set {
      if newValue { names.insert(defect.name) } else { names.remove(defect.name) }
    }
  }

  public var isEmpty: Bool { names.isEmpty }
}

/// A scene delegate whose coordinators can be read.
@MainActor public protocol CoordinatorHosting: AnyObject {
  /// The coordinator at the top; nil before launch, or when nothing keeps it.
  var rootCoordinator: (any Coordinator)? { get }
}
