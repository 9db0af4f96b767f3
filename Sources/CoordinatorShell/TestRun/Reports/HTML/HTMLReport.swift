import ShellLanguage

/// A page to look at: the run, its findings as pictures, and every script step by step.
///
/// One file that loads nothing. The run and its findings stand in the markup, for readers without
/// scripts; the page's own script adds search, the steps and the phones.
package enum HTMLReport {
  package static func text(
    of run: TestRun, toolVersion: String, since earlier: EarlierRun? = nil
  ) -> String {
    let style = PictureStyle.sheet + String(decoding: PackageResources.page_css, as: UTF8.self)
    let script = String(decoding: PackageResources.page_js, as: UTF8.self)
    var traces = TracePage()
    for result in run.results { traces.add(result) }
    let policy =
      "default-src 'none'; style-src 'sha256-\(SHA256.base64(of: style))'; "
      + "script-src 'sha256-\(SHA256.base64(of: script))'; base-uri 'none'; form-action 'none'"
    let page: HTML = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="generator" content="camsh \(toolVersion)">
      <title>\(RunSection.title(run))</title>
      <style>\(HTML(markup: style))</style>
      </head>
      <body>
      <a class="skip" href="#main">Skip to the report</a>
      \(RunSection.header(run))
      <main id="main" tabindex="-1">
      <div id="overview">
      \(RunSection.summary(run, since: earlier))
      \(FindingSection.html(run, since: earlier))
      \(ScriptSection.html(run))
      </div>
      <div id="steps" hidden></div>
      </main>
      <div id="said" role="status" aria-live="polite"></div>
      <script type="application/json" id="data">\(HTML(markup: traces.json))</script>
      <script>\(HTML(markup: script))</script>
      </body>
      </html>

      """
    return page.markup
  }
}
