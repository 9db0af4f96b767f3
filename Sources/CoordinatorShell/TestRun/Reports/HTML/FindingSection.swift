import ShellLanguage

/// The findings of a run, each signature once, with its picture.
package enum FindingSection {
  package static func html(_ run: TestRun, since earlier: EarlierRun?) -> HTML {
    let findings = run.findings
    guard !findings.isEmpty else {
      return """
        <section aria-labelledby="findings"><h2 id="findings">Findings</h2>
        <p class="soft">None that the scripts don't expect.</p></section>
        """
    }
    let ordered = findings.filter { !$0.finding.isKnown } + findings.filter(\.finding.isKnown)
    return """
      <section aria-labelledby="findings">
      <h2 id="findings">Findings <span class="count">\(findings.count)</span></h2>
      \(ordered.map { article($0, in: run, earlier) })
      </section>
      """
  }

  private static func article(
    _ occurrence: TestRun.Occurrence, in run: TestRun, _ earlier: EarlierRun?
  ) -> HTML {
    let finding = occurrence.finding
    let picture = FindingDrawing.drawing(of: finding).map { drawing -> HTML in
      "<figure class=\"scroll\" tabindex=\"0\">\(SVGText.element(drawing))</figure>"
    }
    let steps = run.results.first { $0.script == occurrence.scripts.first }?.steps ?? 0
    let line = LifelineDrawing.drawing(of: finding, steps: steps).map { drawing -> HTML in
      "<figure class=\"scroll\" tabindex=\"0\">\(SVGText.element(drawing))</figure>"
    }
    let sentences = finding.explanation.map { sentence -> HTML in "<p>\(sentence)</p>" }
    let isNew = earlier.map { !$0.has(finding.signature) } ?? false
    return """
      <article class="card finding" id="finding-\(finding.signature)" \
      data-search="\(search(occurrence))">
      <h3><span class="pill \(finding.isKnown ? "skipped" : "found")">\(finding.verdict.rawValue)\
      </span> \(finding.subject)</h3>
      <p class="soft">\(moments(finding)) · <a href="#finding-\(finding.signature)"><code>\
      \(finding.signature)</code></a>\(isNew ? " · new since the earlier run" : "")\
      \(finding.isKnown ? " · known: \(finding.reason ?? "")" : "")</p>
      <div class="pair">
      \(picture ?? "")
      <div class="facts">
      \(sentences)
      \(excerpts(finding))
      \(line ?? "")
      <p class="js tools">
      \(copy("Copy expect", "expect finding \(finding.verdict.rawValue) \(finding.type)"))
      \(copy("Copy signature", finding.signature))
      \(shrink(occurrence).map { copy("Copy shrink command", $0) } ?? "")
      </p>
      <details\(occurrence.scripts.count <= 6 ? HTML(" open") : "")><summary>In \
      \(RunSection.count(occurrence.scripts.count, "script"))</summary><ul class="plain">\
      \(occurrence.scripts.map { link($0, finding, in: run) })</ul></details>
      <details><summary>As the terminal prints it</summary><pre>\
      \(finding.text.joined(separator: "\n"))</pre></details>
      </div></div>
      </article>
      """
  }

  /// The source of the reference to weaken; of every reference if no single one suffices.
  private static func excerpts(_ finding: ReportedFinding) -> [HTML] {
    let links = finding.cut.map { [finding.links[$0.link]] } ?? finding.links
    return links.compactMap(\.code?.excerpt).prefix(3).map { excerpt in
      let name = excerpt.file.split(separator: "/").last.map(String.init) ?? excerpt.file
      let lines = zip(excerpt.first..., excerpt.lines).map { number, text -> HTML in
        "<span class=\"line\(number == excerpt.line ? " here" : "")\"><b>\(number)</b> \(text)</span>"
      }
      return """
        <figure class="source"><figcaption>\(name):\(excerpt.line)</figcaption>\
        <pre tabindex="0">\(lines)</pre></figure>
        """
    }
  }

  private static func copy(_ title: String, _ text: String) -> HTML {
    "<button type=\"button\" data-copy=\"\(text)\">\(title)</button>"
  }

  /// The command that shrinks a script; nil for a session or a command line, which isn't a file.
  private static func shrink(_ occurrence: TestRun.Occurrence) -> String? {
    guard let script = occurrence.scripts.first(where: { $0.hasSuffix(".camsh") }) else {
      return nil
    }
    let quoted = "'" + script.replacingScalars("'", with: "'\\''") + "'"
    return "camsh shrink --signature \(occurrence.finding.signature) \(quoted)"
  }

  private static func link(
    _ script: String, _ finding: ReportedFinding, in run: TestRun
  ) -> HTML {
    let result = run.results.first { $0.script == script }
    let due = result?.findings.first { $0.signature == finding.signature }?.due?.step
    let step = due.map { "/\($0)" } ?? ""
    return "<li><a href=\"#\(Anchor.of(result?.name ?? script))\(step)\">\(script)</a></li>"
  }

  private static func moments(_ finding: ReportedFinding) -> String {
    var parts: [String] = []
    if let made = finding.made { parts.append("made at \(made.words)") }
    if let due = finding.due { parts.append("\(finding.verdict.due) \(due.words)") }
    return parts.isEmpty ? "no step is to blame" : parts.joined(separator: ", ")
  }

  private static func search(_ occurrence: TestRun.Occurrence) -> String {
    let finding = occurrence.finding
    return (occurrence.scripts.prefix(50) + finding.text + finding.notes).joined(separator: " ")
      .lowercased()
  }
}

/// The fragment of an address that names a script.
package enum Anchor {
  /// Percent-encodes every character that requires it there.
  package static func of(_ name: String) -> String {
    var anchor = ""
    for byte in name.utf8 {
      switch Unicode.Scalar(byte) {
      case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~", "/":
        anchor.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        anchor += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return anchor
  }
}
