import CamplaceServices
import CoordinatorKit
import UIKit

extension Camplace {
  /// The long-lived services that the app's screens share.
  public struct Environment {
    public let catalog: Catalog
    public let favorites: FavoritesStore
    /// The campsite service, subject to the conditions.
    let service: any CampsiteService
    /// The simulated conditions between the app and its service; a new launch resets them.
    public let conditions: ServiceConditions
    /// The map's initial region.
    let region: MapRegion
    private let imageSource: any ImageSource
    private let pictures: ImageDiskCache?
    /// Loads the campsites' pictures.
    private(set) var images: ImageLoader
    /// The defects that are switched on.
    public var defects = Defects()
    /// Called when the first scene of a launch is created.
    private let onLaunch: @MainActor () -> Void
    /// Observers that are never removed.
    let forgottenObservers = ForgottenObservers()
    /// Receives messages about failed user actions.
    public let report: @MainActor (any Error) -> Void

    /// Creates an environment.
    ///
    /// By default, it uses the catalog as its service and generates pictures, both on the device's
    /// clock.
    @MainActor public init(
      catalog: Catalog, favorites: FavoritesStore, service: (any CampsiteService)? = nil,
      images source: (any ImageSource)? = nil, pictures: ImageDiskCache? = nil,
      onLaunch: @escaping @MainActor () -> Void = {},
      report: @escaping @MainActor (any Error) -> Void = { _ in }
    ) {
      self.onLaunch = onLaunch
      self.catalog = catalog
      self.favorites = favorites
      let conditions = ServiceConditions()
      self.conditions = conditions
      self.service = ConditionedService(
        service ?? CatalogService(catalog, schedule: Self.schedule), under: conditions,
        schedule: Self.schedule)
      region = service?.reach == nil ? .korea : .seoul
      imageSource = ConditionedImageSource(
        source ?? ScriptedImageSource(schedule: Self.schedule), under: conditions,
        schedule: Self.schedule)
      self.pictures = pictures
      images = ImageLoader(from: imageSource, disk: pictures)
      self.report = report
    }

    private static let schedule: CatalogService.Schedule = { delay, body in
      HeadlessDevice.current.clock.schedule(after: delay, body)
    }

    /// Prepares the environment for a new scene.
    ///
    /// Drops loaded pictures, so that each launch runs the same way. The first scene of a launch
    /// starts with the unmodified service.
    @MainActor func forNewScene(with defects: Defects) -> Environment {
      var environment = self
      environment.defects = defects
      environment.images = ImageLoader(from: imageSource, disk: pictures)
      if HeadlessDevice.current.application.connectedScenes.isEmpty {
        conditions.condition = .fine
        forgottenObservers.observations = []
        onLaunch()
      }
      return environment
    }
  }
}
