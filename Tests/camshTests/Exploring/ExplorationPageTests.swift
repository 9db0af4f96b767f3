import Foundation
import ShellTestSupport
import TestSupport
import Testing

@testable import CoordinatorShellCore

/// The page of an exploration, tested in a browser.
@Suite(.serialized, .enabled(if: Browser.program != nil, "scripts/test installs Chromium"))
struct ExplorationPageTests {
  private let folder = TemporaryFolder()
  private var page: String { "\(folder.path)/page.html" }

  init() throws {
    _ = try CamshRun(
      [
        "explore", "--app", "issues", "--defect", "deaf-to-swipe-down", "--moves", "1500",
        "--report", "html=page.html",
      ], in: folder)
  }

  @Test(arguments: [400, 1000, 2000], [false, true])
  func `the page opens without errors, loads nothing else and fits the window`(
    width: Int, isDark: Bool
  ) throws {
    let browser = try Browser()
    try browser.open(page, width: width, isDark: isDark)
    let root = "document.documentElement"
    #expect(try browser.evaluate("\(root).scrollWidth <= \(root).clientWidth") == "true")
    #expect(browser.complaints == [])
    #expect(browser.requested == ["file://\(page)"])
  }

  @Test func `a screen of the map leads to its moves and shows its path`() throws {
    let browser = try Browser()
    try browser.open(page)
    let nodes = "document.querySelectorAll('.map a')"
    #expect(try browser.evaluate("\(nodes).length >= 3") == "true")
    // Each has a phone, a name and somewhere to go.
    #expect(
      try browser.evaluate(
        "[...\(nodes)].every(a => a.querySelector('svg') && a.textContent && document.getElementById(decodeURIComponent(a.getAttribute('href').slice(1))))"
      ) == "true")
    #expect(try browser.evaluate("document.querySelectorAll('.map .onway').length") == "0")
    try browser.open(page + "#screen-IssueCreatorViewController")
    #expect(try browser.evaluate("document.querySelectorAll('.map g.onway').length > 0") == "true")
    #expect(
      try browser.evaluate("document.querySelector('.map a.onway title').textContent")
        .hasPrefix("IssueCreatorViewController"))
  }

  @Test func `the search keeps screens and findings that contain every word`() throws {
    let browser = try Browser()
    try browser.open(page)
    func shown(_ text: String) throws -> String {
      _ = try browser.evaluate(
        """
        (() => { const s = document.getElementById('search'); s.value = '\(text)';
        s.dispatchEvent(new Event('input')); return 1 })()
        """)
      return try browser.evaluate(
        "[...document.querySelectorAll('article[data-search]')].filter(c => !c.hidden).length")
    }
    let all = try shown("")
    #expect(try shown("zzzz") == "0")
    #expect(try shown("issuecreatorcoordinator") != "0")
    #expect(try shown("issuecreatorcoordinator") != all)
    #expect(browser.complaints == [])
  }
}
