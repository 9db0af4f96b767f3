import UIKit

/// An app that a shell can host: its name, and how its scene delegate is made.
@MainActor public struct HostedApp {
  /// What `--app` and `app` call it.
  public let name: String
  /// One line about it.
  public let summary: String
  /// Makes the delegate of a new scene; the app's own references decide what lives from there on.
  public let makeSceneDelegate: @MainActor () -> any UIWindowSceneDelegate

  public init(
    name: String, summary: String,
    makeSceneDelegate: @escaping @MainActor () -> any UIWindowSceneDelegate
  ) {
    self.name = name
    self.summary = summary
    self.makeSceneDelegate = makeSceneDelegate
  }
}

/// A scene delegate whose coordinators can be read.
@MainActor public protocol CoordinatorHosting: AnyObject {
  /// The coordinator at the top; nil before launch, or when nothing keeps it.
  var rootCoordinator: (any Coordinator)? { get }
}
