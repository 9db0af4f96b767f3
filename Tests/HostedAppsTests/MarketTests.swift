import CoordinatorKit
import HeadlessUIKit
import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

@MainActor struct MarketTests {
  private func found(_ mistake: MarketMistake) throws -> [String] {
    MarketSetup.mistake = mistake
    defer { MarketSetup.mistake = .none }
    return try discoveries(moves: 800) { MarketSceneDelegate() }
  }

  @Test(arguments: [
    (MarketMistake.routerOwnsScreen, "leaked MarketProductRouter"),
    (.filterInService, "abandoned MarketFilterViewModel"),
    (.presenterInService, "abandoned MarketOrdersPresenter"),
    (.alertCapturesItself, "leaked UIAlertController"),
    (.tabsStay, "abandoned UITabBarController"),
    (.nextKeepsPrevious, "leaked MarketProductViewController"),
    (.rowKeepsList, "leaked MarketListViewController"),
    (.reviewStays, "abandoned MarketReviewCoordinator"),
    (.helpStays, "growing MarketHelpPageViewController"),
  ])
  func `exploring a shop finds the planted mistake`(
    _ mistake: MarketMistake, _ expected: String
  ) throws {
    let found = try found(mistake)
    #expect(found.contains(expected), "found \(found)")
  }

  @Test func `exploring a correct shop finds nothing`() throws {
    #expect(try found(.none) == [])
  }
}

/// What exploring a hosted app finds, in a number of moves or until it finds `last`.
@MainActor func discoveries(
  moves: Int, until last: String? = nil,
  of delegate: @escaping @Sendable @MainActor () -> any UIWindowSceneDelegate
) throws -> [String] {
  let world = ExploredWorld(
    app: "guest", surroundings: .hosting(.scenes(delegate)),
    start: Script(name: "test", statements: []))
  var limits = Explorer.Limits()
  limits.moves = moves
  let explorer = Explorer(limits, send: Explorer.sender(in: world))
  var found: [String] = []
  while !explorer.isDone, !found.contains(where: { $0 == last }) {
    found += try explorer.goOn().map { discovery in
      guard case .finding(let verdict, let type, _) = discovery.kind else { return discovery.title }
      return "\(verdict) \(type)"
    }
  }
  return found
}
