import Services
import UIKit

/// The campsite app: a map and favourites in two tabs, a coordinator for each.
@MainActor public enum Camplace {
  /// The long-lived services that the app's screens use.
  public struct Environment {
    public let catalogue: Catalogue
    public let favorites: FavoritesStore
    /// Where a screen reports what it could not do for the user.
    public let report: @MainActor (any Error) -> Void

    public init(
      catalogue: Catalogue, favorites: FavoritesStore,
      report: @escaping @MainActor (any Error) -> Void = { _ in }
    ) {
      self.catalogue = catalogue
      self.favorites = favorites
      self.report = report
    }
  }

  /// The app as a shell hosts it.
  public static func hosted(in environment: Environment) -> HostedApp {
    HostedApp(name: "camplace", summary: "campsites on a map, favourites in a second tab") {
      _ in
      SceneDelegate(environment: environment)
    }
  }
}
