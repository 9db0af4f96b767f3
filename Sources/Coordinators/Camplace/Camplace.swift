import CamplaceServices
import CoordinatorKit
import UIKit

/// A campsite app with two tabs, map and favorites, and a coordinator for each.
@MainActor public enum Camplace {
  /// The app in the form that a shell hosts.
  public static func hosted(in environment: Environment) -> HostedApp {
    HostedApp(
      name: "camplace", summary: "campsites on a map, favorites in a second tab",
      document: "Camplace Coordinator Pattern 적용 내용", defects: defects
    ) { defects in
      SceneDelegate(environment: environment.forNewScene(with: defects))
    }
  }

  /// Where `observer-never-removed` leaves its observations, which live as long as the store.
  final class ForgottenObservers {
    var observations: [FavoritesObservation] = []
  }
}
