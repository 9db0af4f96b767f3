import Services
import UIKit

/// The campsite app: a map and favourites in two tabs, a coordinator for each.
@MainActor public enum Camplace {
  /// The long-lived services that the app's screens use.
  public struct Environment {
    public let catalogue: Catalogue
    public let favorites: FavoritesStore
    /// The mistakes that are switched on.
    public var defects = Defects()
    /// Observers that nobody removes.
    let forgottenObservers = ForgottenObservers()
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
    HostedApp(
      name: "camplace", summary: "campsites on a map, favourites in a second tab",
      defects: defects
    ) { defects in
      var environment = environment
      environment.defects = defects
      return SceneDelegate(environment: environment)
    }
  }

  /// Where `observer-never-removed` leaves its observations: as long-lived as the store.
  final class ForgottenObservers {
    var observations: [FavoritesObservation] = []
  }
}
