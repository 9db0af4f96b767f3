/// The frame of all pages: one file with its style and script, and a policy that lets it load
/// nothing else.
package struct PageFrame {
  private let toolVersion: String

  package init(toolVersion: String) { self.toolVersion = toolVersion }

  /// `data` is JSON that is safe within a `script` element.
  package func page(title: String, header: HTML, overview: HTML, data: String) -> String {
    let style = PictureStyle.sheet + String(decoding: PackageResources.page_css, as: UTF8.self)
    let script = String(decoding: PackageResources.page_js, as: UTF8.self)
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
      <title>\(title)</title>
      <style>\(HTML(markup: style))</style>
      </head>
      <body>
      <a class="skip" href="#main">Skip to the report</a>
      \(header)
      <main id="main" tabindex="-1">
      <div id="overview">
      \(overview)
      </div>
      <div id="steps" hidden></div>
      </main>
      <div id="said" role="status" aria-live="polite"></div>
      <script type="application/json" id="data">\(HTML(markup: data))</script>
      <script>\(HTML(markup: script))</script>
      </body>
      </html>

      """
    return page.markup
  }
}
