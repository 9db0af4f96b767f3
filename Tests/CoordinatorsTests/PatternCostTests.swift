import CamplaceServices
import CoordinatorKit
import Foundation
import HeadlessUIKit
import Testing

@testable import CamplaceCoordinators

/// What each school costs: the table of docs/pattern.md, counted again.
@MainActor struct PatternCostTests {
  private nonisolated static let root = URL(filePath: #filePath)
    .appending(path: "../../..").standardized

  /// An app, the moves that lead to where its screens can be pushed, and the routes that push one.
  private nonisolated static let apps: [(folder: String, login: Bool, routes: [String])] = [
    ("Camplace", false, ["push detail"]),
    ("Books", false, ["push detail"]),
    ("Flow", true, ["push article", "push profile"]),
    ("Campers", false, ["push detail"]),
    ("Issues", false, ["push page"]),
  ]

  @Test(arguments: apps.indices)
  func `the page's table of costs is up to date`(_ index: Int) throws {
    let app = Self.apps[index]
    let page = try String(contentsOf: Self.root.appending(path: "docs/pattern.md"), encoding: .utf8)
    let row = try row(for: app.folder, objects: objects(app))
    #expect(page.split(separator: "\n").contains { $0 == row }, "\(row)")
  }

  private func row(for folder: String, objects: String) throws -> String {
    let source = try source(of: folder)
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let coordinators = lines.count { $0.contains(/final class \w*Coordinator[: ]/) }
    let screens = lines.count {
      $0.contains(/final class \w+ViewController[: ]/) && !$0.contains(": UITabBarController")
    }
    let ends = lines.count {
      $0.contains("removeChild") || $0.contains("didFinish")
        || $0.contains("childCoordinators.removeAll")
    }
    return "| `\(folder.lowercased())` | \(coordinators) | \(screens) | "
      + "\((lines.count + screens / 2) / screens) | \(objects) | \(ends) |"
  }

  /// All of the app's folder.
  private func source(of folder: String) throws -> String {
    let folder = Self.root.appending(path: "Sources/Coordinators/\(folder)")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()
      .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }.joined()
  }

  /// How many coordinators, screens and view models one more screen makes.
  private func objects(
    _ app: (folder: String, login: Bool, routes: [String])
  ) throws -> String {
    let environment = Camplace.Environment(
      catalog: .embedded, favorites: FavoritesStore(at: .memory))
    let hosted = try #require(
      HostedApp.all(in: environment).first { $0.name == app.folder.lowercased() })
    let launched = Launched(hosted)
    if app.login { try launched.send("login", .text("open sesame")) }
    let counts = try app.routes.map { route in
      let before = try launched.everything().count
      try launched.follow(
        route, route == "push profile" || route == "push page" ? .none : .number(1))
      return String(try launched.everything().count - before)
    }
    return counts.joined(separator: " or ")
  }

  @Test func `every script that the page names exists`() throws {
    let page = try String(contentsOf: Self.root.appending(path: "docs/pattern.md"), encoding: .utf8)
    let names = page.matches(of: /`([a-z-]+\.camsh)`/).map { String($0.output.1) }
    #expect(names.count == 12)
    for name in names {
      let path = Self.root.appending(path: "scripts/navigation/\(name)").path()
      #expect(FileManager.default.fileExists(atPath: path), "\(name)")
    }
  }

  @Test(arguments: apps.indices)
  func `no file of an app is too long`(_ index: Int) throws {
    let folder = Self.root.appending(path: "Sources/Coordinators/\(Self.apps[index].folder)")
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted() {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      #expect(text.count { $0 == "\n" } <= 200, "\(name)")
    }
  }
}
