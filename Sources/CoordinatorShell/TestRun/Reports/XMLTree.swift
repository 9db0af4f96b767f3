import ShellLanguage

/// An element of an XML document.
///
/// Text that XML 1.0 can't represent, and control characters, are written as escapes.
package struct XMLTree {
  package let name: String
  package let attributes: [(name: String, value: String)]
  package var children: [XMLTree] = []
  /// The element's text; its line breaks are kept.
  package var text = ""

  package init(_ name: String, _ attributes: KeyValuePairs<String, String?>) {
    self.name = name
    self.attributes = attributes.compactMap { name, value in value.map { (name, $0) } }
  }

  package var document: String {
    var output = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    write(to: &output, indent: "")
    return output
  }

  private func write(to output: inout String, indent: String) {
    output += "\(indent)<\(name)"
    for attribute in attributes {
      output += " \(attribute.name)=\"\(Self.escaped(attribute.value, keepsLineBreaks: false))\""
    }
    if children.isEmpty, text.isEmpty {
      output += "/>\n"
      return
    }
    output += ">" + Self.escaped(text, keepsLineBreaks: true)
    if !children.isEmpty {
      output += "\n"
      for child in children { child.write(to: &output, indent: indent + "  ") }
      output += indent
    }
    output += "</\(name)>\n"
  }

  private static func escaped(_ text: String, keepsLineBreaks: Bool) -> String {
    var escaped = ""
    escaped.reserveCapacity(text.utf8.count + 16)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n" where keepsLineBreaks: escaped += "\n"
      case "\u{fffe}", "\u{ffff}": escaped += scalar.escape
      default:
        if scalar.steersTerminal {
          escaped += scalar.escape
        } else {
          escaped.unicodeScalars.append(scalar)
        }
      }
    }
    return escaped
  }
}
