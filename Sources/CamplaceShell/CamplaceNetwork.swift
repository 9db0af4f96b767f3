import CamplaceCoordinators
import CamplaceServices
import CoordinatorShell
import HeadlessUIKit

/// The sources of a session's campsites and pictures.
///
/// Invented campsites have invented pictures. Synced ones have the pictures that `camsh sync
/// --pictures` fetched. With `--live`, both come from GoCamping, through `camplace-sync`.
@MainActor struct CamplaceNetwork {
  private(set) var service: (any CampsiteService)?
  private(set) var pictures: (any ImageSource)?
  private(set) var pictureCache: ImageDiskCache?
  private(set) var beginLaunch: @MainActor () -> Void = {}

  /// The responses that this process has received, for all its sessions, so that a replay sends no
  /// request again.
  private static let answers = RecordedAnswers()

  init(_ request: ServicesRequest) {
    let isLive = request.options["live"] != nil
    guard isLive || CatalogChoice(request).isSynced else { return }
    pictureCache = request.dataFolder.map { ImageDiskCache(folder: "\($0)/pictures") }
    let schedule: CatalogService.Schedule = { delay, body in
      HeadlessDevice.current.clock.schedule(after: delay, body)
    }
    guard isLive else {
      pictures = OfflineImageSource(schedule: schedule)
      return
    }
    let endpoint = request.options["base-url"].map { ["--base-url=\($0)"] } ?? []
    let helper: LiveService.Helper = { SyncProgram.output(of: $0 + endpoint) }
    let answers = Self.answers.forAnotherSession()
    service = LiveService(answers: answers, schedule: schedule, helper: helper)
    pictures = LiveImageSource(answers: answers, schedule: schedule, helper: helper)
    beginLaunch = answers.beginLaunch
  }
}
