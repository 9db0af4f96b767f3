/// A drawing as SVG.
package enum SVGText {
  /// The beginning of a separate file.
  package static let beginning =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"picture\" role=\"img\""

  /// A separate file, which follows the system's dark appearance.
  package static func document(_ drawing: Drawing) -> String {
    """
    \(beginning) \
    viewBox="0 0 \(drawing.width) \(drawing.height)" width="\(drawing.width)" \
    height="\(drawing.height)"><title>\(HTML(text: drawing.title).markup)</title>
    <style>\(PictureStyle.sheet)</style>
    <rect class="paper" width="100%" height="100%"/>
    \(items(drawing))</svg>

    """
  }

  /// An element of a page that contains the style sheet.
  package static func element(_ drawing: Drawing) -> HTML {
    HTML(
      markup: """
        <svg class="picture" role="img" viewBox="0 0 \(drawing.width) \(drawing.height)" \
        width="\(drawing.width)" height="\(drawing.height)"><title>\
        \(HTML(text: drawing.title).markup)</title>\(items(drawing))</svg>
        """)
  }

  /// The drawing inside another one, with the given width.
  package static func nested(_ drawing: Drawing, x: Int, y: Int, width: Int) -> HTML {
    HTML(
      markup: """
        <svg x="\(x)" y="\(y)" viewBox="0 0 \(drawing.width) \(drawing.height)" \
        width="\(width)" height="\(drawing.height * width / max(drawing.width, 1))" \
        aria-hidden="true">\(items(drawing))</svg>
        """)
  }

  private static func items(_ drawing: Drawing) -> String {
    drawing.items.map { element($0) + "\n" }.joined()
  }

  private static func element(_ item: Drawing.Item) -> String {
    let style = " class=\"\(HTML(text: item.style).markup)\""
    switch item.shape {
    case .box(let x, let y, let width, let height, let radius):
      return "<rect\(style) x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\""
        + (radius > 0 ? " rx=\"\(radius)\"" : "") + "/>"
    case .circle(let x, let y, let radius):
      return "<circle\(style) cx=\"\(x)\" cy=\"\(y)\" r=\"\(radius)\"/>"
    case .path(let path): return "<path\(style) d=\"\(HTML(text: path).markup)\"/>"
    case .text(let x, let y, let text, let anchor):
      let end = anchor == .start ? "" : " text-anchor=\"\(anchor.rawValue)\""
      return "<text\(style) x=\"\(x)\" y=\"\(y)\"\(end)>\(HTML(text: text).markup)</text>"
    }
  }
}
