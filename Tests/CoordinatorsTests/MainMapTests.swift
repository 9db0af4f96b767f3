import CamplaceServices
import CoordinatorKit
import HeadlessUIKit
import Testing

@testable import CamplaceCoordinators

@MainActor struct MainMapTests {
  private let environment = Camplace.Environment(
    catalog: .embedded, favorites: FavoritesStore(at: .memory))

  private func launch() -> Launched { Launched(Camplace.hosted(in: environment)) }

  private func map(_ app: Launched) throws -> Camplace.MapView {
    try #require(app.front.view.subviews.lazy.compactMap { $0 as? Camplace.MapView }.first)
  }

  private func status(_ app: Launched) -> String? { app.device.frontmost?.view.texts.first }

  @Test func `the map shows the service's campsites in its region`() throws {
    let app = launch()
    #expect(status(app) == "45 campsites")
    let map = try map(app)
    #expect(map.annotations.count == 45)
    map.setRegion(
      MapRegion(center: Coordinate(latitude: 37.83, longitude: 128.87), meters: 20_000))
    #expect(status(app) == "Loading…")
    #expect(map.annotations == [])
    app.device.settle()
    let titles = map.annotations.map(\.title)
    #expect(titles.contains("솔향기 캠핑장"))
    #expect(status(app) == "\(titles.count) campsite\(titles.count == 1 ? "" : "s")")
    #expect(titles.count < 45)
    try app.tap("list")
    #expect(app.device.finger.targets.map(\.title) == titles)
  }

  @Test func `a search replaces the map's campsites until its field is empty`() throws {
    let app = launch()
    try app.enter("Search", "솔향기", thenReturn: true)
    #expect(status(app) == "1 campsite")
    #expect(try map(app).annotations.map(\.title) == ["솔향기 캠핑장"])
    try app.enter("Search", "이런 곳은 없다", thenReturn: true)
    #expect(status(app) == "Nothing found for “이런 곳은 없다”")
    try app.enter("Search", "")
    #expect(status(app) == "45 campsites")
  }

  enum Failing: CaseIterable {
    case offline, error, refusesKey, overQuota, malformed

    var condition: ServiceConditions.Condition {
      switch self {
      case .offline: .offline
      case .error: .error(status: 500)
      case .refusesKey: .refusesKey
      case .overQuota: .overQuota
      case .malformed: .malformed
      }
    }

    var words: String {
      switch self {
      case .offline: "GoCamping can't be reached. Check the connection."
      case .error: "GoCamping responded with HTTP status 500. Try again later."
      case .refusesKey: "GoCamping refuses the service key."
      case .overQuota: "The day's requests to GoCamping are used up. Try again tomorrow."
      case .malformed: "GoCamping's answer can't be read. Try again later."
      }
    }
  }

  @Test(arguments: Failing.allCases)
  func `a failure is shown on screen and in an alert, and can be retried`(failing: Failing) throws {
    let app = launch()
    environment.conditions.condition = failing.condition
    try app.enter("Search", "솔향기", thenReturn: true)
    let alert = try #require(app.front as? UIAlertController)
    #expect(alert.message == failing.words)
    try app.tap("retry")
    #expect(try app.front is UIAlertController)
    try app.tap("cancel")
    #expect(status(app) == failing.words)
    try app.enter("Search", "솔향기", thenReturn: true)
    environment.conditions.condition = .fine
    try app.tap("retry")
    #expect(status(app) == "1 campsite")
    #expect(app.device.misuses == [])
  }

  @Test func `a failure during another screen is shown when the map returns`() throws {
    let app = launch()
    environment.conditions.condition = .offline
    try map(app).setRegion(.seoul)
    try app.selectTab(1)
    #expect(app.frontName == "LocationFavoriteViewController")
    try app.selectTab(0)
    #expect(try app.front is UIAlertController)
    #expect(app.device.misuses == [])
  }

  @Test func `a slow service shows loading, an empty one shows no results`() throws {
    let app = launch()
    environment.conditions.condition = .slow(.seconds(3))
    let search = try #require(app.device.finger.inputs.first)
    search.type("솔향기")
    search.pressReturn()
    app.device.advance(by: .seconds(3))
    #expect(status(app) == "Loading…")
    app.device.advance(by: .seconds(1))
    #expect(status(app) == "1 campsite")
    environment.conditions.condition = .empty
    try map(app).setRegion(.seoul)
    try app.enter("Search", "")
    #expect(status(app) == "No campsites here")
  }

  @Test func `a screen cancels its requests when it leaves the hierarchy`() throws {
    let app = launch()
    environment.conditions.condition = .slow(.seconds(3))
    try map(app).setRegion(.seoul)
    let map = WeakObject(try app.front)
    try app.follow("root tabs")
    #expect([map].survivors == [])
    #expect(app.device.isIdle)
  }

  @Test func `refreshing adds changes to the list`() throws {
    let app = launch()
    try app.tap("refresh")
    #expect(status(app) == "45 campsites")
    environment.conditions.condition = .offline
    try app.tap("refresh")
    #expect(try app.front is UIAlertController)
  }

  @Test func `a large catalog loads page by page`() throws {
    let campsites = (1...250).map { number in
      Campsite(
        contentId: "\(number)", name: "Camp \(number)",
        coordinate: Coordinate(latitude: 36, longitude: 127 + Double(number) / 1000))
    }
    let app = Launched(
      Camplace.hosted(
        in: Camplace.Environment(
          catalog: Catalog(campsites), favorites: FavoritesStore(at: .memory))))
    #expect(status(app) == "250 campsites")
    try map(app).setRegion(
      MapRegion(center: Coordinate(latitude: 36, longitude: 127.1), meters: 100_000))
    app.device.advance(by: CatalogService.latency)
    #expect(status(app) == "Loading… 100 so far")
    app.device.advance(by: CatalogService.latency * 2)
    #expect(status(app) == "250 campsites")
  }

  @Test func `a new launch resets the service`() throws {
    _ = launch()
    environment.conditions.condition = .offline
    let app = launch()
    #expect(status(app) == "45 campsites")
  }
}
