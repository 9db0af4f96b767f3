import CamplaceServices
import CoordinatorKit
import HeadlessUIKit
import Testing

@testable import CamplaceCoordinators

/// Properties that hold in every state of an app.
@MainActor struct ReachableScreensTests {
  private nonisolated static let apps = ["camplace", "books", "flow", "campers", "issues"]

  /// Walked once for each app, since all tests go to the same places.
  private static var paths: [String: [[ScreenMove]]] = [:]

  /// Every path of screens that five moves lead to, with the app there.
  private func forEachPlace(
    of name: String, _ body: (Launched) throws -> Void
  ) throws {
    func hosted() -> HostedApp? {
      let environment = Camplace.Environment(
        catalog: .embedded, favorites: FavoritesStore(at: .memory))
      return HostedApp.all(in: environment).first { $0.name == name }
    }
    let screens = ReachableScreens {
      guard let app = hosted() else { preconditionFailure("no app is called \(name)") }
      return Launched(app)
    }
    let paths = Self.paths[name] ?? screens.paths(depth: 5)
    Self.paths[name] = paths
    #expect(paths.count > 10)
    for path in paths {
      let app = try #require(screens.arrive(by: path), "\(path)")
      do { try body(app) } catch { Issue.record(error, "after \(path)") }
    }
  }

  @Test(arguments: apps)
  func `a new launch frees the old tree from any state`(name: String) throws {
    try forEachPlace(of: name) { app in
      let old = try app.everything()
      let place = app.pathOfScreens
      HeadlessRunLoop.main.invalidateAll()
      HeadlessDevice.boot()
      #expect(old.survivors == [], "\(place)")
    }
  }

  @Test(arguments: apps)
  func `disconnecting a scene frees everything from any state`(name: String) throws {
    try forEachPlace(of: name) { app in
      let old = try app.everything()
      let place = app.pathOfScreens
      try app.disconnect()
      #expect(old.survivors == [], "\(place)")
    }
  }

  @Test(arguments: apps)
  func `everything outside the hierarchy is deallocated in any state`(name: String) throws {
    try forEachPlace(of: name) { app in
      let shown = app.device.hierarchy
      let strays = app.device.instances.alive.filter { !shown.contains($0) }
      #expect(strays.map { "\(type(of: $0))" } == [], "\(app.pathOfScreens)")
    }
  }

  @Test func `logout leaves only the scene's coordinator from any state`() throws {
    try forEachPlace(of: "flow") { app in
      guard app.coordinators.contains("TabBarCoordinator") else { return }
      let old = try app.everything().dropFirst()
      let place = app.pathOfScreens
      // The walk also presents from a tab that is not selected.
      app.device.misuses = []
      try app.send("logout")
      #expect(Array(old).survivors == [], "\(place)")
      #expect(app.coordinators == ["SceneCoordinator", "AuthCoordinator"], "\(place)")
      #expect(app.device.misuses == [], "\(place)")
    }
  }

  private nonisolated static let links = [
    ("camplace", "detail/3", "PlaceDetailViewController"),
    ("camplace", "list", "PlaceListViewController"),
    ("camplace", "tabs", "MainMapViewController"),
    ("books", "detail/1", "DetailViewController"),
    ("books", "search?text=w", "BookSearchViewController"),
    ("flow", "article/2", "ArticleViewController"),
    ("flow", "profile", "ProfileViewController"),
    ("campers", "detail/2", "CamperDetailViewController"),
    ("issues", "create?title=x", "IssueCreatorViewController"),
    ("issues", "page", "ContractPageViewController"),
    ("issues", "list", "IssueListViewController"),
  ]

  @Test(arguments: links)
  func `a link is followed from any state`(
    app name: String, link: String, screen: String
  ) throws {
    try forEachPlace(of: name) { app in
      let place = app.pathOfScreens
      let isOut = app.coordinators.contains("AuthCoordinator")
      app.device.misuses = []
      let outcome = try app.open("\(name)://\(link)")
      #expect(outcome == (isOut ? .kept : .followed), "\(place)")
      #expect(app.device.misuses == [], "\(place)")
      if !isOut { #expect(app.frontName == screen, "\(place)") }
    }
  }
}
