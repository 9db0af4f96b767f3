import CamplaceServices
import CoordinatorKit
import UIKit

/// The campsite app: a map and favorites in two tabs, a coordinator for each.
@MainActor public enum Camplace {
  /// The app as a shell hosts it.
  public static func hosted(in environment: Environment) -> HostedApp {
    HostedApp(
      name: "camplace", summary: "campsites on a map, favorites in a second tab",
      document: "Camplace Coordinator Pattern 적용 내용", defects: defects
    ) { defects in
      SceneDelegate(environment: environment.forNewScene(with: defects))
    }
  }

  /// Where `observer-never-removed` leaves its observations: as long-lived as the store.
  final class ForgottenObservers {
    var observations: [FavoritesObservation] = []
  }
}
