import Services
import UIKit

/// The campsite app: a map and favourites in two tabs, a coordinator for each.
@MainActor public enum Camplace {
  /// The long-lived services that the app's screens use.
  public struct Environment {
    public let catalogue: Catalogue
    public let favorites: FavoritesStore
    fileprivate let imageSource: any ImageSource
    /// Loads the pictures of the campsites.
    fileprivate(set) var images: ImageLoader
    /// The mistakes that are switched on.
    public var defects = Defects()
    /// Observers that nobody removes.
    let forgottenObservers = ForgottenObservers()
    /// Where a screen reports what it could not do for the user.
    public let report: @MainActor (any Error) -> Void

    /// Without a source of its own it makes its pictures up, on the device's clock.
    @MainActor public init(
      catalogue: Catalogue, favorites: FavoritesStore, images source: (any ImageSource)? = nil,
      report: @escaping @MainActor (any Error) -> Void = { _ in }
    ) {
      self.catalogue = catalogue
      self.favorites = favorites
      imageSource =
        source
        ?? ScriptedImageSource { delay, body in
          HeadlessDevice.current.clock.schedule(after: delay, body)
        }
      images = ImageLoader(from: imageSource)
      self.report = report
    }
  }

  /// The app as a shell hosts it.
  public static func hosted(in environment: Environment) -> HostedApp {
    HostedApp(
      name: "camplace", summary: "campsites on a map, favourites in a second tab",
      document: "Camplace Coordinator Pattern 적용 내용", defects: defects
    ) { defects in
      var environment = environment
      environment.defects = defects
      // No picture of the launch before is at hand, so that each launch goes the same way.
      environment.images = ImageLoader(from: environment.imageSource)
      return SceneDelegate(environment: environment)
    }
  }

  /// Where `observer-never-removed` leaves its observations: as long-lived as the store.
  final class ForgottenObservers {
    var observations: [FavoritesObservation] = []
  }
}
