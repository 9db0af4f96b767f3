import ShellTestSupport
import Testing

@testable import CoordinatorShellCore
@testable import ShellLanguage

struct HTMLReportTests {
  @Test func `text becomes markup that displays the text`() {
    #expect(
      HTML(text: "a<b> & \"c\" 'd'\u{202e}\u{1b}[0m").markup
        == "a&lt;b&gt; &amp; &quot;c&quot; &#39;d&#39;\\u{202e}\\u{1b}[0m")
    let name = "<i>"
    let html: HTML = "<b>\(name)</b>\(HTML(markup: "<hr>"))\(3)"
    #expect(html.markup == "<b>&lt;i&gt;</b><hr>3")
  }

  @Test func `data can't end an element or reverse text`() {
    #expect(
      ScriptData.quoted("</script>&\u{2028}\u{202e}\"\\\n")
        == "\"\\u003c/script\\u003e\\u0026\\u2028\\u202e\\\"\\\\\\n\"")
  }

  @Test func `equal values are stored once`() {
    var data = ScriptData()
    let first = data.place(of: "a")
    let second = data.place(of: "b")
    #expect([first, second, data.place(of: "a")] == [0, 1, 0])
    #expect(data.table == "[\"a\",\n\"b\"]")
  }

  @Test func `SHA-256 digests match the standard's examples`() {
    #expect(SHA256.base64(of: "") == "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=")
    #expect(SHA256.base64(of: "abc") == "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=")
    #expect(
      SHA256.base64(of: String(repeating: "a", count: 1_000_000))
        == "zcduXJkU+5KBocfihNc+Z/GAmkiklyAOBG05zMcRLNA=")
  }

  @Test func `hostile text adds no element or attribute to the page`() {
    let plain = HTMLReport.text(of: HostileRun.run, toolVersion: "1")
    #expect(plain.components(of: "<script") == 2)
    #expect(plain.components(of: "</script>") == 2)
    #expect(plain.components(of: "<img") == 0)
    #expect(plain.components(of: "onerror=window.stolen=2>") == 0)
    for scalar: Unicode.Scalar in ["\u{202e}", "\u{2028}", "\u{1b}"] {
      #expect(!plain.unicodeScalars.contains(scalar))
    }
  }

  @Test func `the policy allows only the page's own style sheet and script`() throws {
    let page = HTMLReport.text(of: SampleRun.run, toolVersion: "1")
    let style = try #require(page.between("<style>", "</style>"))
    let script = try #require(page.between("<script>", "</script>"))
    let policy = try #require(page.between("Content-Security-Policy\" content=\"", "\""))
    #expect(
      policy
        == "default-src &#39;none&#39;; style-src &#39;sha256-\(SHA256.base64(of: style))&#39;; "
        + "script-src &#39;sha256-\(SHA256.base64(of: script))&#39;; base-uri &#39;none&#39;; "
        + "form-action &#39;none&#39;")
    #expect(!page.contains(" style="))
    #expect(!page.contains("http:") || page.components(of: "http:") == 1)
  }

  @Test func `a page compares its run with an earlier one`() {
    var earlier = SampleRun.run
    earlier.results[0].outcome = .failed
    var old = SampleRun.leak
    old.signature = "0ld0ld00"
    earlier.results[2].findings = [old]
    earlier.results[4].findings = []
    let page = HTMLReport.text(
      of: SampleRun.run, toolVersion: "1", since: EarlierRun(earlier))
    #expect(page.contains("New findings <span class=\"count\">1</span>"))
    #expect(page.contains("<li>leaked IssueListCoordinator 6f1c02ab</li>"))
    #expect(page.contains("Fixed findings <span class=\"count\">1</span>"))
    #expect(page.contains("<li>leaked IssueListCoordinator 0ld0ld00</li>"))
    #expect(
      page.contains(
        "Scripts repaired <span class=\"count\">1</span></h3><ul class=\"plain\"><li>walk.camsh</li>"
      ))
  }

  @Test func `a cycle is drawn with fields and the reference to cut in red`() throws {
    let drawing = try #require(FindingDrawing.drawing(of: SampleRun.leak))
    let texts = drawing.items.compactMap { item -> String? in
      guard case .text(_, _, let text, _) = item.shape else { return nil }
      return "\(text)|\(item.style)"
    }
    #expect(
      texts == [
        "IssueListCoordinator#1|name", "finishDelegate|cuttext",
        "✂ make this weak: frees all 5|cuttext", "made at step 2 (leaks/logout.camsh:5:1)|small",
        "AppCoordinator#1|name", "childCoordinators[0]|",
      ])
    #expect(drawing.items.count { $0.style == "edge cut" } == 1)
    #expect(drawing.items.count { $0.style == "edge" } == 1)
  }

  @Test func `a finding's picture labels the arrow with UIKit's objects`() throws {
    var finding = SampleRun.leak
    finding.links[1].isOfSystem = true
    let drawing = try #require(FindingDrawing.drawing(of: finding))
    let nodes = drawing.items.filter { $0.style == "node" || $0.style == "subject" }
    #expect(nodes.count == 1)
    #expect(
      drawing.items.contains {
        guard case .text(_, _, let text, _) = $0.shape else { return false }
        return text == "AppCoordinator#1.childCoordinators[0]" && $0.style == "small"
      })
  }
}

extension String {
  fileprivate func components(of text: String) -> Int {
    ranges(of: text).count
  }

  fileprivate func between(_ start: String, _ end: String) -> String? {
    guard let first = firstRange(of: start)?.upperBound,
      let last = self[first...].firstRange(of: end)?.lowerBound
    else { return nil }
    return String(self[first..<last])
  }
}
