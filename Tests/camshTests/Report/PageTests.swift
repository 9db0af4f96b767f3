import Foundation
import ShellTestSupport
import TestSupport
import Testing

@testable import CoordinatorShellCore

/// The html report, tested in a browser.
@Suite(.serialized, .enabled(if: Browser.program != nil, "scripts/test installs Chromium"))
struct PageTests {
  /// A page of two scripts, one of which leaks, written by the program itself.
  private let folder = TemporaryFolder()
  private var page: String { "\(folder.path)/page.html" }

  init() throws {
    folder.write(
      "% defect: self-in-binding\npush detail 3\nscreen\npop\ntab favorite\n", to: "leak.camsh")
    folder.write("present list\ntap row 2\nswipe down\n", to: "fine.camsh")
    _ = try CamshRun(
      ["test", "leak.camsh", "fine.camsh", "--report", "html=page.html"], in: folder)
  }

  private static let treeText = "document.getElementById('tree')?.innerText"

  @Test(arguments: [400, 1000, 2000], [false, true])
  func `the page opens without errors, loads nothing else and fits the window`(
    width: Int, isDark: Bool
  ) throws {
    let browser = try Browser()
    for hash in ["", "#leak.camsh/2", "#fine.camsh"] {
      try browser.open(page + hash, width: width, isDark: isDark)
      #expect(try browser.evaluate("innerWidth") == "\(width)")
      let root = "document.documentElement"
      #expect(try browser.evaluate("\(root).scrollWidth <= \(root).clientWidth") == "true")
      #expect(browser.complaints == [])
      #expect(browser.requested == ["file://\(page)"])
      let background = try browser.evaluate("getComputedStyle(document.body).backgroundColor")
      #expect(background == (isDark ? "rgb(14, 14, 16)" : "rgb(251, 251, 253)"))
    }
  }

  @Test func `keys, the slider and the statements move the tree`() throws {
    let browser = try Browser()
    try browser.open(page + "#leak.camsh/0")
    #expect(
      try browser.evaluate("\(Self.treeText).includes('PlaceDetailViewController')") == "false")
    try browser.press("ArrowRight")
    #expect(
      try browser.evaluate("document.querySelector('#tree .m1 b').textContent")
        == "PlaceDetailViewController#1")
    #expect(try browser.evaluate("location.hash") == "#leak.camsh/1")
    try browser.press("End")
    #expect(try browser.evaluate("document.getElementById('now').textContent") == "4 / 4")
    _ = try browser.evaluate(
      """
      (() => { const slider = document.getElementById('slider'); slider.value = 3;
      slider.dispatchEvent(new Event('input')); return 1 })()
      """)
    #expect(
      try browser.evaluate("document.querySelector('#tree .m2 b').textContent")
        == "PlaceDetailViewController#1")
    #expect(
      try browser.evaluate("document.querySelector('#events .warn a').getAttribute('href')")
        == "#finding-30b3fa5f")
    _ = try browser.evaluate("document.querySelectorAll('.statements a')[1].click()")
    #expect(try browser.evaluate("location.hash") == "#leak.camsh/1")
    #expect(
      try browser.evaluate("document.querySelector('.statements [aria-current]').innerText")
        .contains("push detail 3"))
  }

  @Test func `a script opens at the step that leaked`() throws {
    let browser = try Browser()
    try browser.open(page + "#leak.camsh")
    #expect(try browser.evaluate("document.getElementById('now').textContent") == "3 / 4")
  }

  @Test func `a finding shows the source of the reference to weaken`() throws {
    let browser = try Browser()
    try browser.open(page)
    #expect(
      try browser.evaluate("document.querySelector('.source figcaption').textContent")
        .hasPrefix("PlaceDetailViewController.swift:"))
    #expect(
      try browser.evaluate("document.querySelector('.source .here').lastChild.textContent.trim()")
        == "viewModel.onFavoriteChange = { self.showFavorite() }")
    #expect(
      try copied(browser)
        == [
          "expect finding leaked PlaceDetailViewController", "30b3fa5f",
          "camsh shrink --signature 30b3fa5f 'leak.camsh'",
        ].joined(separator: "\n"))
    folder.write("% app: books\n% defect: strong-parent\nscene disconnect\n", to: "parent.camsh")
    _ = try CamshRun(["test", "parent.camsh", "--report", "html=page.html"], in: folder)
    try browser.open(page)
    #expect(
      try browser.evaluate("document.querySelector('.source .here').lastChild.textContent.trim()")
        == "private var strongParentCoordinator: (any Coordinator)?")
  }

  /// What the buttons of the first finding copy.
  private func copied(_ browser: Browser) throws -> String {
    try browser.evaluate(
      """
      [...document.querySelector('.finding').querySelectorAll('button[data-copy]')]
        .map(button => button.dataset.copy).join('\\n')
      """)
  }

  @Test
  func `a saved session shows the source, and no command that needs a script file`()
    throws
  {
    _ = try CamshRun(
      ["-c", "defect self-in-binding on; push detail 3; pop; save \"session.html\""], in: folder)
    let browser = try Browser()
    try browser.open("\(folder.path)/session.html")
    #expect(
      try browser.evaluate("document.querySelector('.source .here').lastChild.textContent.trim()")
        == "viewModel.onFavoriteChange = { self.showFavorite() }")
    #expect(
      try copied(browser) == "expect finding leaked PlaceDetailViewController\n30b3fa5f")
  }

  @Test func `the search shows scripts and findings that contain every word`() throws {
    let browser = try Browser()
    try browser.open(page)
    func shown(_ text: String) throws -> String {
      _ = try browser.evaluate(
        """
        (() => { const search = document.getElementById('search'); search.value = '\(text)';
        search.dispatchEvent(new Event('input')); return 1 })()
        """)
      return try browser.evaluate(
        """
        [...document.querySelectorAll('table.scripts tbody tr:not([hidden]) a, article:not([hidden]) h3')]
          .map(item => item.innerText.trim()).join(', ')
        """)
    }
    #expect(
      try shown("") == "leaked PlaceDetailViewController#1, leak.camsh, fine.camsh")
    #expect(try shown("swipe DOWN") == "fine.camsh")
    #expect(try shown("onfavoritechange") == "leaked PlaceDetailViewController#1")
    #expect(try shown("nothing of the sort") == "")
    #expect(try browser.evaluate("document.getElementById('nothing').hidden") == "false")
  }

  @Test func `a finding shows its cycle as a picture`() throws {
    let browser = try Browser()
    try browser.open(page + "#finding-30b3fa5f")
    let finding = "document.querySelector('#finding-30b3fa5f svg')"
    #expect(
      try browser.evaluate(
        "[...\(finding).querySelectorAll('.name')].map(t => t.textContent).join(' ')")
        == "PlaceDetailViewController#1 PlaceDetailViewModel#1")
    #expect(try browser.evaluate("\(finding).querySelectorAll('path.cut').length") == "1")
    #expect(
      try browser.evaluate("getComputedStyle(\(finding).querySelector('path.cut')).stroke")
        == "rgb(200, 16, 46)")
    #expect(
      try browser.evaluate(
        "document.getElementById('finding-30b3fa5f').getBoundingClientRect().top < 900")
        == "true")
  }

  @Test func `a click on a control copies the statement that touches it`() throws {
    let browser = try Browser()
    try browser.open(page + "#fine.camsh/1")
    #expect(
      try browser.evaluate(
        """
        (() => { const row = document.querySelector('.after [data-command="tap row 2"]');
        row.dispatchEvent(new MouseEvent('click', {bubbles: true}));
        return document.querySelector('.after figcaption').textContent })()
        """) == "copied: tap row 2")
    try browser.press("ArrowRight")
    #expect(
      try browser.evaluate("document.querySelectorAll('.before .touched').length > 0") == "true")
  }

  @Test func `every operable element has an accessible name`() throws {
    let browser = try Browser()
    for hash in ["", "#leak.camsh/2"] {
      try browser.open(page + hash)
      let controls = try browser.accessibleNames().filter {
        ["button", "link", "slider", "searchbox", "textbox"].contains($0.role)
      }
      #expect(controls.count > 5)
      #expect(controls.filter { $0.name.isEmpty }.map(\.role) == [])
    }
  }

  @Test func `Tab reaches the skip link, the header and then the report`() throws {
    let browser = try Browser()
    try browser.open(page)
    var names: [String] = []
    for _ in 0..<5 {
      try browser.press("Tab")
      names.append(
        try browser.evaluate(
          "document.activeElement.id || document.activeElement.innerText.split('\\n')[0]"))
    }
    #expect(
      names == ["Skip to the report", "camsh", "Findings 1", "Scripts 2", "search"])
  }

  @Test func `the page is readable without JavaScript`() throws {
    let browser = try Browser()
    let text = try #require(folder.read("page.html"))
    // A page whose script the policy refuses, as a CI server's own policy may.
    folder.write(
      text.replacing("script-src &#39;sha256-", with: "script-src &#39;sha256-x"), to: "mute.html")
    try browser.open("\(folder.path)/mute.html")
    let shown = try browser.evaluate("document.body.innerText")
    #expect(shown.contains("leaked PlaceDetailViewController#1"))
    #expect(shown.contains("fine.camsh"))
    #expect(try browser.evaluate("document.getElementById('search').offsetParent") == "null")
  }

  @Test func `hostile text is displayed as text`() throws {
    let browser = try Browser()
    folder.write(
      HTMLReport.text(of: HostileRun.run, toolVersion: "1"), to: "hostile.html")
    try browser.open("\(folder.path)/hostile.html")
    #expect(browser.complaints == [])
    #expect(browser.requested == ["file://\(folder.path)/hostile.html"])
    let elements = try browser.evaluate("document.querySelectorAll('img, iframe, body b i').length")
    #expect(elements == "0")
    #expect(try browser.evaluate("document.querySelectorAll('script').length") == "2")
    #expect(try browser.evaluate("window.stolen") == "undefined")
    _ = try browser.evaluate("document.querySelector('table.scripts tbody a').click()")
    #expect(try browser.evaluate("document.querySelector('#tree b').textContent").contains("<img"))
    #expect(try browser.evaluate("document.querySelectorAll('img').length") == "0")
    #expect(browser.complaints == [])
  }
}
