import CoordinatorKit
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import CamplaceCoordinators

private let tree = [
  "AppCoordinator", "TabCoordinator", "BookSearchCoordinator", "BookmarkListCoordinator",
]

@MainActor struct BooksTests {
  @Test func `launch shows the tabs in order, each with a coordinator`() throws {
    let app = Launched(Books.hosted())
    #expect(app.coordinators == tree)
    #expect(app.frontName == "BookSearchViewController")
    let tabs = try app.find(Books.TabCoordinator.self).tabBarController
    #expect(tabs.viewControllers?.map { $0.tabBarItem.title } == ["Search", "Bookmarks"])
    #expect(tabs.viewControllers?.map { $0.tabBarItem.tag } == [0, 1])
  }

  @Test func `every child references its parent`() throws {
    let app = Launched(Books.hosted())
    let search = try app.find(Books.BookSearchCoordinator.self)
    #expect(search.parentCoordinator === (try app.find(Books.TabCoordinator.self)))
    #expect(
      try app.find(Books.TabCoordinator.self).parentCoordinator
        === app.find(Books.AppCoordinator.self))
  }

  @Test func `search matches titles and authors`() throws {
    let app = Launched(Books.hosted())
    let search = try #require(app.front as? Books.BookSearchViewController)
    search.searchBar.enterText("melville")
    #expect(app.device.finger.targets.map(\.title) == ["go to detail", "Moby-Dick"])
    try app.tap("go to detail")
    #expect(try app.front.title == "Moby-Dick")
    try app.back()
    try app.follow("root search", .text("토"))
    #expect(app.device.finger.targets.map(\.title) == ["go to detail", "토지"])
    try app.follow("root search")
    #expect(app.device.finger.targets.count == 6)
  }

  @Test func `the search shows its count, and a page its author and year`() throws {
    let app = Launched(Books.hosted())
    #expect(try app.front.view.texts == ["5 books"])
    try app.enter("Search", "nobody wrote this")
    #expect(try app.front.view.texts == ["No books found"])
    try app.enter("Search", "melville")
    #expect(try app.front.view.texts == ["1 book"])
    try app.tap("Moby-Dick")
    #expect(
      try app.front.view.texts == [
        "Herman Melville", "1851", "A captain, a white whale, and a crew that comes along",
      ])
  }

  @Test func `a bookmark is in the other tab until it is removed`() throws {
    let app = Launched(Books.hosted())
    try app.tap("Walden")
    try app.tap("Bookmark")
    try app.selectTab(1)
    try app.tap("Walden")
    #expect(app.frontName == "DetailViewController")
    try app.tap("Remove bookmark")
    try app.back()
    #expect(app.device.finger.targets.isEmpty)
    #expect(throws: RouteFailure.noItem(of: "bookmark", .number(1), count: 0)) {
      try app.follow("push bookmark", .number(1))
    }
  }

  @Test func `another scene has the same bookmarks, a new launch none`() throws {
    let books = Books.hosted()
    let app = Launched(books)
    try app.follow("push detail", .number(2))
    try app.tap("bookmark")
    app.connect()
    try app.selectTab(1)
    #expect(app.device.finger.targets.map(\.title) == ["Walden"])
    let again = Launched(books)
    try again.selectTab(1)
    #expect(again.device.finger.targets.isEmpty)
  }

  @Test func `bookmarks in a file outlive the session`() throws {
    let folder = TemporaryFolder()
    let file = folder.path("kept/bookmarks.txt")
    for title in ["Walden", "Moby-Dick"] {
      let app = Launched(Books.hosted(bookmarks: Books.Bookmarks(file: file)))
      try app.tap(title)
      try app.tap("bookmark")
    }
    let again = Launched(Books.hosted(bookmarks: Books.Bookmarks(file: file)))
    try again.selectTab(1)
    #expect(again.device.finger.targets.map(\.title) == ["Walden", "Moby-Dick"])
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "Walden\nMoby-Dick\n")
  }

  @Test func `a replay of bookmarks writes once, and a failed one changes nothing`() throws {
    struct Refused: Error {}
    let folder = TemporaryFolder()
    let bookmarks = Books.Bookmarks(file: folder.path("bookmarks.txt"))
    bookmarks.toggle("Walden")
    #expect(throws: Refused.self) {
      try bookmarks.replay(from: []) {
        bookmarks.toggle("토지")
        throw Refused()
      }
    }
    #expect(bookmarks.titles == ["Walden"])
    try bookmarks.replay(from: []) {
      bookmarks.toggle("토지")
      #expect(Books.Bookmarks(file: folder.path("bookmarks.txt")).titles == ["Walden"])
    }
    #expect(Books.Bookmarks(file: folder.path("bookmarks.txt")).titles == ["토지"])
  }

  @Test func `a page is deallocated when the user leaves it`() throws {
    let app = Launched(Books.hosted())
    try app.tap("Walden")
    let page = WeakObject(try app.front)
    try app.swipeBack(cancelled: true)
    #expect([page].survivors != [])
    try app.swipeBack()
    #expect([page].survivors == [])
  }

  @Test func `starting over and disconnecting free everything`() throws {
    let app = Launched(Books.hosted())
    try app.tap("Walden")
    let first = Array(try app.everything().dropFirst())
    try app.follow("root tabs")
    #expect(first.survivors == ["UINavigationController"])
    #expect(app.coordinators == tree)
    let second = try app.everything()
    try app.disconnect()
    #expect(second.survivors == [])
  }

  @Test func `a link is followed from the other tab`() throws {
    let app = Launched(Books.hosted())
    try app.selectTab(1)
    #expect(try app.open("books://detail/2") == .followed)
    #expect(try app.front.title == "Walden")
    #expect(try app.open("books://search?text=토지") == .followed)
    #expect(app.frontName == "BookSearchViewController")
    #expect(app.device.finger.targets.count == 2)
  }
}

@MainActor struct BooksDefectTests {
  @Test func `a screen that retains its coordinator outlives the tabs with its stack`() throws {
    let app = Launched(Books.hosted(), with: Books.strongViewCoordinator)
    let first = Array(try app.everything())
    try app.disconnect()
    #expect(
      first.survivors == [
        "BookSearchCoordinator", "UINavigationController", "BookSearchViewController",
      ])
  }

  @Test func `children that retain their parents keep the whole tree alive`() throws {
    let app = Launched(Books.hosted(), with: Books.strongParent)
    let first = Array(try app.everything())
    try app.disconnect()
    #expect(first.survivors.starts(with: tree))
  }
}
