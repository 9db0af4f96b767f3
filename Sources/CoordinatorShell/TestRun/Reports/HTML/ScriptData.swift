import ShellLanguage

/// JSON that is safe within a `script` element: it can't end the element, and has no bidirectional
/// characters.
///
/// Every distinct value is written once into a table, and referred to by its index.
package struct ScriptData {
  private var places: [String: Int] = [:]
  /// The table's values as JSON.
  private var values: [String] = []

  package init() {}

  /// The index of a text in the table.
  package mutating func place(of text: String) -> Int {
    place(ofJSON: Self.quoted(text))
  }

  /// The index of a value that is JSON already.
  package mutating func place(ofJSON json: String) -> Int {
    if let place = places[json] { return place }
    places[json] = values.count
    values.append(json)
    return values.count - 1
  }

  package var table: String { "[" + values.joined(separator: ",\n") + "]" }

  /// A text as JSON.
  package static func quoted(_ text: String) -> String {
    // Most texts are names.
    if text.utf8.allSatisfy({ $0.isPlain }) { return "\"\(text)\"" }
    var quoted = "\""
    quoted.reserveCapacity(text.utf8.count + 8)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "<", ">", "&": quoted += scalar.jsonEscape
      case "\n": quoted += "\\n"
      default:
        if scalar.steersTerminal {
          quoted += scalar.jsonEscape
        } else {
          quoted.unicodeScalars.append(scalar)
        }
      }
    }
    return quoted + "\""
  }

  package static func list(_ numbers: some Sequence<Int>) -> String {
    "[" + numbers.map(String.init).joined(separator: ",") + "]"
  }
}

extension UInt8 {
  /// Whether it is a printable character of ASCII that stands for itself everywhere.
  fileprivate var isPlain: Bool {
    switch self {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "&"):
      false
    default: (0x20..<0x7f).contains(self)
    }
  }
}
