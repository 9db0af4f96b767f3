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
  public let makeSceneDelegate: @MainActor (Defects) -> any UIWindowSceneDelegate

  public init(
    name: String, summary: String, document: String = "", defects: [Defect] = [],
    makeSceneDelegate: @escaping @MainActor (Defects) -> any UIWindowSceneDelegate
  ) {
    self.name = name
    self.summary = summary
    self.document = document
    self.defects = defects
    self.makeSceneDelegate = makeSceneDelegate
  }
}

/// A mistake that people make, built into an app behind a switch that is off by default.
public struct Defect: Sendable, Hashable {
  /// `self-in-binding`.
  public let name: String
  /// What goes wrong, in one line.
  public let summary: String

  public init(_ name: String, _ summary: String) {
    self.name = name
    self.summary = summary
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
