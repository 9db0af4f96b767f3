import CamplaceServices
import CoordinatorKit
import UIKit

extension Camplace {
  /// The long-lived services that the app's screens use.
  public struct Environment {
    public let catalogue: Catalogue
    public let favorites: FavoritesStore
    /// Where campsites are asked for, under the conditions.
    let service: any CampsiteService
    /// What stands between the app and its service; a new launch starts with nothing.
    public let conditions: ServiceConditions
    /// What the map shows at first.
    let region: MapRegion
    private let imageSource: any ImageSource
    private let pictures: ImageDiskCache?
    /// Loads the pictures of the campsites.
    private(set) var images: ImageLoader
    /// The mistakes that are switched on.
    public var defects = Defects()
    /// Called when the first scene of a launch is made.
    private let onLaunch: @MainActor () -> Void
    /// Observers that nobody removes.
    let forgottenObservers = ForgottenObservers()
    /// Where a screen reports what it could not do for the user.
    public let report: @MainActor (any Error) -> Void

    /// Without a service of its own it asks the catalog, and without a source of pictures it makes
    /// them up, both on the device's clock.
    @MainActor public init(
      catalogue: Catalogue, favorites: FavoritesStore, service: (any CampsiteService)? = nil,
      images source: (any ImageSource)? = nil, pictures: ImageDiskCache? = nil,
      onLaunch: @escaping @MainActor () -> Void = {},
      report: @escaping @MainActor (any Error) -> Void = { _ in }
    ) {
      self.onLaunch = onLaunch
      self.catalogue = catalogue
      self.favorites = favorites
      let conditions = ServiceConditions()
      self.conditions = conditions
      self.service = ConditionedService(
        service ?? CatalogService(catalogue, schedule: Self.schedule), under: conditions,
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

    /// What a scene is given: no picture of the scene before is at hand, so that each launch goes
    /// the same way, and the first scene of a launch finds the service as it is.
    @MainActor func forNewScene(with defects: Defects) -> Environment {
      var environment = self
      environment.defects = defects
      environment.images = ImageLoader(from: imageSource, disk: pictures)
      if HeadlessDevice.current.application.connectedScenes.isEmpty {
        conditions.condition = .fine
        onLaunch()
      }
      return environment
    }
  }
}
