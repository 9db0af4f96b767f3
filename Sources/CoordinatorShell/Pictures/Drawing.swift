import ShellLanguage

/// A picture as shapes in whole pixels; a style sheet defines their look.
package struct Drawing: Sendable, Equatable {
  package enum Shape: Sendable, Equatable {
    case box(x: Int, y: Int, width: Int, height: Int, radius: Int)
    case circle(x: Int, y: Int, radius: Int)
    /// A path in SVG's notation, made only of this program's own numbers and letters.
    case path(String)
    case text(x: Int, y: Int, String, Anchor)
  }

  package enum Anchor: String, Sendable, Equatable {
    case start, middle, end
  }

  package struct Item: Sendable, Equatable {
    package var shape: Shape
    /// Names of the style sheet, separated by spaces.
    package var style: String
    /// The part of the picture that it belongs to, for highlighting.
    package var part: String?
    /// The text that a click copies.
    package var command: String?
  }

  package var width: Int
  package var height: Int
  /// A description of the picture for readers who can't see it.
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

/// The estimated size of text, by columns, which is the same on every machine.
package enum TextRoom {
  /// The width of `text` in a monospaced font of `size` pixels.
  package static func width(of text: String, size: Int) -> Int {
    (DisplayWidth.of(text) * size * 61 + 99) / 100
  }

  /// The text, truncated with an ellipsis if it is wider than `width` pixels.
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
