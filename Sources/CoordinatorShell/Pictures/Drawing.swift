import ShellLanguage

/// A picture as shapes in whole pixels; what each looks like is left to a style sheet.
package struct Drawing: Sendable, Equatable {
  package enum Shape: Sendable, Equatable {
    case box(x: Int, y: Int, width: Int, height: Int, radius: Int)
    case circle(x: Int, y: Int, radius: Int)
    /// A path in SVG's notation, which only numbers and letters of this program's own make up.
    case path(String)
    case text(x: Int, y: Int, String, Anchor)
  }

  package enum Anchor: String, Sendable, Equatable {
    case start, middle, end
  }

  package struct Item: Sendable, Equatable {
    package var shape: Shape
    /// Names of the style sheet, separated by blanks.
    package var style: String
    /// The part of what is drawn that it belongs to, for highlighting.
    package var part: String?
    /// What a click copies.
    package var command: String?
  }

  package var width: Int
  package var height: Int
  /// What the picture shows, for those who can't see it.
  package var title: String
  package var items: [Item] = []

  package init(width: Int, height: Int, title: String) {
    self.width = width
    self.height = height
    self.title = title
  }

  package mutating func add(
    _ shape: Shape, _ style: String, part: String? = nil, command: String? = nil
  ) {
    items.append(Item(shape: shape, style: style, part: part, command: command))
  }
}

/// How much room text takes; an estimate by columns, the same on every machine.
package enum TextRoom {
  /// The width of `text` in a monospaced font of `size` pixels.
  package static func width(of text: String, size: Int) -> Int {
    (DisplayWidth.of(text) * size * 61 + 99) / 100
  }

  /// The text, or its beginning with an ellipsis where it is wider than `width` pixels.
  package static func fit(_ text: String, in width: Int, size: Int) -> String {
    let columns = max(1, width * 100 / (size * 61))
    guard DisplayWidth.of(text) > columns else { return text }
    var fitting = ""
    var taken = 1
    for character in text {
      taken += DisplayWidth.of(character)
      if taken > columns { break }
      fitting.append(character)
    }
    return fitting + "…"
  }
}
