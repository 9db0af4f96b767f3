import ShellLanguage

/// Markup that is safe in a page or in SVG.
///
/// `init(text:)` is the only way from text to markup. Interpolation escapes text and not markup, so
/// a page is written as one literal.
package struct HTML: Sendable, Equatable, ExpressibleByStringInterpolation {
  package private(set) var markup: String

  /// Creates markup from text: escapes markup characters, and replaces control and bidirectional
  /// characters by visible escapes.
  package init(text: String) {
    markup = ""
    markup.reserveCapacity(text.utf8.count + 8)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": markup += "&amp;"
      case "<": markup += "&lt;"
      case ">": markup += "&gt;"
      case "\"": markup += "&quot;"
      case "'": markup += "&#39;"
      case "\n": markup += "\n"
      default:
        if scalar.steersTerminal || scalar.value & 0xfffe == 0xfffe {
          markup += scalar.escape
        } else {
          markup.unicodeScalars.append(scalar)
        }
      }
    }
  }

  /// Markup from this program's own source.
  package init(markup: String) {
    self.markup = markup
  }

  package init(stringLiteral value: String) {
    markup = value
  }

  package init(stringInterpolation: StringInterpolation) {
    markup = stringInterpolation.markup
  }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var markup = ""

    package init(literalCapacity: Int, interpolationCount: Int) {
      markup.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    package mutating func appendLiteral(_ literal: String) { markup += literal }
    package mutating func appendInterpolation(_ text: String) { markup += HTML(text: text).markup }
    package mutating func appendInterpolation(_ number: Int) { markup += String(number) }
    package mutating func appendInterpolation(_ html: HTML) { markup += html.markup }
    package mutating func appendInterpolation(_ parts: [HTML]) {
      for part in parts { markup += part.markup }
    }
  }
}
